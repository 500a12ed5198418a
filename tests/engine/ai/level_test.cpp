#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace mt::testing
{
namespace
{

TEST(Levels, StandInOrderOfStrengthUnderTheirIds)
{
    std::vector<std::string_view> offered;
    for (const Level& level : allLevels()) {
        EXPECT_EQ(findLevel(level.id), &level);
        if (level.offered)
            offered.push_back(level.id);
    }
    EXPECT_EQ(offered, (std::vector<std::string_view>{"newcomer", "learner", "casual", "steady", "skilled", "hard",
                                                      "expert", "master"}));
    EXPECT_EQ(findLevel("no such level"), nullptr);
}

// What was played with a level goes on with it; a new game gets its heir.
TEST(Levels, OfBeforeArePlayedAndNotOffered)
{
    for (const char* const id : {"beginner", "easy", "medium"}) {
        ASSERT_NE(findLevel(id), nullptr) << id;
        EXPECT_FALSE(findLevel(id)->offered) << id;
    }
    EXPECT_TRUE(findLevel(defaultLevel)->offered);
    EXPECT_EQ(findOffered("easy")->id, "newcomer");
    EXPECT_EQ(findOffered("no such level"), nullptr);
    for (const Level& level : allLevels()) {
        ASSERT_NE(findOffered(level.id), nullptr) << level.id;
        EXPECT_TRUE(findOffered(level.id)->offered) << level.id;
        EXPECT_EQ(findOffered(level.id) == &level, level.offered) << level.id;
    }
}

TEST(Levels, AnswerSomethingLegalUnderAllRules)
{
    const std::vector<Level> all = hastyLevels();
    Rng rng("legal answers");
    for (int round = 0; round < gamesToPlay(300); ++round) {
        const GameRules rules = rulesOfGame(round, rng);
        const Deal deal = randomDeal(rules, rng);
        std::vector<const Level*> levels;
        for (int seat = 0; seat < rules.players; ++seat)
            levels.push_back(&all[rng.below(static_cast<std::uint32_t>(all.size()))]);
        int actions = 0;
        playRound(rules, deal, levels, rng, [&](const State& state, const SeatView&, const Action& action) {
            ASSERT_TRUE(check(state, action).isLegal()) << levels[state.table.turn]->id;
            ASSERT_LT(++actions, 5000);
        });
        if (HasFatalFailure())
            return;
    }
}

TEST(Levels, AreTheSameForTheSameSeed)
{
    const auto rules = std::get<GameRules>(resolveRules("novelca", {}, 4));
    Rng deals("same seed");
    Deal deal;
    makeDeal(rules, 1, 2, deals, deal);
    for (const Level& level : hastyLevels()) {
        std::vector<Action> first;
        std::vector<Action> second;
        for (std::vector<Action>* const actions : {&first, &second}) {
            Rng rng("luck");
            playRound(rules, deal, std::vector<const Level*>(4, &level), rng,
                      [&](const State&, const SeatView&, const Action& action) { actions->push_back(action); });
        }
        EXPECT_EQ(first, second) << level.id;
    }
}

TEST(Levels, AnswerLegallyWhenStopped)
{
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 2));
    Rng rng("stopped");
    Deal deal;
    makeDeal(rules, 1, 0, rng, deal);
    const SeatView view = viewOf(startRound(rules, deal), 0);
    StopSource stop;
    stop.requestStop();
    for (const Level& level : allLevels())
        EXPECT_TRUE(check(view.table, view.hand, view.drawn, chooseAction(level, view, Memory(0), rng, stop.token()))
                        .isLegal());
}

// At once: the level is not even asked; nor where there is nothing to choose.
TEST(Levels, AreAskedOnlyWhereThereIsAChoiceAndTime)
{
    constexpr Level counts{.id = "counts", .offered = false, .choose = [](const Level&, const Decision& decision) {
                               decision.rng.below(2); // that it was asked
                               return decision.legal.back();
                           }};
    const auto isAsked = [&](const State& state, StopToken stop) {
        Rng rng("asked");
        Rng untouched("asked");
        chooseAction(counts, viewOf(state, 0), Memory(0), rng, stop);
        return rng.below(1'000'000) != untouched.below(1'000'000);
    };
    const State choice = roundWithHand("tactic", {}, 2, Hand{Tile(12, 1), Tile(12, 2)});
    const State none = roundWithHand("tactic", {}, 2, Hand{Tile(2, 1)});
    StopSource stop;
    EXPECT_TRUE(isAsked(choice, stop.token()));
    EXPECT_FALSE(isAsked(none, stop.token()));
    stop.requestStop();
    EXPECT_FALSE(isAsked(choice, stop.token()));
}

// A coarse look, far from what would be chance: each level that is offered against the one below it, every deal from
// every seat. How much better each is, and what a search is better by, takes more rounds to see than a test has time
// for: docs/strength.md.
TEST(Levels, BeatTheLevelBelow)
{
    constexpr int deals = 100;
    const auto rules = std::get<GameRules>(resolveRules("ecowoodart", {}, 4));
    std::vector<const Level*> ladder;
    for (const Level& level : allLevels())
        if (level.offered && level.worlds == 0)
            ladder.push_back(&level);
    for (std::size_t i = 1; i < ladder.size(); ++i) {
        Rng rng("strength");
        int ours = 0;
        int theirs = 0;
        for (int n = 0; n < deals; ++n) {
            Deal deal;
            makeDeal(rules, 1 + n % rules.options.rounds, 0, rng, deal);
            for (std::size_t seat = 0; seat < 4; ++seat) {
                std::vector<const Level*> levels(4, ladder[i - 1]);
                levels[seat] = ladder[i];
                const std::vector<int> scores = playRound(rules, deal, levels, rng);
                ours += 3 * scores[seat];
                theirs += std::accumulate(scores.begin(), scores.end(), 0) - scores[seat];
            }
        }
        EXPECT_LT(ours, theirs) << ladder[i]->id << " against " << ladder[i - 1]->id;
    }
}

} // namespace
} // namespace mt::testing
