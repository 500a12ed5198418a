#include "app/history/game_summary.h"

#include "app/history/game_counter.h"

#include <QFile>

#include <algorithm>
#include <fstream>

namespace
{

// Our own records are called after the moment when they were begun.
QDateTime begunBy(const QFileInfo& file)
{
    const QString format = QStringLiteral("yyyy-MM-dd-HHmmss");
    const QDateTime named = QDateTime::fromString(file.fileName().left(format.size()), format);
    if (named.isValid())
        return named;
    const QDateTime born = file.birthTime();
    return born.isValid() ? born : file.lastModified();
}

void take(GameSummary& summary, const mt::Replay& replay)
{
    if (replay.next() == mt::Replay::Next::header)
        return;
    const mt::Game& game = replay.game();
    summary.rulebook = game.rules.rulebook;
    summary.players = replay.players();
    summary.rounds = game.rules.options.rounds;
    summary.round = static_cast<int>(game.scores.size()) + (game.inRound ? 1 : 0);
    if (!game.scores.empty())
        summary.totals = mt::totals(game);
    if (replay.next() == mt::Replay::Next::nothing || mt::isOver(game))
        summary.winners = mt::resultOf(game).winners;
}

} // namespace

GameSummary readSummary(const QFileInfo& file)
{
    GameSummary summary{.path = file.absoluteFilePath(), .begun = begunBy(file), .lastPlayed = file.lastModified()};
    std::ifstream in(QFile::encodeName(summary.path).toStdString(), std::ios::binary);
    if (!in) {
        summary.state = GameSummary::State::unreadable;
        return summary;
    }
    mt::RecordReader reader(in);
    while (reader.next()) {
        ++summary.lines;
        if (const auto* round = std::get_if<mt::RoundLine>(&reader.line()); round && round->deal.round == 1)
            summary.game = GameCounter::identityOf(*round);
    }
    take(summary, reader.replay());
    if (reader.fault())
        summary.fault = *reader.fault();
    else
        summary.state = summary.winners.empty() ? GameSummary::State::inProgress : GameSummary::State::finished;
    return summary;
}
