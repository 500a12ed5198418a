#include "cli/laboratory/tournament/benchmarks.h"

#include "engine/ai/planner.h"
#include "engine/ai/rollouts.h"

#include <algorithm>

namespace mt::cli
{
namespace
{

using Actions = std::vector<Action>;

bool isPlay(const Action& action) { return action.kind == ActionKind::play; }

// The first of the plays that are wanted with the most pips, or nullptr.
template <class Wanted>
const Action* heaviest(const Actions& legal, Wanted wanted)
{
    const Action* found = nullptr;
    for (const Action& action : legal)
        if (isPlay(action) && wanted(action) && (found == nullptr || action.tile.pips() > found->tile.pips()))
            found = &action;
    return found;
}

Action chooseRandom(const State& state, Rng& rng)
{
    const Actions legal = legalActions(state);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

Action chooseGreedy(const State& state, Rng&)
{
    const Actions legal = legalActions(state);
    const Action* most = heaviest(legal, [](const Action&) { return true; });
    return most != nullptr ? *most : legal.front();
}

// The best that was found in public: the computer player of PeteyPii/MexicanTrain, as its source says it. It plans the
// heaviest train; while its own is open it lays the next planned tile, else the heaviest spare tile elsewhere, else the
// next planned one.
Action choosePublic(const State& state, Rng&)
{
    const Table& table = state.table;
    const int seat = table.turn;
    const Actions legal = legalActions(state);
    const Plan plan = heaviestTrain(state.hands[seat], table.trains[seat].end, table.rules.doubleBlank);
    const Action* next = heaviest(legal, [&](const Action& play) {
        return play.train == seat && !plan.tiles.empty() && play.tile == plan.tiles.front();
    });
    if (next != nullptr && table.hasMarker(seat))
        return *next;
    const Action* spare = heaviest(legal, [&](const Action& play) {
        return play.train != seat && std::find(plan.tiles.begin(), plan.tiles.end(), play.tile) == plan.tiles.end();
    });
    if (spare != nullptr)
        return *spare;
    const Action* any = next != nullptr ? next : heaviest(legal, [](const Action&) { return true; });
    return any != nullptr ? *any : legal.front();
}

// The action with the least sum of behindAfter() in those worlds; of equals the first.
template <class NextWorld>
Action best(const State& state, int worlds, NextWorld nextWorld)
{
    const Actions legal = legalActions(state);
    std::vector<std::int64_t> sums(legal.size());
    State world = state;
    for (int i = 0; i < worlds; ++i) {
        nextWorld(world);
        for (std::size_t k = 0; k < legal.size(); ++k)
            sums[k] += behindAfter(world, legal[k]);
    }
    return legal[static_cast<std::size_t>(std::min_element(sums.begin(), sums.end()) - sums.begin())];
}

Action chooseSeeingHands(const State& state, Rng& rng)
{
    constexpr int worlds = 40;
    const std::size_t left = state.table.boneyardCount;
    // In an order that says nothing: how the tiles lie must not have a part in what is drawn by lot.
    State known = state;
    std::sort(known.boneyard.begin(), known.boneyard.begin() + state.table.boneyardCount,
              [](Tile a, Tile b) { return a.index() < b.index(); });
    return best(known, left > 1 ? worlds : 1,
                [&](State& world) { shuffle(std::span(world.boneyard.data(), left), rng); });
}

Action chooseKnowingAll(const State& state, Rng&)
{
    return best(state, 1, [](State&) {});
}

constexpr Benchmark benchmarks[] = {
    {.id = "random", .choose = chooseRandom, .isSlow = false},
    {.id = "greedy", .choose = chooseGreedy, .isSlow = false},
    {.id = "public", .choose = choosePublic, .isSlow = false},
    {.id = "sees-hands", .choose = chooseSeeingHands, .isSlow = true},
    {.id = "clairvoyant", .choose = chooseKnowingAll, .isSlow = true},
};

} // namespace

std::span<const Benchmark> allBenchmarks() { return benchmarks; }

const Benchmark* findBenchmark(std::string_view id)
{
    const auto* const found = std::find_if(std::begin(benchmarks), std::end(benchmarks),
                                           [id](const Benchmark& benchmark) { return benchmark.id == id; });
    return found == std::end(benchmarks) ? nullptr : found;
}

} // namespace mt::cli
