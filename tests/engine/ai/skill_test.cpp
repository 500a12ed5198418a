// A round taken apart: the parts are the result, a planner's play costs nothing, and nobody's tiles show through.
#include "engine/ai/skill.h"

#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace mt::testing
{
namespace
{

const SkillSettings quickly{.worlds = 40};

struct Played {
    GameRules rules;
    Deal deal;
    std::vector<Action> actions{};
    State end{};

    Skill skill(int seat) const { return *skillIn(rules, deal, actions, seat, quickly); }
};

Played played(const GameRules& rules, const char* level, Rng& rng)
{
    Played round{rules, randomDeal(rules, rng)};
    const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel(level));
    playRound(rules, round.deal, levels, rng,
              [&](const State&, const SeatView&, const Action& action) { round.actions.push_back(action); });
    round.end = startRound(rules, round.deal);
    for (const Action& action : round.actions)
        apply(round.end, action);
    return round;
}

int sumOf(const Skill& skill)
{
    return skill.order.points + skill.deal.points + skill.draws.points + skill.others.points + skill.play.points;
}

TEST(Skill, ThePartsAreTheResultExactly)
{
    Rng rng("parts");
    for (int number = 0; number < 8; ++number) {
        const GameRules rules = rulesOfGame(number, rng);
        const Played round = played(rules, number % 2 == 0 ? "beginner" : "easy", rng);
        int all = 0;
        for (int seat = 0; seat < rules.players; ++seat) {
            const Skill skill = round.skill(seat);
            EXPECT_EQ(sumOf(skill), skill.result) << describe(rules);
            EXPECT_EQ(skill.lost.points + skill.found.points, skill.play.points);
            const int others = rules.players - 1;
            EXPECT_NEAR(skill.result, 100.0 * behind(round.end, seat) / others, 0.5);
            all += skill.result;
        }
        EXPECT_NEAR(all, 0, rules.players) << "what one is behind others are ahead";
    }
}

// Who never draws has neither luck nor mishap with it.
TEST(Skill, EachPartIsOfWhatItSays)
{
    Rng rng("each part");
    std::array<int, 2> looked{}; // at those who never drew, and at those who did
    for (int number = 0; number < 60 && std::min(looked[0], looked[1]) == 0; ++number) {
        const Played round = played(std::get<GameRules>(resolveRules("tactic", {}, 3)), "hard", rng);
        const auto isDraw = [&](const Action& each) {
            return each.kind == ActionKind::draw && each.seat == 0 && each != round.actions.back();
        };
        const bool hasDrawn = std::any_of(round.actions.begin(), round.actions.end(), isDraw);
        if (looked[hasDrawn ? 1 : 0]++ >= 2)
            continue;
        const Skill skill = round.skill(0);
        EXPECT_EQ(skill.draws == Estimate(), !hasDrawn);
        EXPECT_GT(skill.order.error, 0);
        EXPECT_GT(skill.deal.error, 0);
        EXPECT_GT(skill.others.error, 0);
    }
    EXPECT_GT(looked[0], 0);
    EXPECT_GT(looked[1], 0);
}

// Tiles that are shuffled are nothing in the mean, to whoever gets them: neither what is dealt nor what is drawn,
// however the others' choices have sorted out what is left to be drawn.
TEST(Skill, TilesAreNoLuckInTheMean)
{
    const int games = gamesToPlay(20);
    Rng rng("tiles in the mean");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    std::array<double, 2> sum{};
    std::array<double, 2> squares{};
    for (int number = 0; number < games; ++number) {
        const Played round = played(rules, "hard", rng);
        const Skill skill = *skillIn(rules, round.deal, round.actions, number % rules.players, {.worlds = 20});
        const std::array<double, 2> parts{skill.deal.points / 100.0, skill.draws.points / 100.0};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            sum[i] += parts[i];
            squares[i] += parts[i] * parts[i];
        }
    }
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const double mean = sum[i] / games;
        const double error = std::sqrt((squares[i] / games - mean * mean) / games);
        RecordProperty(i == 0 ? "deal" : "draws", std::to_string(mean) + " +-" + std::to_string(2 * error));
        EXPECT_GT(error, 0);
        EXPECT_LT(std::abs(mean), 4 * error) << (i == 0 ? "dealt" : "drawn");
    }
}

// A place at the table is as much for one as it is against others.
TEST(Skill, TheOrderOfSeatsFavoursNobodyOnTheWhole)
{
    Rng rng("orders");
    const Played round = played(std::get<GameRules>(resolveRules("tactic", {}, 3)), "easy", rng);
    int sum = 0;
    int doubt = 0;
    for (int seat = 0; seat < 3; ++seat) {
        const Skill skill = round.skill(seat);
        sum += skill.order.points;
        doubt += skill.order.error;
    }
    EXPECT_GT(doubt, 0);
    EXPECT_NEAR(sum, 0, 3 * doubt);
}

// Values reckon with a planner's moves, so these change nothing, and there is no doubt about it.
TEST(Skill, APlannersPlayCostsNothing)
{
    Rng rng("planner");
    int found = 0;
    for (int number = 0; number < 6; ++number) {
        const Played round = played(rulesOfGame(number, rng), "hard", rng);
        const Skill skill = round.skill(0);
        EXPECT_EQ(skill.play, Estimate());
        EXPECT_EQ(skill.lost.points, -skill.found.points);
        EXPECT_EQ(skill.lost.error, skill.found.error);
        found += skill.found != Estimate() ? 1 : 0;
    }
    EXPECT_GT(found, 0) << "now and then a search finds more than the planner";
}

TEST(Skill, PlayThatIsWorseCostsMore)
{
    Rng rng("worse");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    int beginner = 0;
    int lost = 0;
    for (int number = 0; number < 3; ++number) {
        const Played round = played(rules, "beginner", rng);
        for (int seat = 0; seat < rules.players; ++seat) {
            const Skill skill = round.skill(seat);
            beginner += skill.play.points;
            lost += skill.lost.points;
            EXPECT_GT(skill.play.error, 0);
        }
    }
    EXPECT_GT(beginner, 12 * 300) << "three points a round at least";
    EXPECT_GT(lost, 12 * 300);
}

/// The deal with the tiles of seat 1 and those of seat 2 the other way round.
Deal exchanged(const Deal& deal, int handSize)
{
    Deal other = deal;
    std::swap_ranges(other.deck.begin() + handSize, other.deck.begin() + 2 * handSize,
                     other.deck.begin() + 2 * handSize);
    return other;
}

// What seat 0 knows before anybody has done anything is the same whoever of the others holds what.
TEST(Skill, OfTheDealDependsOnTheOwnHandAlone)
{
    Rng rng("own hand");
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 3));
    const Played round = played(rules, "hard", rng);
    const SkillSettings many{.worlds = 600, .threads = 2};
    Played other{rules, exchanged(round.deal, rules.handSize)};
    State state = startRound(rules, other.deal);
    while (state.table.phase != Phase::roundEnd) {
        other.actions.push_back(
            chooseAction(*findLevel("hard"), viewOf(state, state.table.turn), Memory(state.table.turn), rng));
        apply(state, other.actions.back());
    }
    const Skill one = *skillIn(rules, round.deal, round.actions, 0, many);
    const Skill two = *skillIn(rules, other.deal, other.actions, 0, many);
    EXPECT_NEAR(one.deal.points, two.deal.points, 4 * (one.deal.error + two.deal.error));
    EXPECT_GT(one.deal.error, 0);
    EXPECT_LT(one.deal.error, 300);
}

TEST(Skill, IsTheSameWithAnyNumberOfThreadsAndTellsHowFarItIs)
{
    Rng rng("skill threads");
    const Played round = played(std::get<GameRules>(resolveRules("tactic", {}, 3)), "easy", rng);
    const Skill one = round.skill(1);
    for (const int threads : {2, 8}) {
        std::vector<int> done;
        int all = 0;
        const auto progress = [&](int ready, int of) {
            done.push_back(ready);
            all = of;
        };
        EXPECT_EQ(skillIn(round.rules, round.deal, round.actions, 1, {quickly.worlds, threads}, {}, progress), one);
        ASSERT_EQ(static_cast<int>(done.size()), all);
        for (int i = 0; i < all; ++i)
            EXPECT_EQ(done[static_cast<std::size_t>(i)], i + 1);
    }
}

TEST(Skill, StopsWhenAsked)
{
    Rng rng("skill stop");
    const Played round = played(std::get<GameRules>(resolveRules("tactic", {}, 3)), "easy", rng);
    StopSource stop;
    stop.requestStop();
    EXPECT_EQ(skillIn(round.rules, round.deal, round.actions, 1, quickly, stop.token()), std::nullopt);
}

} // namespace
} // namespace mt::testing
