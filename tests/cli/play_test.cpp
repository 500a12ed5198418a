// Whole games through the tool: among levels, and with programs that play well or badly.
#include "tool.h"

#include "cli/seats.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>

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

struct House {
    const char* rulebook;
    std::vector<std::string> options;
    int players;
};

std::vector<House> houses()
{
    return {
        {"ecowoodart", {"rounds=2"}, 2},
        {"ecowoodart", {"short=true", "rounds=2", "openHands=true"}, 4},
        {"tactic", {"rounds=2"}, 4},
        {"tactic", {"rounds=2", "markerOff=any-play", "openDoublesBind=next-player", "doubleDuty=any"}, 3},
        {"novelca", {"rounds=2"}, 8},
        {"novelca", {"rounds=3", "ownTrainFirst=true", "boneyardEmpty=pass", "mexicanTrain=none"}, 4},
        {"bigtable", {"set=6"}, 2},
        {"bigtable", {"rounds=2"}, 7},
        {"bigtable", {"rounds=1"}, 14},
        {"tournament", {"rounds=2"}, 4},
        {"tournament", {"rounds=2", "draw=until-playable", "drawing=per-tile", "ownTrainFirst=true"}, 5},
    };
}

std::vector<std::string> playCall(const House& house, const std::string& seats, const std::string& seed)
{
    std::vector<std::string> call = {"play",   "--rules", house.rulebook, "--seats", seats,
                                     "--seed", seed,      "--ms",         "60000"};
    for (const std::string& option : house.options)
        call.insert(call.end(), {"--option", option});
    return call;
}

std::string repeated(const std::vector<std::string>& seats, int players)
{
    std::string text;
    for (int seat = 0; seat < players; ++seat)
        text += (seat == 0 ? "" : ",") + seats[static_cast<std::size_t>(seat) % seats.size()];
    return text;
}

std::string botSeat(const std::string& level, const std::string& seed)
{
    return "exec:exec " + test::programInShell() + " bot --level " + level + " --seed " + seed;
}

std::vector<std::string> with(std::vector<std::string> call, const std::string& option, const std::string& value)
{
    call.insert(call.end(), {option, value});
    return call;
}

TEST(Play, RecordsAreAcceptedByCheckAndAlwaysTheSame)
{
    const TemporaryFolder folder;
    int number = 0;
    for (const House& house : houses()) {
        const std::string seats = repeated({"easy", "hard", "beginner", "medium"}, house.players);
        const std::string first = folder.file(std::to_string(++number));
        const std::string second = folder.file(std::to_string(++number));
        const ToolResult result = tool(with(playCall(house, seats, "s"), "--record", first));
        ASSERT_EQ(result.code, 0) << result.err;
        tool(with(playCall(house, seats, "s"), "--record", second));
        EXPECT_EQ(contentOf(first), contentOf(second));
        const ToolResult checked = tool({"check", first});
        ASSERT_EQ(checked.code, 0) << checked.err;
        const json played = json::parse(result.out);
        EXPECT_EQ(json::parse(checked.out)["totals"], played["totals"]);
        EXPECT_EQ(json::parse(checked.out)["winners"], played["winners"]);
        EXPECT_EQ(json::parse(checked.out)["finished"], true);
    }
}

#ifndef _WIN32 // no program can be seated there
// The bot knows what its seat sees and no more; if that were any different from the table's own view of the seat, it
// would play another game than the level does.
TEST(Play, ABotPlaysTheVeryGameThatItsLevelPlays)
{
    const TemporaryFolder folder;
    int number = 0;
    for (const House& house : houses()) {
        const std::vector<std::string> levels = {"hard", "beginner", "medium"};
        std::vector<std::string> bots;
        for (const std::string& level : levels)
            bots.push_back(botSeat(level, "s"));
        const std::string inside = folder.file(std::to_string(++number));
        const std::string outside = folder.file(std::to_string(++number));
        tool(with(playCall(house, repeated(levels, house.players), "s"), "--record", inside));
        const ToolResult result = tool(with(playCall(house, repeated(bots, house.players), "s"), "--record", outside));
        EXPECT_EQ(result.code, 0);
        EXPECT_EQ(result.err, "") << house.rulebook;
        std::vector<std::string> a = linesOf(contentOf(inside));
        std::vector<std::string> b = linesOf(contentOf(outside));
        a[0] = b[0] = ""; // the header names the players
        EXPECT_EQ(a, b) << house.rulebook;
    }
}
#endif

TEST(Play, DealsDependOnTheSeedAlone)
{
    const TemporaryFolder folder;
    std::vector<std::string> decks[2];
    for (int i = 0; i < 2; ++i) {
        const std::string record = folder.file(std::to_string(i));
        const std::string seats = i == 0 ? "easy,hard,hard" : "hard,beginner,easy";
        tool(with(playCall({"tactic", {"rounds=3"}, 3}, seats, "deal"), "--record", record));
        for (const std::string& line : linesOf(contentOf(record)))
            if (line.starts_with(R"({"round":)"))
                decks[i].push_back(line);
    }
    EXPECT_EQ(decks[0].size(), 3U);
    EXPECT_EQ(decks[0], decks[1]);
}

TEST(Play, FirstSeatIsChosenOrFollowsFromTheSeed)
{
    const TemporaryFolder folder;
    for (int first = 1; first <= 3; ++first) {
        const std::string record = folder.file(std::to_string(first));
        const auto call = with(playCall({"tactic", {"rounds=2"}, 3}, "easy,easy,easy", "f"), "--record", record);
        ASSERT_EQ(tool(with(call, "--first", std::to_string(first))).code, 0);
        const json round = json::parse(linesOf(contentOf(record))[1]);
        EXPECT_EQ(round["firstSeat"], first);
        EXPECT_EQ(tool({"check", record}).code, 0);
    }
}

TEST(Play, FurtherGamesHaveSeedsAndFilesOfTheirOwn)
{
    const TemporaryFolder folder;
    const House house{"tactic", {"rounds=1"}, 2};
    const std::string record = folder.file("game.jsonl");
    const auto several = with(with(playCall(house, "easy,beginner", "S"), "--games", "3"), "--record", record);
    const ToolResult result = tool(several);
    ASSERT_EQ(linesOf(result.out).size(), 3U);
    EXPECT_EQ(json::parse(linesOf(result.out)[2])["seed"], "S#3");
    const ToolResult alone = tool(with(playCall(house, "easy,beginner", "S#3"), "--record", folder.file("alone")));
    EXPECT_EQ(contentOf(folder.file("alone")), contentOf(folder.file("game-3.jsonl")));
    EXPECT_NE(contentOf(record), contentOf(folder.file("game-2.jsonl")));

    const std::string before = contentOf(record);
    const ToolResult again = tool(several);
    EXPECT_EQ(again.code, 1);
    EXPECT_EQ(again.err, record + ": it exists and is not written over\n");
    EXPECT_EQ(contentOf(record), before);
}

#ifndef _WIN32 // no program can be seated there
// Whatever a program does, the game ends, its seat is played to the end by `easy`, and the record says so.
TEST(Play, ProgramsThatMisbehaveLoseTheirSeat)
{
    const std::string programs[] = {
        "true",                                                            // ends at once
        "no-such-program-anywhere 2>/dev/null",                            // never begins
        "cat",                                                             // garbage
        "yes",                                                             // floods with lines
        "yes | tr -d '\\n'",                                               // floods without lines
        "while read -r line; do echo '{\"do\":\"draw\"}'; done",           // illegal
        "while read -r line; do echo '{\"do\":\"play\"}'; done",           // half an action
        "while read -r line; do echo; done",                               // empty lines
        "while read -r line; do printf '\\377\\000\\n'; done",             // no text at all
        "sleep 1000",                                                      // never reads, never answers
        "exec <&-; sleep 1000",                                            // closes its input
        "exec >&-; sleep 1000",                                            // closes its output
        "read -r line; kill -9 $$",                                        // dies in the middle
        "trap '' TERM INT HUP PIPE; while :; do sleep 1000; done",         // will not go
        "sleep 1000 & sleep 1000 & wait",                                  // has children
        "while read -r line; do echo '{\"seat\":2,\"do\":\"draw\"}'; done" // moves for another
    };
    const TemporaryFolder folder;
    int number = 0;
    for (const std::string& each : programs) {
        std::string command = each;
        for (std::size_t at = 0; (at = command.find(',', at)) != std::string::npos; at += 2)
            command.insert(at, "\\");
        const std::string record = folder.file(std::to_string(++number));
        const ToolResult result = tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats",
                                        "exec:" + command + ",easy", "--seed", "x", "--ms", "100", "--record", record});
        EXPECT_EQ(result.code, 0) << each;
        EXPECT_EQ(linesOf(result.err).size(), 1U) << each << ": " << result.err;
        EXPECT_TRUE(result.err.starts_with("seat 1, exec:")) << result.err;
        EXPECT_EQ(json::parse(result.out)["takenOver"], json({1})) << each;
        EXPECT_NE(contentOf(record).find("\n{\"takenOver\":1}\n"), std::string::npos) << each;
        EXPECT_EQ(tool({"check", record}).code, 0) << each;
    }
}

TEST(Play, ARecordThatCannotBeWrittenIsNamed)
{
    const TemporaryFolder folder;
    const std::string record = folder.file("game.jsonl");
    const std::string command = "trap '' XFSZ; ulimit -f 0; " + test::programInShell() +
                                " play --rules tactic --seats easy,easy --seed 1 --record '" + record + "' 2>&1";
    FILE* const pipe = ::popen(command.c_str(), "r");
    ASSERT_NE(pipe, nullptr);
    std::array<char, 4096> said{};
    const std::size_t size = std::fread(said.data(), 1, said.size(), pipe);
    EXPECT_NE(::pclose(pipe), 0);
    EXPECT_EQ(std::string(said.data(), size), record + ": it cannot be written\n");
}

// It is waited for in parts, and none of them is the end.
TEST(Play, AProgramThatTakesItsTimeKeepsItsSeat)
{
    const std::string bot = test::programInShell() + " bot --level easy";
    const ToolResult result = tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats",
                                    "easy,exec:sleep 0.5; exec " + bot, "--seed", "3", "--ms", "60000"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err, "");
}

// What a program writes to its standard error comes with its seat, and cannot upset the terminal.
TEST(Play, WhatAProgramSaysBesideComesWithItsSeat)
{
    const std::string bot = test::programInShell() + " bot --level easy";
    const ToolResult result = tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats",
                                    "easy,exec:loud=printf '\\033[31mred\\n\\377 \\303\\244\\nno end' >&2; exec " + bot,
                                    "--seed", "3", "--ms", "60000"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err, "seat 2, exec:loud: ?[31mred\nseat 2, exec:loud: ? \xc3\xa4\nseat 2, exec:loud: no end\n");
}

TEST(Play, APrograms3MegabytesBesideDoNotHoldItUp)
{
    const std::string bot = test::programInShell() + " bot --level easy";
    const ToolResult result =
        tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats",
              "easy,exec:loud=yes | head -c 3000000 >&2; exec " + bot, "--seed", "3", "--ms", "60000"});
    EXPECT_EQ(result.code, 0);
    const std::vector<std::string> lines = linesOf(result.err);
    ASSERT_EQ(lines.size(), (1U << 17) + 1) << "two bytes a line";
    EXPECT_EQ(lines.front(), "seat 2, exec:loud: y");
    EXPECT_EQ(lines.back(),
              "seat 2, exec:loud: it has written 262144 bytes to its standard error; what follows is left out");
}

// Records are passed on: paths, passwords and whatever else stands in a command stay here.
TEST(Play, ARecordNamesAProgramAndNotItsCommand)
{
    const TemporaryFolder folder;
    const std::string bot = test::programInShell() + " bot --level easy --seed secret";
    const std::string record = folder.file("record");
    const ToolResult result = tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats",
                                    "exec:mine-2=" + bot + ",exec:" + bot + ",exec:KEY=secret " + bot, "--seed", "3",
                                    "--ms", "60000", "--record", record});
    ASSERT_EQ(result.code, 0) << result.err;
    const json seats = json({"exec:mine-2", "exec:mexican-train-cli", "exec:program"});
    EXPECT_EQ(json::parse(result.out)["seats"], seats);
    const json players = json::parse(linesOf(contentOf(record))[0])["players"];
    for (std::size_t seat = 0; seat < 3; ++seat)
        EXPECT_EQ(players[seat]["level"], seats[seat]);
    EXPECT_EQ(contentOf(record).find("secret"), std::string::npos);
    EXPECT_EQ(tool({"check", record}).code, 0);
}
#endif

TEST(Play, SeatsALevelWithALeaningAndACharacter)
{
    const TemporaryFolder folder;
    const std::string record = folder.file("record");
    ASSERT_EQ(tool({"play", "--rules", "tactic", "--option", "rounds=1", "--seats", "casual+doubles,karla,hard",
                    "--seed", "3", "--record", record})
                  .code,
              0);
    const json players = json::parse(linesOf(contentOf(record))[0])["players"];
    EXPECT_EQ(players[0], json({{"name", "casual 1"}, {"kind", "ai"}, {"level", "casual"}, {"leaning", "doubles"}}));
    EXPECT_EQ(
        players[1],
        json({{"name", "karla 2"}, {"kind", "ai"}, {"level", "skilled"}, {"nameId", "karla"}, {"leaning", "visitor"}}));
    EXPECT_EQ(players[2], json({{"name", "hard 3"}, {"kind", "ai"}, {"level", "hard"}}));
    EXPECT_EQ(tool({"check", record}).code, 0);
    for (const char* const wrong : {"casual+", "casual+nothing", "expert+home", "nobody", "karla+home"}) {
        const ToolResult result =
            tool({"play", "--rules", "tactic", "--seats", std::string(wrong) + ",hard", "--seed", "3"});
        EXPECT_EQ(result.code, 2) << wrong;
        EXPECT_TRUE(result.err.starts_with("--seats " + std::string(wrong) + ": each seat must be one of "))
            << result.err;
    }
}

TEST(Play, WhatACommandIsCalled)
{
    const std::pair<const char*, const char*> commands[] = {
        {"./my-bot", "my-bot"},
        {"  /home/anna/My_Bot.py --fast", "my-bot-py"},
        {"python3 example_bot.py", "python3"},
        {"\"/home/anna b/Bot 2\" x", "bot-2"},
        {"'./a'b c", "program"},
        {"KEY=secret ./bot", "program"},
        {"KEY='a secret' ./bot", "program"},
        {"$HOME/bot", "program"},
        {"(cd bots; ./one)", "program"},
        {"'no end", "no-end"},
        {"bots/", "program"},
        {"...", "program"},
        {" ", "program"},
        {"a23456789012345678901234567890123", "a2345678901234567890123456789012"},
    };
    for (const auto& [command, name] : commands)
        EXPECT_EQ(cli::programName(command), name) << command;
}

#ifndef _WIN32 // no program can be seated there
TEST(Play, AProgramIsToldWhatItsSeatSeesAndNoMore)
{
    const TemporaryFolder folder;
    const std::string heard = folder.file("heard");
    const std::string bot = test::programInShell() + " bot --level easy";
    const ToolResult result = tool({"play", "--rules", "ecowoodart", "--option", "rounds=1", "--seats",
                                    "exec:tee '" + heard + "' | " + bot + ",hard", "--seed", "3", "--ms", "60000"});
    ASSERT_EQ(result.err, "");
    const std::vector<std::string> lines = linesOf(contentOf(heard));
    ASSERT_GT(lines.size(), 10U);
    const json hello = json::parse(lines[0]);
    EXPECT_EQ(hello["hello"], 1);
    EXPECT_EQ(hello["rules"].size(), 25U);
    EXPECT_EQ(hello["rules"]["drawnDouble"], "must");
    EXPECT_EQ(hello["seat"], 1);
    EXPECT_EQ(hello["players"], 2);
    const json round = json::parse(lines[1]);
    EXPECT_EQ(round["engine"], "12-12");
    EXPECT_EQ(round["hand"].size(), round["handSizes"][0]);
    EXPECT_FALSE(round.contains("hands"));
    int draws[2] = {};
    for (const std::string& line : lines) {
        const json message = json::parse(line);
        if (!message.contains("saw") || message["saw"]["do"] != "draw")
            continue;
        const bool own = message["saw"]["seat"] == 1;
        EXPECT_EQ(message["saw"].contains("tile"), own) << "a draw shows its tile to the drawer alone";
        ++draws[own ? 0 : 1];
    }
    EXPECT_GT(draws[0], 0);
    EXPECT_GT(draws[1], 0);
    EXPECT_TRUE(json::parse(lines[lines.size() - 2]).contains("roundEnd"));
    EXPECT_EQ(json::parse(lines.back())["gameEnd"], true);
}
#endif

TEST(Bot, RefusesAHostThatTalksNonsense)
{
    const std::string hello = R"({"hello":1,"rules":{},"seat":1,"players":2})"
                              "\n";
    const std::pair<std::string, std::string> cases[] = {
        {"what?\n", "line 1: it is not JSON"},
        {R"({"act":true,"legal":[],"ms":1})", "line 1: the key \"hello\" is missing"},
        {hello + R"({"act":true,"legal":[],"ms":1})", "line 2: the key \"round\" is missing"},
        {hello + R"({"round":1,"engine":"12-12","hand":["7-3"],"handSizes":[1,2],"boneyard":3,"first":1})",
         "line 2: \"handSizes\" cannot be [1,2]"},
        {hello + R"({"round":1,"engine":"12-12","hand":["7-3","7-3"],"handSizes":[2,2],"boneyard":86,"first":1})",
         "line 2: the 7-3 is there twice"},
        {hello + R"({"round":1,"engine":"12-12","hand":["7-3"],"handSizes":[1,2],"boneyard":87,"first":1})"
                 "\n"
                 R"({"act":true,"ms":1})",
         "line 3: the key \"legal\" is missing"},
        {R"({"hello":1,"rules":{"set":7},"seat":1,"players":2})",
         "line 1: option set=7: it must be 6, 9, 12, 15 or 18"},
    };
    for (const auto& [input, expected] : cases) {
        const ToolResult result = tool({"bot", "--level", "easy"}, input);
        EXPECT_EQ(result.code, 1);
        EXPECT_EQ(result.err, "standard input: " + expected + "\n");
    }
    EXPECT_EQ(tool({"bot", "--level", "easy"}, "").code, 0);
    EXPECT_EQ(tool({"bot", "--level", "easy"}, hello + R"({"news":"unknown messages are ignored"})").code, 0);
}

} // namespace
} // namespace mt
