// The tutorial: every lesson comes, each with its rule, and nothing of it stays.
#include "app/tutorial/tutorial.h"
#include "engine/ai/hint.h"
#include "tests/app/play/games.h"

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
        tutorial.start(0);
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
        requests.append(tutorial.request());
        ASSERT_TRUE(follow());
    }
    EXPECT_EQ(tutorial.taught(), Tutorial::lessons()) << qPrintable(requests.join(QLatin1Char('\n')));
    EXPECT_TRUE(tutorial.finished());
    EXPECT_LE(requests.size(), 20) << "one short round";
    EXPECT_EQ(tutorial.game()->session().recordPath(), QString()) << "it is on no disk";
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
    EXPECT_TRUE(tutorial.rule().isEmpty());
}

} // namespace
