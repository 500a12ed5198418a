// What a seat may do, compactly: the form in which the turn machine finds it and players choose from it.
#pragma once

#include "engine/action.h"

#include <array>
#include <bit>

namespace mt
{

/// What the seat to move may do, as masks. The one source of what is legal: listing, checking and choosing all read it.
struct Moves {
    TrainMask trains = 0; ///< where one may lay at all, whether or not something fits
    int plays = 0;        ///< legal plays in all
    /// For each train of `trains`: a bit for each value v such that the tile (the train's end)-v may be laid there. The
    /// others are not set to anything.
    std::array<PipMask, maxTrains> row;
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
        unsigned mask = moves.trains;
        auto train = static_cast<std::size_t>(std::countr_zero(mask));
        for (int fits = std::popcount(moves.row[train]); k >= fits; fits = std::popcount(moves.row[train])) {
            k -= fits;
            mask &= mask - 1;
            train = static_cast<std::size_t>(std::countr_zero(mask));
        }
        action.kind = ActionKind::play;
        action.train = static_cast<TrainId>(train);
        action.tile = Tile(t.trains[train].end, nthPip(moves.row[train], k));
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
