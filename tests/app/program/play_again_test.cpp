// The same again: a new game like the one that is over, whatever is set up meanwhile.
#include "app/program/program.h"
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

TEST(PlayAgain, IsTheGameThatIsOverWithOtherTiles)
{
    const QTemporaryDir dir;
    Program program(dir.path());
    program.preferences()->setPace(0);
    program.preferences()->setSoundVolume(0);
    GameController& game = *program.game();
    const QString spec =
        QStringLiteral("rules=bigtable;set=6;doubleDuty=any;rounds=1;seats=human:Anna,hard:Bruno,learner;seed=1");
    begin(game, spec);
    EXPECT_FALSE(program.playAgain()) << "it is not over";
    while (waitUntil([&] { return game.myTurn() || game.roundEnded(); }) && !game.roundEnded())
        ASSERT_TRUE(doFirstLegal(game));
    ASSERT_TRUE(game.gameOver());
    awaitDisk(game);
    const mt::GameRules rules = game.session().game().rules;
    const std::vector<Seat> seats = game.session().seats();
    const std::string commit = game.session().deal().commit;

    // Somebody looks at what another game would be.
    program.setup()->take(std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=tactic;seats=human:Zoe,hard"))));
    ASSERT_TRUE(program.playAgain());
    EXPECT_TRUE(waitUntil([&] { return !game.gameOver(); }));
    EXPECT_EQ(game.session().game().rules, rules);
    EXPECT_EQ(game.session().seats(), seats);
    EXPECT_EQ(game.round(), 1);
    EXPECT_NE(game.session().deal().commit, commit) << "other tiles";
}

} // namespace
