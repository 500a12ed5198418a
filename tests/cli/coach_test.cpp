// `coach`: a line for each round and seat, the same every time.
#include "tool.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mt
{
namespace
{

using nlohmann::json;
using test::linesOf;
using test::TemporaryFolder;
using test::tool;
using test::ToolResult;

std::string recorded(const TemporaryFolder& folder)
{
    const std::string file = folder.file("game.jsonl");
    const ToolResult played = tool({"play", "--rules", "tactic", "--option", "rounds=2", "--seats",
                                    "beginner,beginner,beginner", "--seed", "coach", "--record", file});
    EXPECT_EQ(played.code, 0) << played.err;
    return file;
}

double sumOfParts(const json& skill)
{
    double sum = 0;
    for (const char* part : {"order", "deal", "draws", "others", "play"})
        sum += skill[part]["points"].get<double>();
    return sum;
}

TEST(Coached, PrintsALineForEachRoundAndSeat)
{
    const TemporaryFolder folder;
    const std::string file = recorded(folder);
    const ToolResult all = tool({"coach", file, "--worlds", "200", "--threads", "2"});
    ASSERT_EQ(all.code, 0) << all.err;
    ASSERT_EQ(linesOf(all.out).size(), 6U);
    const json first = json::parse(linesOf(all.out)[0]);
    EXPECT_EQ(first["round"], 1);
    EXPECT_EQ(first["seat"], 1);
    EXPECT_FALSE(first.contains("skill"));
    const ToolResult one = tool({"coach", file, "--seat", "2", "--worlds", "200", "--threads", "1"});
    ASSERT_EQ(linesOf(one.out).size(), 2U);
    EXPECT_EQ(linesOf(one.out)[1], linesOf(all.out)[4]) << "the same with one thread";
    std::size_t mistakes = 0;
    for (const std::string& line : linesOf(all.out)) {
        const json told = json::parse(line);
        for (const json& mistake : told["mistakes"]) {
            ++mistakes;
            EXPECT_EQ(mistake["done"]["seat"], told["seat"]);
            EXPECT_TRUE(mistake["points"].is_number() && mistake["error"].is_number());
        }
    }
    EXPECT_GT(mistakes, 0U);
}

TEST(Coached, TakesARoundApart)
{
    const TemporaryFolder folder;
    const ToolResult told = tool({"coach", recorded(folder), "--seat", "1", "--worlds", "20", "--skill"});
    ASSERT_EQ(told.code, 0) << told.err;
    ASSERT_FALSE(linesOf(told.out).empty());
    for (const std::string& line : linesOf(told.out)) {
        const json skill = json::parse(line)["skill"];
        EXPECT_NEAR(sumOfParts(skill), skill["result"].get<double>(), 1e-6);
    }
}

TEST(Coached, RefusesWhatIsNoRecordAndNoSeatOfIt)
{
    const TemporaryFolder folder;
    EXPECT_EQ(tool({"coach", folder.file("none.jsonl")}).code, 1);
    EXPECT_EQ(tool({"coach", folder.write("bad.jsonl", "{}\n")}).code, 1);
    const ToolResult seat = tool({"coach", recorded(folder), "--seat", "4"});
    EXPECT_EQ(seat.code, 1);
    EXPECT_NE(seat.err.find("no seat 4"), std::string::npos);
}

} // namespace
} // namespace mt
