// What somebody at the table could count who kept everything in mind: from what one seat sees and may remember, and
// from nothing else.
#pragma once

#include "engine/ai/seat_view.h"
#include "engine/game/memory.h"

#include <vector>

namespace mt
{

/// A turn in which a seat drew or passed.
struct MissedTurn {
    int turn = 0;    ///< how many turns the seat has had with it; those before a position are not remembered
    PipSet values{}; ///< of the ends that it could not lay on (Remembered::missed)
    int drew = 0;    ///< tiles
    bool passed = false;

    friend bool operator==(const MissedTurn&, const MissedTurn&) = default;
};

/// What a seat has told of its hand without a word.
struct SeatCount {
    std::vector<MissedTurn> missed; ///< the first one first
    /// Values that it missed and that no tile it has drawn since can have: it holds none of them. (A double of such a
    /// value it may hold where `doubleDuty: non-double` would not let it be laid.)
    PipSet lacks{};

    friend bool operator==(const SeatCount&, const SeatCount&) = default;
};

struct Counting {
    int pips = 0;                 ///< what the seat's hand would cost if the round ended now
    Hand seen;                    ///< the engine, what lies on the trains, its own hand, and hands that lie face up
    std::vector<SeatCount> seats; ///< by seat

    /// How many of the tiles with that value are seen.
    int seenOf(int value) const { return seen.row(value).count(); }
    friend bool operator==(const Counting&, const Counting&) = default;
};

/// `memory`: of the same seat, or of nobody in particular.
Counting countFor(const SeatView& view, const Memory& memory);

} // namespace mt
