// What the window knows of a game that cannot be saved.
#include "tests/app/play/games.h"

#include <cstring>

#include <gtest/gtest.h>

namespace
{

using State = GameSaving::State;

TEST(Unsaved, AFolderThatIsThereLaterGetsTheWholeGame)
{
    const QTemporaryDir dir;
    QFile inTheWay(dir.filePath(QStringLiteral("games")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    GameController game(dir.path());
    int changes = 0;
    QStringList said;
    QObject::connect(game.saving(), &GameSaving::stateChanged, [&] { ++changes; });
    QObject::connect(&game, &GameController::announced, [&](const QString& text) { said.append(text); });
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
    EXPECT_EQ(game.saving()->state(), State::Unsaved);
    EXPECT_TRUE(game.saving()->reason().contains(game.session().recordPath())) << qPrintable(game.saving()->reason());
    EXPECT_TRUE(game.saving()->reason().contains(QString::fromLocal8Bit(std::strerror(ENOTDIR))))
        << qPrintable(game.saving()->reason());
    EXPECT_EQ(game.saving()->problem(), QString()) << "it is a state, not something that has happened";
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    ASSERT_TRUE(doFirstLegal(game));
    EXPECT_EQ(changes, 1);
    ASSERT_TRUE(inTheWay.remove());
    ASSERT_TRUE(waitUntil([&] { return game.saving()->state() == State::Saved; }))
        << "and nobody has to do anything for it";
    EXPECT_EQ(changes, 2);
    EXPECT_EQ(game.saving()->reason(), QString());
    EXPECT_TRUE(said.contains(QStringLiteral("This game is saved again.")));
    const mt::Game played = game.session().game();
    const QString record = game.session().recordPath();
    ASSERT_TRUE(game.open(record)) << game.saving()->problem().toStdString();
    EXPECT_EQ(game.session().game(), played);
}

TEST(Unsaved, WhoDoesNotWantToWaitTriesAtOnce)
{
    const QTemporaryDir dir;
    QFile inTheWay(dir.filePath(QStringLiteral("games")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    GameController game(dir.path());
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
    game.saving()->tryAgain();
    EXPECT_EQ(game.saving()->state(), State::Unsaved);
    ASSERT_TRUE(inTheWay.remove());
    game.saving()->tryAgain();
    EXPECT_EQ(game.saving()->state(), State::Saved);
}

} // namespace
