// What a seat may do, compactly: the form in which the turn machine finds it and players choose from it.
#pragma once

#include "engine/action.h"

#include <array>
#include <bit>

namespace mt
{

/// What the seat to move may do, as masks. The one source of what is legal: listing, checking and choosing all read it.
struct Moves {
    int plays = 0; ///< legal plays in all
    /// For each train in play: a bit for each value v such that the tile (the train's end)-v may be laid there now.
    std::array<PipMask, maxTrains> row;
    /// How many plays there are on the trains before this one, in the order of trainsInPlay().
    std::array<std::uint8_t, maxTrains> before;
    bool draw = false;
    bool pass = false;
    bool endOpening = false;
    bool marker = false; ///< the marker question: keep or take off
};

/// How many actions the moves are.
inline int countActions(const Moves& m) { return m.plays + m.draw + m.pass + m.endOpening + 2 * m.marker; }

/// The k-th play, 0 <= k < moves.plays. Which train it is on is counted, not looked for step by step: where such a
/// search stops, a processor cannot guess.
inline Action playAt(const Table& t, const Moves& moves, int k)
{
    std::size_t train = 0;
    for (std::size_t seat = 1; seat < t.players; ++seat)
        train += moves.before[seat] <= k;
    const std::size_t isMexican = moves.before[mexicanTrain] <= k;
    train += (mexicanTrain - train) & (0U - isMexican);
    const int other = nthPip(moves.row[train], k - moves.before[train]);
    return {.kind = ActionKind::play,
            .seat = t.turn,
            .tile = Tile(t.trains[train].end, other),
            .train = static_cast<TrainId>(train)};
}

/// The k-th of all, from 0, in the order of legalActions(). Inline: an Action handed back in a register is put
/// together byte by byte first, which costs a random player half its time.
inline Action actionAt(const Table& t, const Moves& moves, int k)
{
    if (k < moves.plays)
        return playAt(t, moves, k);
    Action action{.seat = t.turn};
    k -= moves.plays;
    if (moves.draw && k-- == 0)
        action.kind = ActionKind::draw;
    else if (moves.pass && k-- == 0)
        action.kind = ActionKind::pass;
    else if (moves.endOpening && k-- == 0)
        action.kind = ActionKind::endOpening;
    else {
        action.kind = ActionKind::marker;
        action.keep = k == 1;
    }
    return action;
}

} // namespace mt
