// The window's thread never waits until something is on the disk: not when a game begins, nor for a move, nor when it
// is left.
#include "tests/app/play/games.h"
#include "tests/faults/other_system.h"

#include <QDir>

namespace
{

class WindowsThread : public testing::Test
{
protected:
    WindowsThread()
    {
        // Once in the life of a data folder.
        EXPECT_TRUE(QDir(data.path()).mkpath(QStringLiteral("games")));
        OtherSystem::waitedFor(data.path());
    }
    QStringList waits() { return OtherSystem::waitedFor(data.path()); }

    QTemporaryDir data;
};

TEST_F(WindowsThread, WaitsForNoDiskWhileGamesAreBegunPlayedAndLeft)
{
    if (!OtherSystem::canSetReadOnly())
        GTEST_SKIP() << "there is no /proc here";
    SyncQueue queue;
    GameController game(data.path(), &queue);
    game.setRescuePlaces(RescuePlaces::usual(data.path()));
    for (const char* spec : {"rules=bigtable;set=6;seats=human:Anna,easy;first=1;rounds=2;seed=a",
                             "rules=tactic;seats=human:Anna,easy,easy;first=1;rounds=1;seed=b"}) {
        ASSERT_TRUE(begin(game, QString::fromLatin1(spec)));
        for (int done = 0; done < 12; ++done) {
            ASSERT_TRUE(waitUntil([&] { return game.session().isOver() || game.session().mover() == 0; }));
            if (!game.session().isOver())
                doFirstLegal(game);
        }
        game.undo();
        game.abandonGame();
        ASSERT_TRUE(waitUntil([&] { return !game.active(); }));
    }
    EXPECT_EQ(waits().join(QLatin1Char(' ')).toStdString(), "");
}

TEST_F(WindowsThread, IsSeenToWaitWhereItDoes)
{
    if (!OtherSystem::canSetReadOnly())
        GTEST_SKIP() << "there is no /proc here";
    GameController game(data.path());
    ASSERT_TRUE(begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;first=1;rounds=1;seed=a")));
    EXPECT_TRUE(waits().contains(game.session().recordPath()));
}

} // namespace
