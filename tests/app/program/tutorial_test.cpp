// The tutorial and the game on the table, which waits for it.
#include "app/program/program.h"
#include "tests/app/play/games.h"

#include <QDir>

#include <gtest/gtest.h>

namespace
{

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
    program.language()->use(QStringLiteral("en"));
    const QVariantList english = contents(*program.shownGame()->trains());
    program.language()->use(QStringLiteral("de"));
    EXPECT_NE(contents(*program.shownGame()->trains()), english);

    program.endTutorial();
    EXPECT_EQ(program.shownGame(), program.game());
    EXPECT_EQ(program.game()->session().state(), before);
    EXPECT_EQ(QDir(dir.path() + QStringLiteral("/games")).entryList(QDir::Files), records);
}

TEST(TutorialInTheProgram, NobodyPlaysOnTheTableMeanwhile)
{
    const QTemporaryDir dir;
    Program program(dir.path());
    program.preferences()->setPace(0);
    program.preferences()->setSoundVolume(0);
    GameController& own = *program.game();
    begin(own, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=waits;first=1"));
    ASSERT_TRUE(waitUntil([&] { return own.myTurn(); }));
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
