// Combinations that are refused, each with its reason, and the way back from a game's rules to what was changed.
#include "tests/engine/game/random_games.h"

#include <gtest/gtest.h>

#include <set>

namespace mt
{
namespace
{

struct Refused {
    const char* rulebook;
    OptionChanges changes;
    int players;
    RulesFault fault;
    const char* subject;
    const char* value;
};

TEST(ResolveRules, RefusesWithTheReason)
{
    const OptionChanges asideBigtable = {{"set", "6"}, {"engine", "aside"}, {"starter", "rotate"}};
    const std::vector<Refused> all = {
        {"nobody", {}, 4, RulesFault::unknownRulebook, "nobody", ""},
        {"", {}, 4, RulesFault::unknownRulebook, "", ""},
        {"tactic", {{"jokers", "2"}}, 4, RulesFault::unknownOption, "jokers", "2"},
        {"tactic", {{"players", "4"}}, 4, RulesFault::unknownOption, "players", "4"},
        {"tactic", {{"openDoubles", "never"}}, 4, RulesFault::badValue, "openDoubles", "never"},
        {"tactic", {{"set", "10"}}, 4, RulesFault::badValue, "set", "10"},
        {"tactic", {{"rounds", "0"}}, 4, RulesFault::badValue, "rounds", "0"},
        {"tactic", {{"drawCount", "3"}}, 4, RulesFault::badValue, "drawCount", "3"},
        {"tactic", {{"doubleBlank", "10"}}, 4, RulesFault::badValue, "doubleBlank", "10"},
        {"tactic", {{"targetScore", "1000"}}, 4, RulesFault::badValue, "targetScore", "1000"},
        {"tactic", {}, 1, RulesFault::playerCount, "tactic", "1"},
        {"tactic", {}, 9, RulesFault::playerCount, "tactic", "9"},
        {"bigtable", {}, 15, RulesFault::playerCount, "bigtable", "15"},
        {"tactic", {{"engine", "held"}}, 4, RulesFault::engineAndStarter, "", ""},
        {"tactic", {{"starter", "engine-holder"}}, 4, RulesFault::engineAndStarter, "", ""},
        {"ecowoodart", {{"engine", "aside"}}, 4, RulesFault::engineAndStarter, "", ""},
        {"ecowoodart", {{"starter", "rotate"}}, 4, RulesFault::engineAndStarter, "", ""},
        {"bigtable", {{"short", "true"}}, 3, RulesFault::shortNotPrinted, "bigtable", ""},
        {"tournament", {{"short", "true"}}, 3, RulesFault::shortNotPrinted, "tournament", ""},
        {"novelca", {{"short", "true"}, {"set", "12"}}, 3, RulesFault::shortSet, "set", "12"},
        {"novelca", {{"rounds", "14"}}, 3, RulesFault::roundsBeyondSet, "rounds", "14"},
        {"novelca", {{"short", "true"}, {"rounds", "11"}}, 3, RulesFault::roundsBeyondSet, "rounds", "11"},
        {"novelca", {{"short", "true"}}, 5, RulesFault::noHandSize, "hands", ""},
        {"novelca", {{"short", "true"}, {"hands", "masters"}}, 3, RulesFault::noHandSize, "hands", ""},
        {"bigtable", {{"set", "12"}}, 9, RulesFault::noHandSize, "hands", ""},
        {"bigtable", asideBigtable, 4, RulesFault::tooFewTiles, "hands", ""},
    };
    std::set<RulesFault> seen;
    for (const Refused& refused : all) {
        const auto rules = resolveRules(refused.rulebook, refused.changes, refused.players);
        ASSERT_TRUE(std::holds_alternative<RulesError>(rules)) << refused.rulebook << " " << refused.players;
        const RulesError& error = std::get<RulesError>(rules);
        EXPECT_EQ(error.fault, refused.fault) << refused.rulebook << " " << refused.players;
        EXPECT_EQ(error.subject, refused.subject);
        EXPECT_EQ(error.value, refused.value);
        seen.insert(error.fault);
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(RulesFault::tooFewTiles) + 1) << "faults without a case";
}

TEST(ResolveRules, NamesTheBounds)
{
    const auto players = std::get<RulesError>(resolveRules("bigtable", {}, 15));
    EXPECT_EQ(players.low, 2);
    EXPECT_EQ(players.high, 14);
    const auto rounds = std::get<RulesError>(resolveRules("bigtable", {{"rounds", "8"}, {"set", "6"}}, 2));
    EXPECT_EQ(rounds.high, 7);
    const auto size = std::get<RulesError>(resolveRules("bigtable", {{"set", "12"}}, 9));
    EXPECT_EQ(size.low, 12);
    EXPECT_EQ(size.high, 9);
}

TEST(ResolveRules, ThreeSeatsMaySetTheEngineAside)
{
    const auto rules = resolveRules("bigtable", {{"set", "6"}, {"engine", "aside"}, {"starter", "rotate"}}, 3);
    EXPECT_TRUE(std::holds_alternative<GameRules>(rules));
}

TEST(ResolveRules, TheLastWordCountsAndTheOrderDoesNot)
{
    const auto once = resolveRules("tactic", {{"rounds", "5"}, {"short", "true"}}, 3);
    EXPECT_EQ(std::get<GameRules>(once),
              std::get<GameRules>(resolveRules("tactic", {{"short", "true"}, {"rounds", "5"}}, 3)));
    const auto twice = resolveRules("tactic", {{"rounds", "7"}, {"short", "true"}, {"rounds", "5"}}, 3);
    EXPECT_EQ(std::get<GameRules>(once), std::get<GameRules>(twice));
}

TEST(ChangesFrom, GivesTheSameRulesAgainAndNoMoreThanNeeded)
{
    const int sets = testing::gamesToPlay(2000);
    for (int number = 0; number < sets; ++number) {
        Rng rng("changes " + std::to_string(number));
        const GameRules rules = testing::randomRules(rng);
        const OptionChanges changes = changesFrom(rules);
        const auto again = resolveRules(rules.rulebook, changes, rules.players);
        ASSERT_TRUE(std::holds_alternative<GameRules>(again)) << testing::describe(rules);
        ASSERT_EQ(std::get<GameRules>(again), rules) << testing::describe(rules);
        for (std::size_t left = 0; left < changes.size(); ++left) {
            OptionChanges fewer = changes;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left));
            const auto other = resolveRules(rules.rulebook, fewer, rules.players);
            const auto* good = std::get_if<GameRules>(&other);
            EXPECT_TRUE(good == nullptr || *good != rules) << changes[left].first << " in " << testing::describe(rules);
        }
    }
}

TEST(ChangesFrom, ThePrintedRulesHaveNone)
{
    for (const Rulebook& book : allRulebooks())
        for (int players = book.minPlayers; players <= book.maxPlayers; ++players)
            EXPECT_TRUE(changesFrom(std::get<GameRules>(resolveRules(book.id, {}, players))).empty()) << book.id;
}

} // namespace
} // namespace mt
