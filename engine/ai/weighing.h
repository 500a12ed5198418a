// The one-ply planner's opinion of every action a seat may take: what level `hard` follows and a hint can explain.
#pragma once

#include "engine/ai/rest_trains.h"
#include "engine/ai/seat_view.h"
#include "engine/base/expect.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace mt
{

/// An action and what the seat is left with after it. Lower is better; the unit is a hundredth of a pip.
struct WeighedAction {
    Action action;
    int cost = 0;

    friend bool operator==(const WeighedAction&, const WeighedAction&) = default;
};

/// The first with the least cost, as an iterator: what the planner does. Each has a `cost`, and there is one at least.
template <class Row>
auto cheapestOf(Row& all)
{
    MT_EXPECT(!std::empty(all));
    return std::min_element(std::begin(all), std::end(all),
                            [](const auto& a, const auto& b) { return a.cost < b.cost; });
}

/// What the tile counts in a hand.
inline int pipsOf(const Options& rules, Tile tile) { return tile == Tile(0, 0) ? rules.doubleBlank : tile.pips(); }

inline constexpr int seesAll = maxTiles; ///< of a train: to its end

/// Every action of legalActions(view), in that order, with its cost to somebody who plans no more than the next
/// `sees` tiles of their train: all of it, or a few (near_train.h).
std::vector<WeighedAction> weighActions(const SeatView& view, int sees = seesAll);
/// The planner's move: the first with the least cost, as an index for actionAt(). The same as by the mover's view: it
/// looks at no more of the state. `moves`: those of findMoves() there, one at least. `trains`: of that seat alone; what
/// it found in the seat's turns before is not found again. It makes no difference to the answer.
int cheapestMove(const State& state, const Moves& moves, RestTrains& trains);
/// Whether that is this one of the moves: less work than to find it, mostly.
bool isCheapest(const State& state, const Moves& moves, int move, RestTrains& trains);

} // namespace mt
