// `judge-coach` and `judge-hints`: figures of what the coach names and the hints say.
#include "tests/cli/tool.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mt
{
namespace
{

using nlohmann::json;
using test::linesOf;
using test::tool;
using test::ToolResult;

TEST(Judges, RefuseALevelThatDoesNotExist)
{
    for (const char* judge : {"judge-coach", "judge-hints"})
        EXPECT_EQ(tool({judge, "--rules", "tactic", "--levels", "genius"}).code, 2);
}

TEST(Judges, MeasureWhatTheCoachNames)
{
    const ToolResult judged = tool({"judge-coach", "--rules", "tactic", "--players", "3", "--levels", "random,easy",
                                    "--mistakes", "2", "--worlds", "100", "--judged-by", "100", "--seed", "judge"});
    ASSERT_EQ(judged.code, 0) << judged.err;
    const std::vector<std::string> lines = linesOf(judged.out);
    ASSERT_EQ(lines.size(), 3U);
    int named = 0;
    for (std::size_t i = 0; i < 2; ++i)
        named += json::parse(lines[i])["mistakes"]["named"].get<int>();
    const json all = json::parse(lines[2]);
    EXPECT_EQ(all["player"], "all");
    EXPECT_EQ(all["mistakes"]["named"], named);
    EXPECT_GE(named, 4);
    EXPECT_GT(all["mistakes"]["meanTrue"].get<double>(), 1) << "they are mistakes";
    EXPECT_GT(all["decisions"].get<int>(), all["rounds"].get<int>());
}

TEST(Judges, MeasureHints)
{
    const auto judge = [](const char* threads) {
        return tool({"judge-hints", "--rules", "tactic", "--players", "3", "--levels", "random", "--hints", "20",
                     "--worlds", "100", "--seed", "judge", "--threads", threads});
    };
    const ToolResult judged = judge("1");
    ASSERT_EQ(judged.code, 0) << judged.err;
    EXPECT_EQ(judge("3").out, judged.out) << "whatever the threads";
    const std::vector<std::string> lines = linesOf(judged.out);
    const json all = json::parse(lines.back());
    EXPECT_EQ(all["hints"], 20);
    EXPECT_EQ(all["surelyBehind"], lines.size() - 1);
    EXPECT_LE(all["surelyOver3Behind"], all["surelyBehind"]);
    EXPECT_LE(all["surelyBehind"], all["otherThanTheSearch"]);
    EXPECT_LT(all["meanBehind"].get<double>(), 2) << "hints are no moves at random";
}

} // namespace
} // namespace mt
