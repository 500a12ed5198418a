// How the levels of a tournament play, as a short text: so that blocks of two builds that play differently are not put
// together, while those of other compilers and systems are.
#pragma once

#include "cli/laboratory/tournament/tournament.h"

namespace mt::cli
{

/// Of one round by the tournament's rules, for each of its levels; those that search look at few worlds. Empty where
/// no level of ours plays.
std::string playMark(const Tournament& tournament);

} // namespace mt::cli
