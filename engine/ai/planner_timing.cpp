#include "engine/ai/planner_timing.h"

#include "engine/ai/planner.h"
#include "engine/base/random.h"

#include <algorithm>
#include <chrono>
#include <span>

namespace mt
{

PlannerTiming timePlanner(int set, int tiles, int hands, std::string_view seed)
{
    using Clock = std::chrono::steady_clock;
    Rng rng(seed);
    std::vector<Tile> deck = fullSet(set);
    std::vector<double> times;
    int laid = 0;
    for (int i = 0; i < hands; ++i) {
        shuffle(std::span(deck), rng);
        Hand hand;
        for (int n = 0; n < tiles; ++n)
            hand.add(deck[static_cast<std::size_t>(n)]);
        const int end = static_cast<int>(rng.below(static_cast<std::uint32_t>(set + 1)));
        const Clock::time_point before = Clock::now();
        laid += bestTrain(hand, end, mostTiles).count();
        times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
    }
    // Laying nothing at all cannot be: the sum keeps the compiler from leaving the search out.
    if (times.empty() || laid < 0)
        return {};
    std::sort(times.begin(), times.end());
    return {times[times.size() / 2], times[times.size() * 99 / 100], times.back()};
}

} // namespace mt
