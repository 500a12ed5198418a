// The planner against plain search over all trains, and against what is known of whole sets.
#include "engine/ai/planner.h"

#include "engine/ai/tile_graph.h"
#include "engine/base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>

namespace mt
{
namespace
{

int weightOf(Tile tile, const TileWeights& weights)
{
    const int pips = tile == Tile(0, 0) ? weights.doubleBlank : tile.pips();
    return weights.perTile + weights.perPip * pips;
}

int weightOf(const Hand& train, const TileWeights& weights)
{
    int sum = 0;
    for (const Tile tile : train.tiles())
        sum += weightOf(tile, weights);
    return sum;
}

// Walks every train there is.
int bestByPlainSearch(const Hand& hand, int end, const TileWeights& weights)
{
    int best = 0;
    for (const int pip : hand.row(end)) {
        const Tile tile(end, pip);
        Hand rest = hand;
        rest.remove(tile);
        best = std::max(best, weightOf(tile, weights) + bestByPlainSearch(rest, tile.other(end), weights));
    }
    return best;
}

Hand randomHand(int set, int tiles, Rng& rng)
{
    std::vector<Tile> deck = fullSet(set);
    shuffle(std::span(deck), rng);
    Hand hand;
    for (int i = 0; i < tiles; ++i)
        hand.add(deck[static_cast<std::size_t>(i)]);
    return hand;
}

// Lays the tiles one after the other; adds a failure where one does not fit or is not in the hand.
void expectLayable(const std::vector<Tile>& tiles, Hand hand, int end)
{
    for (const Tile tile : tiles) {
        ASSERT_TRUE(hand.has(tile));
        ASSERT_TRUE(tile.has(end));
        hand.remove(tile);
        end = tile.other(end);
    }
}

TEST(Planner, FindsWhatPlainSearchFinds)
{
    Rng rng("planner against plain search");
    for (const int set : {3, 4, 6, 9, 12, 15, 18})
        for (int round = 0; round < 400; ++round) {
            const int most = std::min(tileCount(set), set <= 6 ? 11 : 14);
            const Hand hand = randomHand(set, 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(most))), rng);
            const int end = static_cast<int>(rng.below(static_cast<std::uint32_t>(set + 1)));
            for (const TileWeights& weights :
                 {mostTiles, mostPips, TileWeights{.perTile = 7, .perPip = 1, .doubleBlank = 50}}) {
                const Hand train = bestTrain(hand, end, weights);
                ASSERT_EQ(weightOf(train, weights), bestByPlainSearch(hand, end, weights))
                    << "set " << set << ", round " << round;
                const std::vector<Tile> order = layingOrder(train, end);
                ASSERT_EQ(static_cast<int>(order.size()), train.count());
                expectLayable(order, hand, end);
            }
        }
}

TEST(Planner, KnowsWhichTilesAreATrain)
{
    Rng rng("which are a train");
    std::array<int, 2> seen{};
    for (int round = 0; round < 4000; ++round) {
        const Hand hand = randomHand(4, static_cast<int>(rng.below(8)), rng);
        const int end = static_cast<int>(rng.below(5));
        const bool all = bestByPlainSearch(hand, end, {.perTile = 1, .perPip = 0}) == hand.count();
        ASSERT_EQ(isTrain(hand, end), all) << "round " << round;
        ++seen[all ? 1 : 0];
    }
    EXPECT_GT(seen[0], 200);
    EXPECT_GT(seen[1], 200);
}

TEST(Planner, LaysEveryTrainOfLargeHands)
{
    Rng rng("large hands");
    for (const int set : {9, 12, 15, 18})
        for (int tiles = 20; tiles <= 50; tiles += 3) {
            const Hand hand = randomHand(set, tiles, rng);
            const Plan longest = longestTrain(hand, set / 2);
            const Plan heaviest = heaviestTrain(hand, set / 2);
            expectLayable(longest.tiles, hand, set / 2);
            expectLayable(heaviest.tiles, hand, set / 2);
            EXPECT_GE(longest.tiles.size(), heaviest.tiles.size());
            EXPECT_GE(heaviest.pips, longest.pips);
        }
}

// A set whose values each lie on an even number of tiles, doubles apart, can be laid as one train.
TEST(Planner, LaysAWholeEvenSet)
{
    Rng rng("whole sets");
    for (const int set : {6, 12, 18})
        EXPECT_EQ(longestTrain(randomHand(set, tileCount(set), rng), 0).tiles.size(), fullSet(set).size());
    // Of an odd set, all but one tile for each pair of values beyond the train's two ends.
    EXPECT_EQ(bestTrain(randomHand(9, tileCount(9), rng), 0, mostTiles).count(), tileCount(9) - 4);
}

// The hand in which each of the first `few` values meets each of the others and nothing else meets: the others can be
// mended only by way of the same few.
Hand handOfRivals(int few)
{
    Hand hand;
    for (int low = 0; low < few; ++low)
        for (int high = few; high < pipValues; ++high)
            hand.add(Tile(low, high));
    return hand;
}

// The least that must be left out whatever the goal, in halves of weight, if nothing had to hang together.
int leastLeftOut(const Hand& hand, int start, const TileWeights& weights)
{
    PipSet odd(start);
    Row<int, pipValues> half{};
    for (int pip = 0; pip < pipValues; ++pip) {
        half[pip] = weights.perTile + 2 * weights.perPip * pip;
        if (hand.row(pip).count() % 2 != 0)
            odd.flip(pip);
    }
    int least = ChainTable::impossible;
    const auto table = std::make_unique<ChainTable>();
    for (const int goal : odd) {
        TileGraph graph;
        for (const Tile tile : hand.tiles())
            if (!tile.has(goal))
                graph.flip(tile.high(), tile.low());
        table->reset(graph, half);
        least = std::min(least, table->cost(odd - PipSet(goal)));
    }
    return least;
}

TEST(Planner, MendsValuesThatCompeteForTheSameFew)
{
    // Fourteen values with five tiles each; all but one must leave one out. One does so with the 0, the other twelve in
    // pairs by way of the 0, the lightest: 13 tiles of 70. The highest value, 18, keeps all of its.
    const Hand hand = handOfRivals(5);
    const Plan plan = longestTrain(hand, 0);
    EXPECT_EQ(plan.tiles.size(), 57U);
    EXPECT_EQ(plan.pips, hand.pips() - (5 + 17) * 13 / 2);
    expectLayable(plan.tiles, hand, 0);

    // Here what must be left out at least is enough: the tiles hang together all the same.
    for (const int few : {3, 5, 6, 7})
        for (int start = 0; start < pipValues; start += 3)
            for (const TileWeights& weights : {mostTiles, mostPips}) {
                const Hand rivals = handOfRivals(few);
                const int leftOut = weightOf(rivals, weights) - weightOf(bestTrain(rivals, start, weights), weights);
                EXPECT_EQ(2 * leftOut, leastLeftOut(rivals, start, weights)) << few << " rivals from " << start;
            }
}

// Three tiles of each value: few trains, so that plain search can walk them all, and a best one that is found late,
// when the dear bound decides.
TEST(Planner, FindsWhatPlainSearchFindsLate)
{
    const Hand hand{{2, 0},   {3, 1},  {6, 1},  {6, 3},  {7, 5},  {8, 4},  {9, 8},   {11, 4}, {11, 9},
                    {12, 2},  {12, 4}, {12, 6}, {13, 5}, {13, 7}, {14, 5}, {14, 11}, {15, 7}, {15, 13},
                    {15, 14}, {16, 0}, {16, 1}, {16, 8}, {17, 2}, {17, 3}, {18, 0},  {18, 9}, {18, 17}};
    for (const TileWeights& weights : {mostTiles, mostPips})
        EXPECT_EQ(weightOf(bestTrain(hand, 12, weights), weights), bestByPlainSearch(hand, 12, weights));
}

TEST(Planner, KnowsTheEdgesOfATrain)
{
    EXPECT_TRUE(longestTrain(Hand(), 5).tiles.empty());
    EXPECT_TRUE(longestTrain(Hand{Tile(1, 2), Tile(3, 3)}, 5).tiles.empty());
    // Doubles: at the start, at the end, alone, and one whose value the train does not pass.
    EXPECT_EQ(longestTrain(Hand{Tile(5, 5)}, 5).tiles, std::vector{Tile(5, 5)});
    EXPECT_EQ(longestTrain(Hand{Tile(5, 5), Tile(6, 6), Tile(7, 7), Tile(6, 5)}, 5).tiles,
              (std::vector{Tile(5, 5), Tile(6, 5), Tile(6, 6)}));
    // Two parts that do not hang together: only the one at the end counts, be it the lighter.
    EXPECT_EQ(longestTrain(Hand{Tile(5, 1), Tile(12, 11), Tile(11, 10)}, 5).tiles, std::vector{Tile(5, 1)});
}

TEST(Planner, TellsLongestFromHeaviest)
{
    const Hand hand{Tile(5, 0), Tile(1, 0), Tile(2, 1), Tile(12, 5)};
    EXPECT_EQ(longestTrain(hand, 5).tiles, (std::vector{Tile(5, 0), Tile(1, 0), Tile(2, 1)}));
    EXPECT_EQ(heaviestTrain(hand, 5).tiles, std::vector{Tile(12, 5)});
    EXPECT_EQ(longestTrain(hand, 5).pips, 9);
    // The double blank is worth a way round where it costs 50.
    const Hand blank{Tile(5, 0), Tile(0, 0), Tile(12, 5)};
    EXPECT_EQ(heaviestTrain(blank, 5).tiles, std::vector{Tile(12, 5)});
    EXPECT_EQ(heaviestTrain(blank, 5, 50).tiles, (std::vector{Tile(5, 0), Tile(0, 0)}));
    EXPECT_EQ(heaviestTrain(blank, 5, 50).pips, 55);
}

TEST(Planner, PrefersTheHighTilesFirst)
{
    // A ring can be laid both ways round.
    EXPECT_EQ(longestTrain(Hand{Tile(5, 1), Tile(9, 1), Tile(9, 5)}, 5).tiles,
              (std::vector{Tile(9, 5), Tile(9, 1), Tile(5, 1)}));
}

TEST(Planner, KeepsItsTrainWhenATileOutsideItLeaves)
{
    Rng rng("a tile leaves");
    for (int round = 0; round < 200; ++round) {
        Hand hand = randomHand(12, 15, rng);
        const Hand train = bestTrain(hand, 12, mostPips);
        for (const Tile tile : hand.tiles())
            if (!train.has(tile)) {
                Hand rest = hand;
                rest.remove(tile);
                EXPECT_EQ(weightOf(bestTrain(rest, 12, mostPips), mostPips), weightOf(train, mostPips));
            }
    }
}

} // namespace
} // namespace mt
