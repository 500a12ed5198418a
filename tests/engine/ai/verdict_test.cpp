// What is said of one decision: what counts as clear, where the number comes from, and that nothing hidden shows
// through.
#include "engine/ai/verdict.h"

#include "engine/ai/search.h"
#include "engine/ai/weighing.h"
#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt::testing
{
namespace
{

constexpr VerdictSettings fewWorlds{.worlds = 100};

Margin marginOf(std::initializer_list<int> differences)
{
    Margin margin;
    for (const int difference : differences)
        margin.add(difference);
    return margin;
}

/// A decision of a player who does anything.
struct Decided {
    State state;
    Memory memory{-1};
    Action done;
};

std::vector<Decided> decisions(int rounds, Rng& rng)
{
    std::vector<Decided> all;
    for (int round = 0; round < rounds; ++round) {
        const GameRules rules = rulesOfGame(round, rng);
        State state = startRound(rules, randomDeal(rules, rng));
        Memory memory(0);
        std::vector<Event> events;
        while (state.table.phase != Phase::roundEnd) {
            const std::vector<Action> legal = legalActions(state);
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            if (action.seat == 0 && legal.size() > 1)
                all.push_back({state, memory, action});
            const Table before = state.table;
            events.clear();
            apply(state, action, events);
            memory.add(before, action, events);
        }
    }
    return all;
}

/// One that cost something.
Decided blunder(Rng& rng)
{
    for (const Decided& each : decisions(20, rng))
        if (verdictOn(viewOf(each.state, 0), each.memory, each.done, "seed", fewWorlds).mistake)
            return each;
    ADD_FAILURE() << "twenty rounds without one";
    return {};
}

TEST(Estimate, IsInHundredthsOfAPointOfOwnLessTheMeanOfTheOthers)
{
    // Two players: as it is. Four: behind() counts three times.
    EXPECT_EQ(estimateOf(marginOf({3, 5}), 2), (Estimate{400, 100}));
    EXPECT_EQ(estimateOf(marginOf({9, 15}), 4), (Estimate{400, 100}));
    EXPECT_EQ(estimateOf(marginOf({-1, -1, 0}), 2), (Estimate{-67, 0}))
        << "a variance of a third is none in whole numbers";
    EXPECT_EQ(estimateOf(marginOf({7}), 2), (Estimate{700, 0}));
    EXPECT_EQ(estimateOf(Margin(), 2), Estimate());
    EXPECT_EQ(estimateOf(marginOf({0, 200, 0, 200}), 2), (Estimate{10000, 5773})) << "115.47 / 2";
}

TEST(Estimate, OfWorldsInWhichBothAreAlikeNoneIsAhead)
{
    EXPECT_EQ(marginOf({-1, 0, 2, -7}).ahead, 2);
    Margin both = marginOf({-1, 0});
    both += marginOf({-2, 3});
    EXPECT_EQ(both.ahead, 2);
}

TEST(Verdict, ADifferenceIsClearByPointsAndByErrors)
{
    EXPECT_FALSE(isClearlyBehind(marginOf({2, 2, 2, 2}), 2)) << "not more than two points";
    EXPECT_TRUE(isClearlyBehind(marginOf({3, 2, 2, 2}), 2));
    EXPECT_FALSE(isClearlyBehind(marginOf({6, 6, 6, 6}), 4)) << "two points again";
    EXPECT_TRUE(isClearlyBehind(marginOf({7, 7, 7, 7}), 4));
    EXPECT_FALSE(isClearlyBehind(marginOf({10, 30, 10, 30}), 2)) << "20, give or take 5.8: less than four of them";
    EXPECT_TRUE(isClearlyBehind(marginOf({10, 30, 10, 30}), 2, 3));
    EXPECT_TRUE(isClearlyBehind(marginOf({20, 40, 20, 40}), 2)) << "30, give or take 5.8";
    EXPECT_FALSE(isClearlyBehind(marginOf({-20, -40, -20, -40}), 2)) << "ahead";
    EXPECT_FALSE(isClearlyBehind(marginOf({50}), 2)) << "one world is no evidence";
}

TEST(Verdict, NamesTheBetterMoveAndWhy)
{
    Rng rng("better");
    const Decided each = blunder(rng);
    const SeatView view = viewOf(each.state, 0);
    const Verdict verdict = verdictOn(view, each.memory, each.done, "seed", fewWorlds);
    ASSERT_TRUE(verdict.mistake);
    EXPECT_FALSE(verdict.good);
    EXPECT_EQ(verdict.mistake->done, each.done);
    EXPECT_EQ(verdict.mistake->better, reasonedFor(view, verdict.mistake->better.action));
    EXPECT_NE(verdict.mistake->better.action, each.done);
    EXPECT_FALSE(verdictOn(view, each.memory, verdict.mistake->better.action, "seed", fewWorlds).mistake);
}

// The number is that of the third set of worlds: not that of the test, which would be too high where it only just said
// yes.
TEST(Verdict, TellsANumberThatChoseNothing)
{
    Rng rng("number");
    const Decided each = blunder(rng);
    const SeatView view = viewOf(each.state, 0);
    const int players = view.table.players;
    const Verdict verdict = verdictOn(view, each.memory, each.done, "seed", fewWorlds);
    ASSERT_TRUE(verdict.mistake);
    const auto compared = [&](const char* seed, int worlds) {
        return marginIn(view, each.memory, each.done, verdict.mistake->better.action, Rng(seed), worlds);
    };
    Margin test = compared("seed/test", fewWorlds.worlds / 4);
    test += compared("seed/test more", fewWorlds.worlds - fewWorlds.worlds / 4);
    EXPECT_TRUE(isClearlyBehind(test, players));
    EXPECT_EQ(verdict.mistake->cost, estimateOf(compared("seed/number", fewWorlds.worlds / 2), players));
    EXPECT_NE(verdict.mistake->cost, estimateOf(test, players));
}

TEST(Verdict, NeverLooksAtHiddenTilesAndIsTheSameAgain)
{
    Rng rng("hidden from verdicts");
    int said = 0;
    const std::vector<Decided> all = decisions(8, rng);
    for (const Decided& each : all) {
        const SeatView view = viewOf(each.state, 0);
        const SeatView other = viewOf(dealHiddenAnew(each.state, 0, rng), 0);
        const Verdict verdict = verdictOn(view, each.memory, each.done, "seed", {.worlds = 40});
        EXPECT_EQ(verdictOn(other, each.memory, each.done, "seed", {.worlds = 40}), verdict);
        EXPECT_FALSE(verdict.mistake && verdict.good);
        said += verdict.mistake || verdict.good ? 1 : 0;
    }
    EXPECT_GT(said, 5);
    EXPECT_LT(said, static_cast<int>(all.size()));
}

// Whoever does what the search finds best makes no mistake, and sometimes does what a plain look would not.
TEST(Verdict, PraisesWhatAPlainLookWouldNotFind)
{
    Rng rng("praise");
    int planned = 0;
    int heaviest = 0;
    for (const Decided& each : decisions(20, rng)) {
        const SeatView view = viewOf(each.state, 0);
        Search search(view, each.memory, "seed/search");
        const Action plan = search.best();
        search.run({.worlds = fewWorlds.worlds / 5});
        const Verdict verdict = verdictOn(view, each.memory, search.best(), "seed", fewWorlds);
        EXPECT_FALSE(verdict.mistake);
        if (!verdict.good)
            continue;
        EXPECT_EQ(verdict.good->done, reasonedFor(view, search.best()));
        EXPECT_NE(verdict.good->plain, search.best());
        EXPECT_EQ(verdict.good->look == PlainLook::planned, search.best() != plan);
        if (verdict.good->look == PlainLook::planned) {
            ++planned;
            EXPECT_EQ(verdict.good->plain, plan);
            continue;
        }
        ++heaviest;
        const Options& rules = view.table.rules;
        const int most = pipsOf(rules, verdict.good->plain.tile);
        for (const Action& action : legalActions(view))
            EXPECT_TRUE(action.kind != ActionKind::play || pipsOf(rules, action.tile) <= most);
        EXPECT_TRUE(search.best().kind != ActionKind::play || pipsOf(rules, search.best().tile) < most)
            << "who laid one as heavy has seen it";
    }
    EXPECT_GT(planned, 0);
    EXPECT_GT(heaviest, 3);
}

TEST(Verdict, SaysNothingWhenAskedToStop)
{
    Rng rng("stopped");
    const Decided each = blunder(rng);
    StopSource stop;
    stop.requestStop();
    EXPECT_EQ(verdictOn(viewOf(each.state, 0), each.memory, each.done, "seed", fewWorlds, stop.token()), Verdict());
}

} // namespace
} // namespace mt::testing
