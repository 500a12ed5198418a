#include "app/replay/fairness.h"

#include "app/people/seat_names.h"
#include "app/replay/fairness_words.h"
#include "engine/record/notation.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>

namespace
{

QString verdictOn(const DealRow& deal)
{
    if (deal.fingerprint.isEmpty())
        return FairnessWords::withoutFingerprint();
    return deal.deck.isEmpty() ? FairnessWords::running() : FairnessWords::verified();
}

// What of a round that is running may be shown; of a finished one, everything.
DealRow rowOf(const mt::RoundLine& deal, bool isRunning)
{
    DealRow row{.round = deal.deal.round, .fingerprint = FairnessWords::groups(QString::fromStdString(deal.commit))};
    if (!isRunning) {
        row.salt = QString::fromStdString(deal.salt);
        QStringList tiles;
        for (const mt::Tile tile : deal.deal.deck)
            tiles.append(QString::fromStdString(mt::tileText(tile)));
        row.deck = tiles.join(QLatin1Char(' '));
    }
    row.verdict = verdictOn(row);
    return row;
}

} // namespace

Fairness::Fairness(const GameSession& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&reader_, &Background::busyChanged, this, &Fairness::busyChanged);
}

void Fairness::look()
{
    show(nullptr, {});
    reader_.stop();
    const QString path = session_.recordPath();
    if (path.isEmpty())
        return;
    reader_.run([this, path](mt::StopToken stop) -> Background::Answer {
        const auto read = readPlayedRecord(path, stop);
        const auto* game = std::get_if<SharedGame>(&read);
        if (game == nullptr)
            return [] {};
        return [this, game = *game, luck = mt::luckOf(**game, stop)] { show(game, luck); };
    });
}

// Until the record has been read, and where there is none: the running round alone.
void Fairness::show(const SharedGame& game, std::vector<mt::Luck> luck)
{
    std::vector<DealRow> rows;
    if (session_.isActive() && session_.game().inRound)
        rows.push_back(rowOf(session_.deal(), true));
    const bool hasRounds = game && !game->rounds.empty();
    if (hasRounds)
        for (auto round = game->rounds.rbegin(); round != game->rounds.rend(); ++round)
            rows.push_back(rowOf(round->deal, false));
    deals_.setRows(std::move(rows));
    rounds_ = hasRounds ? static_cast<int>(game->rounds.size()) : 0;
    facts_ = hasRounds ? std::move(luck) : std::vector<mt::Luck>();
    showLuck();
    emit changed();
}

void Fairness::showLuck()
{
    const SeatNames names(session_.seatNames(), session_.onlyHuman());
    std::vector<LuckRow> rows;
    for (const mt::Luck& luck : facts_)
        rows.push_back({names.name(static_cast<int>(rows.size())), QString::number(luck.drawn),
                        FairnessWords::share(luck.fitted, luck.drawn), QString::number(luck.doublesDealt),
                        QString::number(luck.doublesDrawn),
                        QLocale().toString(static_cast<double>(luck.pipsDealt) / rounds_, 'f', 1)});
    luck_.setRows(std::move(rows));
}

QString Fairness::promise() const
{
    const bool isAgain = session_.isActive() && session_.again();
    if (session_.isActive() && session_.day())
        return FairnessWords::dealOfDay(session_.isRepeat());
    return isAgain ? FairnessWords::sameTilesAgain(session_.again()->round) : FairnessWords::promise();
}

QString Fairness::computerSeats() const
{
    return FairnessWords::computerSeats(session_.isActive() && session_.game().rules.options.openHands);
}

QString Fairness::openFile() const { return FairnessWords::openFile(); }

QString Fairness::whatItShows() const
{
    if (session_.isActive() && session_.day())
        return FairnessWords::fingerprintOfDay();
    return session_.isActive() && session_.again() ? FairnessWords::fingerprintOfBefore()
                                                   : FairnessWords::whatItShows();
}

QString Fairness::howToCheck() const { return FairnessWords::howToCheck(); }

QString Fairness::howToCompare() const { return FairnessWords::howToCompare(); }

QString Fairness::aboutLuck() const
{
    return facts_.empty() ? FairnessWords::noRoundYet() : FairnessWords::aboutLuck(facts_);
}

// In quotes that any shell of Linux understands, whatever the path.
QString Fairness::command() const
{
    QString path = QDir::toNativeSeparators(session_.recordPath());
    if (path.isEmpty())
        return {};
    path.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QStringLiteral("mexican-train-cli check '%1'").arg(path);
}

void Fairness::copyCommand() const { QGuiApplication::clipboard()->setText(command()); }

void Fairness::retranslate()
{
    std::vector<DealRow> deals = deals_.rows();
    for (DealRow& deal : deals)
        deal.verdict = verdictOn(deal);
    deals_.setRows(std::move(deals));
    showLuck();
    emit changed();
}

#include "moc_fairness.cpp"
