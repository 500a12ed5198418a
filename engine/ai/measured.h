// How well levels play, as it was measured: docs/strength.md has the method and the intervals. A test sees to it that
// page and table say the same.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace mt
{

struct MeasuredLevel {
    std::string_view level;
    int won = 0; ///< games of 1000 against three `hard`, the mean over all rulebooks
};

inline constexpr std::array<MeasuredLevel, 7> measuredLevels{{
    {"newcomer", 3},
    {"learner", 12},
    {"casual", 33},
    {"steady", 69},
    {"skilled", 148},
    {"expert", 376},
    {"master", 444},
}};

/// Of 1000, if that level was measured.
constexpr std::optional<int> gamesWonAgainstThreeHard(std::string_view level)
{
    for (const MeasuredLevel& each : measuredLevels)
        if (each.level == level)
            return each.won;
    return std::nullopt;
}

} // namespace mt
