// What stands beside each box that points are typed into.
#include "app/scorekeeper/score_keeper.h"
#include "app/words/languages.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

class Entry : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(languages.use(QStringLiteral("en")));
        keeper.plan()->setRulebook(1); // tactic
        keeper.plan()->setPlayers(2);
        keeper.plan()->setName(0, QStringLiteral("Anna"));
        keeper.plan()->setName(1, QStringLiteral("Bo"));
        ASSERT_TRUE(keeper.begin());
    }

    void type(const QString& anna, const QString& bo)
    {
        keeper.entry()->setPoints(0, anna);
        keeper.entry()->setPoints(1, bo);
    }
    QStringList before() { return {keeper.entry()->row(0).before, keeper.entry()->row(1).before}; }
    QList<bool> issues() { return {keeper.entry()->row(0).hasIssue, keeper.entry()->row(1).hasIssue}; }

    QTemporaryDir dir;
    Languages languages;
    ScoreKeeper keeper{dir.filePath(QStringLiteral("scores"))};
};

TEST_F(Entry, TheTotalBeforeIsThatOfTheRoundsBefore)
{
    EXPECT_EQ(before(), QStringList({"0", "0"}));
    for (const char* points : {"31", "20"}) {
        type(QStringLiteral("0"), QString::fromUtf8(points));
        ASSERT_TRUE(keeper.enter());
    }
    EXPECT_EQ(before(), QStringList({"0", "51"}));
    keeper.setRound(2);
    EXPECT_EQ(before(), QStringList({"0", "31"}));
    keeper.setRound(1);
    EXPECT_EQ(before(), QStringList({"0", "0"}));
}

TEST_F(Entry, AnIssueIsMarkedAtWhomItIsAbout)
{
    EXPECT_EQ(issues(), QList<bool>({false, false})) << "missing is no issue";
    type(QStringLiteral("0"), QStringLiteral("2000"));
    EXPECT_EQ(issues(), QList<bool>({false, true}));
    type(QStringLiteral("2000"), QStringLiteral("0"));
    EXPECT_EQ(issues(), QList<bool>({true, false}));
}

TEST_F(Entry, EveryRulebookCanBeChosenTheFirstAgainToo)
{
    SheetPlan& plan = *keeper.plan();
    const std::string first = plan.rules().rulebook;
    plan.setRulebook(3);
    ASSERT_NE(plan.rules().rulebook, first);
    plan.setRulebook(0);
    EXPECT_EQ(plan.rules().rulebook, mt::allRulebooks().front().id);
}

} // namespace
