// The commands of the laboratory on the command line, and a tool that was built without them.
#include "tests/cli/tool.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

using test::linesOf;
using test::tool;
using test::ToolResult;
using test::toolWithoutLaboratory;
using test::Words;
using test::operator+;

const std::vector<std::string> laboratory = {"judge-coach", "judge-hints", "tournament"};

TEST(Laboratory, EveryCommandHasHelp)
{
    const std::string all = tool({"--help"}).out;
    for (const std::string& command : laboratory) {
        EXPECT_NE(all.find("\n  " + command + " "), std::string::npos) << all;
        const ToolResult help = tool({command, "--help"});
        EXPECT_EQ(help.code, 0) << command;
        EXPECT_NE(help.out.find("Usage: mexican-train-cli " + command), std::string::npos) << help.out;
    }
}

TEST(Laboratory, AToolWithoutItListsAllOtherCommands)
{
    std::vector<std::string> others;
    for (const std::string& line : linesOf(tool({"--help"}).out)) {
        const bool isOurs = std::any_of(laboratory.begin(), laboratory.end(), [&](const std::string& command) {
            return line.starts_with("  " + command + " ");
        });
        if (!isOurs)
            others.push_back(line);
    }
    EXPECT_EQ(linesOf(toolWithoutLaboratory({"--help"}).out), others);
}

TEST(Laboratory, AWordThatIsNotKnownIsNamed)
{
    EXPECT_NE(tool({"tournament", "--foo"}).err.find("--foo "), std::string::npos);
    EXPECT_NE(tool({"tournament", "merge", "-x"}).err.find("-x "), std::string::npos);
}

// As from a script whose variable is empty.
TEST(Laboratory, EmptyValuesAreRefused)
{
    const Words call = {"tournament", "--rules", "tactic", "--levels", "easy,easy", "--seed", "1"};
    for (const Words& words : {call + Words{"--out", ""}, call + Words{"--sprt", ""}, call + Words{"--seeds", ""},
                               Words{"tournament", "merge", ""}}) {
        const ToolResult result = tool(words);
        EXPECT_EQ(result.code, 2) << ::testing::PrintToString(words);
        EXPECT_NE(result.err.find("a value"), std::string::npos) << result.err;
    }
}

} // namespace
} // namespace mt
