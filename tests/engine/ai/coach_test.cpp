// The coach: it finds what cost something, it is content with good play, and it judges by what was to be seen.
#include "engine/ai/coach.h"

#include "engine/ai/weighing.h"
#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt::testing
{
namespace
{

struct CoachedRound {
    GameRules rules;
    Deal deal;
    std::vector<Action> actions;

    Coaching coached(int seat) const { return coach(rules, deal, actions, seat); }
};

CoachedRound playedBy(const char* level, const GameRules& rules, const Deal& deal, Rng& rng)
{
    CoachedRound round{rules, deal, {}};
    const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel(level));
    playRound(rules, deal, levels, rng,
              [&](const State&, const SeatView&, const Action& action) { round.actions.push_back(action); });
    return round;
}

TEST(Coach, IsContentWithAHardSeat)
{
    Rng rng("content");
    for (int number = 0; number < 30; ++number) {
        const GameRules rules = rulesOfGame(number, rng);
        const CoachedRound round = playedBy("hard", rules, randomDeal(rules, rng), rng);
        for (int seat = 0; seat < rules.players; ++seat)
            EXPECT_TRUE(round.coached(seat).mistakes.empty()) << describe(rules);
    }
}

// Everybody plays well, but for one decision of seat 0 that could not have been worse.
TEST(Coach, FindsTheOneBlunder)
{
    Rng rng("blunder");
    int blunders = 0;
    for (int number = 0; number < 40; ++number) {
        const GameRules rules = rulesOfGame(number, rng);
        CoachedRound round{rules, randomDeal(rules, rng), {}};
        State state = startRound(rules, round.deal);
        int blunder = -1;
        while (state.table.phase != Phase::roundEnd) {
            std::vector<WeighedAction> all = weighActions(viewOf(state, state.table.turn));
            std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.cost < b.cost; });
            const bool errs = blunder < 0 && state.table.turn == 0 && all.back().cost - all.front().cost >= 1000;
            if (errs)
                blunder = static_cast<int>(round.actions.size());
            round.actions.push_back(errs ? all.back().action : all.front().action);
            apply(state, round.actions.back());
        }
        const Coaching coaching = round.coached(0);
        ASSERT_EQ(coaching.mistakes.size(), blunder < 0 ? 0U : 1U) << describe(rules);
        if (blunder < 0)
            continue;
        ++blunders;
        EXPECT_EQ(coaching.mistakes[0].step, blunder);
        EXPECT_EQ(coaching.mistakes[0].done, round.actions[static_cast<std::size_t>(blunder)]);
        EXPECT_GE(coaching.mistakes[0].cost, 1000);
        EXPECT_TRUE(round.coached(1).mistakes.empty()) << "the others played well";
    }
    EXPECT_GT(blunders, 20);
}

TEST(Coach, SaysWhatWouldHaveBeenBetterAndWhy)
{
    const State state =
        roundWithHand("tactic", {}, 4, Hand{Tile(12, 1), Tile(2, 1), Tile(3, 2), Tile(4, 3), Tile(12, 11), Tile(9, 8)});
    const Action givenAway{.kind = ActionKind::play, .tile = Tile(12, 1), .train = mexicanTrain};
    const Action loose{.kind = ActionKind::play, .tile = Tile(12, 11), .train = mexicanTrain};
    const std::optional<Mistake> mistake = mistakeIn(viewOf(state, 0), givenAway);
    ASSERT_TRUE(mistake);
    EXPECT_EQ(mistake->done, givenAway);
    EXPECT_EQ(mistake->better, (Hint{loose, HintReason::notInTrain}));
    EXPECT_FALSE(mistakeIn(viewOf(state, 0), loose));
}

TEST(Coach, PutsTheMostCostlyFirst)
{
    Rng rng("order");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    const CoachedRound round = playedBy("beginner", rules, randomDeal(rules, rng), rng);
    std::size_t mistakes = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
        const Coaching coaching = round.coached(seat);
        mistakes += coaching.mistakes.size();
        EXPECT_TRUE(std::is_sorted(coaching.mistakes.begin(), coaching.mistakes.end(),
                                   [](const Mistake& a, const Mistake& b) { return a.cost > b.cost; }));
        for (const Mistake& mistake : coaching.mistakes) {
            EXPECT_GE(mistake.cost, leastMistake);
            EXPECT_EQ(mistake.done, round.actions[static_cast<std::size_t>(mistake.step)]);
            EXPECT_EQ(mistake.done.seat, seat);
        }
        EXPECT_EQ(round.coached(seat), coaching);
    }
    EXPECT_GT(mistakes, 4U);
}

// Each decision again, with all that the seat could not see dealt anew: what is found is the same.
TEST(Coach, NeverLooksAtHiddenTiles)
{
    Rng rng("hidden");
    std::size_t found = 0;
    for (int number = 0; number < 20; ++number) {
        const GameRules rules = rulesOfGame(number, rng);
        const CoachedRound round = playedBy("easy", rules, randomDeal(rules, rng), rng);
        std::vector<Mistake> mistakes;
        State state = startRound(rules, round.deal);
        for (std::size_t step = 0; step < round.actions.size(); ++step) {
            const Action& action = round.actions[step];
            if (action.seat == 0)
                if (auto mistake = mistakeIn(viewOf(dealHiddenAnew(state, 0, rng), 0), action)) {
                    mistake->step = static_cast<int>(step);
                    mistakes.push_back(*mistake);
                }
            apply(state, action);
        }
        std::vector<Mistake> told = round.coached(0).mistakes;
        std::sort(told.begin(), told.end(), [](const Mistake& a, const Mistake& b) { return a.step < b.step; });
        EXPECT_EQ(told, mistakes) << describe(rules);
        found += told.size();
    }
    EXPECT_GT(found, 10U);
}

// The hand is one chain of sixteen tiles from the engine.
TEST(Coach, KnowsTheBestTrainOfTheHandThatWasDealt)
{
    const std::vector<Tile> chain{{12, 1}, {1, 2},  {2, 3},   {3, 4},  {4, 5}, {5, 6}, {6, 7}, {7, 8},
                                  {8, 9},  {9, 10}, {10, 11}, {11, 0}, {0, 2}, {2, 4}, {4, 6}, {6, 8}};
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 2));
    ASSERT_EQ(rules.handSize, 16);
    Rng rng("chain");
    Deal deal = randomDeal(rules, rng);
    deal.round = 1;
    deal.engine = 12;
    deal.deck = fullSet(12);
    std::erase(deal.deck, Tile(12, 12));
    shuffle(std::span(deal.deck), rng);
    std::stable_partition(deal.deck.begin(), deal.deck.end(),
                          [&](Tile tile) { return std::find(chain.begin(), chain.end(), tile) != chain.end(); });
    const CoachedRound round = playedBy("easy", rules, deal, rng);
    const Coaching coaching = round.coached(0);
    EXPECT_EQ(coaching.best.size(), chain.size());
    int plays = 0;
    for (const Action& action : round.actions)
        plays += action.seat == 0 && action.kind == ActionKind::play ? 1 : 0;
    EXPECT_EQ(coaching.laid.count() + coaching.laidElsewhere, plays);
    for (const Tile tile : coaching.laid.tiles())
        EXPECT_NE(std::find(coaching.train.begin(), coaching.train.end(), tile), coaching.train.end());
}

TEST(Coach, StopsWhenAsked)
{
    Rng rng("stop");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    const CoachedRound round = playedBy("beginner", rules, randomDeal(rules, rng), rng);
    StopSource stop;
    stop.requestStop();
    EXPECT_TRUE(coach(rules, round.deal, round.actions, 0, stop.token()).mistakes.empty());
}

} // namespace
} // namespace mt::testing
