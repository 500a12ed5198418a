// What each action costs level `hard`, to the hundredth of a pip: each test is about one part of the sum. The figures
// are tuned by playing; who tunes them changes them here, and sees in the commit what it does to plain positions.
#include "engine/ai/weighing.h"

#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt::testing
{
namespace
{

/// A tile that one's best train does not have; one that it has; that while the train is open to all, or another seat is
/// about to go out; and each tile not seen that fits an end which is open to all.
int off(Tile tile) { return 100 * tile.pips() + 450; }
int on(Tile tile) { return 38 * tile.pips(); }
int onMarked(Tile tile) { return 80 * tile.pips(); }
int onLate(Tile tile) { return 50 * tile.pips(); }
constexpr int unseen = 100;

/// Two at the table, double-12, nothing laid yet; the other seat is far from going out.
State tacticWith(const Hand& hand, TrainSet markers = {})
{
    State state = roundWithHand("tactic", {}, 2, hand);
    state.hands[1] = Hand{Tile(0, 0), Tile(1, 0), Tile(2, 0), Tile(3, 0), Tile(4, 0)};
    state.table.markers = markers;
    beginTurn(state);
    return state;
}

int costOf(const State& state, const Action& action)
{
    for (const WeighedAction& weighed : weighActions(viewOf(state, state.table.turn)))
        if (weighed.action == action)
            return weighed.cost;
    ADD_FAILURE() << "not a legal action";
    return 0;
}

int costOfPlay(const State& state, Tile tile, TrainId train)
{
    return costOf(state, {.kind = ActionKind::play, .seat = state.table.turn, .tile = tile, .train = train});
}

TEST(WeighingCosts, WhatTheHandWillScoreAndWhatOthersCanLay)
{
    State state = tacticWith({Tile(12, 5), Tile(5, 4), Tile(9, 8)});
    EXPECT_EQ(costOfPlay(state, Tile(12, 5), 0), on(Tile(5, 4)) + off(Tile(9, 8)) + 11 * unseen);
    EXPECT_EQ(costOfPlay(state, Tile(12, 5), mexicanTrain), off(Tile(5, 4)) + off(Tile(9, 8)) + 10 * unseen);
    state.hands[1] = Hand{Tile(0, 0), Tile(1, 0)};
    EXPECT_EQ(costOfPlay(state, Tile(12, 5), 0), onLate(Tile(5, 4)) + off(Tile(9, 8)) + 11 * unseen);
}

// What lies beyond the tiles that are seen of the train costs as if it were on none; what is laid in mind was seen.
TEST(WeighingCosts, ATrainOfWhichTheBeginningAloneIsSeen)
{
    const State state = tacticWith({Tile(12, 5), Tile(5, 4), Tile(9, 4), Tile(12, 8)});
    const auto costOfFirst = [&](int sees) {
        for (const WeighedAction& weighed : weighActions(viewOf(state, 0), sees))
            if (weighed.action.tile == Tile(12, 5) && weighed.action.train == 0)
                return weighed.cost;
        return 0;
    };
    const int others = off(Tile(12, 8)) + 10 * unseen;
    EXPECT_EQ(costOfFirst(1), off(Tile(5, 4)) + off(Tile(9, 4)) + others);
    EXPECT_EQ(costOfFirst(2), on(Tile(5, 4)) + off(Tile(9, 4)) + others);
    EXPECT_EQ(costOfFirst(3), on(Tile(5, 4)) + on(Tile(9, 4)) + others);
    EXPECT_EQ(costOfFirst(seesAll), costOfFirst(3));
}

TEST(WeighingCosts, ATrainThatStandsOpen)
{
    const State goesOn = tacticWith({Tile(12, 5), Tile(12, 4), Tile(9, 8)}, TrainSet(0));
    EXPECT_EQ(costOfPlay(goesOn, Tile(12, 5), mexicanTrain),
              onMarked(Tile(12, 4)) + off(Tile(9, 8)) + 500 + 11 * unseen);
    const State useless = tacticWith({Tile(12, 5), Tile(5, 4), Tile(9, 8)}, TrainSet(0));
    EXPECT_EQ(costOfPlay(useless, Tile(12, 5), mexicanTrain), off(Tile(5, 4)) + off(Tile(9, 8)) - 500 + 10 * unseen);
}

TEST(WeighingCosts, ATileGivenToAnothersTrain)
{
    const State state = tacticWith({Tile(12, 5), Tile(5, 4), Tile(9, 8)}, TrainSet(1));
    EXPECT_EQ(costOfPlay(state, Tile(12, 5), 1), 350 + off(Tile(5, 4)) + off(Tile(9, 8)) + (11 + 10) * unseen);
}

TEST(WeighingCosts, DoublesLeftOpen)
{
    State state = tacticWith({Tile(7, 5), Tile(10, 7), Tile(9, 8)});
    Table& table = state.table;
    for (const auto& [train, pip] : {std::pair(1, 7), std::pair(int{mexicanTrain}, 5)}) {
        table.trains[train] = {.end = static_cast<std::uint8_t>(pip), .length = 2, .last = Tile(pip, pip)};
        table.openDoubles[table.openDoubleCount++] = static_cast<TrainId>(train);
        table.binding.insert(train);
    }
    beginTurn(state);
    const int nothingFor = -300; // others must cover it
    const int somethingFor = 600;
    EXPECT_EQ(costOfPlay(state, Tile(7, 5), 1), 350 + off(Tile(10, 7)) + off(Tile(9, 8)) + nothingFor + 11 * unseen);
    EXPECT_EQ(costOfPlay(state, Tile(10, 7), 1), 350 + off(Tile(7, 5)) + off(Tile(9, 8)) + somethingFor + 11 * unseen);
    EXPECT_EQ(costOfPlay(state, Tile(7, 5), mexicanTrain),
              off(Tile(10, 7)) + off(Tile(9, 8)) + somethingFor + 10 * unseen);
    table.laid[5] = 12; // nobody can cover it any more: it binds nobody
    EXPECT_EQ(costOfPlay(state, Tile(10, 7), 1), 350 + off(Tile(7, 5)) + off(Tile(9, 8)) - unseen);
}

// On the average over all tiles not seen, those of its own hand and on the table apart: what does not fit any end that
// the seat may lay at stays in the hand, and the marker goes up.
TEST(WeighingCosts, ATileToBeDrawn)
{
    const Hand hand{Tile(1, 0), Tile(10, 9), Tile(10, 10), Tile(11, 11)};
    State state = tacticWith(hand);
    const Action draw{.kind = ActionKind::draw, .seat = 0};
    const auto average = [&](auto isSeen) {
        int sum = 0;
        int count = 0;
        for (int index = 0; index < tileCount(12); ++index) {
            const Tile tile = Tile::fromIndex(index);
            if (isSeen(tile))
                continue;
            ++count;
            sum += tile.has(12) ? 0 : off(tile) + 500;
        }
        return sum / count;
    };
    int ofHand = 0;
    for (const Tile tile : hand.tiles())
        ofHand += off(tile);
    EXPECT_EQ(costOf(state, draw), ofHand + 12 * unseen + average([&](Tile tile) { return hand.has(tile); }));
    EXPECT_EQ(costOf(state, draw), 8000 + 1200 + 1722);

    state.table.before[Tile(8, 3).index()] = Tile();
    EXPECT_EQ(costOf(state, draw),
              ofHand + 12 * unseen + average([&](Tile tile) { return hand.has(tile) || tile == Tile(8, 3); }));
}

TEST(WeighingCosts, ADoubleIsAsGoodAsTheBestTileAfterIt)
{
    State state = tacticWith({Tile(9, 9), Tile(9, 8), Tile(12, 8), Tile(7, 6)});
    state.table.trains[mexicanTrain] = {.end = 9, .length = 1, .last = Tile(12, 9)};
    const int covered = on(Tile(12, 8)) + off(Tile(7, 6)) + 10 * unseen;
    const int leftOpen = on(Tile(9, 8)) + off(Tile(7, 6)) + 600 + 11 * unseen;
    EXPECT_EQ(costOfPlay(state, Tile(9, 9), mexicanTrain), std::min(covered, leftOpen));
    apply(state, {.kind = ActionKind::play, .seat = 0, .tile = Tile(9, 9), .train = mexicanTrain});
    ASSERT_EQ(state.table.phase, Phase::duty);
    EXPECT_EQ(costOfPlay(state, Tile(9, 8), mexicanTrain), covered);
    EXPECT_EQ(costOfPlay(state, Tile(12, 8), 0), leftOpen);
}

/// The same where the first turn lays a train, which all have done.
State afterOpenings(State state)
{
    state.table.rules.opening = Opening::train;
    state.table.opened = SeatSet::firstOf(state.table.players);
    return state;
}

class MarkerChoice : public ::testing::TestWithParam<bool>
{
};

INSTANTIATE_TEST_SUITE_P(WeighingCosts, MarkerChoice, ::testing::Bool());

// Nobody is out because the others' hands are not known.
TEST_P(MarkerChoice, AMarkerMayComeOff)
{
    State state = tacticWith({Tile(12, 5), Tile(9, 8), Tile(8, 5)}, TrainSet(0));
    state = GetParam() ? afterOpenings(state) : state;
    const int comesOff = on(Tile(8, 5)) + on(Tile(9, 8)) + 11 * unseen;
    const int stays = onMarked(Tile(8, 5)) + onMarked(Tile(9, 8)) + 500 + 11 * unseen;
    EXPECT_EQ(costOfPlay(state, Tile(12, 5), 0), comesOff);
    apply(state, {.kind = ActionKind::play, .seat = 0, .tile = Tile(12, 5), .train = 0});
    ASSERT_EQ(state.table.phase, Phase::marker);
    EXPECT_EQ(costOf(state, {.kind = ActionKind::marker, .seat = 0, .keep = false}), comesOff);
    EXPECT_EQ(costOf(state, {.kind = ActionKind::marker, .seat = 0, .keep = true}), stays);
}

// What may follow in an opening is not looked at: the train that the hand could lay is counted already.
TEST(WeighingCosts, AnOpeningTileByTile)
{
    State state = roundWithHand("bigtable", {}, 4, Hand{Tile(12, 1), Tile(5, 1), Tile(9, 8)});
    state.hands[1] = state.hands[2] = state.hands[3] = Hand{Tile(0, 0), Tile(1, 0), Tile(2, 0)};
    EXPECT_EQ(costOfPlay(state, Tile(12, 1), 0), on(Tile(5, 1)) + off(Tile(9, 8)) + 11 * unseen);
}

TEST(WeighingCosts, NothingWhenTheLastTileIsLaid)
{
    EXPECT_EQ(costOfPlay(tacticWith({Tile(12, 5)}), Tile(12, 5), 0), 0);
}

} // namespace
} // namespace mt::testing
