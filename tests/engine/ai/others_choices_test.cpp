// What the others' choices are worth: how well worlds foretell where the tiles are.
#include "engine/ai/worlds.h"
#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string_view>

namespace mt::testing
{
namespace
{

/// What the worlds say of where each hidden tile is, as what its true place was thought to be: the mean of -ln(share).
double surprise(const Choice& choice, const Rng& rng, Worlds::Reads reads)
{
    constexpr int worlds = 150;
    const int players = choice.state.table.players;
    Worlds all(choice.view(), choice.memory, rng, reads);
    std::vector<int> right(maxTiles); // by tile: worlds in which it lies where it does
    for (int i = 0; i < worlds; ++i) {
        // Neighbours are alike there, and a search takes many more of them.
        for (int skipped = 0; reads == Worlds::Reads::choices && skipped < 4; ++skipped)
            all.next();
        const State& world = all.next();
        for (int seat = 0; seat < players; ++seat)
            for (const Tile tile : world.hands[seat].tiles())
                right[static_cast<std::size_t>(tile.index())] += choice.state.hands[seat].has(tile) ? 1 : 0;
    }
    double sum = 0;
    int tiles = 0;
    for (int seat = 0; seat < players; ++seat)
        if (seat != choice.seat())
            for (const Tile tile : choice.state.hands[seat].tiles()) {
                const int count = right[static_cast<std::size_t>(tile.index())];
                sum -= std::log((count + 0.5) / (worlds + 0.5 * players));
                ++tiles;
            }
    return tiles > 0 ? sum / tiles : 0;
}

class ChoicesOf : public ::testing::TestWithParam<const char*>
{
};

// Those of the planner do; those of weak players, who choose by other reasons, mislead next to nothing.
TEST_P(ChoicesOf, TellWhereTheTilesAreOrHardlyMislead)
{
    Rng rng("surprise");
    double unread = 0;
    double read = 0;
    int positions = 0;
    for (const Choice& choice : choices(GetParam(), gamesToPlay(60), rng)) {
        if (choice.view().faceUp.empty()) {
            unread += surprise(choice, rng, Worlds::Reads::nothing);
            read += surprise(choice, rng, Worlds::Reads::choices);
            ++positions;
        }
        rng.next();
    }
    RecordProperty("positions", positions);
    RecordProperty("unread", std::to_string(unread / positions));
    RecordProperty("read", std::to_string(read / positions));
    const bool isPlanner = GetParam() == std::string_view("hard");
    EXPECT_LT(read / positions, unread / positions + (isPlanner ? -0.02 : 0.02))
        << "over " << positions << " positions";
}

INSTANTIATE_TEST_SUITE_P(Worlds, ChoicesOf, ::testing::Values("newcomer", "casual", "medium", "hard"),
                         [](const auto& each) { return std::string(each.param); });

} // namespace
} // namespace mt::testing
