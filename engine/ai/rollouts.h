// Rounds played to their end by the planner in every seat: what a position comes to if everybody plays like level
// `hard` from now on.
#pragma once

#include "engine/ai/worlds.h"
#include "engine/base/stop_token.h"

#include <cstdint>

namespace mt
{

/// Plays on until the round is over; each seat goes by what it sees. Returns the number of actions, the forced ones
/// among them.
int playOutByPlanner(State& state);

/// How far a seat is behind the others as the hands stand: its points less the mean of theirs, times their number, so
/// that it is whole. Less is better; the sum over all seats is 0. Two players at least.
int behind(const State& state, int seat);

/// What behind() is for the seat that acts when the action is taken and the planner plays on.
int behindAfter(const State& state, const Action& action);

/// Results that were compared world by world: by how much one action came out behind another.
struct Margin {
    int worlds = 0;
    int ahead = 0; ///< of them: those in which the one came out ahead of the other
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(int difference)
    {
        ++worlds;
        ahead += difference < 0 ? 1 : 0;
        sum += difference;
        squares += std::int64_t{difference} * difference;
    }
    Margin& operator+=(const Margin& other)
    {
        worlds += other.worlds;
        ahead += other.ahead;
        sum += other.sum;
        squares += other.squares;
        return *this;
    }
    /// The square of the standard deviation of one; 0 of less than two.
    std::int64_t variance() const;
};

/// By how much the one action comes out behind the other, behindAfter() less behindAfter(), in so many worlds of the
/// seat to move. Asked to stop, it answers soon, by fewer worlds.
Margin marginIn(const SeatView& view, const Memory& memory, const Action& one, const Action& other, const Rng& rng,
                int worlds, const StopToken& stop = {});

/// A mean in hundredths of a point, own points less the mean of the others'.
struct Estimate {
    int points = 0;
    int error = 0; ///< its standard error

    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// Of the mean that a margin has, in a game of so many.
Estimate estimateOf(const Margin& margin, int players);

} // namespace mt
