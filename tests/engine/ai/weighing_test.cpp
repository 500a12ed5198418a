// What level `hard` thinks of its actions, in positions where good play is plain.
#include "engine/ai/weighing.h"

#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt::testing
{
namespace
{

TEST(Weighing, WeighsEveryLegalActionInOrder)
{
    Rng rng("weighing");
    for (int round = 0; round < 40; ++round) {
        const GameRules rules = rulesOfGame(round, rng);
        const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel("beginner"));
        playRound(rules, randomDeal(rules, rng), levels, rng, [](const State&, const SeatView& view, const Action&) {
            std::vector<Action> actions;
            for (const WeighedAction& weighed : weighActions(view))
                actions.push_back(weighed.action);
            ASSERT_EQ(actions, legalActions(view));
        });
    }
}

// Every round as it goes, whoever plays it: what was found before may no longer hold.
TEST(Weighing, TakesTheSameMoveByTheShorterWay)
{
    int compared = 0;
    for (const char* level : {"hard", "easy"}) {
        Rng rng("shorter way");
        for (int round = 0; round < gamesToPlay(60); ++round) {
            const GameRules rules = rulesOfGame(round, rng);
            const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel(level));
            Row<RestTrains, maxSeats> trains;
            const auto look = [&](const State& state, const SeatView& view, const Action&) {
                const std::vector<WeighedAction> all = weighActions(view);
                const auto first = std::min_element(all.begin(), all.end(),
                                                    [](const auto& a, const auto& b) { return a.cost < b.cost; });
                Moves moves;
                findMoves(state.table, state.hands[view.seat], state.drawn, moves);
                ASSERT_EQ(cheapestMove(state, moves, trains[view.seat]), first - all.begin()) << describe(rules);
                for (int move = 0; move < moves.total; ++move) {
                    RestTrains none;
                    RestTrains& found = move % 2 == 0 ? trains[view.seat] : none;
                    ASSERT_EQ(isCheapest(state, moves, move, found), move == first - all.begin()) << describe(rules);
                }
                compared += moves.total > 1 ? 1 : 0;
            };
            playRound(rules, randomDeal(rules, rng), levels, rng, look);
        }
    }
    EXPECT_GT(compared, share(2000));
}

Action best(const State& state)
{
    const std::vector<WeighedAction> weighed = weighActions(viewOf(state, state.table.turn));
    return std::min_element(weighed.begin(), weighed.end(),
                            [](const auto& a, const auto& b) { return a.cost < b.cost; })
        ->action;
}

Action play(Tile tile, TrainId train) { return {.kind = ActionKind::play, .tile = tile, .train = train}; }

TEST(Weighing, KeepsItsTrainTogetherAndLaysElsewhereWhatIsNotOnIt)
{
    const State state =
        roundWithHand("tactic", {}, 4, Hand{Tile(12, 1), Tile(2, 1), Tile(3, 2), Tile(4, 3), Tile(12, 11), Tile(9, 8)});
    EXPECT_EQ(best(state), play(Tile(12, 11), mexicanTrain));
}

TEST(Weighing, CoversTheDoubleItLays)
{
    State state = roundWithHand("tactic", {}, 4, Hand{Tile(9, 9), Tile(9, 8), Tile(12, 8), Tile(7, 6), Tile(6, 5)});
    state.table.trains[mexicanTrain].end = 9;
    state.table.trains[mexicanTrain].length = 1;
    state.table.trains[mexicanTrain].last = Tile(12, 9);
    beginTurn(state);
    apply(state, play(Tile(9, 9), mexicanTrain));
    ASSERT_EQ(state.table.phase, Phase::duty);
    EXPECT_EQ(best(state), play(Tile(9, 8), mexicanTrain));
}

TEST(Weighing, LaysItsWholeTrainInTheOpening)
{
    State state = roundWithHand("bigtable", {}, 4, Hand{Tile(12, 1), Tile(1, 1), Tile(5, 1), Tile(12, 2), Tile(9, 8)});
    for (const Tile tile : {Tile(12, 1), Tile(1, 1), Tile(5, 1)}) {
        ASSERT_EQ(best(state), play(tile, 0));
        apply(state, best(state));
    }
    EXPECT_EQ(best(state).kind, ActionKind::endOpening);
}

TEST(Weighing, TakesTheMarkerOffUnlessItHasNothingForItsTrain)
{
    for (const bool goesOn : {true, false}) {
        State state = roundWithHand("tactic", {}, 4, Hand{Tile(12, 5), Tile(9, 8), goesOn ? Tile(8, 5) : Tile(8, 6)});
        state.table.markers = TrainSet(0);
        beginTurn(state);
        apply(state, play(Tile(12, 5), 0));
        ASSERT_EQ(state.table.phase, Phase::marker);
        EXPECT_EQ(best(state), (Action{.kind = ActionKind::marker, .keep = !goesOn}));
    }
}

// Some twenty doubles that owe one another, and many trains for each: what is looked at stays bounded.
TEST(Weighing, IsNotLedOnByLongChainsOfDoubles)
{
    Hand hand;
    for (int pip = 0; pip < maxPip; ++pip) {
        hand.add(Tile(pip, pip));
        hand.add(Tile(pip, 18));
    }
    State state = roundWithHand("bigtable", {{"set", "18"}, {"opening", "single"}}, 14, hand);
    for (int seat = 0; seat < 14; ++seat) {
        state.table.trains[seat].end = static_cast<std::uint8_t>(seat);
        state.table.markers.insert(seat);
    }
    beginTurn(state);
    EXPECT_EQ(weighActions(viewOf(state, 0)).size(), legalActions(state).size());
}

} // namespace
} // namespace mt::testing
