// A finished round looked back on by one seat: the best train there was in its hand, what it would better have done
// otherwise, and what it did well. A decision is judged by what the seat knew when it made it, and by nothing else
// (verdict.h).
#pragma once

#include "engine/ai/verdict.h"

#include <functional>
#include <vector>

namespace mt
{

struct Coaching {
    std::vector<Tile> best;            ///< the longest train from the engine out of the hand that the round began with
    std::vector<Tile> train;           ///< its train when the round ended
    Hand laid;                         ///< those of them that it laid itself
    int laidElsewhere = 0;             ///< tiles that it laid on other trains
    std::vector<Mistake> mistakes{};   ///< the most costly first, by the test (verdict.h); of equal ones the first
    std::vector<GoodMove> goodMoves{}; ///< the best first; of equal ones the first

    friend bool operator==(const Coaching&, const Coaching&) = default;
};

struct CoachSettings {
    VerdictSettings verdict{};
    int threads = 1;
};

/// Told of what is known so far, whenever there is more: from one of the threads, one call at a time.
using CoachListener = std::function<void(const Coaching&)>;

/// `seat`: one in play. `actions`: legal ones, from the first to the one that ended the round. The same in every run
/// and with any number of threads. Asked to stop, it soon answers with what it has.
Coaching coach(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat,
               const CoachSettings& settings = {}, const StopToken& stop = {}, const CoachListener& tell = nullptr);

/// A text that tells this deal from any other: what a look back on it draws its worlds from.
std::string seedOf(const Deal& deal);

} // namespace mt
