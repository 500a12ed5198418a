// Whatever happens to the disk while a game is played: in the end its record is what it would have been.
#include "app/play/game_session.h"
#include "tests/app/play/games.h"
#include "tests/app/saving/faulty_disk.h"
#include "tests/app/support.h"

#include <QDir>

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <sys/resource.h>

namespace
{

constexpr int someActions = 12;
constexpr auto unlimited = FaultyDisk::unlimited;

QString text(const std::error_code& error) { return QString::fromStdString(error.message()); }

class Saving : public testing::Test
{
protected:
    static GameStart start()
    {
        GameStart start{rulesOf("bigtable", 3, {{"set", "6"}, {"rounds", "2"}}),
                        {{QStringLiteral("Anna"), true, {}, {}},
                         {QStringLiteral("Bruno"), false, "easy", {}},
                         {QStringLiteral("Clara"), false, "easy", {}}},
                        0,
                        "saving",
                        false};
        // Without an id the same game has the same record, byte for byte.
        start.id.clear();
        return start;
    }
    static void playOut(GameSession& session) { act(session, 10000); }
    static QByteArray recordOf(const GameSession& session) { return bytesOf(session.recordPath()); }

    // The record of the same game where nothing goes wrong; of all of it, or of so many actions.
    static QByteArray undisturbed(int actions = 10000)
    {
        const QTemporaryDir elsewhere;
        GameSession session(elsewhere.path());
        session.start(start());
        act(session, actions);
        return recordOf(session);
    }
    QStringList records() const { return QDir(dir.path() + "/games").entryList({"*.mtrain"}); }

    QTemporaryDir dir;
    FaultyDisk disk;
};

// The system's own limit on the size of a file is as good as a disk without room: a line is half written, and the next
// try says why.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t bytes)
    {
        before_ = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit small{bytes, limit_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;
    ~SmallFiles()
    {
        setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, before_);
    }

private:
    rlimit limit_{};
    void (*before_)(int) = nullptr;
};

TEST_F(Saving, WhatTheSystemDidNotTakeIsWrittenLater)
{
    GameSession session(dir.path());
    session.start(start());
    act(session, someActions);
    {
        const SmallFiles limit(static_cast<rlim_t>(recordOf(session).size()) + 20);
        act(session, 1);
        ASSERT_TRUE(session.store().problem().has_value());
        EXPECT_EQ(session.store().problem()->system, QString::fromLocal8Bit(std::strerror(EFBIG)))
            << "and not: unknown error";
    }
    playOut(session);
    EXPECT_EQ(recordOf(session), undisturbed());
}

TEST_F(Saving, ADiskThatIsFullAtAnyByteLosesNothing)
{
    const QByteArray whole = undisturbed();
    const QByteArray some = undisturbed(2 * someActions);
    for (std::uint64_t room = 0; room < 400; room += 29) {
        const QTemporaryDir folder;
        GameSession session(folder.path(), nullptr, disk);
        session.start(start());
        act(session, someActions);
        ASSERT_TRUE(session.store().isSaved());
        disk.room = room;
        act(session, someActions);
        ASSERT_FALSE(session.store().isSaved()) << room;
        EXPECT_EQ(session.store().problem()->system, text(FaultyDisk::full()));
        const QByteArray onDisk = recordOf(session);
        EXPECT_TRUE(some.startsWith(onDisk.left(onDisk.lastIndexOf('\n') + 1)));
        disk.room = unlimited;
        session.save();
        EXPECT_TRUE(session.store().isSaved());
        EXPECT_FALSE(session.store().problem());
        EXPECT_EQ(recordOf(session), some) << room;
        playOut(session);
        EXPECT_EQ(recordOf(session), whole) << room;
    }
}

// What is in the way may become something else meanwhile.
TEST_F(Saving, TheReasonIsThatOfTheLastTry)
{
    GameSession session(dir.path(), nullptr, disk);
    session.start(start());
    disk.room = 0;
    act(session, 1);
    EXPECT_EQ(session.store().problem()->system, text(FaultyDisk::full()));
    disk.room = unlimited;
    disk.loses = true;
    session.save();
    EXPECT_EQ(session.store().problem()->system, text(FaultyDisk::broken()));
    EXPECT_EQ(session.store().problem()->file, session.recordPath());
    disk.loses = false;
    session.save();
    EXPECT_FALSE(session.store().problem());
}

TEST_F(Saving, WhatNeverGotToTheDiskIsWrittenAgain)
{
    GameSession session(dir.path(), nullptr, disk);
    session.start(start());
    disk.loses = true;
    act(session, someActions);
    EXPECT_FALSE(session.store().isSaved());
    disk.loses = false;
    playOut(session);
    EXPECT_TRUE(session.store().isSaved());
    EXPECT_EQ(recordOf(session), undisturbed());
}

// A power cut would take a new name away, and all that was saved under it.
TEST_F(Saving, TheNamesOfNewFilesAndFoldersAreBroughtToTheDisk)
{
    const QString data = dir.path() + "/of/this/user";
    const auto synced = [&](const QString& folder) {
        return std::count(disk.syncedFolders.begin(), disk.syncedFolders.end(), folder.toStdString());
    };
    GameSession session(data, nullptr, disk);
    session.start(start());
    EXPECT_EQ(synced(dir.path()), 1);
    EXPECT_EQ(synced(dir.path() + "/of"), 1);
    EXPECT_EQ(synced(dir.path() + "/of/this"), 1);
    EXPECT_EQ(synced(data), 2) << "the games' folder and the note";
    EXPECT_EQ(synced(data + "/games"), 1);
    act(session, someActions);
    EXPECT_EQ(synced(data + "/games"), 1) << "once is enough";
    ASSERT_TRUE(QFile::remove(session.recordPath()));
    act(session, 1);
    EXPECT_EQ(synced(data + "/games"), 2);
    ASSERT_FALSE(savedAs(session, dir.path() + "/another/game.jsonl"));
    EXPECT_EQ(synced(dir.path()), 2);
}

TEST_F(Saving, AFolderThatCannotBeSyncedIsTriedAgain)
{
    GameSession session(dir.path(), nullptr, disk);
    disk.losesNames = true;
    session.start(start());
    EXPECT_FALSE(session.store().isSaved());
    disk.losesNames = false;
    act(session, 1);
    EXPECT_TRUE(session.store().isSaved());
    for (const QString& folder : {dir.path(), dir.path() + "/games"})
        EXPECT_TRUE(std::count(disk.syncedFolders.begin(), disk.syncedFolders.end(), folder.toStdString()))
            << folder.toStdString();
}

TEST_F(Saving, TheLastTryIsMadeWhenTheGameIsLeft)
{
    disk.room = 0;
    GameSession session(dir.path(), nullptr, disk);
    session.start(start());
    act(session, someActions);
    EXPECT_TRUE(records().isEmpty());
    disk.room = unlimited;
    session.close(false);
    EXPECT_TRUE(session.store().isSaved());
    ASSERT_EQ(records().size(), 1);
    EXPECT_EQ(bytesOf(dir.path() + "/games/" + records().front()), undisturbed(someActions));
    EXPECT_EQ(session.store().current(), dir.path() + "/games/" + records().front());
}

TEST_F(Saving, AGameThatIsOverButNotSavedIsStillTheOneToGoOnWith)
{
    GameSession session(dir.path(), nullptr, disk);
    session.start(start());
    disk.room = 200;
    playOut(session);
    EXPECT_FALSE(session.store().current().isEmpty());
    disk.room = unlimited;
    session.save();
    EXPECT_TRUE(session.store().current().isEmpty());
    EXPECT_EQ(recordOf(session), undisturbed());
}

// --- Somebody else's hands on the file ------------------------------------------------------------------------------

TEST_F(Saving, ADeletedRecordIsWrittenAnew)
{
    for (const bool withFolder : {false, true}) {
        GameSession session(dir.path());
        session.start(start());
        act(session, someActions);
        const QString path = session.recordPath();
        ASSERT_TRUE(withFolder ? QDir(dir.path() + "/games").removeRecursively() : QFile::remove(path));
        act(session, 1);
        EXPECT_TRUE(session.store().isSaved());
        EXPECT_EQ(session.recordPath(), path);
        EXPECT_EQ(recordOf(session), undisturbed(someActions + 1));
        playOut(session);
        EXPECT_EQ(recordOf(session), undisturbed());
        EXPECT_EQ(records(), QStringList(QFileInfo(path).fileName()));
        session.close(false);
        ASSERT_TRUE(QFile::remove(path));
    }
}

TEST_F(Saving, AGameWhoseWholeFolderWasDeletedIsStillTheOneToGoOnWith)
{
    GameSession session(dir.path());
    session.start(start());
    act(session, someActions);
    ASSERT_TRUE(QDir(dir.path()).removeRecursively());
    ASSERT_TRUE(session.store().current().isEmpty());
    act(session, 1);
    EXPECT_EQ(session.store().current(), session.recordPath());
}

TEST_F(Saving, ARecordThatWasMovedAwayIsNotFollowed)
{
    GameSession session(dir.path());
    session.start(start());
    act(session, someActions);
    const QString path = session.recordPath();
    ASSERT_TRUE(QFile::rename(path, dir.filePath(QStringLiteral("moved"))));
    playOut(session);
    EXPECT_EQ(session.recordPath(), path);
    EXPECT_EQ(recordOf(session), undisturbed());
    EXPECT_EQ(bytesOf(dir.filePath(QStringLiteral("moved"))), undisturbed(someActions));
}

TEST_F(Saving, ARecordThatSomebodyChangesWhileALineIsWrittenIsWhole)
{
    const QByteArray some = undisturbed(someActions + 1);
    const auto size = undisturbed(someActions).size();
    for (const qint64 other : {qint64(0), qint64(10), size - 1, size + 1, 2 * size}) {
        const QTemporaryDir folder;
        GameSession session(folder.path(), nullptr, disk);
        session.start(start());
        act(session, someActions);
        disk.beforeWriting = [&] { EXPECT_TRUE(QFile::resize(session.recordPath(), other)); };
        act(session, 1);
        EXPECT_FALSE(disk.beforeWriting);
        EXPECT_TRUE(session.store().isSaved());
        EXPECT_EQ(recordOf(session), some) << other;
    }
}

TEST_F(Saving, AnotherFileInItsPlaceIsLeftAlone)
{
    GameSession session(dir.path());
    session.start(start());
    act(session, someActions);
    const QString path = session.recordPath();
    const QByteArray foreign = "{\"somebody\":\"else's\"}\n";
    ASSERT_TRUE(QFile::remove(path));
    writeFile(path, foreign);
    act(session, 1);
    EXPECT_TRUE(session.store().isSaved());
    EXPECT_EQ(bytesOf(path), foreign);
    EXPECT_NE(session.recordPath(), path);
    EXPECT_EQ(recordOf(session), undisturbed(someActions + 1));
    EXPECT_EQ(session.store().current(), session.recordPath()) << "it is the one to go on with";
    playOut(session);
    EXPECT_EQ(bytesOf(path), foreign);
    EXPECT_EQ(recordOf(session), undisturbed());
    EXPECT_EQ(records().size(), 2);
}

// A share whose server began anew, a stick that was out for a moment: the file is there again, and cannot be written
// any more by who had it open.
TEST_F(Saving, WhatIsLostThroughOurFileIsWrittenToAnother)
{
    GameSession session(dir.path(), nullptr, disk);
    session.start(start());
    act(session, someActions);
    const QString path = session.recordPath();
    disk.pullOut();
    act(session, 1);
    EXPECT_TRUE(session.store().isSaved());
    EXPECT_EQ(recordOf(session), undisturbed(someActions + 1));
    EXPECT_EQ(bytesOf(path), undisturbed(someActions)) << "nobody knows any more whose it is";
    EXPECT_EQ(session.store().current(), session.recordPath()) << "it is the one to go on with";
}

// The same after a restart, when the lines before it were only read.
TEST_F(Saving, ARecordThatWasGoneOnWithIsWrittenAnewWhole)
{
    GameSession session(dir.path());
    session.start(start());
    act(session, someActions);
    const QString path = session.recordPath();
    session.close(false);
    writeFile(path, bytesOf(path) + "{\"seat\":1,\"do");
    ASSERT_FALSE(openNow(session, path));
    EXPECT_EQ(bytesOf(path), undisturbed(someActions));
    ASSERT_TRUE(QFile::remove(path));
    playOut(session);
    EXPECT_EQ(session.recordPath(), path);
    EXPECT_EQ(bytesOf(path), undisturbed());
}

TEST_F(Saving, WhatWasDeletedAfterTheLastMoveIsThereWhenTheGameIsLeft)
{
    GameSession session(dir.path());
    session.start(start());
    act(session, someActions);
    const QString path = session.recordPath();
    ASSERT_TRUE(QFile::remove(path));
    session.close(false);
    EXPECT_EQ(bytesOf(path), undisturbed(someActions));
}

TEST_F(Saving, ARecordThatIsWrittenAnewKeepsOthersAway)
{
    GameSession session(dir.path());
    session.start(start());
    act(session, someActions);
    ASSERT_TRUE(QDir(dir.path() + "/games").removeRecursively());
    act(session, 1);
    GameSession other(dir.path());
    const auto problem = openNow(other, session.recordPath());
    ASSERT_TRUE(problem.has_value());
    EXPECT_EQ(problem->kind, StoreProblem::Kind::inUse);
}

} // namespace
