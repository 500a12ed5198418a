// What was chosen for a game is what the next one is offered.
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

TEST(NewGameSetup, IsRememberedForTheNextGame)
{
    const QTemporaryDir dir;
    {
        GameController game(dir.path());
        begin(game, QStringLiteral("rules=novelca;seats=human:Zoë,hard:Max;rounds=4;doubleBlank=25"));
    }
    GameController game(dir.path());
    EXPECT_EQ(game.setup()->rulebookName(), QStringLiteral("Novelca"));
    EXPECT_EQ(game.setup()->seats()->count(), 2);
    EXPECT_EQ(game.setup()->seats()->seats()[0].name, QStringLiteral("Zoë"));
    EXPECT_EQ(game.setup()->seats()->seats()[1].level, "hard");
    EXPECT_EQ(game.setup()->rules()->options.rounds, 4);
    EXPECT_EQ(game.setup()->rules()->options.doubleBlank, 25);
}

} // namespace
