// How the holder is kept: sorted, arranged by hand, and planned.
#include "app/table/hand_arrangement.h"

#include <gtest/gtest.h>

namespace
{

using mt::Hand;
using mt::Tile;
using Tiles = std::vector<Tile>;
using Order = HandArrangement::Order;

TEST(HandArrangement, StaysByNumberUntilATileIsMoved)
{
    HandArrangement arrangement;
    EXPECT_EQ(arrangement.arrange({Tile(2, 1), Tile(9, 4), Tile(9, 9)}, 12),
              (Tiles{Tile(9, 9), Tile(9, 4), Tile(2, 1)}));
    EXPECT_EQ(arrangement.arrange({Tile(2, 1), Tile(9, 9), Tile(12, 3)}, 12),
              (Tiles{Tile(12, 3), Tile(9, 9), Tile(2, 1)}));
    arrangement.move(Tile(2, 1), 0);
    EXPECT_EQ(arrangement.arrange({Tile(2, 1), Tile(9, 9), Tile(12, 3), Tile(10, 8)}, 12),
              (Tiles{Tile(2, 1), Tile(12, 3), Tile(9, 9), Tile(10, 8)}));
    arrangement.sort(Order::ByPips);
    EXPECT_EQ(arrangement.arrange({Tile(2, 1), Tile(9, 9), Tile(12, 3), Tile(8, 8)}, 12),
              (Tiles{Tile(9, 9), Tile(8, 8), Tile(12, 3), Tile(2, 1)}));
    EXPECT_TRUE(arrangement.planned().empty());
    arrangement.begin();
    EXPECT_EQ(arrangement.arrange({Tile(2, 1), Tile(9, 4)}, 12), (Tiles{Tile(9, 4), Tile(2, 1)}));
}

TEST(HandArrangement, ATileThatComesBackLiesWhereItLay)
{
    const Hand dealt{Tile(2, 1), Tile(9, 4), Tile(9, 9), Tile(6, 5)};
    for (const int place : {0, 1, 3}) {
        HandArrangement arrangement;
        arrangement.arrange(dealt, 12);
        arrangement.move(Tile(2, 1), place);
        const Tiles before = arrangement.arrange(dealt, 12);
        for (const Tile laid : dealt.tiles()) {
            Hand rest = dealt;
            rest.remove(laid);
            arrangement.arrange(rest, 12);
            EXPECT_EQ(arrangement.arrange(dealt, 12), before) << laid.high() << '-' << laid.low();
        }
    }
}

TEST(HandArrangement, PlansTheLongestTrainAndKeepsItUpToDate)
{
    HandArrangement arrangement;
    arrangement.plan();
    EXPECT_EQ(arrangement.arrange({Tile(4, 3), Tile(12, 9), Tile(9, 4), Tile(8, 7)}, 12),
              (Tiles{Tile(12, 9), Tile(9, 4), Tile(4, 3), Tile(8, 7)}));
    EXPECT_EQ(arrangement.planned(), (Hand{Tile(12, 9), Tile(9, 4), Tile(4, 3)}));
    // The first is laid, and something that goes on is drawn.
    EXPECT_EQ(arrangement.arrange({Tile(4, 3), Tile(9, 4), Tile(8, 7), Tile(8, 3)}, 9),
              (Tiles{Tile(9, 4), Tile(4, 3), Tile(8, 3), Tile(8, 7)}));
    EXPECT_EQ(arrangement.planned().count(), 4);
    arrangement.begin();
    EXPECT_EQ(arrangement.arrange({Tile(5, 1), Tile(11, 5)}, 11), (Tiles{Tile(11, 5), Tile(5, 1)}));
    EXPECT_EQ(arrangement.planned().count(), 2) << "the wish lasts into the next round";
}

TEST(HandArrangement, LeavesOutWhatThePlayerWantsLeftOut)
{
    HandArrangement arrangement;
    const Hand hand{Tile(12, 9), Tile(9, 4), Tile(12, 1)};
    arrangement.plan();
    ASSERT_EQ(arrangement.arrange(hand, 12), (Tiles{Tile(12, 9), Tile(9, 4), Tile(12, 1)})) << "the longest from 12";
    arrangement.move(Tile(9, 4), 2);
    arrangement.arrange(hand, 12);
    EXPECT_FALSE(arrangement.planned().has(Tile(9, 4))) << "it stays out";
    arrangement.move(Tile(9, 4), 0);
    EXPECT_EQ(arrangement.arrange(hand, 12).size(), 3U);
    EXPECT_TRUE(arrangement.planned().has(Tile(9, 4))) << "and comes back";
    arrangement.move(Tile(9, 4), 2);
    EXPECT_EQ(arrangement.leftOut(), Hand{Tile(9, 4)});
    HandArrangement later;
    later.plan(*arrangement.leftOut());
    EXPECT_EQ(later.arrange(hand, 12), arrangement.arrange(hand, 12)) << "after a restart it is the same";
    EXPECT_EQ(later.planned(), arrangement.planned());
    arrangement.sort(Order::ByNumber);
    arrangement.arrange(hand, 12);
    EXPECT_TRUE(arrangement.planned().empty());
    EXPECT_FALSE(arrangement.leftOut());
}

TEST(HandArrangement, WhereNoTrainIsPlannedAnyMoreTheTilesLieAsTheyLayBefore)
{
    HandArrangement arrangement;
    const Hand hand{Tile(12, 9), Tile(9, 4), Tile(12, 1), Tile(8, 8)};
    arrangement.arrange(hand, 12);
    arrangement.move(Tile(8, 8), 0);
    const Tiles before = arrangement.arrange(hand, 12);
    arrangement.plan();
    ASSERT_NE(arrangement.arrange(hand, 12), before);
    arrangement.stopPlanning();
    EXPECT_EQ(arrangement.arrange(hand, 12), before);
    EXPECT_TRUE(arrangement.planned().empty());
}

} // namespace
