// The positions of tests/data/positions: each file is a position that `mexican-train-cli legal` reads as it is, and
// beside it, under keys that a position's reader ignores, `actions` to apply and what to `expect`: one object before
// the first action and one after each.
#pragma once

#include "engine/record/json_fields.h"

#include <string>
#include <vector>

namespace mt::testing
{

struct PositionCase {
    std::string name; ///< the file's, without folder and extension
    std::string text; ///< the file
    std::vector<Json> actions;
    Json expect; ///< a list; of a level's position, what it chooses by seed
};

/// Every position file of that folder of tests/data, by name.
std::vector<PositionCase> positionCases(const std::string& folder = "positions");

/// Whether a line as `legal --trace` prints it says what is expected, or the first thing that it does not.
/// Compared are the keys that `expected` has: turn, phase, reason, scores, legal ("9-4 on 3", "draw", "marker off"...,
/// in any order), markers and openDoubles (whole lists), trains and hands (those named).
/// `refused` is not the line's matter.
std::string mismatch(const Json& expected, const Json& line);

/// "9-4 on 3", "9-4 on mexican", "draw", "pass", "end-opening", "marker off", "marker keep".
std::string actionWords(const Json& action);

} // namespace mt::testing
