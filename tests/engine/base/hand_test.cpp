#include "engine/base/hand.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

TEST(Tile, NamesOneTileFromEitherHalf)
{
    EXPECT_EQ(Tile(4, 9), Tile(9, 4));
    EXPECT_EQ(Tile(4, 9).high(), 9);
    EXPECT_FALSE(Tile().exists());
}

TEST(Tile, IndexRunsThroughTheSetOnce)
{
    for (int index = 0; index < maxTiles; ++index)
        EXPECT_EQ(Tile::fromIndex(index).index(), index);
    EXPECT_EQ(fullSet(12).size(), 91U);
    EXPECT_EQ(fullSet(12).back(), Tile(12, 12));
}

TEST(Hand, GivesBackTheTilesItWasGiven)
{
    Hand hand;
    for (const Tile tile : fullSet(18))
        hand.add(tile);
    EXPECT_EQ(hand.tiles(), fullSet(18));
    for (const Tile tile : fullSet(18))
        hand.remove(tile);
    EXPECT_EQ(hand, Hand());
}

TEST(Hand, CountsPipsAndTheDoubleBlankByTheRule)
{
    const Hand hand{Tile(12, 12), Tile(9, 4), Tile(0, 0), Tile(7, 0)};
    EXPECT_EQ(hand.pips(), 44);
    EXPECT_EQ(hand.pips(50), 94);
    EXPECT_EQ(hand.row(0), PipSet(0, 7));
}

TEST(Hand, SharesWithAnotherWhatBothHold)
{
    const Hand hand{Tile(12, 12), Tile(9, 4), Tile(0, 0), Tile(7, 0)};
    EXPECT_EQ((hand & Hand{Tile(12, 12), Tile(7, 0), Tile(3, 1)}), (Hand{Tile(12, 12), Tile(7, 0)}));
    EXPECT_EQ((hand & hand), hand);
    EXPECT_TRUE((hand & Hand()).empty());
    EXPECT_TRUE((Hand{Tile(9, 4), Tile(0, 0)}).isPartOf(hand));
    EXPECT_TRUE(hand.isPartOf(hand));
    EXPECT_FALSE((Hand{Tile(9, 4), Tile(9, 0)}).isPartOf(hand));
}

} // namespace
} // namespace mt
