#include "app/history/game_summary.h"

#include "app/history/game_counter.h"
#include "app/words/day_words.h"

#include <algorithm>

namespace
{

void take(GameSummary& summary, const mt::Replay& replay)
{
    if (replay.next() == mt::Replay::Next::header)
        return;
    const mt::Game& game = replay.game();
    summary.rulebook = game.rules.rulebook;
    summary.players = replay.players();
    summary.again = replay.header().again ? replay.header().again->round : 0;
    if (const auto day = mt::dayOf(replay.header()))
        summary.day = DayWords::dateOf(*day);
    summary.isRepeat = replay.header().isRepeat;
    summary.program = replay.header().program;
    summary.rounds = game.rules.options.rounds;
    summary.round = static_cast<int>(game.scores.size()) + (game.inRound ? 1 : 0);
    if (!game.scores.empty())
        summary.totals = mt::totals(game);
    if (replay.next() == mt::Replay::Next::nothing || mt::isOver(game))
        summary.winners = mt::resultOf(game).winners;
}

} // namespace

// Our own records are called after the moment when they were begun.
QDateTime begunBy(const QFileInfo& file)
{
    const QString format = QStringLiteral("yyyy-MM-dd-HHmmss");
    const QDateTime named = QDateTime::fromString(file.fileName().left(format.size()), format);
    if (sensible(named).isValid())
        return named;
    const QDateTime born = sensible(file.birthTime());
    return born.isValid() ? born : sensible(file.lastModified());
}

QDateTime sensible(const QDateTime& moment)
{
    constexpr int firstYear = 2000;
    // The clocks of two computers may be apart, and so may their zones.
    const bool isPast = moment.isValid() && moment <= QDateTime::currentDateTime().addDays(1);
    return isPast && moment.date().year() >= firstYear ? moment : QDateTime();
}

GameSummary readSummary(const QFileInfo& file, const mt::StopToken& stop)
{
    GameSummary summary{
        .path = file.absoluteFilePath(), .begun = begunBy(file), .lastPlayed = sensible(file.lastModified())};
    mt::FileStream in(file.filesystemFilePath(), mt::maxRecordBytes);
    if (const auto& problem = in.problem()) {
        summary.state = GameSummary::State::unreadable;
        summary.obstacle = *problem;
        return summary;
    }
    mt::RecordReader reader(in);
    while (!stop.stopRequested() && reader.next()) {
        ++summary.lines;
        if (const auto* round = std::get_if<mt::RoundLine>(&reader.line());
            round && round->deal.round == 1 && !reader.replay().header().isPlayedBefore())
            summary.game = GameCounter::identityOf(*round);
        summary.takenBack = summary.takenBack || std::holds_alternative<mt::UndoLine>(reader.line());
        summary.seatHanded = summary.seatHanded || std::holds_alternative<mt::SeatNowLine>(reader.line()) ||
                             std::holds_alternative<mt::TakenOverLine>(reader.line());
    }
    take(summary, reader.replay());
    if (reader.fault())
        summary.fault = *reader.fault();
    else
        summary.state = summary.winners.empty() ? GameSummary::State::inProgress : GameSummary::State::finished;
    return summary;
}
