// A finished round looked back on by one seat: the best train there was in its hand, and what it would better have done
// otherwise. A decision is judged by what the seat saw when it made it, and by nothing else.
#pragma once

#include "engine/ai/hint.h"
#include "engine/base/stop_token.h"

#include <optional>

namespace mt
{

/// A decision that cost something: the seat was left with `cost` more than after `better`. That is WeighedAction's
/// unit: it puts decisions in order, but is no measure of the points that a round ends with.
struct Mistake {
    int step = 0; ///< it is the round's action of that number, from 0
    Action done;
    Hint better;
    int cost = 0;

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What costs less is a matter of taste.
inline constexpr int leastMistake = 300;

/// Whether it was a mistake to do that, one of legalActions(view). Never one where there was no choice.
std::optional<Mistake> mistakeIn(const SeatView& view, const Action& done);

struct Coaching {
    std::vector<Tile> best;        ///< the longest train from the engine out of the hand that the round began with
    std::vector<Tile> train;       ///< its train when the round ended
    Hand laid;                     ///< those of them that it laid itself
    int laidElsewhere = 0;         ///< tiles that it laid on other trains
    std::vector<Mistake> mistakes; ///< the most costly first; of equal ones the first

    friend bool operator==(const Coaching&, const Coaching&) = default;
};

/// `seat`: one in play. `actions`: legal ones, from the first to the one that ended the round. Asked to stop, it
/// answers at once with what it has.
Coaching coach(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat,
               StopToken stop = {});

} // namespace mt
