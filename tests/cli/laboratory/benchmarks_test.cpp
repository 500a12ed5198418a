// The players that only a tournament seats: what they do, and that nobody else can seat them.
#include "cli/laboratory/tournament/benchmarks.h"
#include "cli/words.h"
#include "tests/cli/tool.h"

#include "engine/ai/level.h"
#include "engine/record/position.h"
#include "tests/engine/game/random_games.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mt::cli
{
namespace
{

using nlohmann::json;

/// A round by `bigtable` with a double-6 set: seat 1 to move with that hand, its train 6-1 with its marker or without.
State roundWith(const json& hand, bool marker)
{
    json position = {{"format", "mexican-train-position"},
                     {"version", 1},
                     {"rules", "bigtable"},
                     {"options", {{"set", 6}}},
                     {"engine", "6-6"},
                     {"turn", 1},
                     {"hands", {hand, {"0-0"}}},
                     {"boneyard", json::array()},
                     {"trains",
                      {{{"owner", 1}, {"tiles", {"6-1"}}, {"marker", marker}},
                       {{"owner", 2}, {"tiles", json::array()}, {"marker", false}},
                       {{"owner", "mexican"}, {"tiles", json::array()}}}},
                     {"openDoubles", json::array()},
                     {"opened", {1, 2}}};
    const std::string used = hand.dump() + R"("6-6""6-1""0-0")";
    for (int high = 0; high <= 6; ++high)
        for (int low = 0; low <= high; ++low) {
            const std::string tile = std::to_string(high) + "-" + std::to_string(low);
            if (used.find('"' + tile + '"') == std::string::npos)
                position["boneyard"].push_back(tile);
        }
    const auto read = readPosition(position.dump());
    EXPECT_TRUE(std::holds_alternative<Position>(read)) << sentence(std::get<Fault>(read));
    return std::get<Position>(read).state;
}

Action chosenBy(const char* id, const State& state)
{
    Rng rng(id);
    return findBenchmark(id)->choose(state, rng);
}

std::pair<Tile, int> publicPlay(const json& hand, bool marker)
{
    const Action action = chosenBy("public", roundWith(hand, marker));
    EXPECT_EQ(action.kind, ActionKind::play);
    return {action.tile, action.train};
}

TEST(Benchmarks, PublicLaysItsNextTileWhileItsTrainIsOpenElseItsHeaviestSpareTile)
{
    const json hand = {"5-1", "5-5", "6-4", "6-3", "2-0"};
    EXPECT_EQ(publicPlay(hand, true), std::pair(Tile(5, 1), 0));
    EXPECT_EQ(publicPlay(hand, false), std::pair(Tile(6, 4), int{mexicanTrain}));
    EXPECT_EQ(publicPlay({"5-1", "5-5", "4-4"}, false), std::pair(Tile(5, 1), 0)) << "no spare tile fits";
    EXPECT_EQ(publicPlay({"6-2", "6-3", "4-4"}, true), std::pair(Tile(6, 3), int{mexicanTrain})) << "no train at all";
}

TEST(Benchmarks, GreedyLaysMostPips)
{
    const Action action = chosenBy("greedy", roundWith({"5-1", "6-4", "6-5", "5-5"}, true));
    EXPECT_EQ(action.tile, Tile(6, 5));
}

// Positions of random rounds, with a choice.
std::vector<State> positions(int count)
{
    std::vector<State> all;
    Rng rng("benchmarks");
    while (static_cast<int>(all.size()) < count) {
        const GameRules rules = testing::randomRules(rng);
        if (rules.players > 3 || rules.options.set > 9)
            continue;
        State state = startRound(rules, testing::randomDeal(rules, rng));
        for (auto steps = static_cast<int>(rng.below(20)); steps > 0 && state.table.phase != Phase::roundEnd; --steps) {
            const std::vector<Action> legal = legalActions(state);
            apply(state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        if (state.table.phase != Phase::roundEnd && legalActions(state).size() > 1)
            all.push_back(state);
    }
    return all;
}

TEST(Benchmarks, WhatTheyChooseIsLegal)
{
    for (const State& state : positions(8))
        for (const Benchmark& benchmark : allBenchmarks()) {
            const Action action = chosenBy(benchmark.id.data(), state);
            EXPECT_TRUE(check(state, action).isLegal()) << benchmark.id;
        }
}

TEST(Benchmarks, SeesHandsDoesNotSeeTheBoneyard)
{
    Rng rng("anew");
    for (const State& state : positions(4)) {
        State other = state;
        shuffle(std::span(other.boneyard.data(), state.table.boneyardCount), rng);
        EXPECT_EQ(chosenBy("sees-hands", other), chosenBy("sees-hands", state));
    }
}

TEST(Benchmarks, KnowingMoreIsWorthMuch)
{
    const auto difference = [](const std::string& levels) {
        const test::ToolResult result = test::tool({"tournament", "--rules", "bigtable", "--option", "set=6",
                                                    "--levels", levels, "--seed", "s", "--deals", "4", "--json"});
        EXPECT_EQ(result.code, 0) << result.err;
        return json::parse(result.out)["matches"][0]["levels"][0]["difference"]["mean"].get<double>();
    };
    EXPECT_LT(difference("clairvoyant,hard"), -4);
    EXPECT_LT(difference("hard,random"), -4);
}

TEST(Benchmarks, NobodyElseSeatsThem)
{
    for (const Benchmark& benchmark : allBenchmarks()) {
        const std::string id(benchmark.id);
        EXPECT_EQ(findLevel(id), nullptr) << id;
        EXPECT_EQ(test::tool({"play", "--rules", "tactic", "--seats", id + ",easy", "--seed", "1"}).code, 2) << id;
        EXPECT_EQ(test::tool({"bot", "--level", id}).code, 2) << id;
    }
}

// The engine and the table cannot know what only this tool may: neither by a header of it nor by name.
TEST(Benchmarks, NothingInTheEngineOrTheTableNamesThem)
{
    const std::filesystem::path root = std::filesystem::path(MT_TEST_DATA).parent_path().parent_path();
    int files = 0;
    for (const char* folder : {"engine", "app", "qml"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            if (!entry.is_regular_file())
                continue;
            ++files;
            const std::string text = test::contentOf(entry.path());
            for (const char* name : {"sees-hands", "clairvoyant", "\"cli/"})
                EXPECT_EQ(text.find(name), std::string::npos) << entry.path() << " names " << name;
        }
    EXPECT_GT(files, 200);
}

} // namespace
} // namespace mt::cli
