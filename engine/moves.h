// What a seat may do, compactly: the form in which the turn machine finds it and players choose from it.
#pragma once

#include "engine/action.h"

#include <array>
#include <bit>

namespace mt
{

/// What the seat to move may do, as masks: row[i] has a bit for each value v such that the tile (end of train[i])-v
/// may be laid on train[i]. The one source of what is legal: listing, checking and choosing all read it.
struct Moves {
    int trains = 0; ///< entries of train and row in use; rows are never empty
    int plays = 0;  ///< legal plays in all
    std::array<TrainId, maxTrains + 1> train;
    std::array<PipMask, maxTrains + 1> row;
    bool draw = false;
    bool pass = false;
    bool endOpening = false;
    bool marker = false; ///< the marker question: keep or take off
};

/// How many actions the moves are.
inline int countActions(const Moves& m) { return m.plays + m.draw + m.pass + m.endOpening + 2 * m.marker; }

/// The k-th of them, from 0, in the order of legalActions(). Inline: an Action handed back in a register is put
/// together byte by byte first, which costs a random player half its time.
inline Action actionAt(const Table& t, const Moves& moves, int k)
{
    Action action{.seat = t.turn};
    if (k < moves.plays) {
        std::size_t i = 0;
        for (int fits = std::popcount(moves.row[0]); k >= fits; fits = std::popcount(moves.row[++i]))
            k -= fits;
        action.kind = ActionKind::play;
        action.train = moves.train[i];
        action.tile = Tile(t.trains[action.train].end, nthPip(moves.row[i], k));
        return action;
    }
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
