// A game that cannot be saved in its place: it goes into another file, by somebody's wish or when the program ends.
#include "app/play/game_session.h"
#include "tests/app/play/games.h"
#include "tests/app/saving/faulty_disk.h"
#include "tests/app/support.h"

#include <QDir>

#include <gtest/gtest.h>

namespace
{

class Rescue : public testing::Test
{
protected:
    void SetUp() override
    {
        for (const char* folder : {"data", "documents", "temporary"})
            ASSERT_TRUE(QDir(dir.path()).mkdir(folder));
        session.store().setRescuePlaces(places);
    }
    static GameStart start()
    {
        GameStart start{rulesOf("bigtable", 2, {{"set", "6"}, {"rounds", "2"}}),
                        {{QStringLiteral("Anna"), true, {}, {}}, {QStringLiteral("Bruno"), false, "easy", {}}},
                        0,
                        "rescue",
                        false};
        // Without an id the same game has the same record, byte for byte.
        start.id.clear();
        return start;
    }
    static QByteArray undisturbed(int actions) { return recordOf(start(), actions); }
    /// Five actions on the disk, and five that are not.
    void playOntoAFullDisk()
    {
        session.start(start());
        act(session, 5);
        disk.room = 30;
        act(session, 5);
        ASSERT_FALSE(session.store().isSaved());
    }
    /// The program ends where only the folder of the games is full, and is started again when it is not.
    GameSession& afterRescue()
    {
        disk.fill((data + "/games").toStdString());
        disk.room = FaultyDisk::unlimited;
        EXPECT_TRUE(session.store().saveAtLast());
        GameSession& then = next();
        disk.makeRoomIn((data + "/games").toStdString());
        return then;
    }
    /// The program has ended and is started again.
    GameSession& next()
    {
        session.close(false);
        next_ = std::make_unique<GameSession>(data, nullptr, disk);
        next_->store().setRescuePlaces(places);
        return *next_;
    }
    QStringList records() const { return QDir(data + "/games").entryList({"*.mtrain"}); }
    QStringList filesIn(const char* folder) const
    {
        return QDir(dir.filePath(QString::fromLatin1(folder))).entryList(QDir::Files);
    }

    QTemporaryDir dir;
    const QString data = dir.path() + "/data";
    const RescuePlaces places{data, {data, dir.path() + "/documents", dir.path() + "/temporary"}};
    FaultyDisk disk;
    GameSession session{data, nullptr, disk};
    std::unique_ptr<GameSession> next_;
};

// --- Another file
// -----------------------------------------------------------------------------------------------------

TEST_F(Rescue, TheWholeGameGoesOnInAnotherFile)
{
    playOntoAFullDisk();
    const QString old = session.recordPath();
    const QByteArray stuck = bytesOf(old);
    const QString other = dir.path() + "/usb/stick/game.jsonl";
    disk.room = FaultyDisk::unlimited;
    EXPECT_FALSE(savedAs(session, other));
    EXPECT_TRUE(session.store().isSaved());
    EXPECT_FALSE(session.store().problem());
    EXPECT_EQ(session.recordPath(), other);
    EXPECT_EQ(bytesOf(other), undisturbed(10));
    EXPECT_EQ(session.store().current(), other) << "it is the one to go on with";
    act(session, 5);
    EXPECT_EQ(bytesOf(other), undisturbed(15));
    EXPECT_EQ(bytesOf(old), stuck) << "what is in the old one is left alone";
    GameSession another(data);
    EXPECT_EQ(openNow(another, other)->kind, StoreProblem::Kind::inUse);
    EXPECT_FALSE(openNow(another, old)) << "and nobody holds the old one any more";
}

TEST_F(Rescue, AFileThatDoesNotTakeTheGameChangesNothing)
{
    playOntoAFullDisk();
    const QString old = session.recordPath();
    const QString other = dir.path() + "/other.jsonl";
    writeFile(other, "before");
    const auto problem = savedAs(session, other);
    ASSERT_TRUE(problem.has_value());
    EXPECT_EQ(problem->file, other);
    EXPECT_EQ(problem->system, QString::fromStdString(FaultyDisk::full().message()));
    EXPECT_EQ(bytesOf(other), QByteArray("before"));
    EXPECT_EQ(session.recordPath(), old);
    EXPECT_FALSE(session.store().isSaved());
    disk.room = FaultyDisk::unlimited;
    session.save();
    EXPECT_EQ(bytesOf(old), undisturbed(10));
}

TEST_F(Rescue, AGameWhoseOwnFileIsGoneGoesOnInAnotherFile)
{
    playOntoAFullDisk();
    ASSERT_TRUE(QDir(data + "/games").removeRecursively());
    writeFile(data + "/games", "in the way");
    disk.room = FaultyDisk::unlimited;
    const QString other = dir.path() + "/other.jsonl";
    EXPECT_FALSE(savedAs(session, other));
    EXPECT_EQ(bytesOf(other), undisturbed(10));
}

TEST_F(Rescue, AGameThatIsOpenElsewhereIsNotWrittenOver)
{
    GameSession elsewhere(dir.path() + "/documents");
    elsewhere.start(start());
    const QByteArray before = bytesOf(elsewhere.recordPath());
    playOntoAFullDisk();
    disk.room = FaultyDisk::unlimited;
    EXPECT_EQ(savedAs(session, elsewhere.recordPath())->kind, StoreProblem::Kind::inUse);
    EXPECT_EQ(bytesOf(elsewhere.recordPath()), before);
}

TEST_F(Rescue, TheSameFileIsTriedAgain)
{
    playOntoAFullDisk();
    disk.room = FaultyDisk::unlimited;
    const QString path = session.recordPath();
    EXPECT_FALSE(savedAs(session, path));
    EXPECT_EQ(session.recordPath(), path);
    EXPECT_EQ(bytesOf(path), undisturbed(10));
    EXPECT_EQ(records().size(), 1);
}

// --- The end of the program
// ---------------------------------------------------------------------------------------------

TEST_F(Rescue, WhatIsSavedNeedsNoRescue)
{
    session.start(start());
    EXPECT_TRUE(session.store().saveAtLast());
    playOntoAFullDisk();
    disk.room = FaultyDisk::unlimited;
    EXPECT_TRUE(session.store().saveAtLast()) << "there is room again";
    EXPECT_EQ(places.files(), QStringList());
    EXPECT_EQ(bytesOf(session.recordPath()), undisturbed(10));
}

TEST_F(Rescue, TheFirstFolderThatTakesItGetsTheWholeGame)
{
    for (const auto* full : {"nothing", "data", "documents"}) {
        disk.fill(dir.filePath(QString::fromLatin1(full)).toStdString());
        session.close(false);
        session.start(start());
        act(session, 5);
        disk.loses = true;
        act(session, 5);
        ASSERT_FALSE(session.store().isSaved());
        disk.loses = false;
        disk.fill((data + "/games").toStdString());
        EXPECT_TRUE(session.store().saveAtLast());
        const QStringList files = places.files();
        ASSERT_EQ(files.size(), 1) << full;
        EXPECT_EQ(bytesOf(files.front()), undisturbed(10)) << "byte for byte what the record would have been";
        EXPECT_EQ(session.store().rescued(), files);
        ASSERT_TRUE(QFile::remove(files.front()));
        disk.makeRoomIn((data + "/games").toStdString());
    }
    EXPECT_EQ(filesIn("documents"), QStringList()) << "nothing half-written is left behind";
}

TEST_F(Rescue, WhereNothingTakesItThatIsSaid)
{
    playOntoAFullDisk();
    disk.room = 100;
    EXPECT_FALSE(session.store().saveAtLast());
    EXPECT_EQ(places.files(), QStringList());
}

TEST_F(Rescue, NothingIsWrittenOver)
{
    playOntoAFullDisk();
    const QString taken = places.filesFor(session.recordPath()).front();
    writeFile(taken, "somebody else's");
    disk.fill((data + "/games").toStdString());
    disk.room = FaultyDisk::unlimited;
    EXPECT_TRUE(session.store().saveAtLast());
    EXPECT_EQ(bytesOf(taken), QByteArray("somebody else's"));
    QStringList made = places.files();
    EXPECT_TRUE(made.removeOne(taken));
    ASSERT_EQ(made.size(), 1);
    EXPECT_EQ(bytesOf(made.front()), undisturbed(10));
}

// --- The next start
// ---------------------------------------------------------------------------------------------------

TEST_F(Rescue, ARescuedGameGoesOnInItsOwnRecord)
{
    playOntoAFullDisk();
    const QString record = session.recordPath();
    GameSession& then = afterRescue();
    ASSERT_EQ(then.store().rescued().size(), 1);
    const QString rescued = then.store().rescued().front();
    ASSERT_FALSE(openNow(then, rescued));
    EXPECT_FALSE(takenHome(then));
    EXPECT_EQ(then.recordPath(), record);
    EXPECT_EQ(bytesOf(record), undisturbed(10));
    EXPECT_EQ(records().size(), 1) << "not a second one beside it";
    EXPECT_FALSE(QFile::exists(rescued));
    EXPECT_EQ(then.store().current(), record);
    act(then, 5);
    EXPECT_EQ(bytesOf(record), undisturbed(15));
}

TEST_F(Rescue, ARecordInWhichSomethingElseHasHappenedIsLeftAlone)
{
    playOntoAFullDisk();
    const QString record = session.recordPath();
    GameSession& then = afterRescue();
    ASSERT_FALSE(openNow(then, record));
    then.handOver(0, "easy");
    const QByteArray otherwise = bytesOf(record);
    ASSERT_FALSE(openNow(then, then.store().rescued().front()));
    EXPECT_FALSE(takenHome(then));
    EXPECT_EQ(bytesOf(record), otherwise);
    EXPECT_NE(then.recordPath(), record);
    EXPECT_EQ(bytesOf(then.recordPath()), undisturbed(10));
    EXPECT_EQ(records().size(), 2);
}

TEST_F(Rescue, WhatIsInItsRecordAfterAllIsNotOffered)
{
    playOntoAFullDisk();
    disk.fill((data + "/games").toStdString());
    disk.room = FaultyDisk::unlimited;
    ASSERT_TRUE(session.store().saveAtLast());
    disk.makeRoomIn((data + "/games").toStdString());
    GameSession& then = next();
    EXPECT_EQ(then.store().rescued(), QStringList()) << "the last try, after the rescue, has worked";
    EXPECT_EQ(places.files(), QStringList());
}

TEST_F(Rescue, WhereTheFolderIsStillFullTheGameGoesOnInTheRescueFile)
{
    playOntoAFullDisk();
    disk.fill(data.toStdString());
    disk.room = FaultyDisk::unlimited;
    ASSERT_TRUE(session.store().saveAtLast());
    GameSession& then = next();
    const QString rescued = then.store().rescued().front();
    ASSERT_FALSE(openNow(then, rescued));
    const auto problem = takenHome(then);
    ASSERT_TRUE(problem.has_value());
    EXPECT_EQ(problem->system, QString::fromStdString(FaultyDisk::full().message()));
    EXPECT_EQ(then.recordPath(), rescued);
    act(then, 5);
    EXPECT_TRUE(then.store().isSaved());
    EXPECT_EQ(bytesOf(rescued), undisturbed(15));
}

TEST_F(Rescue, AnotherDataFoldersGamesAreNotOffered)
{
    playOntoAFullDisk();
    disk.fill(data.toStdString());
    disk.room = FaultyDisk::unlimited;
    ASSERT_TRUE(session.store().saveAtLast());
    const QString other = dir.path() + "/other";
    ASSERT_TRUE(QDir().mkpath(other));
    EXPECT_EQ(RescuePlaces(other, {other, dir.path() + "/documents"}).files(), QStringList());
    EXPECT_EQ(places.files().size(), 1);
}

} // namespace
