// Rounds one after another: who starts, which engine, when the game is over, who has won.
#include "engine/game/game.h"
#include "tests/engine/game/random_games.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt
{
namespace
{

GameRules rulesOf(const char* rulebook, const OptionChanges& changes, int players)
{
    return std::get<GameRules>(resolveRules(rulebook, changes, players));
}

/// A shuffled deal of the game's next round.
Deal nextDeal(const Game& game, Rng& rng)
{
    Deal deal;
    makeDeal(game.rules, nextRound(game), game.firstSeat, rng, deal);
    return deal;
}

void finishRound(Game& game, Rng& rng)
{
    const testing::Taste taste = testing::randomTaste(rng);
    std::vector<Event> events;
    for (int actions = 0; game.inRound; ++actions) {
        ASSERT_LT(actions, 5000) << "the round does not end";
        apply(game, testing::randomAction(legalActions(game.round), taste, rng), events);
    }
}

void playRound(Game& game, Rng& rng)
{
    beginRound(game, nextDeal(game, rng));
    finishRound(game, rng);
}

/// A finished game with these scores; the rules ask for as many rounds.
Game finished(const char* ties, const std::vector<std::vector<int>>& scores)
{
    Game game = newGame(rulesOf("tactic", {{"ties", ties}, {"rounds", std::to_string(scores.size())}},
                                static_cast<int>(scores[0].size())),
                        0);
    game.scores = scores;
    return game;
}

TEST(Game, PlaysItsRoundsFromTheHighestEngineDown)
{
    for (const Rulebook& book : allRulebooks()) {
        const GameRules rules = rulesOf(book.id.data(), {}, 4);
        Rng rng(book.id);
        Game game = newGame(rules, 1);
        std::vector<int> sums(4);
        for (int round = 1; round <= 13; ++round) {
            ASSERT_FALSE(isOver(game)) << book.id;
            ASSERT_EQ(nextRound(game), round);
            playRound(game, rng);
            EXPECT_EQ(int{game.round.table.engine}, 13 - round);
            EXPECT_EQ(game.scores.back(), handScores(game.round));
            std::transform(sums.begin(), sums.end(), game.scores.back().begin(), sums.begin(), std::plus<>());
            EXPECT_EQ(totals(game), sums);
        }
        EXPECT_TRUE(isOver(game)) << book.id;
    }
}

TEST(Ruling17, ShortVariantsPlayEnginesNineToZero)
{
    Rng rng("short");
    Game game = newGame(rulesOf("novelca", {{"short", "true"}}, 3), 0);
    for (int engine = 9; engine >= 0; --engine) {
        ASSERT_FALSE(isOver(game));
        playRound(game, rng);
        EXPECT_EQ(int{game.round.table.engine}, engine);
    }
    EXPECT_TRUE(isOver(game));
}

TEST(Ruling18, RotateStartsAtTheChosenSeatAndGoesClockwise)
{
    for (const char* book : {"tactic", "novelca", "tournament"})
        for (int chosen = 0; chosen < 3; ++chosen) {
            Rng rng("rotate");
            Game game = newGame(rulesOf(book, {{"rounds", "5"}}, 3), chosen);
            for (int round = 0; round < 5; ++round) {
                beginRound(game, nextDeal(game, rng));
                EXPECT_EQ(game.round.table.turn, (chosen + round) % 3);
                EXPECT_EQ(game.starter, (chosen + round) % 3);
                finishRound(game, rng);
            }
        }
}

TEST(Game, TheEnginesHolderStartsEachRound)
{
    Rng rng("holder");
    Game game = newGame(rulesOf("ecowoodart", {}, 4), 3);
    int expected = 0;
    while (!isOver(game) && !HasFailure()) {
        EXPECT_EQ(game.firstSeat, expected);
        Deal deal = nextDeal(game, rng);
        // So that somebody holds it whatever the shuffle: the engine goes to seat 2 and seat 4 by turns.
        const int holder = nextRound(game) % 2 == 0 ? 1 : 3;
        const Tile engine(deal.engine, deal.engine);
        std::iter_swap(std::find(deal.deck.begin(), deal.deck.end(), engine),
                       deal.deck.begin() + holder * game.rules.handSize);
        beginRound(game, deal);
        EXPECT_EQ(game.starter, holder);
        EXPECT_EQ(game.round.table.turn, holder);
        finishRound(game, rng);
        expected = (holder + 1) % 4;
    }
}

TEST(Game, TheChosenNumberOfRoundsIsPlayed)
{
    Rng rng("rounds");
    Game game = newGame(rulesOf("tactic", {{"rounds", "1"}}, 2), 0);
    EXPECT_FALSE(isOver(game));
    beginRound(game, nextDeal(game, rng));
    EXPECT_FALSE(isOver(game)) << "a round is running";
    finishRound(game, rng);
    EXPECT_TRUE(isOver(game));
}

TEST(Game, TheTargetScoreEndsItAfterTheRoundThatReachesIt)
{
    Game game = newGame(rulesOf("tactic", {{"targetScore", "100"}}, 3), 0);
    game.scores = {{40, 99, 0}};
    EXPECT_FALSE(isOver(game)) << "99 is not 100";
    game.scores.push_back({59, 0, 30});
    EXPECT_FALSE(isOver(game));
    game.scores.push_back({0, 1, 0});
    EXPECT_TRUE(isOver(game)) << "exactly reached";
    game.inRound = true;
    EXPECT_FALSE(isOver(game)) << "only after a round";
    game.inRound = false;
    game.scores = std::vector<std::vector<int>>(13, {0, 1, 2});
    EXPECT_TRUE(isOver(game)) << "at the latest after its rounds";
    game.scores.pop_back();
    EXPECT_FALSE(isOver(game));
}

TEST(Winners, TheLowestTotalWins)
{
    for (const char* ties : {"joint", "zero-rounds"}) {
        const Result result = resultOf(finished(ties, {{0, 5, 9}, {20, 6, 3}}));
        EXPECT_EQ(result.winners, std::vector<int>{1});
        EXPECT_EQ(result.decidedBy, TieBreak::none);
    }
}

TEST(Winners, JointShareATie)
{
    const Result result = resultOf(finished("joint", {{0, 5, 9}, {11, 6, 9}}));
    EXPECT_EQ(result.winners, (std::vector<int>{0, 1}));
    EXPECT_EQ(result.decidedBy, TieBreak::joint);
}

TEST(Winners, MostRoundsScoredZeroDecide)
{
    const Result result = resultOf(finished("zero-rounds", {{0, 5, 0}, {11, 6, 0}, {0, 0, 99}}));
    EXPECT_EQ(totals(finished("zero-rounds", {{0, 5, 0}, {11, 6, 0}, {0, 0, 99}})), (std::vector<int>{11, 11, 99}));
    EXPECT_EQ(result.winners, std::vector<int>{0}) << "seat 3 has as many zeros, but is not among the lowest";
    EXPECT_EQ(result.decidedBy, TieBreak::zeroRounds);
}

TEST(Winners, ThenTheLowestRoundThatIsNotZero)
{
    const Result result = resultOf(finished("zero-rounds", {{0, 0, 2}, {4, 3, 1}, {6, 7, 7}}));
    EXPECT_EQ(result.winners, std::vector<int>{1}) << "1 is lower, but seat 3 has no zero";
    EXPECT_EQ(result.decidedBy, TieBreak::lowestRound);
}

TEST(Winners, ThenTheyShare)
{
    const Result result = resultOf(finished("zero-rounds", {{0, 0, 4}, {4, 6, 0}, {6, 4, 7}}));
    EXPECT_EQ(result.winners, (std::vector<int>{0, 1}));
    EXPECT_EQ(result.decidedBy, TieBreak::joint);
}

TEST(Winners, OfThreeTiedTwoMayBeLeftAfterTheZeros)
{
    const Result result = resultOf(finished("zero-rounds", {{0, 5, 0}, {2, 5, 9}, {8, 0, 1}, {0, 0, 0}}));
    EXPECT_EQ(result.winners, std::vector<int>{2}) << "all total 10 with two, two and two zeros; the lowest round is 1";
    EXPECT_EQ(result.decidedBy, TieBreak::lowestRound);
    const Result other = resultOf(finished("zero-rounds", {{0, 5, 0}, {1, 5, 0}, {0, 0, 1}}));
    EXPECT_EQ(other.winners, (std::vector<int>{0, 2}));
    EXPECT_EQ(other.decidedBy, TieBreak::joint);
}

TEST(Winners, EveryRoundZeroIsATieToo)
{
    const Result result = resultOf(finished("zero-rounds", {{0, 0, 9}, {0, 0, 9}}));
    EXPECT_EQ(result.winners, (std::vector<int>{0, 1}));
    EXPECT_EQ(result.decidedBy, TieBreak::joint);
}

TEST(OpenHands, ChangeNothingInTheRules)
{
    Rng rng("open");
    const GameRules closed = rulesOf("tactic", {}, 4);
    const GameRules open = rulesOf("tactic", {{"openHands", "true"}}, 4);
    Deal deal;
    makeDeal(closed, 1, 0, rng, deal);
    State one = startRound(closed, deal);
    State other = startRound(open, deal);
    while (one.table.phase != Phase::roundEnd) {
        ASSERT_EQ(legalActions(one), legalActions(other));
        const Action action = testing::randomAction(legalActions(one), {}, rng);
        apply(one, action);
        apply(other, action);
    }
    EXPECT_EQ(handScores(one), handScores(other));
}

} // namespace
} // namespace mt
