// The window's thread never waits until something is on the disk: not when a game begins, nor for a move, nor when it
// is saved elsewhere, left, deleted, or written down by hand.
#include "app/history/game_library.h"
#include "app/scorekeeper/kept_game_store.h"
#include "tests/app/play/games.h"
#include "tests/faults/other_system.h"

#include <QDir>

namespace
{

class WindowsThread : public testing::Test
{
protected:
    WindowsThread() { OtherSystem::waitedFor(data.path()); }
    QStringList waits() { return OtherSystem::waitedFor(data.path()); }

    QTemporaryDir data;
};

TEST_F(WindowsThread, WaitsForNoDiskWhileGamesAreBegunPlayedAndLeft)
{
    if (!OtherSystem::canSetReadOnly())
        GTEST_SKIP() << "there is no /proc here";
    SyncQueue queue;
    GameController game(data.path(), &queue);
    game.store().setRescuePlaces(RescuePlaces::usual(data.path()));
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

TEST_F(WindowsThread, WaitsForNoDiskWhileAGameIsSavedElsewhereAndComesHome)
{
    if (!OtherSystem::canSetReadOnly())
        GTEST_SKIP() << "there is no /proc here";
    const RescuePlaces places(data.path(), {data.path()});
    SyncQueue queue;
    GameController game(data.path(), &queue);
    game.store().setRescuePlaces(places);
    ASSERT_TRUE(begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;first=1;rounds=1;seed=a")));
    const QString home = game.session().recordPath();
    const QString other = data.filePath(QStringLiteral("a stick/of somebody/game.jsonl"));
    game.saving()->saveAs(other);
    ASSERT_TRUE(
        waitUntil([&] { return game.session().recordPath() == other && !game.session().store().awaitsDisk(); }));
    const QString rescued = places.filesFor(home).front();
    writeFile(rescued, bytesOf(other));
    ASSERT_TRUE(QFile::remove(home));
    ASSERT_TRUE(game.openRescued(rescued));
    EXPECT_TRUE(waitUntil([&] { return game.session().recordPath() == home && !game.session().store().awaitsDisk(); }));
    EXPECT_FALSE(QFile::exists(rescued));
    EXPECT_EQ(waits().join(QLatin1Char(' ')).toStdString(), "");
}

TEST_F(WindowsThread, WaitsForNoDiskWhileAGameIsDeletedOrKeptByHand)
{
    if (!OtherSystem::canSetReadOnly())
        GTEST_SKIP() << "there is no /proc here";
    qputenv("XDG_DATA_HOME", data.filePath(QStringLiteral("share")).toUtf8());
    SyncQueue queue;
    GameController game(data.path(), &queue);
    game.store().setRescuePlaces(RescuePlaces::usual(data.path()));
    ASSERT_TRUE(begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;first=1;rounds=1;seed=a")));
    const QString record = game.session().recordPath();
    game.abandonGame();
    ASSERT_TRUE(waitUntil([&] { return !game.active(); }));
    Archive archive(data.path());
    GameLibrary library(data.path(), archive, game, &queue);
    library.refresh();
    ASSERT_TRUE(waitUntil([&] { return library.count() == 1 && !library.reading(); }));
    ASSERT_TRUE(library.remove(0));
    library.leave();
    EXPECT_FALSE(QFile::exists(record));
    KeptGameStore kept(data.filePath(QStringLiteral("by hand")), &queue, Disk::system(),
                       [](const StoreProblem& problem) { FAIL() << problem.system.toStdString(); });
    EXPECT_FALSE(kept.create(newKeptGame(rulesOf("bigtable", 2), {"Anna", "Bo"}, QDate(2026, 11, 21))));
    queue.wait();
    EXPECT_EQ(waits().join(QLatin1Char(' ')).toStdString(), "");
}

TEST_F(WindowsThread, IsSeenToWaitWhereItDoes)
{
    if (!OtherSystem::canSetReadOnly())
        GTEST_SKIP() << "there is no /proc here";
    GameController game(data.path());
    ASSERT_TRUE(begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;first=1;rounds=1;seed=a")));
    EXPECT_TRUE(waits().contains(game.session().recordPath()));
    const QString other = data.filePath(QStringLiteral("other.jsonl"));
    game.saving()->saveAs(other);
    EXPECT_TRUE(waits().join(QLatin1Char(' ')).contains(other)) << "under the name that it has until then";
}

} // namespace
