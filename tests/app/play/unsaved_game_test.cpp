// What the window knows of a game that cannot be saved.
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

TEST(Unsaved, AFolderThatIsThereLaterGetsTheWholeGame)
{
    const QTemporaryDir dir;
    QFile inTheWay(dir.filePath(QStringLiteral("games")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    GameController game(dir.path());
    int changes = 0;
    QObject::connect(&game, &GameController::unsavedChanged, [&] { ++changes; });
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
    EXPECT_TRUE(game.unsaved());
    EXPECT_TRUE(game.problem());
    game.dismissProblem();
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    ASSERT_TRUE(doFirstLegal(game));
    EXPECT_FALSE(game.problem()) << "it is said once";
    EXPECT_EQ(changes, 1);
    ASSERT_TRUE(inTheWay.remove());
    ASSERT_TRUE(waitUntil([&] { return !game.unsaved(); })) << "and nobody has to do anything for it";
    EXPECT_EQ(changes, 2);
    const mt::Game played = game.session().game();
    const QString record = game.session().recordPath();
    ASSERT_TRUE(game.open(record)) << game.problemText().toStdString();
    EXPECT_EQ(game.session().game(), played);
}

} // namespace
