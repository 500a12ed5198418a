#include "app/history/awards_model.h"

#include "app/history/award_words.h"
#include "app/history/history_words.h"
#include "app/people/player_name.h"
#include "app/play/game_controller.h"

#include <QFileInfo>

#include <algorithm>

AwardsModel::AwardsModel(Archive& archive, const GameController& game, QObject* parent)
    : QObject(parent), game_(game), watch_(archive)
{
    connect(&watch_, &ArchiveWatch::started, this, [this] {
        read_.clear();
        heard_ = total_ = 0;
        emit progressChanged();
    });
    connect(&watch_, &ArchiveWatch::entriesRead, this, [this](const std::vector<RecordEntry>& entries, int total) {
        std::ranges::copy_if(entries, std::back_inserter(read_),
                             [](const RecordEntry& entry) { return !entry.feats.rounds.empty(); });
        heard_ = std::min(heard_ + static_cast<int>(entries.size()), total);
        total_ = total;
        emit progressChanged();
    });
    connect(&watch_, &ArchiveWatch::finished, this, &AwardsModel::take);
    connect(&game_, &GameController::roundEndedChanged, this, &AwardsModel::followGame);
    connect(&game_, &GameController::gameChanged, this, &AwardsModel::followGame);
    show();
}

QStringList AwardsModel::players() const
{
    QStringList players;
    for (const QString& name : book_.players())
        players.append(HistoryWords::player(name));
    return players;
}

void AwardsModel::setPlayer(int row)
{
    if (row < 0 || row >= book_.players().size())
        return;
    player_ = book_.players()[row];
    show();
}

QString AwardsModel::standing() const
{
    const auto isEarned = [](const auto& feat) { return feat.has_value(); };
    return AwardWords::standing(static_cast<int>(std::ranges::count_if(awardFeats_, isEarned)),
                                static_cast<int>(awardFeats_.size()));
}

QString AwardsModel::progress() const
{
    return reading() && total_ > 0 ? AwardWords::progress(heard_, total_) : QString();
}

void AwardsModel::refresh()
{
    isLookedAt_ = true;
    watch_.begin();
}

void AwardsModel::leave()
{
    isLookedAt_ = false;
    if (hasEnded_ && reading())
        return;
    watch_.end();
    emit progressChanged();
}

// The same tiles again earn nothing, what is kept nowhere is in no record, and computer players have no awards.
void AwardsModel::followGame()
{
    const GameSession& session = game_.session();
    const bool hasPeople =
        std::ranges::any_of(session.seats(), [](const Seat& seat) { return seat.isHuman || seat.isAway; });
    hasEnded_ = game_.roundEnded() && hasPeople && !session.isPlayedBefore() && !session.recordPath().isEmpty();
    if (hasEnded_)
        watch_.begin();
    showNews();
}

void AwardsModel::take()
{
    book_ = FeatBook(std::exchange(read_, {}));
    if (!book_.players().contains(player_))
        player_ = book_.players().value(0);
    show();
    showNews();
    if (!isLookedAt_)
        watch_.end();
    emit progressChanged();
}

void AwardsModel::show()
{
    const std::map<std::string, Feat> awards = book_.awards(player_);
    const std::map<std::string, Feat> bests = book_.bests(player_);
    const auto find = [](const auto& feats, std::string_view id) {
        const auto found = feats.find(std::string(id));
        return found == feats.end() ? std::nullopt : std::optional(found->second);
    };
    std::vector<AwardRow> awardRows;
    awardFeats_.clear();
    // What is earned stands first.
    for (const bool isEarned : {true, false})
        for (const Award& award : Awards::all()) {
            const std::optional<Feat> feat = find(awards, award.id);
            if (feat.has_value() != isEarned)
                continue;
            awardFeats_.push_back(feat);
            awardRows.push_back(AwardWords::row(award, feat));
        }
    std::vector<BestRow> bestRows;
    bestFeats_.clear();
    for (const Best& best : Bests::all()) {
        bestFeats_.push_back(find(bests, best.id));
        bestRows.push_back(AwardWords::row(best, bestFeats_.back()));
    }
    awards_.setRows(std::move(awardRows));
    bests_.setRows(std::move(bestRows));
    emit changed();
}

void AwardsModel::showNews()
{
    QStringList lines;
    const GameSession& session = game_.session();
    const QString path = QFileInfo(session.recordPath()).absoluteFilePath();
    for (const Seat& seat : session.seats()) {
        if (!seat.isHuman || !hasEnded_ || reading())
            continue;
        const QString player = PlayerName::shown(seat.name);
        const FeatBook::News news = book_.news(player, path, session.table().round);
        lines.append(AwardWords::news(news, book_, player, session.humans() > 1));
    }
    lines.removeAll(QString());
    const QString news = lines.join(QLatin1Char('\n'));
    if (std::exchange(news_, news) != news)
        emit newsChanged();
}

void AwardsModel::retranslate()
{
    show();
    showNews();
    emit progressChanged();
}

QString AwardsModel::pathAt(const Feats& feats, int row)
{
    const auto at = static_cast<std::size_t>(row);
    return at < feats.size() && feats[at] ? feats[at]->path : QString();
}

int AwardsModel::roundAt(const Feats& feats, int row)
{
    const auto at = static_cast<std::size_t>(row);
    return at < feats.size() && feats[at] ? feats[at]->round : 0;
}

#include "moc_awards_model.cpp"
