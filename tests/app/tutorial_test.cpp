// The tutorial: every lesson comes, each with its rule, and nothing of it stays.
#include "app/program.h"
#include "app/tutorial/tutorial.h"
#include "engine/ai/hint.h"
#include "tests/app/support.h"

#include <QDir>

#include <gtest/gtest.h>

namespace
{

class TutorialTest : public testing::Test
{
protected:
    Tutorial tutorial;

    void start()
    {
        tutorial.start(QStringLiteral("en"), 0);
        ASSERT_TRUE(tutorial.active());
    }

    /// The player is asked for something; false: the round has ended.
    bool untilAsked()
    {
        GameController& game = *tutorial.game();
        EXPECT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
        return !game.roundEnded();
    }

    /// Does what is asked for.
    bool follow()
    {
        GameController& game = *tutorial.game();
        return carryOut(game, mt::hintFor(mt::viewOf(game.session().state(), 0)).action);
    }
};

TEST_F(TutorialTest, WhoFollowsItComesToEveryLesson)
{
    start();
    QStringList requests;
    while (untilAsked()) {
        EXPECT_FALSE(tutorial.request().isEmpty());
        EXPECT_FALSE(tutorial.request().contains(QLatin1Char('%'))) << qPrintable(tutorial.request());
        EXPECT_EQ(tutorial.ruleTitle().isEmpty(), tutorial.rule().isEmpty());
        requests.append(tutorial.request());
        ASSERT_TRUE(follow());
    }
    EXPECT_EQ(tutorial.taught(), Tutorial::lessons()) << qPrintable(requests.join(QLatin1Char('\n')));
    EXPECT_TRUE(tutorial.finished());
    EXPECT_LE(requests.size(), 20) << "about two minutes";
}

TEST_F(TutorialTest, WhoDoesSomethingElseIsNotLost)
{
    start();
    while (untilAsked()) {
        ASSERT_FALSE(tutorial.request().isEmpty());
        ASSERT_TRUE(doFirstLegal(*tutorial.game()));
    }
    EXPECT_TRUE(tutorial.finished());
}

TEST_F(TutorialTest, HasNothingToAskForWhenItIsLeft)
{
    start();
    ASSERT_TRUE(untilAsked());
    ASSERT_FALSE(tutorial.rule().isEmpty());
    tutorial.stop();
    EXPECT_FALSE(tutorial.active());
    EXPECT_TRUE(tutorial.rule().isEmpty() && tutorial.ruleTitle().isEmpty());
}

TEST(TutorialInTheProgram, TheGameOnTheTableWaits)
{
    const QTemporaryDir dir;
    Program program(dir.path());
    begin(*program.game(), QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=waits"));
    const mt::State before = program.game()->session().state();
    const QStringList records = QDir(dir.path() + QStringLiteral("/games")).entryList(QDir::Files);
    EXPECT_EQ(program.shownGame(), program.game());

    program.startTutorial();
    ASSERT_NE(program.shownGame(), program.game());
    EXPECT_EQ(program.shownGame()->trains()->rowCount(), 3);
    program.game()->setLanguage(QStringLiteral("de"));
    EXPECT_EQ(program.shownGame()->language(), QStringLiteral("de"));

    program.endTutorial();
    EXPECT_EQ(program.shownGame(), program.game());
    EXPECT_EQ(program.game()->session().state(), before);
    EXPECT_EQ(QDir(dir.path() + QStringLiteral("/games")).entryList(QDir::Files), records);
    program.game()->setLanguage(QStringLiteral("en"));
}

TEST(TutorialInTheProgram, NobodyPlaysOnTheTableMeanwhile)
{
    const QTemporaryDir dir;
    Program program(dir.path());
    program.preferences()->setPace(0);
    program.preferences()->setSoundVolume(0);
    GameController& own = *program.game();
    begin(own, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=waits;first=1"));
    ASSERT_TRUE(doFirstLegal(own));
    ASSERT_TRUE(own.thinking());
    const std::size_t before = own.session().actionCount();

    program.startTutorial();
    GameController& learners = *program.shownGame();
    while (waitUntil([&] { return learners.roundEnded() || learners.myTurn(); }) && !learners.roundEnded())
        ASSERT_TRUE(doFirstLegal(learners));
    EXPECT_EQ(own.session().actionCount(), before);

    program.endTutorial();
    EXPECT_TRUE(waitUntil([&] { return own.myTurn(); })) << "and then they go on";
    EXPECT_GT(own.session().actionCount(), before);
}

} // namespace
