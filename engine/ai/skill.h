// What a round came to for one seat, taken apart: what was luck and what was its play. docs/skill.md defines the parts.
//
// A value is what the seat is behind the others at the round's end, own points less the mean of theirs, if everybody
// plays on like the planner: the mean over worlds that are consistent with what the seat saw and remembered at that
// moment. Each event moves the value from one to the next, so the parts add up to the result, exactly.
#pragma once

#include "engine/ai/rollouts.h"

#include <functional>
#include <optional>
#include <vector>

namespace mt
{

/// In hundredths of a point; less is better for the seat.
struct Skill {
    Estimate order;  ///< the mean over all deals of such a round: what it is worth to sit where it sits
    Estimate deal;   ///< what its hand, as it was dealt, makes of that
    Estimate draws;  ///< what it drew in its turns
    Estimate others; ///< what the others did, and how their tiles turned out to lie
    Estimate lost;   ///< what it did, against the best move that a search found
    Estimate found;  ///< that best move, against the planner's: where there was more to find than the planner does
    Estimate play;   ///< lost and found together: its play against a planner's
    int result = 0;  ///< order, deal, draws, others and play

    friend bool operator==(const Skill&, const Skill&) = default;
};

struct SkillSettings {
    int worlds = 2000; ///< for each value
    int threads = 1;
};

/// So many of so many parts of the work are done: from one of the threads, one call at a time.
using Progress = std::function<void(int done, int all)>;

/// `seat`: one in play. `actions`: legal ones, from the first to the one that ended the round. The same in every run
/// and with any number of threads. None: it was asked to stop.
std::optional<Skill> skillIn(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat,
                             const SkillSettings& settings = {}, const StopToken& stop = {},
                             const Progress& progress = nullptr);

} // namespace mt
