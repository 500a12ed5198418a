// Judges the coach: plays rounds, has it name what it names, and plays each decision out again in worlds of its own.
#pragma once

#include "engine/ai/coach.h"

#include <ostream>
#include <string>
#include <vector>

namespace mt::cli
{

/// The player whose decisions are looked at that is no level: any legal action.
inline constexpr std::string_view randomPlayer = "random";

struct JudgeArguments {
    GameRules rules;
    std::vector<std::string> players; ///< ids of levels or randomPlayer, each in one seat; in the others sits `hard`
    int mistakes = 300;               ///< rounds are played until so many of each player's were named
    int worlds = 1000;                ///< that judge each of them
    std::string seed;
    int threads = 1;
    VerdictSettings verdict;
};

/// Writes a JSON line for each player and one for all together.
void judgeCoach(const JudgeArguments& arguments, std::ostream& out);

} // namespace mt::cli
