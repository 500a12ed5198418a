// The real program on the files that prove the rules: every position with its actions, every recorded game.
#include "tests/cli/tool.h"
#include "tests/engine/game/position_cases.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace mt::test
{
namespace
{

/// Runs `legal --trace` on the position's own file and compares each line it prints with what is expected.
void expectTrace(const testing::PositionCase& test, const TemporaryFolder& folder)
{
    std::string actions;
    for (const Json& action : test.actions)
        actions += action.dump() + '\n';
    const std::string position = MT_TEST_DATA "/positions/" + test.name + ".json";
    const ToolResult result =
        program({"legal", position, "--actions", folder.write("actions.jsonl", actions), "--trace"});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    const std::vector<std::string> lines = linesOf(result.out);
    ASSERT_EQ(lines.size(), test.expect.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        EXPECT_EQ(testing::mismatch(test.expect[i], Json::parse(lines[i])), "") << "line " << i + 1;
}

TEST(Legal, TracesEveryPositionAsTheRulesSay)
{
    const TemporaryFolder folder;
    const std::vector<testing::PositionCase> cases = testing::positionCases();
    ASSERT_GE(cases.size(), 100U);
    for (const testing::PositionCase& test : cases) {
        SCOPED_TRACE(test.name);
        expectTrace(test, folder);
    }
}

TEST(Check, AcceptsEveryRecordedGame)
{
    std::vector<std::string> arguments{"check"};
    for (const auto& entry : std::filesystem::directory_iterator(MT_TEST_DATA "/games"))
        arguments.push_back(entry.path().string());
    ASSERT_GE(arguments.size(), 11U);
    const ToolResult result = program(arguments);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(linesOf(result.out).size(), arguments.size() - 1);
}

} // namespace
} // namespace mt::test
