// Whose rules the rule page tells first: those of the game in the window, else those of the game that is set up.
#include "app/program/program.h"
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

QString subject(Program& program) { return program.rules()->subjects().front(); }

QVariantList told(Program& program) { return contents(*program.rules()); }

TEST(RulePageInTheProgram, FollowsTheGameInTheWindow)
{
    const QTemporaryDir dir;
    Program program(dir.path());
    program.setup()->take(std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=bigtable;seats=human,easy"))));
    const QString chosen = subject(program);
    const QVariantList ofChosen = told(program);
    program.setup()->take(std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=tactic;seats=human,easy"))));
    EXPECT_NE(told(program), ofChosen) << "what is set up";

    begin(*program.game(), QStringLiteral("rules=novelca;seats=human,easy"));
    const QVariantList ofGame = told(program);
    EXPECT_NE(subject(program), chosen) << "a game is on the table";
    program.setup()->take(std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=bigtable;seats=human,easy"))));
    EXPECT_EQ(told(program), ofGame) << "what is set up does not matter now";

    program.startTutorial();
    EXPECT_NE(told(program), ofGame) << "the tutorial's";
    program.endTutorial();
    EXPECT_EQ(told(program), ofGame);

    program.game()->abandonGame();
    awaitDisk(*program.game());
    EXPECT_EQ(told(program), ofChosen);
}

} // namespace
