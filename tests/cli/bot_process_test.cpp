// Nothing of a bot outlives its game, however the game ends: the real tool, with bots that leave as much behind as they
// can.
#include "living.h"
#include "tool.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

namespace mt::test
{
namespace
{

/// Where nobody says whose parent the keeper is, it does not know what went into a session of its own
/// (docs/bot-protocol.md).
std::string straysInSessions()
{
    return std::filesystem::exists("/proc/thread-self/children") ? "stray setsid; stray setsid setsid; " : "";
}

/// A bot that starts a child, orphans, and orphans in sessions of their own, each of which is there before the next;
/// then it says so, and goes on as `then` says. All of them hold the pipe.
std::string parent(const Living& living, const std::string& then)
{
    return "exec:exec 9>'" + living.pipe() +
           "'; stray() { (\"$@\" sh -c 'echo up; exec sleep 1000 >/dev/null' &) | read -r up; } ; "
           "stray env; " +
           straysInSessions() +
           "sleep 1000 & "
           "trap '' HUP INT TERM PIPE; echo there >&9; " +
           then;
}

const std::string never = "while :; do sleep 1000; done"; // answers

std::vector<std::string> gameAmong(const std::string& seats)
{
    return {"play", "--rules", "tactic", "--option", "rounds=1", "--seats", seats, "--seed", "x", "--ms", "3600000"};
}

/// The tool is ended by the signal in the middle of a game between two such bots.
void expectNoneLeftAfter(int signal)
{
    const Living living;
    RunningTool tool(gameAmong(parent(living, never) + "," + parent(living, never)));
    ASSERT_TRUE(living.waitForText("there\nthere\n")) << "the bots have not begun";
    ASSERT_TRUE(living.anyLives());
    tool.send(signal);
    EXPECT_EQ(tool.waitForSignal(), signal);
    EXPECT_TRUE(living.waitForNone());
}

TEST(BotProcess, NoneIsLeftWhenTheTerminalIsClosed) { expectNoneLeftAfter(SIGHUP); }

TEST(BotProcess, NoneIsLeftWhenTheToolIsInterrupted) { expectNoneLeftAfter(SIGINT); }

TEST(BotProcess, NoneIsLeftWhenTheToolIsTerminated) { expectNoneLeftAfter(SIGTERM); }

TEST(BotProcess, NoneIsLeftWhenTheToolIsKilled) { expectNoneLeftAfter(SIGKILL); }

TEST(BotProcess, NoneIsLeftWhenTheBotLosesItsSeat)
{
    const Living living;
    EXPECT_EQ(tool(gameAmong(parent(living, "echo rubbish; " + never) + ",easy")).code, 0);
    EXPECT_TRUE(living.waitForText("there\n"));
    EXPECT_TRUE(living.waitForNone());
}

TEST(BotProcess, NoneIsLeftWhenTheBotEnds)
{
    const Living living;
    EXPECT_EQ(tool(gameAmong(parent(living, "exit") + ",easy")).code, 0);
    EXPECT_TRUE(living.waitForText("there\n"));
    EXPECT_TRUE(living.waitForNone());
}

TEST(BotProcess, NoneIsLeftWhenTheGameEnds)
{
    const Living living;
    const ToolResult result = tool(gameAmong(parent(living, programInShell() + " bot --level easy") + ",easy"));
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_TRUE(living.waitForText("there\n"));
    EXPECT_TRUE(living.waitForNone());
}

// The keeper has to reap orphans while the game goes on, and to know them from the bot.
TEST(BotProcess, OrphansThatEndDoNotEndTheBot)
{
    const std::string bot =
        "exec:(true &) ; (setsid true &) ; (sleep 0 &) ; exec " + programInShell() + " bot --level easy";
    const ToolResult result = tool(gameAmong(bot + ",easy"));
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err, "");
}

} // namespace
} // namespace mt::test
