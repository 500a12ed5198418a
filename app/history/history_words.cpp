#include "app/history/history_words.h"

#include "app/people/seat.h"
#include "app/people/seat_names.h"
#include "app/words/day_words.h"
#include "app/words/fault_words.h"
#include "app/words/level_words.h"
#include "app/words/result_words.h"
#include "app/words/rulebook_words.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace
{

const QString none = QStringLiteral("–");

QString number(int value) { return QLocale().toString(value); }

QString average(int sum, int count) { return count == 0 ? none : QLocale().toString(double(sum) / count, 'f', 1); }

} // namespace

QString HistoryWords::players(const RecordEntry& game)
{
    std::vector<int> seats(game.players.size());
    std::iota(seats.begin(), seats.end(), 0);
    return laterNamesOf(game.players).list(seats);
}

QString HistoryWords::opponents(const std::string& opponents)
{
    if (opponents == onlyPeople)
        return tr("No computer players", "opponents");
    return opponents == mixedLevels ? tr("Different levels", "opponents") : LevelWords::name(opponents);
}

QString HistoryWords::opponents(const RecordEntry& game)
{
    return game.players.empty() ? QString() : opponents(opponentsOf(game.players));
}

QString HistoryWords::date(const QDateTime& when)
{
    return QLocale().toString(when.toLocalTime().date(), QLocale::ShortFormat);
}

QString HistoryWords::when(const RecordEntry& game)
{
    if (!game.lastPlayed.isValid())
        return {};
    const QString last = QLocale().toString(game.lastPlayed.toLocalTime(), QLocale::ShortFormat);
    if (!game.begun.isValid() || game.begun.date() == game.lastPlayed.date())
        return tr("Played %1", "%1: date and time").arg(last);
    return tr("Begun %1, last played %2", "%1: date, %2: date and time").arg(date(game.begun), last);
}

QString HistoryWords::progress(const RecordEntry& game)
{
    if (game.again > 0)
        return tr("The same tiles again: round %1").arg(game.again);
    QStringList parts;
    if (game.day.isValid())
        parts.append(DayWords::title(game.day, game.isRepeat));
    if (game.round > 0 && game.state != RecordEntry::State::finished)
        parts.append(tr("Round %1 of %2").arg(game.round).arg(game.rounds));
    else if (game.round > 0 && parts.isEmpty())
        parts.append(tr("%n round(s)", "of a finished game", game.round));
    return parts.join(QStringLiteral(" · "));
}

QString HistoryWords::standing(const RecordEntry& game)
{
    if (game.totals.empty())
        return {};
    const bool isOver = !game.winners.empty();
    const std::vector<int> first = isOver ? game.winners : ResultWords::lowest(game.totals);
    const int total = game.totals[static_cast<std::size_t>(first.front())];
    if (!isOver)
        return ResultWords::leaders(first, total, laterNamesOf(game.players));
    if (first.size() == 1 && laterNamesOf(game.players).isYou(first.front()))
        return tr("You won with %n point(s).", "", total);
    const QString names = laterNamesOf(game.players).list(first);
    const QString points = tr("%n point(s)", "", total);
    return first.size() == 1 ? tr("%1 won with %2.", "%1: who, %2: points").arg(names, points)
                             : tr("%1 won together, with %2.", "%1: names, %2: points").arg(names, points);
}

QString HistoryWords::fault(const RecordEntry& game)
{
    switch (game.state) {
    case RecordEntry::State::damaged:
        return tr("Line %1: %2", "%1: number, %2: a sentence")
            .arg(QString::number(game.fault.line), FaultWords::sentence(game.fault));
    case RecordEntry::State::unreadable:
        return tr("This file cannot be read: %1", "%1: why").arg(FaultWords::ofFile(game.obstacle));
    case RecordEntry::State::inProgress:
    case RecordEntry::State::finished: break;
    }
    return {};
}

QString HistoryWords::state(const RecordEntry& game, bool isOnTable)
{
    if (isOnTable)
        return tr("On the table", "state of a game");
    if (game.isInUse)
        return tr("In another window", "state of a game");
    switch (game.state) {
    case RecordEntry::State::inProgress:
        return game.isGivenUp ? tr("Given up", "state of a game") : tr("In progress", "state of a game");
    case RecordEntry::State::finished: return tr("Finished", "state of a game");
    case RecordEntry::State::damaged:
    case RecordEntry::State::unreadable: return tr("Damaged", "state of a game");
    }
    return {};
}

QString HistoryWords::rules(const RulesKey& rules)
{
    const QString name = RulebookWords::rulebookName(rules.rulebook);
    return rules.hasOwnRules ? tr("%1, changed", "%1: a rulebook in which options were changed").arg(name) : name;
}

QString HistoryWords::player(const QString& name)
{
    return name.isEmpty() ? tr("You", "a player without a name") : name;
}

QString HistoryWords::allGames(int games) { return tr("All games (%n)", "games", games); }

QString HistoryWords::kind(GameKind kind, int games)
{
    switch (kind) {
    case GameKind::straight: return tr("Played straight through (%n)", "games", games);
    case GameKind::withUndo: return tr("With something taken back (%n)", "games", games);
    case GameKind::seatHanded: return tr("With a seat handed over (%n)", "games", games);
    }
    return {};
}

std::vector<FigureRow> HistoryWords::figures(const Figures& figures)
{
    return {{tr("Games begun"), number(figures.begun)},
            {tr("Finished", "figure: games"), number(figures.finished)},
            won(figures),
            {tr("Average place"), average(figures.ranks, figures.finished), tr("in finished games")},
            {tr("Points per round"), average(figures.points, figures.rounds),
             tr("on average over %n round(s)", "", figures.rounds)},
            {tr("Gone out"), number(figures.wentOut), tr("of %n round(s)", "", figures.rounds)},
            bestRound(figures),
            bestGame(figures),
            {tr("Longest train"), figures.longestTrain == 0 ? none : tr("%n tile(s)", "", figures.longestTrain)},
            {tr("Hints used"), number(figures.hints)},
            {tr("Won in a row"), number(figures.streak), tr("best: %1").arg(number(figures.longestStreak))}};
}

std::vector<BestRoundRow> HistoryWords::bestRounds(const Figures& figures)
{
    std::vector<BestRoundRow> rows;
    for (const PlayedRound& round : figures.bestRounds)
        rows.push_back({round.points, round.opponents, round.othersPoints, rules(round.rules), date(round.when)});
    return rows;
}

FigureRow HistoryWords::won(const Figures& figures)
{
    if (figures.begun == 0)
        return {tr("Won"), number(0)};
    const QString share = QLocale().toString(100 * figures.won / figures.begun);
    const QString detail =
        figures.jointly == 0
            ? tr("%1% of the games begun").arg(share)
            : tr("%1% of the games begun; %2 together with others").arg(share, number(figures.jointly));
    return {tr("Won"), number(figures.won), detail};
}

FigureRow HistoryWords::bestRound(const Figures& figures)
{
    if (figures.bestRounds.empty())
        return {tr("Best round"), none};
    const PlayedRound& best = figures.bestRounds.front();
    return {tr("Best round"), tr("%n point(s)", "", best.points), tr("against %n player(s)", "", best.opponents)};
}

FigureRow HistoryWords::bestGame(const Figures& figures)
{
    if (!figures.bestGame)
        return {tr("Best game"), none};
    return {tr("Best game"), tr("%n point(s)", "", figures.bestGame->points),
            tr("in %n round(s), finished %1", "", figures.bestGame->rounds).arg(date(figures.bestGame->when))};
}

#include "moc_history_words.cpp"
