// Tournaments: the same blocks however they are played, and what is printed of them.
#include "tests/cli/tool.h"

#ifndef _WIN32
#include "tests/cli/living.h"
#endif

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <csignal>
#include <cstdlib>

namespace mt
{
namespace
{

using nlohmann::json;
using test::contentOf;
using test::linesOf;
using test::TemporaryFolder;
using test::tool;
using test::ToolResult;

using test::Words;
using test::operator+;

/// Games of two rounds by small hands, soon played.
const Words base = {"tournament", "--rules", "tactic", "--option", "rounds=2", "--seed", "s"};

/// What is printed, without what depends on the clock.
json resultOf(const Words& call)
{
    const ToolResult result = tool(call + Words{"--json"});
    EXPECT_EQ(result.code, 0) << result.err;
    json shown = json::parse(result.out);
    EXPECT_EQ(shown.erase("time"), 1U);
    return shown;
}

std::string botSeat(const std::string& level)
{
    return "exec:" + level + "=exec " + test::programInShell() + " bot --level " + level;
}

TEST(Tournament, NeitherThreadsNorTheSpreadingOverFilesChangeAResult)
{
    const TemporaryFolder folder;
    const Words call = base + Words{"--levels", "hard,beginner", "--players", "3", "--reverse"};
    const json one = resultOf(call + Words{"--deals", "5"});
    EXPECT_EQ(one, resultOf(call + Words{"--deals", "5", "--threads", "2"}));
    resultOf(call + Words{"--seeds", "4..5", "--out", folder.file("b")});
    resultOf(call + Words{"--seeds", "1..3", "--out", folder.file("a"), "--threads", "2"});
    EXPECT_EQ(one, resultOf({"tournament", "merge", folder.file("b"), folder.file("a")}));
    EXPECT_EQ(one["blocks"], 5);
    EXPECT_EQ(one["matches"].size(), 2U);
    EXPECT_EQ(one["matches"][1]["title"], "beginner in one seat, hard in the other 2");
    EXPECT_NE(one["matches"][0]["levels"][0]["difference"], one["matches"][1]["levels"][1]["difference"]);
}

TEST(Tournament, GoesOnWithAFileThatWasCutAnywhere)
{
    const TemporaryFolder folder;
    const Words call = base + Words{"--levels", "hard,medium", "--players", "2", "--deals", "4", "--out"};
    const json whole = resultOf(call + Words{folder.file("whole")});
    const std::string content = contentOf(folder.file("whole"));
    const std::vector<std::string> lines = linesOf(content);
    ASSERT_EQ(lines.size(), 5U);
    for (std::size_t size = content.size(); size > lines[0].size(); size -= std::min<std::size_t>(size, 101)) {
        const std::string cut = folder.write("cut", content.substr(0, size));
        const ToolResult result = tool(call + Words{cut, "--json"});
        ASSERT_EQ(result.code, 0) << result.err;
        const bool isBetweenLines = content[size - 1] == '\n';
        const auto at = std::count(content.begin(), content.begin() + static_cast<std::ptrdiff_t>(size), '\n') + 1;
        EXPECT_EQ(result.err, isBetweenLines ? "" : cut + ": line " + std::to_string(at) + ": cut off, left out\n");
        json shown = json::parse(result.out);
        shown.erase("time");
        EXPECT_EQ(shown, whole);
        // Blocks that were whole are not played again: their lines, times and all, are those that they were.
        EXPECT_TRUE(contentOf(cut).starts_with(content.substr(0, content.rfind('\n', size - 1) + 1)));
        EXPECT_EQ(linesOf(contentOf(cut)).size(), 5U);
    }
}

// What was played by another build may be another's play under the same name. A file of before it was noted is gone on
// with.
TEST(Tournament, IsNotGoneOnWithByABuildThatPlaysDifferently)
{
    const TemporaryFolder folder;
    const Words call = base + Words{"--levels", "hard,medium", "--players", "2"};
    resultOf(call + Words{"--deals", "2", "--out", folder.file("ours")});
    const std::string content = contentOf(folder.file("ours"));
    const std::string key = "\"plays\":\"";
    const std::size_t at = content.find(key) + key.size();
    ASSERT_LT(at, content.find('\n'));
    const std::string mark = content.substr(at, 16);
    std::string changed = content;
    changed[at] = mark[0] == '0' ? '1' : '0';
    const std::string other = folder.write("other", changed);
    for (const Words& words :
         {call + Words{"--deals", "3", "--out", other}, Words{"tournament", "merge", folder.file("ours"), other}}) {
        const ToolResult result = tool(words);
        EXPECT_EQ(result.code, 1);
        EXPECT_EQ(result.err, other + ": line 1: it was begun by another build, whose levels play differently\n");
        EXPECT_EQ(contentOf(other), changed);
    }
    std::string before = content;
    before.erase(at - key.size(), key.size() + 16 + 2);
    resultOf(call + Words{"--deals", "3", "--out", folder.write("before", before)});
    EXPECT_EQ(linesOf(contentOf(folder.file("before"))).size(), 4U);
    // Levels make it, and not the deals.
    resultOf({"tournament", "--rules", "tactic", "--option", "rounds=3", "--seed", "t", "--levels", "hard,medium",
              "--players", "2", "--deals", "1", "--out", folder.file("seed")});
    EXPECT_NE(contentOf(folder.file("seed")).find(mark), std::string::npos);
    resultOf(base + Words{"--levels", "hard,casual", "--players", "2", "--deals", "1", "--out", folder.file("level")});
    EXPECT_EQ(contentOf(folder.file("level")).find(mark), std::string::npos);
}

TEST(Tournament, PrintsTheBlocksThatWereAskedForAndNoOthersOfTheFile)
{
    const TemporaryFolder folder;
    const Words call = base + Words{"--levels", "hard,medium", "--players", "2"};
    const json later = resultOf(call + Words{"--seeds", "3..4"});
    resultOf(call + Words{"--deals", "5", "--out", folder.file("five")});
    EXPECT_EQ(resultOf(call + Words{"--seeds", "3..4", "--out", folder.file("five")}), later);
}

TEST(Tournament, ALevelAgainstItselfIsExactlyEqual)
{
    for (const std::string level : {"hard", "beginner", "public", "random"})
        for (const std::string players : {"2", "3", "5"}) {
            const json shown =
                resultOf(base + Words{"--levels", level + "," + level, "--players", players, "--deals", "4"});
            const json& levels = shown["matches"][0]["levels"];
            ASSERT_EQ(levels.size(), 2U);
            EXPECT_EQ(levels[1]["level"], level + " (2)");
            for (const json& each : levels) {
                EXPECT_EQ(each["difference"], json({{"mean", 0.0}, {"low", 0.0}, {"high", 0.0}})) << level << players;
                EXPECT_NEAR(each["gamesWon"]["mean"], 1 / std::stod(players), 1e-9);
                EXPECT_NEAR(each["roundsWon"]["mean"], 1 / std::stod(players), 1e-9);
                EXPECT_NEAR(each["rank"]["mean"], (1 + std::stod(players)) / 2, 1e-9);
            }
        }
}

// Every seat is sat in, and each game is the one that `play` plays with these seats and the block's seed.
TEST(Tournament, EachGameIsTheOneThatPlayPlays)
{
    const TemporaryFolder folder;
    const std::string houses[] = {"tactic", "ecowoodart", "bigtable"};
    for (const std::string& rules : houses) {
        const Words what = {"--rules", rules, "--option", "rounds=2", "--seed", "s"};
        const std::string file = folder.file(rules);
        resultOf(Words{"tournament"} + what +
                 Words{"--levels", "hard,easy", "--players", "3", "--reverse", "--deals", "2", "--out", file});
        const json block = json::parse(linesOf(contentOf(file))[2]);
        ASSERT_EQ(block["block"], 2);
        json played;
        for (const std::string seats : {"hard,easy,easy", "easy,hard,easy", "easy,easy,hard", "easy,hard,hard",
                                        "hard,easy,hard", "hard,hard,easy"}) {
            Words call = Words{"play"} + what + Words{"--seats", seats};
            call[6] = "s#2";
            const ToolResult result = tool(call);
            ASSERT_EQ(result.code, 0) << result.err;
            played.push_back(json::parse(result.out)["scores"]);
        }
        EXPECT_EQ(block["scores"], played) << rules;
    }
}

TEST(Tournament, MoreThanTwoLevelsSitInEverySeat)
{
    const TemporaryFolder folder;
    const json shown =
        resultOf(base + Words{"--levels", "easy,hard,medium", "--deals", "1", "--out", folder.file("f")});
    EXPECT_EQ(shown["matches"][0]["title"], "each in one seat");
    ASSERT_EQ(shown["matches"][0]["levels"].size(), 3U);
    json played;
    for (const std::string seats : {"easy,hard,medium", "medium,easy,hard", "hard,medium,easy"})
        played.push_back(
            json::parse(tool({"play", "--rules", "tactic", "--option", "rounds=2", "--seed", "s", "--seats", seats})
                            .out)["scores"]);
    EXPECT_EQ(json::parse(linesOf(contentOf(folder.file("f")))[1])["scores"], played);
}

// The same deals, one by one: also who begins is the same.
TEST(Tournament, BlocksOfOneRoundAreTheRoundsOfTheGames)
{
    const TemporaryFolder folder;
    for (const std::string rules : {"tactic", "ecowoodart", "bigtable"}) {
        const Words call = {"tournament", "--rules",  rules,           "--option",  "rounds=3", "--seed",
                            "s",          "--levels", "hard,beginner", "--players", "3"};
        const std::string games = folder.file(rules + "-games");
        const std::string rounds = folder.file(rules + "-rounds");
        const json shown = resultOf(call + Words{"--deals", "2", "--out", games});
        const json single = resultOf(call + Words{"--unit", "round", "--deals", "6", "--out", rounds});
        const std::vector<std::string> lines = linesOf(contentOf(rounds));
        ASSERT_EQ(lines.size(), 7U);
        for (std::size_t round = 0; round < 6; ++round) {
            const json game = json::parse(linesOf(contentOf(games))[1 + round / 3]);
            const json block = json::parse(lines[1 + round]);
            for (std::size_t seating = 0; seating < 3; ++seating)
                EXPECT_EQ(block["scores"][seating], json::array({game["scores"][seating][round % 3]})) << rules;
        }
        for (const char* measure : {"points", "difference", "roundsWon"})
            EXPECT_EQ(single["matches"][0]["levels"][0][measure], shown["matches"][0]["levels"][0][measure]);
        EXPECT_FALSE(single["matches"][0]["levels"][0].contains("gamesWon"));
    }
}

// Games of different lengths: a deal counts that all of them came to.
TEST(Tournament, WithATargetTheDealsCountThatEveryGameCameTo)
{
    const TemporaryFolder folder;
    const Words call = {"tournament", "--rules", "tactic", "--option", "targetScore=60", "--levels", "hard,easy"};
    const json shown = resultOf(call + Words{"--seed", "s", "--deals", "4", "--out", folder.file("f")});
    std::size_t common = 0;
    bool differ = false;
    for (int number = 1; number <= 4; ++number) {
        const json games =
            json::parse(linesOf(contentOf(folder.file("f")))[static_cast<std::size_t>(number)])["scores"];
        ASSERT_EQ(games.size(), 2U);
        common += std::min(games[0].size(), games[1].size());
        differ = differ || games[0].size() != games[1].size();
    }
    EXPECT_TRUE(differ);
    EXPECT_EQ(shown["matches"][0]["deals"], common);
    EXPECT_EQ(resultOf({"tournament", "merge", folder.file("f")}), shown);
}

#ifndef _WIN32 // no program can be seated there
TEST(Tournament, AProgramIsMeasuredAsTheLevelThatItPlays)
{
    const Words call = base + Words{"--players", "2", "--deals", "2", "--threads", "2", "--levels"};
    const json programs = resultOf(call + Words{botSeat("hard") + ",medium"});
    const json levels = resultOf(call + Words{"hard,medium"});
    EXPECT_EQ(programs["matches"][0]["levels"][0]["level"], "exec:hard");
    EXPECT_EQ(programs["matches"][0]["levels"][1], levels["matches"][0]["levels"][1]);
}

TEST(Tournament, AProgramThatFailsEndsItAndKeepsWhatIsWhole)
{
    const TemporaryFolder folder;
    const Words call = base + Words{"--players", "2", "--deals", "2", "--out", folder.file("f"), "--levels"};
    EXPECT_EQ(tool(call + Words{"easy,exec:mute=true"}).err,
              "block 1, seat 2, exec:mute: it has ended or closed its output\n");
    EXPECT_EQ(linesOf(contentOf(folder.file("f"))).size(), 1U) << "the tournament, and no block";
}

/// Two blocks, of which a bot plays the first, as two of its processes; the third does that instead.
Words twoBlocksWith(const TemporaryFolder& folder, const std::string& instead)
{
    const std::string starts = "'" + folder.file("starts") + "'";
    return base + Words{"--players",
                        "2",
                        "--deals",
                        "2",
                        "--levels",
                        "easy,exec:tired=echo >>" + starts + "; if [ $(wc -l <" + starts + ") -gt 2 ]; then " +
                            instead + "; fi; exec " + test::programInShell() + " bot --level easy"};
}

TEST(Tournament, WhatIsWholeIsPrintedAlsoWhereAProgramFails)
{
    const TemporaryFolder folder;
    const ToolResult result = tool(twoBlocksWith(folder, "exit"));
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.out.find("easy in one seat, exec:tired in the other (2 deals"), std::string::npos) << result.out;
    EXPECT_EQ(result.err, "block 2, seat 2, exec:tired: it has ended or closed its output\n");
}

TEST(Tournament, InterruptedItDoesNotWaitForAProgram)
{
    const TemporaryFolder folder;
    const test::Living living;
    ::testing::internal::CaptureStdout();
    ::testing::internal::CaptureStderr();
    test::RunningTool running(twoBlocksWith(folder, "exec 9>'" + living.pipe() + "'; echo there >&9; exec sleep 1000") +
                              Words{"--ms", "3600000"});
    EXPECT_TRUE(living.waitForText("there\n"));
    running.send(SIGINT);
    EXPECT_EQ(running.waitForSignal(), 0);
    EXPECT_NE(::testing::internal::GetCapturedStdout().find("easy in one seat"), std::string::npos);
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "interrupted: 1 of 2 blocks are whole\n");
}

TEST(Tournament, WhatAProgramSaidBeforeItFailedIsThere)
{
    const ToolResult result =
        tool(base + Words{"--players", "2", "--deals", "1", "--levels", "easy,exec:lost=echo no weights here >&2"});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.err, "block 1, seat 2, exec:lost: no weights here\n"
                          "block 1, seat 2, exec:lost: it has ended or closed its output\n");
}
#endif

#ifndef _WIN32 // nor is there such a limit
TEST(Tournament, IsPlayedByAsManyThreadsAsThereCanBe)
{
    const TemporaryFolder folder;
    const std::string limited = "ulimit -v 400000 && " + test::programInShell() + " ";
    const std::string elsewhere = " >'" + folder.file("out") + "' 2>'" + folder.file("err") + "'";
    if (std::system((limited + "--version" + elsewhere).c_str()) != 0)
        GTEST_SKIP() << "a program that is watched needs more, and not every system knows the limit";
    const std::string call =
        "tournament --rules tactic --option rounds=2 --seed s --levels easy,hard --deals 300 --json";
    EXPECT_EQ(std::system((limited + call + " --threads 256" + elsewhere).c_str()), 0);
    EXPECT_EQ(contentOf(folder.file("err")), "");
    EXPECT_EQ(json::parse(contentOf(folder.file("out")))["blocks"], 300);
}
#endif

TEST(Tournament, AnSprtStopsAsSoonAsItIsClear)
{
    const Words call = base + Words{"--levels", "hard,beginner", "--players", "2", "--sprt"};
    const json better = resultOf(call + Words{"0,-5", "--cap", "60"});
    EXPECT_EQ(better["sprt"]["verdict"], "H1");
    EXPECT_LT(better["blocks"], 60);
    EXPECT_EQ(better["sprt"]["blocks"], better["blocks"]);
    EXPECT_EQ(better, resultOf(call + Words{"0,-5", "--cap", "60", "--threads", "3"}));
    EXPECT_EQ(resultOf(call + Words{"-5,0"})["sprt"]["verdict"], "H0");
    const json open = resultOf(call + Words{"0,-5", "--cap", "9"});
    EXPECT_EQ(open["sprt"]["verdict"], "none");
    EXPECT_EQ(open["blocks"], 9);
}

TEST(Tournament, AnSprtGoesOnWithItsFile)
{
    const TemporaryFolder folder;
    const Words call = base + Words{"--levels", "hard,beginner", "--players", "2", "--sprt", "0,-5", "--cap"};
    resultOf(call + Words{"4", "--out", folder.file("f")});
    EXPECT_EQ(resultOf(call + Words{"60", "--out", folder.file("f"), "--threads", "2"}), resultOf(call + Words{"60"}));
}

#ifndef _WIN32 // nor is there such a signal
// What was interrupted says so, keeps whole lines, and can be gone on with.
TEST(Tournament, InterruptedItKeepsWhatIsWhole)
{
    const TemporaryFolder folder;
    const std::string file = folder.file("f");
    const Words call = base + Words{"--levels", "hard,easy", "--players", "2", "--out", file};
    ::testing::internal::CaptureStdout(); // its tables
    test::RunningTool running(call + Words{"--deals", "1000000", "--threads", "2"});
    ASSERT_TRUE(test::waitFor([&] { return linesOf(contentOf(file)).size() > 3; }));
    running.send(SIGINT);
    EXPECT_EQ(running.waitForSignal(), 0);
    EXPECT_NE(::testing::internal::GetCapturedStdout().find("hard in one seat"), std::string::npos);
    const std::string content = contentOf(file);
    EXPECT_TRUE(content.ends_with('\n'));
    const json whole = resultOf({"tournament", "merge", file});
    EXPECT_EQ(whole["blocks"], linesOf(content).size() - 1);
    const json three = resultOf(call + Words{"--deals", "3"});
    EXPECT_EQ(contentOf(file).substr(0, content.size()), content);
    EXPECT_EQ(three["blocks"], 3);
}
#endif

TEST(Tournament, SaysHowFarItIsWhereThatIsWanted)
{
    const Words call = base + Words{"--levels", "easy,easy", "--deals", "3"};
    EXPECT_EQ(tool(call).err, "");
    const std::string said = tool(call + Words{"--progress"}).err;
    EXPECT_NE(said.find("1 of 3 blocks, "), std::string::npos) << said;
    EXPECT_TRUE(said.ends_with("3 of 3 blocks, 0 s left \n")) << said;
}

TEST(Tournament, TablesHaveALineForEachLevel)
{
    const ToolResult result = tool(base + Words{"--levels", "hard,beginner", "--players", "4", "--deals", "3"});
    ASSERT_EQ(result.code, 0);
    EXPECT_NE(
        result.out.find("hard in one seat, beginner in the other 3 (6 deals in 4 seatings; a fair share is 25.0 %)"),
        std::string::npos)
        << result.out;
    const std::vector<std::string> lines = linesOf(result.out);
    for (const std::string level : {"hard", "beginner"})
        EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                                [&](const std::string& line) { return line.starts_with("| " + level + " | "); }),
                  2)
            << result.out;
}

} // namespace
} // namespace mt
