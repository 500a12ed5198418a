// What the tool says of files: positions, actions and records, good and bad.
#include "tool.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace mt
{
namespace
{

using nlohmann::json;
using test::contentOf;
using test::linesOf;
using test::program;
using test::TemporaryFolder;
using test::tool;
using test::ToolResult;

// Every file of a folder of bad input has a neighbour that says what the tool must say.
void expectRefusals(const std::string& command, const std::filesystem::path& folder, const std::string& extension,
                    int atLeast)
{
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != extension)
            continue;
        ++files;
        const std::string name = entry.path().filename().string();
        const ToolResult result = program({command, name}, folder);
        EXPECT_EQ(result.code, 1) << name;
        EXPECT_EQ(result.out, "") << name;
        EXPECT_EQ(result.err, contentOf(std::filesystem::path(entry.path()).replace_extension(".expected"))) << name;
        EXPECT_EQ(linesOf(result.err).size(), 1U) << name;
    }
    EXPECT_GE(files, atLeast) << "files with bad input in " << folder;
}

TEST(BadInput, RecordsAreRefusedInOneLine) { expectRefusals("check", MT_TEST_DATA "/bad/records", ".jsonl", 40); }

TEST(BadInput, PositionsAreRefusedInOneLine) { expectRefusals("legal", MT_TEST_DATA "/bad/positions", ".json", 24); }

TEST(BadInput, HugeFilesAreRefusedWithoutReadingThemAll)
{
    const TemporaryFolder folder;
    const std::string huge = folder.write("huge", std::string(std::size_t{3} << 20, '{'));
    // Sparse: 64 GiB of NUL bytes. On Windows there must be room for all of them.
    const std::uintmax_t room = std::filesystem::space(huge).available / 2;
    std::filesystem::resize_file(huge, std::min(std::uintmax_t{1} << 36, room));
    EXPECT_EQ(tool({"check", huge}).err, huge + ": it is larger than 67108864 bytes\n");
    EXPECT_EQ(tool({"legal", huge}).err, huge + ": it is larger than 1048576 bytes\n");
    std::filesystem::resize_file(huge, std::uintmax_t{3} << 20);
    EXPECT_EQ(tool({"check", huge}).err, huge + ": line 1: it is longer than 1048576 bytes\n");
}

TEST(BadInput, FilesThatCannotBeRead)
{
    const TemporaryFolder folder;
    for (const std::string command : {"check", "legal"})
        for (const std::string& file : {folder.file("none"), folder.file("."), folder.file("a\nb")}) {
            const ToolResult result = tool({command, file});
            EXPECT_EQ(result.code, 1) << file;
            EXPECT_EQ(linesOf(result.err).size(), 1U) << result.err;
        }
}

// Two seats, double-6, seat 2 bound by the double on train 1.
json boundPosition()
{
    return json::parse(R"({"format":"mexican-train-position","version":1,"rules":"bigtable","options":{"set":6},
        "engine":"6-6","turn":2,"hands":[["5-4","3-2"],["5-1","0-0"]],
        "boneyard":["1-0","1-1","2-0","2-1","2-2","3-0","3-1","3-3","4-0","4-1","4-2","4-3","4-4","5-0","5-2","5-3",
                    "6-0","6-2","6-3","6-4"],
        "trains":[{"owner":1,"tiles":["6-5","5-5"],"marker":false},{"owner":2,"tiles":["6-1"],"marker":true},
                  {"owner":"mexican","tiles":[]}],
        "openDoubles":[1],"opened":[1,2]})");
}

#ifndef _WIN32 // no pipe lies among files there, and devices have other names
TEST(BadInput, WhatIsNoFileIsNamedAndNotWaitedFor)
{
    const TemporaryFolder folder;
    const std::string pipe = folder.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const std::pair<std::string, std::string> cases[] = {
        {pipe, "it is a pipe; standard input is read as -"},
        {"/dev/zero", "it is a device, not a file"},
        {folder.file("."), "it is a folder"},
        {folder.file("none"), "there is no such file"},
    };
    const std::string position = folder.write("position", boundPosition().dump());
    for (const auto& [file, why] : cases) {
        EXPECT_EQ(tool({"check", file}).err, file + ": " + why + "\n");
        EXPECT_EQ(tool({"legal", file}).err, file + ": " + why + "\n");
        EXPECT_EQ(tool({"legal", position, "--actions", file}).err, file + ": " + why + "\n");
        EXPECT_EQ(tool({"check", file}).code, 1) << file;
    }
}

TEST(BadInput, WhatIsNoFileGetsNoRecordAndIsNotWaitedFor)
{
    const TemporaryFolder folder;
    const std::string pipe = folder.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::filesystem::create_symlink(pipe, folder.file("link"));
    const std::pair<std::string, std::string> cases[] = {
        {pipe, "it is a pipe, not a file"},
        {folder.file("link"), "it is a pipe, not a file"},
        {"/dev/full", "it is a device, not a file"},
        {folder.file("."), "it is a folder"},
        {folder.file("none/game.jsonl"), "it cannot be written"},
        {folder.write("game.jsonl", "{}"), "it exists and is not written over"},
    };
    const std::vector<std::string> play = {"play",   "--rules", "tactic",   "--seats",  "easy,easy",
                                           "--seed", "1",       "--option", "rounds=1", "--record"};
    const auto recordIn = [&](const std::string& file) {
        std::vector<std::string> call = play;
        call.push_back(file);
        return tool(call);
    };
    for (const auto& [file, why] : cases) {
        const ToolResult result = recordIn(file);
        EXPECT_EQ(result.err, file + ": " + why + "\n");
        EXPECT_EQ(result.code, 1) << file;
        EXPECT_EQ(result.out, "") << file;
    }
    EXPECT_EQ(recordIn(folder.write("empty", "")).code, 0) << "it holds nothing that could be lost";
}
#endif

TEST(Legal, StandardInputIsReadByItsNames)
{
    const ToolResult result = tool({"legal", "-"}, boundPosition().dump());
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(tool({"legal", "/dev/stdin"}, boundPosition().dump()).out, result.out);
}

TEST(Legal, SaysTurnPhaseActionsAndState)
{
    const TemporaryFolder folder;
    const std::string position = folder.write("position", boundPosition().dump());
    const ToolResult result = program({"legal", position});
    ASSERT_EQ(result.code, 0) << result.err;
    ASSERT_EQ(linesOf(result.out).size(), 1U);
    const json said = json::parse(result.out);
    EXPECT_EQ(said["turn"], 2);
    EXPECT_EQ(said["phase"], "turn");
    EXPECT_EQ(said["legal"], json::parse(R"([{"seat":2,"do":"play","tile":"5-1","train":1}])"));
    EXPECT_FALSE(said.contains("reason"));
    EXPECT_FALSE(said.contains("scores"));
    json expected = boundPosition();
    expected["hands"] = json::parse(R"([["3-2","5-4"],["0-0","5-1"]])"); // a hand has no order
    EXPECT_EQ(said["state"], expected);
}

TEST(Legal, TracesEachAction)
{
    const TemporaryFolder folder;
    const std::string position = folder.write("position", boundPosition().dump());
    const std::string actions = folder.write("actions", R"({"seat":2,"do":"play","tile":"1-5","train":1})"
                                                        "\n"
                                                        R"({"seat":1,"do":"draw"})"
                                                        "\n"
                                                        R"({"seat":1,"do":"play","tile":"1-0","train":1})");
    const ToolResult traced = tool({"legal", position, "--actions", actions, "--trace"});
    ASSERT_EQ(traced.code, 0) << traced.err;
    const std::vector<std::string> lines = linesOf(traced.out);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(json::parse(lines[2])["state"]["hands"][0], json({"1-0", "3-2", "5-4"})) << "a drawn tile is in the hand";
    EXPECT_EQ(json::parse(lines[2])["legal"], json::parse(R"([{"seat":1,"do":"play","tile":"1-0","train":1},
                                                              {"seat":1,"do":"play","tile":"1-0","train":2}])"));
    EXPECT_EQ(json::parse(lines[3])["turn"], 2);
    EXPECT_EQ(json::parse(lines[3])["state"]["trains"][0]["tiles"], json({"6-5", "5-5", "5-1", "1-0"}));
    const ToolResult untraced = tool({"legal", position, "--actions", actions});
    EXPECT_EQ(untraced.out, lines[3] + "\n");
}

TEST(Legal, ARoundsEndHasReasonAndScores)
{
    const TemporaryFolder folder;
    json p = boundPosition();
    p["boneyard"].push_back("0-0");
    p["hands"][1].erase(1);
    const std::string position = folder.write("position", p.dump());
    const std::string actions = folder.write("actions", R"({"seat":2,"do":"play","tile":"5-1","train":1})");
    const json said = json::parse(tool({"legal", position, "--actions", actions}).out);
    EXPECT_EQ(said["phase"], "round-end");
    EXPECT_EQ(said["reason"], "out");
    EXPECT_EQ(said["scores"], json({14, 0}));
    EXPECT_EQ(said["legal"], json::array());
}

TEST(Legal, ActionsThatAreWrongAreRefusedByTheirLine)
{
    const TemporaryFolder folder;
    const std::string position = folder.write("position", boundPosition().dump());
    const std::string good = R"({"seat":2,"do":"play","tile":"5-1","train":1})"
                             "\n";
    const std::pair<std::string, std::string> cases[] = {
        {R"({"seat":2,"do":"pass"})", "line 2: {\"seat\":2,\"do\":\"pass\"} is illegal: it is the turn of seat 1"},
        {R"({"seat":1,"do":"pass"})", "line 2: {\"seat\":1,\"do\":\"pass\"} is illegal: a tile must be drawn first"},
        {R"({"undo":1})", "line 2: it is no action"},
        {"", "line 2: it is empty"},
        {"pass", "line 2: it is not JSON"},
        {R"({"seat":1,"do":"play","tile":"5-4","train":9})",
         "line 2: {\"seat\":1,\"do\":\"play\",\"tile\":\"5-4\",\"train\":9} is illegal: there is no such train"},
    };
    for (const auto& [line, expected] : cases) {
        const std::string actions = folder.write("actions", good + line + "\n");
        const ToolResult result = tool({"legal", position, "--actions", actions});
        EXPECT_EQ(result.code, 1) << line;
        EXPECT_EQ(result.out, "") << line;
        EXPECT_EQ(result.err, actions + ": " + expected + "\n");
    }
}

TEST(Check, AHalfWrittenLastLineIsLeftOutWithANote)
{
    const TemporaryFolder folder;
    const std::string record = folder.file("game.jsonl");
    ASSERT_EQ(tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats", "easy,hard", "--seed", "1",
                    "--record", record})
                  .code,
              0);
    const json whole = json::parse(tool({"check", record}).out);
    EXPECT_EQ(whole["finished"], true);
    EXPECT_EQ(whole["winners"].size(), 1U);

    std::string text = contentOf(record);
    text.resize(text.size() - 10);
    const std::size_t lines = linesOf(text).size();
    folder.write("game.jsonl", text);
    const ToolResult cut = tool({"check", record});
    EXPECT_EQ(cut.code, 0);
    EXPECT_EQ(cut.err, record + ": line " + std::to_string(lines) +
                           ": half-written, left out: the game stands as of the line before\n");
    EXPECT_EQ(json::parse(cut.out)["finished"], false);
    EXPECT_EQ(json::parse(cut.out)["totals"], whole["totals"]);
}

TEST(Check, ALevelThatCannotBePlayedHereIsNoFault)
{
    const TemporaryFolder folder;
    const std::string record = folder.file("game.jsonl");
    tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats", "easy,hard", "--seed", "1", "--record",
          record});
    std::string text = contentOf(record);
    const std::string known = R"("level":"hard")";
    text.replace(text.find(known), known.size(), R"("level":"novice-2")");
    folder.write("game.jsonl", text);
    const ToolResult result = tool({"check", record});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(json::parse(result.out)["finished"], true);
}

TEST(Check, SeveralRecordsEachHaveTheirLine)
{
    const TemporaryFolder folder;
    const std::string good = folder.file("good.jsonl");
    tool(
        {"play", "--rules", "tactic", "--option", "rounds=1", "--seats", "easy,hard", "--seed", "1", "--record", good});
    const std::string bad = folder.write("bad.jsonl", "{}\n");
    const ToolResult result = tool({"check", good, bad, folder.file("none"), good});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(linesOf(result.out).size(), 2U);
    ASSERT_EQ(linesOf(result.err).size(), 2U);
    EXPECT_EQ(linesOf(result.err)[0], bad + ": line 1: it is none of the lines that a record has");
}

} // namespace
} // namespace mt
