#include "tool.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <utility>

namespace mt
{
namespace
{

using test::linesOf;
using test::operator+;
using test::program;
using test::TemporaryFolder;
using test::tool;
using test::ToolResult;
using test::Words;

const std::vector<std::string> commands = {"rules", "legal", "play", "check", "bench", "plan", "coach", "bot"};

TEST(Usage, EveryCommandHasHelp)
{
    for (const std::string& command : commands) {
        const ToolResult help = tool({command, "--help"});
        EXPECT_EQ(help.code, 0) << command;
        EXPECT_NE(help.out.find("Usage: mexican-train-cli " + command), std::string::npos) << help.out;
        EXPECT_EQ(help.err, "") << command;
    }
    const ToolResult all = program({"--help"});
    EXPECT_EQ(all.code, 0);
    for (const std::string& command : commands)
        EXPECT_NE(all.out.find("\n  " + command + " "), std::string::npos) << command;
    EXPECT_EQ(program({"--version"}).code, 0);
    EXPECT_EQ(program({"--version"}).out, "mexican-train-cli " MT_VERSION "\n");
}

TEST(Usage, WrongCallsEndWithTwoAndOneLine)
{
    const std::vector<std::vector<std::string>> calls = {
        {},
        {"dance"},
        {"--dance"},
        {"rules", "tactic"},
        {"rules", "--jason"},
        {"legal"},
        {"legal", "a", "b"},
        {"check"},
        {"plan", "--end", "9"},
        {"plan", "9-4"},
        {"plan", "9-4", "--end", "19"},
        {"plan", "9-4", "--end", "-1"},
        {"plan", "9-4", "--end", "nine"},
        {"plan", "9_4", "--end", "9"},
        {"plan", "9-19", "--end", "9"},
        {"plan", "9-4", "4-9", "--end", "9"},
        {"bench", "--seconds", "soon"},
        {"bench", "--players", "9"},
        {"bot"},
        {"bot", "--level", "genius"},
        {"play", "--seats", "easy,easy", "--seed", "1"},
        {"play", "--rules", "tactic", "--seed", "1"},
        {"play", "--rules", "tactic", "--seats", "easy,easy"},
        {"play", "--rules", "tactic", "--seats", "easy,genius", "--seed", "1"},
        {"play", "--rules", "tactic", "--seats", "easy,", "--seed", "1"},
        {"play", "--rules", "tactic", "--seats", "easy,exec:", "--seed", "1"},
        {"play", "--rules", "tactic", "--seats", "easy,exec:name=", "--seed", "1"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--games", "0"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--games", "1.5"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--first", "3"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--first", "0"},
        {"play", "--rules", "bigtable", "--seats", "easy,easy", "--seed", "1", "--first", "1"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--option", "short"},
    };
    for (const std::vector<std::string>& call : calls) {
        const ToolResult result = tool(call);
        const std::string shown = ::testing::PrintToString(call);
        EXPECT_EQ(result.code, 2) << shown;
        EXPECT_EQ(result.out, "") << shown;
        EXPECT_EQ(linesOf(result.err).size(), 1U) << shown << result.err;
        EXPECT_TRUE(result.err.ends_with('\n')) << shown;
    }
    EXPECT_EQ(program({"play", "--rules"}).code, 2);
    EXPECT_EQ(linesOf(program({"play", "--rules"}).err).size(), 1U);
}

TEST(Usage, WholeNumbersAreDecimal)
{
    for (const std::string number : {"010", "0x2", "0b1", "1'0", "+2", "-01", "", "-", "two"}) {
        const ToolResult result =
            tool({"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--games=" + number});
        EXPECT_EQ(result.code, 2) << number;
        EXPECT_EQ(result.out, "") << number;
    }
    EXPECT_EQ(tool({"plan", "9-4", "--end", "010"}).err,
              "--end: 010: it must be a whole number, without zeros before it (mexican-train-cli --help tells more)\n");
    EXPECT_EQ(tool({"plan", "9-0", "--end", "0"}).code, 0);
}

TEST(Usage, RulesThatDoNotExistAreWrongInputInOneLine)
{
    const std::vector<std::vector<std::string>> calls = {
        {"play", "--rules", "tactic", "--seats", "easy", "--seed", "1"},
        {"play", "--rules", "chess", "--seats", "easy,easy", "--seed", "1"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--option", "colour=red"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--option", "short=yes"},
        {"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--option", "engine=held"},
    };
    for (const std::vector<std::string>& call : calls) {
        const ToolResult result = tool(call);
        EXPECT_EQ(result.code, 1) << ::testing::PrintToString(call);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(linesOf(result.err).size(), 1U) << result.err;
    }
}

TEST(Usage, WhatIsWrongWithAnOptionNamesOptionValueAndWhatIsAllowed)
{
    const auto said = [](const std::string& option) {
        return tool({"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--option", option}).err;
    };
    EXPECT_EQ(said("set=13"), "option set=13: it must be 6, 9, 12, 15 or 18\n");
    EXPECT_EQ(said("short=yes"), "option short=yes: it must be false or true\n");
    EXPECT_EQ(said("markerOff=never"),
              "option markerOff=never: it must be one of the words automatic, choice or any-play\n");
    EXPECT_EQ(said("rounds=0"), "option rounds=0: it must be a whole number from 1 to 19\n");
    EXPECT_EQ(said("rounds=14"), "option rounds=14: with this set it must be 1 to 13\n");
    EXPECT_NE(said("colour=red").find("option colour=red: there is no such option; there are set, "),
              std::string::npos);
}

TEST(Usage, AWordThatIsNotKnownIsNamed)
{
    const std::vector<std::pair<std::vector<std::string>, std::string>> calls = {
        {{"foo"}, "foo"},
        {{"--foo"}, "--foo"},
        {{"foo", "check"}, "foo"},
        {{"check", "-x"}, "-x"},
        {{"check", "++"}, "++"},
        {{"check", "game.jsonl", "++"}, "++"},
        {{"legal", "--foo"}, "--foo"},
        {{"play", "--rule", "tactic"}, "--rule"},
    };
    for (const auto& [call, word] : calls) {
        const ToolResult result = tool(call);
        EXPECT_EQ(result.code, 2) << word;
        EXPECT_EQ(linesOf(result.err).size(), 1U) << result.err;
        EXPECT_NE(result.err.find(word + ' '), std::string::npos) << result.err;
    }
    EXPECT_EQ(tool({"foo"}).err, "foo is not expected (mexican-train-cli --help tells more)\n");
    EXPECT_EQ(tool({"check", "--"}).err, "RECORD is required (mexican-train-cli --help tells more)\n");
}

TEST(Usage, WithoutTheLaboratoryItsCommandsAreRefused)
{
    for (const std::string command : {"judge-coach", "judge-hints", "tournament"})
        for (const Words& words : {Words{command}, Words{command, "--help"}, Words{command, "--seed", "s", "play"}}) {
            const ToolResult result = test::toolWithoutLaboratory(words);
            EXPECT_EQ(result.code, 2) << ::testing::PrintToString(words);
            EXPECT_EQ(result.out, "");
            EXPECT_EQ(result.err, command + ": this build was made without the laboratory\n");
        }
    EXPECT_EQ(test::toolWithoutLaboratory({"--help"}).out.find("tournament"), std::string::npos);
}

// As from a script whose variable is empty.
TEST(Usage, EmptyValuesAreRefused)
{
    const TemporaryFolder folder;
    const std::vector<std::string> play = {"play", "--rules", "tactic", "--seats", "easy,easy", "--option", "rounds=1"};
    const std::string record = folder.file("games.jsonl");
    const std::vector<std::vector<std::string>> calls = {
        play + Words{"--seed", ""},
        play + Words{"--seed", "1", "--record", ""},
        play + Words{"--seed", "1", "--record="},
        play + Words{"--seed", "1", "--record=", record},
        play + Words{"--seed", "1", "--option", ""},
        {"legal", MT_TEST_DATA "/positions/opening-a-double-may-be-the-last-tile-of-it.json", "--actions", ""},
        {"bot", "--level", "easy", "--seed", ""},
        {"check", ""},
        {"coach", ""},
    };
    for (const std::vector<std::string>& call : calls) {
        const ToolResult result = tool(call);
        const std::string shown = ::testing::PrintToString(call);
        EXPECT_EQ(result.code, 2) << shown;
        EXPECT_EQ(result.out, "") << shown;
        EXPECT_EQ(linesOf(result.err).size(), 1U) << shown << result.err;
        EXPECT_NE(result.err.find("a value"), std::string::npos) << shown << result.err;
    }
    EXPECT_FALSE(std::filesystem::exists(record));
    EXPECT_EQ(tool(play + Words{"--seed", "1", "--record", ""}).err,
              "--record: a value is needed (mexican-train-cli --help tells more)\n");
}

TEST(Usage, AnOptionOfTheRulesIsGivenOnce)
{
    const ToolResult twice = tool({"play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "1", "--option",
                                   "rounds=1", "--option", "short=true", "--option", "rounds=2"});
    EXPECT_EQ(twice.code, 2);
    EXPECT_EQ(twice.out, "");
    EXPECT_EQ(twice.err, "--option rounds: it is given more than once\n");
}

TEST(Usage, HelpSaysThatAShellRunsProgramsAndWhatASealCannotShow)
{
    EXPECT_NE(tool({"play", "--help"}).out.find("/bin/sh -c COMMAND"), std::string::npos);
    EXPECT_NE(tool({"check", "--help"}).out.find("whoever changes a deck can make a new seal"), std::string::npos);
}

#ifndef _WIN32 // there is no full device
TEST(Usage, ClosedStandardOutputIsSaid)
{
    for (const std::string words : {" rules", " --help", " --version", " check --help"}) {
        const std::string command = test::programInShell() + words + " >/dev/full 2>/dev/null";
        EXPECT_NE(std::system(command.c_str()), 0) << words;
    }
}
#endif

TEST(Rules, ListsEverythingAsJson)
{
    const ToolResult result = tool({"rules", "--json"});
    ASSERT_EQ(result.code, 0);
    const auto json = nlohmann::json::parse(result.out);
    ASSERT_EQ(json["rulebooks"].size(), 5U);
    EXPECT_EQ(json["options"].size(), 25U);
    for (const auto& book : json["rulebooks"])
        EXPECT_EQ(book["options"].size(), json["options"].size());
    EXPECT_EQ(json["rulebooks"][1]["id"], "tactic");
    EXPECT_EQ(json["rulebooks"][1]["options"]["markerOff"], "choice");
    EXPECT_EQ(json["rulebooks"][1]["handSizes"]["12"]["5"], 14);
    EXPECT_EQ(json["rulebooks"][1]["shortHandSizes"]["9"]["4"], 10);
    EXPECT_EQ(json["rulebooks"][3]["setByPlayers"]["9"], 15);
    EXPECT_EQ(json["rulebooks"][3]["handSizes"]["18"]["14"], 11);
    EXPECT_EQ(json["options"][0]["values"], nlohmann::json({6, 9, 12, 15, 18}));
    EXPECT_NE(tool({"rules"}).out.find("tournament"), std::string::npos);
}

TEST(Plan, PrintsBothTrainsFromTheEnd)
{
    const ToolResult result = tool({"plan", "9-4", "4-4", "12-9", "9-9", "0-1", "--end", "12"});
    ASSERT_EQ(result.code, 0);
    const auto json = nlohmann::json::parse(result.out);
    EXPECT_EQ(json["longest"]["tiles"], nlohmann::json({"12-9", "9-9", "9-4", "4-4"}));
    EXPECT_EQ(json["longest"]["length"], 4);
    EXPECT_EQ(json["heaviest"]["pips"], 60);
    EXPECT_GE(json["heaviest"]["microseconds"], 0.0);
}

TEST(Bench, MeasuresEachRulebook)
{
    const ToolResult result = tool({"bench", "--seconds", "0.001"});
    ASSERT_EQ(result.code, 0);
    const auto json = nlohmann::json::parse(result.out);
    ASSERT_EQ(json["selfPlay"].size(), 15U);
    for (const auto& row : json["selfPlay"])
        EXPECT_GT(row["roundsPerSecond"], 0);
    EXPECT_EQ(json["longestTrain"]["tiles"], 35);
}

} // namespace
} // namespace mt
