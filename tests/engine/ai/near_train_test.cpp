#include "engine/ai/near_train.h"

#include "engine/base/random.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

constexpr TileWeights weights{.perTile = 450, .perPip = 62, .doubleBlank = 25};

int worthOf(const Hand& train) { return weights.perTile * train.count() + weights.perPip * train.pips(25); }

TEST(NearTrain, IsTheBestOfSoManyTilesAndNoMore)
{
    const Hand hand{Tile(12, 5), Tile(12, 4), Tile(4, 4), Tile(11, 4), Tile(9, 8)};
    EXPECT_EQ(worthOfNearTrain(hand, 12, weights, 0), 0);
    EXPECT_EQ(worthOfNearTrain(hand, 12, weights, 1), worthOf({Tile(12, 5)}));
    EXPECT_EQ(worthOfNearTrain(hand, 12, weights, 2), worthOf({Tile(12, 4), Tile(11, 4)}));
    EXPECT_EQ(worthOfNearTrain(hand, 12, weights, 3), worthOf({Tile(12, 4), Tile(4, 4), Tile(11, 4)}));
    EXPECT_EQ(worthOfNearTrain(hand, 7, weights, 3), 0);
}

TEST(NearTrain, CountsTheDoubleBlankAsTheRulesDo)
{
    const Hand hand{Tile(0, 0), Tile(1, 0)};
    EXPECT_EQ(worthOfNearTrain(hand, 0, weights, 1), worthOf({Tile(0, 0)}));
    EXPECT_EQ(worthOfNearTrain(hand, 0, weights, 2), worthOf(hand));
}

TEST(NearTrain, WithTilesEnoughIsThePlannersTrain)
{
    Rng rng("near trains");
    for (int i = 0; i < 300; ++i) {
        std::vector<Tile> deck = fullSet(9);
        shuffle(std::span(deck), rng);
        const int tiles = 1 + i % 9;
        const Hand hand = [&] {
            Hand dealt;
            for (int k = 0; k < tiles; ++k)
                dealt.add(deck[static_cast<std::size_t>(k)]);
            return dealt;
        }();
        const int end = i % 10;
        const Hand train = bestTrain(hand, end, weights);
        EXPECT_EQ(worthOfNearTrain(hand, end, weights, tiles), worthOf(train));
        EXPECT_EQ(worthOfNearTrain(hand, end, weights, train.count()), worthOf(train));
        if (!train.empty()) {
            EXPECT_LT(worthOfNearTrain(hand, end, weights, train.count() - 1), worthOf(train));
        }
    }
}

} // namespace
} // namespace mt
