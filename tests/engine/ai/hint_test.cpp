// Hints: what they advise can be done, and what they say of it is so.
#include "engine/ai/hint.h"

#include "engine/ai/planner.h"
#include "engine/ai/rollouts.h"
#include "engine/ai/weighing.h"
#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mt::testing
{
namespace
{

std::vector<Tile> fittingOn(const Hand& hand, int end)
{
    std::vector<Tile> tiles = hand.tiles();
    std::erase_if(tiles, [&](Tile tile) { return !tile.has(end); });
    return tiles;
}

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
    case HintReason::heaviest:
        for (const Action& other : legal)
            EXPECT_TRUE(other.kind != ActionKind::play ||
                        pipsOf(view.table.rules, other.tile) <= pipsOf(view.table.rules, action.tile));
        break;
    case HintReason::ownTileFits:
    case HintReason::noTileFits:
        EXPECT_EQ(action.kind, ActionKind::marker);
        EXPECT_EQ(action.keep, hint.reason == HintReason::noTileFits);
        EXPECT_EQ(action.keep, fittingOn(view.hand, end).empty());
        break;
    case HintReason::onlyChoice: break;
    case HintReason::bestRest: EXPECT_EQ(action, hintFor(view).action); break;
    case HintReason::playedOn: EXPECT_NE(action, hintFor(view).action); break;
    case HintReason::inMostWorlds: EXPECT_GT(2 * hint.ahead, hint.worlds); break;
    case HintReason::onAverage: EXPECT_GT(hint.worlds, 0); break;
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
            // And of what is not the best.
            for (const Action& each : legalActions(view))
                expectTrue(view, reasonedFor(view, each));
        });
    }
    for (int i = 0; i <= static_cast<int>(HintReason::bestRest); ++i)
        EXPECT_TRUE(seen.contains(static_cast<HintReason>(i))) << "reason " << i << " never came up";
}

// But where a duty comes after it, which may change what fits.
TEST(Hint, OfTheMarkerNamesWhatFitsThere)
{
    Rng rng("marker hint");
    int asked = 0;
    int others = 0;
    for (int round = 0; round < 40; ++round) {
        const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 2 + round % 5));
        const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel("skilled"));
        playRound(rules, randomDeal(rules, rng), levels, rng, [&](const State&, const SeatView& view, const Action&) {
            if (view.table.phase != Phase::marker)
                return;
            ++asked;
            if (!view.table.dutyAfterMarker) {
                EXPECT_NE(hintFor(view).reason, HintReason::bestRest);
            }
            others += hintFor(view).reason == HintReason::bestRest ? 1 : 0;
        });
    }
    EXPECT_GT(asked, 100);
    EXPECT_LT(10 * others, asked);
}

class SearchedHint : public ::testing::Test
{
protected:
    /// Looks at the hint in some positions of a round, and at the memory that it was found with.
    template <class Look>
    void lookAtHints(int rounds, int oneOf, const Look& look)
    {
        for (int round = 0; round < rounds; ++round) {
            const GameRules rules = rulesOfGame(round, rng_);
            const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel("hard"));
            playRemembering(rules, randomDeal(rules, rng_), levels, rng_,
                            [&](const State& state, const SeatView& view, const Memory& memory, const Action&) {
                                if (legalActions(view).size() > 1 && ++choices_ % oneOf == 0)
                                    look(state, view, memory, hintBySearch(view, memory, "seed"));
                            });
        }
    }

    Rng rng_{"searched hint"};
    int choices_ = 0;
};

TEST_F(SearchedHint, IsThePlannersOrBetterInMostWorldsOrOnAverage)
{
    int searched = 0;
    lookAtHints(16, 8, [&](const State&, const SeatView& view, const Memory& memory, const Hint& hint) {
        const Hint plain = hintFor(view);
        if (hint.worlds == 0) {
            EXPECT_EQ(hint, plain);
            return;
        }
        ++searched;
        expectTrue(view, hint);
        if (hint.action == plain.action) {
            EXPECT_NE(hint.action.kind, ActionKind::play);
            EXPECT_EQ(plain.reason, HintReason::bestRest) << "a fact says more than figures";
            return;
        }
        // In worlds of our own it is not clearly worse. Four standard deviations: chance alone is far from it.
        const Margin margin = marginIn(view, memory, hint.action, plain.action, Rng("other worlds"), 100);
        const std::int64_t most = margin.sum * margin.sum;
        EXPECT_TRUE(margin.sum <= 0 || most <= 16 * margin.worlds * margin.variance());
    });
    EXPECT_GT(searched, 2);
}

TEST_F(SearchedHint, DependsOnTheSeedAndNotOnHiddenTiles)
{
    int searched = 0;
    lookAtHints(5, 12, [&](const State& state, const SeatView& view, const Memory& memory, const Hint& hint) {
        EXPECT_EQ(hintBySearch(view, memory, "seed"), hint);
        const State other = dealHiddenAnew(state, view.seat, rng_);
        EXPECT_EQ(hintBySearch(viewOf(other, view.seat), memory, "seed"), hint);
        ++searched;
    });
    EXPECT_GT(searched, 5);
}

TEST_F(SearchedHint, IsThePlannersOnceItIsToStop)
{
    StopSource stop;
    stop.requestStop();
    lookAtHints(2, 6, [&](const State&, const SeatView& view, const Memory& memory, const Hint&) {
        EXPECT_EQ(hintBySearch(view, memory, "seed", stop.token()), hintFor(view));
    });
}

} // namespace
} // namespace mt::testing
