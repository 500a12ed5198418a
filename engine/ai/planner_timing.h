// How long the planner takes, for the benchmark. Never asked by a test that can fail.
#pragma once

#include <string_view>

namespace mt
{

/// Microseconds for one longest train, over many random hands. The clock is this machine's: other programs that take
/// the processor away show up in `most`.
struct PlannerTiming {
    double median = 0;
    double p99 = 0;
    double most = 0;
};

/// Draws `hands` hands of `tiles` tiles from a double-`set` set, and an end for each, and times longestTrain's search.
PlannerTiming timePlanner(int set, int tiles, int hands, std::string_view seed);

} // namespace mt
