// Hints: what they advise can be done, and what they say of it is so.
#include "engine/ai/hint.h"

#include "engine/ai/planner.h"
#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mt::testing
{
namespace
{

void expectTrue(const SeatView& view, const Hint& hint)
{
    const std::vector<Action> legal = legalActions(view);
    EXPECT_NE(std::find(legal.begin(), legal.end(), hint.action), legal.end());
    EXPECT_EQ(hint.reason == HintReason::onlyChoice, legal.size() == 1);
    const Action& action = hint.action;
    const int end = view.table.trains[static_cast<std::size_t>(view.seat)].end;
    const std::vector<Tile> train = longestTrain(view.hand, end).tiles;
    switch (hint.reason) {
    case HintReason::closesDouble: EXPECT_TRUE(view.table.isOpenDouble(action.train)); break;
    case HintReason::freesTrain:
        EXPECT_EQ(action.train, view.seat);
        EXPECT_TRUE(view.table.hasMarker(view.seat));
        break;
    case HintReason::coveredDouble: {
        EXPECT_TRUE(action.tile.isDouble());
        const std::vector<Tile> hand = view.hand.tiles();
        EXPECT_TRUE(std::any_of(hand.begin(), hand.end(),
                                [&](Tile tile) { return tile != action.tile && tile.has(action.tile.high()); }));
        break;
    }
    case HintReason::nextOfTrain:
        ASSERT_FALSE(train.empty());
        EXPECT_EQ(train.front(), action.tile);
        EXPECT_EQ(action.train, view.seat);
        break;
    case HintReason::notInTrain:
        EXPECT_EQ(std::find(train.begin(), train.end(), action.tile), train.end());
        EXPECT_NE(action.train, view.seat);
        break;
    case HintReason::mostPips:
        for (const Action& other : legal)
            EXPECT_TRUE(other.kind != ActionKind::play || other.tile.pips() <= action.tile.pips());
        break;
    case HintReason::onlyChoice:
    case HintReason::bestRest: break;
    }
}

TEST(Hint, SaysWhatIsSo)
{
    Rng rng("hint");
    std::set<HintReason> seen;
    for (int round = 0; round < 120; ++round) {
        const GameRules rules = rulesOfGame(round, rng);
        const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel("beginner"));
        playRound(rules, randomDeal(rules, rng), levels, rng, [&](const State&, const SeatView& view, const Action&) {
            const Hint hint = hintFor(view);
            expectTrue(view, hint);
            EXPECT_EQ(hintFor(view), hint);
            seen.insert(hint.reason);
        });
    }
    for (int i = 0; i <= static_cast<int>(HintReason::bestRest); ++i)
        EXPECT_TRUE(seen.contains(static_cast<HintReason>(i))) << "reason " << i << " never came up";
}

} // namespace
} // namespace mt::testing
