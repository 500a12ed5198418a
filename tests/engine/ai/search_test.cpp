// Rollouts and the search on them: what they count, that nothing hidden shows through, and that neither threads nor a
// second time change an answer.
#include "engine/ai/search.h"

#include "engine/ai/weighing.h"
#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt::testing
{
namespace
{

TEST(Rollouts, PlayAsHardPlays)
{
    Rng rng("rollouts");
    for (const Choice& choice : choices("hard", 20, rng)) {
        State slow = choice.state;
        while (slow.table.phase != Phase::roundEnd)
            apply(slow, chooseAction(*findLevel("hard"), viewOf(slow, slow.table.turn), Memory(slow.table.turn), rng));
        State fast = choice.state;
        playOutByPlanner(fast);
        EXPECT_EQ(fast, slow);
    }
}

TEST(Rollouts, CountHowFarASeatIsBehindTheMean)
{
    State state = roundWithHand("tactic", {}, 3, Hand{Tile(12, 1), Tile(2, 1)}); // 16, the others 1 and 2
    EXPECT_EQ(behind(state, 0), 2 * 16 - 3);
    EXPECT_EQ(behind(state, 1), 2 * 1 - 18);
    EXPECT_EQ(behind(state, 0) + behind(state, 1) + behind(state, 2), 0);
}

Margin marginOf(int worlds, int each, int last)
{
    Margin margin;
    for (int world = 1; world < worlds; ++world)
        margin.add(each);
    margin.add(last);
    return margin;
}

// With two players the doubt about a difference is less than a point: a small one must not be taken for none.
TEST(Search, AMoveIsOutWhenItIsSurelyBehindAndNotBefore)
{
    const Belief little = beliefIn(0, marginOf(20, 0, 5), 2);
    EXPECT_GT(little.behind, 0);
    EXPECT_FALSE(little.isSure) << "a quarter of a point in one world of twenty, give or take 0.65";
    EXPECT_TRUE(beliefIn(0, marginOf(20, 2, 2), 2).isSure) << "two points in each";
    EXPECT_FALSE(beliefIn(0, marginOf(20, 2, 2), 4).isSure) << "with four players that is a third of it";
    EXPECT_TRUE(beliefIn(0, marginOf(20, 6, 6), 4).isSure);
    EXPECT_FALSE(beliefIn(0, marginOf(20, -2, -2), 2).isSure) << "ahead";
    // The planner's opinion alone: 0.3 of a point for each pip, give or take 3.
    EXPECT_EQ(beliefIn(1900, Margin(), 2), (Belief{1459, false})) << "5.7 points";
    EXPECT_EQ(beliefIn(2100, Margin(), 2), (Belief{1612, true})) << "6.3 points";
    EXPECT_EQ(beliefIn(2100, Margin(), 14), (Belief{13 * 1612 + 10, true})) << "in the unit of behind()";
}

TEST(Search, WorldsOfAChainSayAsMuchAsTwoThirdsOfThemApart)
{
    EXPECT_EQ(beliefIn(100, ofChain(marginOf(30, 4, 4)), 4), beliefIn(100, marginOf(20, 4, 4), 4));
    int apart = 1;
    while (!beliefIn(0, marginOf(apart, 1, 1), 2).isSure)
        ++apart;
    int chained = 1;
    while (!beliefIn(0, ofChain(marginOf(chained, 1, 1)), 2).isSure)
        ++chained;
    EXPECT_GT(apart, 2);
    EXPECT_EQ(chained, (3 * apart + 1) / 2) << "for " << apart;
}

TEST(Search, IsTheSameWithAnyNumberOfThreads)
{
    Rng rng("threads");
    for (const Worlds::Reads reads : {Worlds::Reads::nothing, Worlds::Reads::choices})
        for (const Choice& choice : choices("hard", 8, rng)) {
            std::vector<std::pair<Action, int>> answers;
            for (const int threads : {1, 2, 8}) {
                Search search(choice.view(), choice.memory, "seed");
                search.run({.worlds = 50, .threads = threads, .reads = reads});
                answers.emplace_back(search.best(), search.worlds());
            }
            EXPECT_EQ(answers[0], answers[1]);
            EXPECT_EQ(answers[0], answers[2]);
        }
}

TEST(Search, NeverLooksAtHiddenTiles)
{
    Rng rng("hidden from search");
    for (const Worlds::Reads reads : {Worlds::Reads::nothing, Worlds::Reads::choices})
        for (const Choice& choice : choices("hard", 12, rng)) {
            const State other = dealHiddenAnew(choice.state, choice.seat(), rng);
            Search one(choice.view(), choice.memory, "seed");
            Search two(viewOf(other, choice.seat()), choice.memory, "seed");
            one.run({.worlds = 20, .reads = reads});
            two.run({.worlds = 20, .reads = reads});
            EXPECT_EQ(one.best(), two.best());
            for (const Action& action : legalActions(choice.view()))
                EXPECT_EQ(one.behindBest(action).sum, two.behindBest(action).sum);
        }
}

TEST(Search, BeginsWithThePlannersMoveAndStopsWhenAsked)
{
    Rng rng("begin");
    StopSource stop;
    stop.requestStop();
    for (const Choice& choice : choices("hard", 10, rng)) {
        const std::vector<WeighedAction> all = weighActions(choice.view());
        const auto cheapest =
            std::min_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.cost < b.cost; });
        Search search(choice.view(), choice.memory, "seed");
        EXPECT_EQ(search.best(), cheapest->action);
        search.run({}, stop.token());
        EXPECT_EQ(search.worlds(), 0);
        EXPECT_EQ(search.best(), cheapest->action);
    }
}

} // namespace
} // namespace mt::testing
