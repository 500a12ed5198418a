// Who the characters are, and that what each likes shows in what they play.
#include "engine/ai/character.h"

#include "tests/engine/ai/seats.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mt::testing
{
namespace
{

TEST(Leanings, StandBesideTheLevelsThatPlan)
{
    std::set<std::string_view> ids;
    for (const NamedLeaning& each : allLeanings()) {
        EXPECT_TRUE(ids.insert(each.id).second) << each.id;
        for (const Level& level : allLevels()) {
            const Level* const leaning = findLevel(level.id, each.id);
            ASSERT_NE(leaning, nullptr) << level.id;
            EXPECT_EQ(leaning->id, level.id);
            EXPECT_EQ(leaning == &level, level.limits == nullptr) << level.id << " and " << each.id;
            EXPECT_EQ(leaning->leaning != Leaning{}, level.limits != nullptr) << level.id << " and " << each.id;
        }
    }
    EXPECT_EQ(findLevel("hard", ""), findLevel("hard"));
    EXPECT_EQ(findLevel("hard", "of next year"), findLevel("hard"));
    EXPECT_EQ(findLevel("no such level", "home"), nullptr);
}

TEST(Characters, OneForEachSeatFromTheWeakestToTheStrongest)
{
    EXPECT_EQ(allCharacters().size(), std::size_t{maxSeats});
    std::set<std::string_view> ids;
    const Level* before = findLevel("newcomer");
    for (const Character& each : allCharacters()) {
        EXPECT_TRUE(ids.insert(each.id).second) << each.id;
        EXPECT_EQ(findCharacter(each.id), &each);
        EXPECT_EQ(findLevel(each.id), nullptr) << "the command line could not tell them apart";
        const Level* const level = findLevel(each.level);
        ASSERT_NE(level, nullptr) << each.id;
        EXPECT_TRUE(level->offered) << each.id;
        EXPECT_GE(level, before) << each.id;
        before = level;
        EXPECT_EQ(findLevel(each.level, each.leaning) != level, level->limits != nullptr)
            << each.id << " has a leaning where the level can have one";
    }
    EXPECT_EQ(findCharacter("nobody"), nullptr);
}

/// What can be counted of a player without seeing their hand.
struct Shown {
    int own = 0;
    int foreign = 0;
    int mexican = 0;
    int early = 0;        ///< pips of the first four tiles of each round
    int doublesEarly = 0; ///< among them
};

Shown shownBy(const Level* level)
{
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    std::vector<const Level*> levels(4, findLevel("steady"));
    levels[0] = level;
    Rng rng("leanings");
    Shown shown;
    for (int round = 0; round < gamesToPlay(80); ++round) {
        int tiles = 0;
        playRound(rules, randomDeal(rules, rng), levels, rng, [&](const State&, const SeatView&, const Action& action) {
            if (action.seat != 0 || action.kind != ActionKind::play)
                return;
            ++(action.train == 0 ? shown.own : action.train == mexicanTrain ? shown.mexican : shown.foreign);
            if (++tiles <= 4) {
                shown.early += action.tile.pips();
                shown.doublesEarly += action.tile.isDouble() ? 1 : 0;
            }
        });
    }
    return shown;
}

TEST(Leanings, EachShowsInWhatLiesOpenForAll)
{
    const Shown none = shownBy(findLevel("steady"));
    const auto with = [](std::string_view leaning) { return shownBy(findLevel("steady", leaning)); };
    EXPECT_GT(with("heavy").early, none.early);
    EXPECT_LT(with("light").early, none.early);
    EXPECT_GT(with("home").own, none.own);
    EXPECT_GT(with("visitor").foreign, none.foreign);
    EXPECT_GT(with("mexican").mexican, none.mexican);
    EXPECT_GT(with("doubles").doublesEarly, none.doublesEarly);
    EXPECT_EQ(allLeanings().size(), 6U) << "each has its line here";
}

} // namespace
} // namespace mt::testing
