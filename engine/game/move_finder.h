// Where a seat may lay and draw, and the moves that follow. Read only: nothing here changes a table.
//
// Internal to the engine, a header for the same reason as turn_machine.h.
#pragma once

#include "engine/game/moves.h"
#include "engine/game/table.h"

namespace mt::machine
{

inline bool mayStartMexicanTrain(const Table& t)
{
    switch (t.rules.mexicanTrain) {
    case MexicanTrain::anyTurn: return true;
    case MexicanTrain::secondTurn: return t.opened.contains(t.turn);
    case MexicanTrain::afterOwnTrain: return t.trains[t.turn].isStarted();
    case MexicanTrain::none: return false;
    }
    return false;
}

// Own train, Mexican Train and every marked train (docs/rules.md section 2, step 1), whoever is bound.
inline TrainSet openTrains(const Table& t)
{
    TrainSet open(t.turn);
    if (t.rules.ownTrainFirst && !t.trains[t.turn].isStarted())
        return open;
    open |= t.markers;
    if (t.trains[mexicanTrain].isStarted() || mayStartMexicanTrain(t))
        open.insert(mexicanTrain);
    return open;
}

inline bool canDraw(const Table& t)
{
    if (t.boneyardCount == 0 || (t.rules.drawing == Drawing::perTurn && t.drewBefore))
        return false;
    return t.rules.draw == Draw::untilPlayable || t.drawnForTile < t.rules.drawCount;
}

// Fills in what may be laid on each train: of the hand's row for its end what `serving(row, end)` leaves, if the train
// is available. All trains are looked at, without a branch.
template <std::size_t seats, class Serving>
MT_ALWAYS_INLINE void findPlays(const Table& t, const Hand& hand, Moves& moves, const Serving& serving)
{
    // Read once: the compiler cannot know that writing `moves` leaves the table alone.
    const TrainSet available = t.available;
    unsigned plays = 0; // so far
    const auto look = [&](std::size_t train) MT_INLINE_LAMBDA {
        const int end = t.trains[train].end;
        const PipSet ends = serving(hand.row(end), end).onlyIf(available.contains(train));
        moves.onTrain[train] = TrainPlays(plays, train, ends);
        plays += static_cast<unsigned>(ends.count());
    };
    forSeats<seats>(look);
    look(mexicanTrain);
    moves.plays = static_cast<int>(plays);
}

// The duty: under `non-double` no double of the hand serves (ruling 4); once something was drawn only that tile does,
// a double as `drawnDouble` says.
template <std::size_t seats>
void findDutyPlays(const Table& t, const Hand& hand, Tile drawn, Moves& moves)
{
    const bool noDoubles = t.rules.doubleDuty == DoubleDuty::nonDouble;
    const bool drawnServes = !drawn.isDouble() || t.rules.drawnDouble != DrawnDouble::no;
    findPlays<seats>(t, hand, moves, [&](PipSet row, int end) {
        if (t.drawnForTile == 0)
            return noDoubles ? row - PipSet(end) : row;
        return drawnServes && drawn.has(end) ? PipSet(drawn.other(end)) : PipSet();
    });
}

template <std::size_t seats>
MT_ALWAYS_INLINE void findTurnMoves(const Table& t, const Hand& hand, Moves& moves)
{
    // Who draws for the required tile had nothing that fits, and no end has changed since: so what fits now is the
    // drawn tile alone, as the rule wants it.
    findPlays<seats>(t, hand, moves, [](PipSet row, int) { return row; });
    moves.total = moves.plays;
    if (moves.plays == 0) {
        moves.draw = canDraw(t);
        moves.pass = !moves.draw;
        moves.total = 1;
    }
}

// Kept out of findMoves(), whose common path would save and restore the registers this one needs.
template <std::size_t seats>
MT_NEVER_INLINE void findDutyMoves(const Table& t, const Hand& hand, Tile drawn, Moves& moves)
{
    findDutyPlays<seats>(t, hand, drawn, moves);
    moves.draw = moves.plays == 0 && canDraw(t);
    const bool mayDecline = t.drawnForTile > 0 && drawn.isDouble() && t.rules.drawnDouble == DrawnDouble::may;
    moves.pass = moves.plays == 0 ? !moves.draw : mayDecline;
    moves.total = moves.plays + moves.draw + moves.pass;
}

/// findMoves() of round.h.
template <std::size_t seats>
MT_ALWAYS_INLINE void findMovesIn(const Table& t, const Hand& hand, Tile drawn, Moves& moves)
{
    moves.plays = moves.total = 0;
    moves.draw = moves.pass = moves.endOpening = moves.marker = false;
    switch (t.phase) {
    case Phase::turn: return findTurnMoves<seats>(t, hand, moves);
    case Phase::duty: return findDutyMoves<seats>(t, hand, drawn, moves);
    case Phase::opening:
        findTurnMoves<seats>(t, hand, moves);
        moves.draw = false;
        moves.endOpening = t.openingTiles > 0;
        moves.pass = moves.plays == 0 && t.openingTiles == 0;
        moves.total = moves.plays + moves.endOpening + moves.pass;
        return;
    case Phase::marker:
        moves.marker = true;
        moves.total = 2;
        return;
    case Phase::roundEnd: return;
    }
}

} // namespace mt::machine
