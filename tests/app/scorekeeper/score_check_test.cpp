// What the score-keeper finds in the points of a round.
#include "app/scorekeeper/score_keeper.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

using Kind = ScoreIssue::Kind;

namespace
{

ScoreTable tableOf(const mt::GameRules& rules, const std::vector<std::vector<int>>& scores = {})
{
    ScoreTable table = newKeptGame(rules, QStringList(rules.players), QDate(2026, 11, 21)).table;
    table.scores = scores;
    return table;
}

std::vector<Kind> kinds(const std::vector<ScoreIssue>& issues)
{
    std::vector<Kind> found;
    for (const ScoreIssue& issue : issues)
        found.push_back(issue.kind);
    return found;
}

std::vector<Kind> kindsOf(const ScoreTable& table, const QStringList& points, bool nobodyOut = false)
{
    return kinds(ScoreCheck::issues(table, 1, {points, QStringList(points.size()), nobodyOut}));
}

TEST(ScoreCheck, KnowsThePipsThatCanBeInTheHands)
{
    // A double-6 set has 168 pips; its first engine takes 12 of them.
    EXPECT_EQ(ScoreCheck::mostPips(rulesOf("bigtable", 3, {{"set", "6"}, {"doubleBlank", "0"}}), 1), 168 - 12);
    EXPECT_EQ(ScoreCheck::mostPips(rulesOf("bigtable", 3, {{"set", "6"}}), 1), 168 - 12 + 50) << "the double blank";
    EXPECT_EQ(ScoreCheck::mostPips(rulesOf("bigtable", 3, {{"set", "6"}}), 7), 168) << "the double blank is the engine";
    EXPECT_EQ(ScoreCheck::mostPips(rulesOf("tactic", 4), 1), 12 * 13 * 14 / 2 - 24);
}

TEST(ScoreCheck, SomebodyMustHaveGoneOut)
{
    const ScoreTable table = tableOf(rulesOf("tactic", 3));
    EXPECT_EQ(kindsOf(table, {"12", "0", "40"}), std::vector<Kind>());
    EXPECT_EQ(kindsOf(table, {"12", "1", "40"}), std::vector<Kind>({Kind::nobodyAtZero}));
    EXPECT_EQ(kindsOf(table, {"12", "1", "40"}, true), std::vector<Kind>());
}

TEST(ScoreCheck, PointsAreWholeNumbersForEverySeat)
{
    const ScoreTable table = tableOf(rulesOf("tactic", 3));
    EXPECT_EQ(kindsOf(table, {"0", "x", "-3"}), std::vector<Kind>({Kind::notANumber}));
    EXPECT_EQ(kindsOf(table, {"0", "4.5", ""}), std::vector<Kind>({Kind::notANumber, Kind::missing}));
    EXPECT_EQ(kindsOf(table, {"", " ", ""}), std::vector<Kind>({Kind::missing}));
    EXPECT_EQ(kindsOf(table, {" 7 ", "0", "12"}), std::vector<Kind>());
    const std::vector<ScoreIssue> issues = ScoreCheck::issues(table, 1, {{"0", "x", ""}, QStringList(3), false});
    EXPECT_EQ(issues[0].seats, std::vector<int>({1}));
    EXPECT_EQ(issues[1].seats, std::vector<int>({2}));
    EXPECT_TRUE(issues[0].hinders() && issues[1].hinders());
}

TEST(ScoreCheck, NobodyCanHoldMoreThanAllTiles)
{
    const ScoreTable table = tableOf(rulesOf("bigtable", 3, {{"set", "6"}, {"doubleBlank", "0"}}));
    EXPECT_EQ(kindsOf(table, {"0", "156", "0"}), std::vector<Kind>());
    EXPECT_EQ(kindsOf(table, {"0", "157", "0"}), std::vector<Kind>({Kind::tooMany}));
    EXPECT_EQ(kindsOf(table, {"0", "100", "57"}), std::vector<Kind>({Kind::tooManyTogether}));
    for (const ScoreIssue& issue : ScoreCheck::issues(table, 1, {{"1", "157", "1"}, QStringList(3), false}))
        EXPECT_FALSE(issue.hinders()) << "a rule of the house may allow it";
}

TEST(ScoreCheck, TotalsAreComparedWithTheFamilys)
{
    const ScoreTable table = tableOf(rulesOf("tactic", 2), {{0, 30}, {25, 0}});
    const auto compare = [&](int round, const QStringList& points, const QStringList& own) {
        return ScoreCheck::issues(table, round, {points, own, false});
    };
    EXPECT_TRUE(compare(3, {"5", "0"}, {"30", "30"}).empty());
    const std::vector<ScoreIssue> issues = compare(3, {"5", "0"}, {"30", "35"});
    ASSERT_EQ(kinds(issues), std::vector<Kind>({Kind::totalDiffers}));
    EXPECT_EQ(issues[0].seats, std::vector<int>({1}));
    EXPECT_EQ(issues[0].value, 35);
    EXPECT_EQ(issues[0].most, 30);
    EXPECT_TRUE(compare(1, {"0", "31"}, {"", "31"}).empty()) << "a correction: the total after that round";
}

} // namespace
