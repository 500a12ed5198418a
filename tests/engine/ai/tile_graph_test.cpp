#include "engine/ai/tile_graph.h"

#include "engine/base/random.h"
#include "engine/base/tile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <span>

namespace mt
{
namespace
{

// Tries every set of tiles.
int cheapestByTryingAll(const std::vector<Tile>& tiles, const Row<int, pipValues>& half, PipSet odd)
{
    int least = ChainTable::impossible;
    for (unsigned chosen = 0; chosen < 1U << tiles.size(); ++chosen) {
        PipSet turned;
        int cost = 0;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            if ((chosen >> i & 1U) != 0) {
                turned ^= PipSet(tiles[i].high(), tiles[i].low());
                cost += half[tiles[i].high()] + half[tiles[i].low()];
            }
        if (turned == odd)
            least = std::min(least, cost);
    }
    return least;
}

TEST(TileGraph, ReachesWhatHangsTogether)
{
    TileGraph graph;
    graph.flip(1, 2);
    graph.flip(2, 18);
    graph.flip(4, 5);
    EXPECT_EQ(graph.reachableFrom(18), PipSet(1, 2, 18));
    EXPECT_EQ(graph.reachableFrom(9), PipSet(9));
    graph.flip(2, 1);
    EXPECT_EQ(graph.reachableFrom(1), PipSet(1));
}

TEST(ChainTable, FindsTheCheapestChains)
{
    Rng rng("chains");
    const auto table = std::make_unique<ChainTable>();
    for (int round = 0; round < 60; ++round) {
        std::vector<Tile> tiles = fullSet(7);
        std::erase_if(tiles, [](Tile tile) { return tile.isDouble(); });
        shuffle(std::span(tiles), rng);
        tiles.resize(11);
        TileGraph graph;
        Row<int, pipValues> half{};
        for (int& cost : half)
            cost = static_cast<int>(rng.below(20));
        for (const Tile tile : tiles)
            graph.flip(tile.high(), tile.low());
        table->reset(graph, half);
        for (unsigned bits = 0; bits < 1U << 8; bits += 5)
            if (const PipSet odd = PipSet::fromBits(bits); odd.count() % 2 == 0) {
                ASSERT_EQ(std::min(table->cost(odd), ChainTable::impossible), cheapestByTryingAll(tiles, half, odd));
            }
    }
}

} // namespace
} // namespace mt
