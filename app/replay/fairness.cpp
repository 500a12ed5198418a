#include "app/replay/fairness.h"

#include "app/replay/fairness_words.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

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
    std::vector<DealModel::Row> rows;
    if (session_.isActive() && session_.game().inRound)
        rows.push_back(DealModel::running(session_.deal()));
    const bool hasRounds = game && !game->rounds.empty();
    if (hasRounds)
        for (auto round = game->rounds.rbegin(); round != game->rounds.rend(); ++round)
            rows.push_back(DealModel::finished(round->deal));
    deals_.show(std::move(rows));
    luck_.show(hasRounds ? std::move(luck) : std::vector<mt::Luck>(),
               hasRounds ? static_cast<int>(game->rounds.size()) : 0, {session_.seatNames(), -1});
    emit changed();
}

QString Fairness::promise() const { return FairnessWords::promise(); }

QString Fairness::computerSeats() const
{
    return FairnessWords::computerSeats(session_.isActive() && session_.game().rules.options.openHands);
}

QString Fairness::howToCheck() const { return FairnessWords::howToCheck(); }

QString Fairness::aboutLuck() const
{
    return luck_.count() > 0 ? FairnessWords::aboutLuck(luck_.luck()) : FairnessWords::noRoundYet();
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
    deals_.retranslate();
    luck_.retranslate();
    emit changed();
}
