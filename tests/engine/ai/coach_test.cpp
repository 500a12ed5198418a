// The coach: it finds what cost something, it judges by what was known at the time, and it is the same every time.
#include "engine/ai/coach.h"

#include "engine/ai/weighing.h"
#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt::testing
{
namespace
{

const CoachSettings briefly{.verdict = {.worlds = 150}};

struct CoachedRound {
    GameRules rules;
    Deal deal;
    std::vector<Action> actions;

    Coaching coached(int seat) const { return coach(rules, deal, actions, seat, briefly); }
};

CoachedRound playedBy(const char* level, const GameRules& rules, const Deal& deal, Rng& rng)
{
    CoachedRound round{rules, deal, {}};
    const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel(level));
    playRound(rules, deal, levels, rng,
              [&](const State&, const SeatView&, const Action& action) { round.actions.push_back(action); });
    return round;
}

// Everybody plays well, but for one decision of seat 0 that could hardly have been worse, late in the round, when few
// worlds are enough.
TEST(Coach, FindsTheOneBlunder)
{
    Rng rng("blunder");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 3));
    int blunders = 0;
    int found = 0;
    int others = 0;
    for (int number = 0; number < 10; ++number) {
        CoachedRound round{rules, randomDeal(rules, rng), {}};
        State state = startRound(rules, round.deal);
        int blunder = -1;
        while (state.table.phase != Phase::roundEnd) {
            std::vector<WeighedAction> all = weighActions(viewOf(state, state.table.turn));
            std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.cost < b.cost; });
            const bool errs = blunder < 0 && state.table.turn == 0 && state.hands[0].count() <= 6 &&
                              all.back().cost - all.front().cost >= 2000;
            if (errs)
                blunder = static_cast<int>(round.actions.size());
            round.actions.push_back(errs ? all.back().action : all.front().action);
            apply(state, round.actions.back());
        }
        blunders += blunder < 0 ? 0 : 1;
        const CoachSettings settings{.verdict = {.worlds = 300}, .threads = 2};
        for (const Mistake& mistake : coach(rules, round.deal, round.actions, 0, settings).mistakes)
            ++(mistake.step == blunder ? found : others);
    }
    EXPECT_GT(blunders, 3);
    EXPECT_GT(found * 2, blunders);
    EXPECT_LT(others, found) << "what the planner does is seldom clearly wrong";
}

TEST(Coach, PutsTheMostCostlyFirst)
{
    Rng rng("order");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    std::size_t mostOfASeat = 0;
    for (int number = 0; number < 2; ++number) {
        const CoachedRound round = playedBy("beginner", rules, randomDeal(rules, rng), rng);
        for (int seat = 0; seat < rules.players; ++seat) {
            const Coaching coaching = round.coached(seat);
            mostOfASeat = std::max(mostOfASeat, coaching.mistakes.size());
            EXPECT_TRUE(
                std::is_sorted(coaching.mistakes.begin(), coaching.mistakes.end(),
                               [](const Mistake& one, const Mistake& other) { return one.tested > other.tested; }));
            EXPECT_TRUE(
                std::is_sorted(coaching.goodMoves.begin(), coaching.goodMoves.end(),
                               [](const GoodMove& one, const GoodMove& other) { return one.tested > other.tested; }));
            for (const Mistake& mistake : coaching.mistakes) {
                EXPECT_EQ(mistake.done, round.actions[static_cast<std::size_t>(mistake.step)]);
                EXPECT_EQ(mistake.done.seat, seat);
            }
            for (const GoodMove& good : coaching.goodMoves)
                EXPECT_EQ(good.done.action, round.actions[static_cast<std::size_t>(good.step)]);
        }
    }
    EXPECT_GE(mostOfASeat, 2U);
}

// Each decision by itself, with all that the seat could not see dealt anew and with what it remembered then: what is
// found is the same.
TEST(Coach, GoesByWhatTheSeatKnewAtEachMoment)
{
    Rng rng("hidden");
    std::size_t found = 0;
    for (int number = 0; number < 6; ++number) {
        const GameRules rules = rulesOfGame(number, rng);
        const CoachedRound round = playedBy("easy", rules, randomDeal(rules, rng), rng);
        const Coaching told = round.coached(0);
        const State start = startRound(rules, round.deal);
        State state = start;
        for (std::size_t step = 0; step < round.actions.size(); ++step) {
            const Action& action = round.actions[step];
            if (action.seat == 0) {
                const SeatView view = viewOf(dealHiddenAnew(state, 0, rng), 0);
                const Memory memory = remember(start, std::span(round.actions).first(step), 0);
                const std::string seed = seedOf(round.deal) + '/' + std::to_string(step);
                std::optional<Mistake> mistake = verdictOn(view, memory, action, seed, briefly.verdict).mistake;
                if (mistake)
                    mistake->step = static_cast<int>(step);
                const auto there = std::find_if(told.mistakes.begin(), told.mistakes.end(), [&](const Mistake& each) {
                    return each.step == static_cast<int>(step);
                });
                EXPECT_EQ(there == told.mistakes.end() ? std::nullopt : std::optional(*there), mistake);
                found += mistake ? 1 : 0;
            }
            apply(state, action);
        }
    }
    EXPECT_GT(found, 3U);
}

TEST(Coach, IsTheSameWithAnyNumberOfThreads)
{
    Rng rng("coach threads");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    const CoachedRound round = playedBy("beginner", rules, randomDeal(rules, rng), rng);
    const Coaching one = round.coached(1);
    EXPECT_FALSE(one.mistakes.empty());
    for (const int threads : {2, 8}) {
        CoachSettings settings = briefly;
        settings.threads = threads;
        EXPECT_EQ(coach(rules, round.deal, round.actions, 1, settings), one);
    }
}

// First the trains, then one finding after the other; the last that is told is the answer.
TEST(Coach, TellsWhatItFindsAsItFindsIt)
{
    Rng rng("telling");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    const CoachedRound round = playedBy("beginner", rules, randomDeal(rules, rng), rng);
    std::size_t found = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
        std::vector<Coaching> told;
        const Coaching answer = coach(rules, round.deal, round.actions, seat, briefly, {},
                                      [&](const Coaching& coaching) { told.push_back(coaching); });
        found += answer.mistakes.size() + answer.goodMoves.size();
        ASSERT_EQ(told.size(), 1 + answer.mistakes.size() + answer.goodMoves.size());
        EXPECT_EQ(told.front().train, answer.train);
        EXPECT_EQ(told.front().mistakes.size() + told.front().goodMoves.size(), 0U);
        EXPECT_EQ(told.back(), answer);
    }
    EXPECT_GT(found, 3U);
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
    const Coaching coaching = coach(rules, round.deal, round.actions, 0, briefly, stop.token());
    EXPECT_TRUE(coaching.mistakes.empty() && coaching.goodMoves.empty());
}

} // namespace
} // namespace mt::testing
