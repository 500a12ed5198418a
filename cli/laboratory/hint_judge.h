// Judges the hints: asks for one wherever a player had a choice, and plays what it says out against the best that a
// longer search of its own finds.
#pragma once

#include "engine/rules/catalogue.h"

#include <ostream>
#include <string>
#include <vector>

namespace mt::cli
{

struct HintJudgeArguments {
    GameRules rules;
    std::vector<std::string> players; ///< as in JudgeArguments; whose choices are taken, in turn
    int hints = 600;                  ///< one of a round
    int worlds = 1000; ///< of the search, at most; others of the same number tell what its action and the hint's cost
    std::string seed;
    int threads = 1;
};

/// Writes a JSON line for each hint that is in truth behind the other action by two standard errors, and one with the
/// figures.
void judgeHints(const HintJudgeArguments& arguments, std::ostream& out);

} // namespace mt::cli
