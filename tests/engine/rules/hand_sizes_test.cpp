// How many tiles are dealt: every entry of the tables of docs/rules.md, and no other.
#include "engine/rules/catalogue.h"

#include <gtest/gtest.h>

#include <map>

namespace mt
{
namespace
{

/// The hand sizes of docs/rules.md: by what picks the table, then by set and players.
struct Sizes {
    const char* rulebook;
    OptionChanges changes;
    int set;
    std::map<int, int> byPlayers;
};

const std::vector<Sizes>& printedSizes()
{
    static const std::vector<Sizes> sizes = [] {
        const std::map<int, int> leaflet = {{2, 16}, {3, 16}, {4, 15}, {5, 14}, {6, 12}, {7, 10}, {8, 9}};
        const std::map<int, int> masters = {{2, 15}, {3, 15}, {4, 15}, {5, 12}, {6, 12}, {7, 10}, {8, 10}};
        const std::map<int, int> cardinal = {{2, 15}, {3, 15}, {4, 15}, {5, 12}, {6, 12}, {7, 11}, {8, 11}};
        const std::map<int, int> pressman = {{2, 15}, {3, 15}, {4, 15}, {5, 11}, {6, 11}, {7, 8}, {8, 8}};
        std::vector<Sizes> all;
        for (const char* id : {"ecowoodart", "tactic", "novelca"}) {
            all.push_back({id, {}, 12, leaflet});
            all.push_back({id, {{"short", "true"}}, 9, {{2, 15}, {3, 13}, {4, 10}}});
        }
        all.push_back({"tournament", {}, 12, masters});
        for (const Rulebook& book : allRulebooks())
            for (const auto& [hands, table] :
                 {std::pair("cardinal", cardinal), std::pair("masters", masters), std::pair("pressman", pressman)})
                all.push_back({book.id.data(), {{"hands", hands}, {"set", "12"}}, 12, table});
        all.push_back({"bigtable", {{"set", "6"}}, 6, {{2, 7}, {3, 7}, {4, 7}}});
        all.push_back({"bigtable", {{"set", "9"}}, 9, {{2, 8}, {3, 8}, {4, 9}, {5, 7}, {6, 7}, {7, 7}, {8, 6}}});
        all.push_back(
            {"bigtable", {{"set", "12"}}, 12, {{2, 15}, {3, 15}, {4, 12}, {5, 12}, {6, 12}, {7, 10}, {8, 10}}});
        all.push_back(
            {"bigtable",
             {{"set", "15"}},
             15,
             {{2, 15}, {3, 15}, {4, 15}, {5, 15}, {6, 15}, {7, 13}, {8, 13}, {9, 11}, {10, 11}, {11, 11}, {12, 11}}});
        all.push_back({"bigtable",
                       {{"set", "18"}},
                       18,
                       {{2, 15},
                        {3, 15},
                        {4, 15},
                        {5, 15},
                        {6, 15},
                        {7, 15},
                        {8, 15},
                        {9, 13},
                        {10, 13},
                        {11, 13},
                        {12, 13},
                        {13, 11},
                        {14, 11}}});
        return all;
    }();
    return sizes;
}

TEST(HandSizes, AreThePrintedOnesAndThereAreNoOthers)
{
    for (const Sizes& sizes : printedSizes())
        for (int players = 2; players <= findRulebook(sizes.rulebook)->maxPlayers; ++players) {
            const auto rules = resolveRules(sizes.rulebook, sizes.changes, players);
            const auto printed = sizes.byPlayers.find(players);
            const auto* good = std::get_if<GameRules>(&rules);
            ASSERT_EQ(good != nullptr, printed != sizes.byPlayers.end()) << sizes.rulebook << " " << players;
            if (good == nullptr) {
                EXPECT_EQ(std::get<RulesError>(rules).fault, RulesFault::noHandSize);
                continue;
            }
            EXPECT_EQ(good->handSize, printed->second) << sizes.rulebook << " " << sizes.set << " " << players;
            EXPECT_EQ(int{good->options.set}, sizes.set);
            EXPECT_EQ(good->players, players);
        }
}

TEST(HandSizes, LeafletsHaveNoOtherSets)
{
    for (const char* id : {"ecowoodart", "tactic", "novelca", "tournament"})
        for (const char* set : {"6", "9", "15", "18"}) {
            const auto rules = resolveRules(id, {{"set", set}}, 3);
            ASSERT_TRUE(std::holds_alternative<RulesError>(rules)) << id << " " << set;
            EXPECT_EQ(std::get<RulesError>(rules).fault, RulesFault::noHandSize);
        }
}

} // namespace
} // namespace mt
