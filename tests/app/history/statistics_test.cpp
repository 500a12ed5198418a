// The statistics count every game once, whatever is done to the program and to the records.
#include "tests/app/history/statistics_fixture.h"
#include "tests/app/saving/faulty_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <gtest/gtest.h>

namespace
{

TEST_F(Statistics, ReloadingChangesNothing)
{
    const Counted whole = undisturbed("reload");
    const QString record = playSome("reload", 4);
    for (int times = 0; times < 5; ++times) {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.act(5);
    }
    {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.playOut();
    }
    EXPECT_EQ(counted(), whole);
    for (int times = 0; times < 5; ++times) {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        ASSERT_TRUE(sitting.goOn(copyOf(record)));
    }
    ASSERT_TRUE(QFile::remove(record));
    EXPECT_EQ(counted(), whole);
    EXPECT_EQ(QDir(dir.path() + "/counting").count(), 2U) << "nothing but . and ..";
}

// kill -9 before and after each thing that is written: counting has to come out as if nothing had happened.
TEST_F(Statistics, ACrashAtAnyMomentChangesNothing)
{
    const Counted whole = undisturbed("crash");
    int moment = 9; // from the second line on there is a game to go on with
    for (bool isKilled = true; isKilled; moment += 11) {
        const QTemporaryDir folder;
        QString record;
        isKilled = false;
        try {
            Sitting sitting(folder.path(), moment);
            sitting.session.start(game("crash"));
            record = sitting.session.recordPath();
            sitting.playOut();
        } catch (const KilledHere&) {
            isKilled = true;
        }
        record = folder.filePath("games/" + QDir(folder.path() + "/games").entryList({"*.mtrain"}).front());
        QFile::remove(record + ".lock");
        Sitting sitting(folder.path());
        ASSERT_TRUE(sitting.goOn(record)) << moment;
        sitting.playOut();
        ASSERT_EQ(countedIn(figuresOf(Ledger::read(folder.path()), {anna}, 10)), whole) << moment;
    }
    EXPECT_GT(moment, 100);
}

TEST_F(Statistics, AnOlderCopyOfARecordIsNoticed)
{
    for (const int actions : {0, 6, 17}) {
        const QTemporaryDir folder;
        QString copy;
        {
            Sitting sitting(folder.path());
            sitting.session.start(game("copy"));
            sitting.act(actions);
            copy = copyOf(sitting.session.recordPath());
            sitting.act(12);
        }
        Sitting sitting(folder.path());
        ASSERT_TRUE(sitting.goOn(copy));
        sitting.playOut();
        const Ledger ledger = Ledger::read(folder.path());
        EXPECT_EQ(figuresOf(ledger, {anna, GameKind::straight}, 1).begun, 0) << actions;
        EXPECT_EQ(figuresOf(ledger, {anna, GameKind::withUndo}, 1).begun, 1) << actions;
    }
}

TEST_F(Statistics, TheFirstResultOfARoundCounts)
{
    const QString record = playSome("first result", 3);
    const QString copy = copyOf(record);
    {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.playOut();
    }
    const Counted first = counted();
    Sitting sitting(dir.path());
    ASSERT_TRUE(sitting.goOn(copy));
    while (!sitting.session.isOver()) {
        if (sitting.session.mover() < 0)
            sitting.session.beginRound();
        sitting.session.perform(mt::legalActions(sitting.session.state()).back());
    }
    EXPECT_NE(mt::totals(sitting.session.game())[0], first.points) << "played differently";
    EXPECT_EQ(counted(), first);
    EXPECT_EQ(figures(GameKind::withUndo).begun, 0);
}

// Somebody may try in another place how a game goes best, and bring the result home.
TEST_F(Statistics, WhatWasPlayedElsewhereIsNoticed)
{
    const QString record = playSome("elsewhere", 4);
    {
        const QTemporaryDir elsewhere;
        Sitting sitting(elsewhere.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.act(20);
        EXPECT_TRUE(playersIn(Ledger::read(elsewhere.path())).isEmpty()) << "where it was not dealt it does not count";
    }
    Sitting sitting(dir.path());
    ASSERT_TRUE(sitting.goOn(record));
    sitting.playOut();
    EXPECT_EQ(figures().begun, 0);
    EXPECT_EQ(figures(GameKind::withUndo).finished, 1);
}

TEST_F(Statistics, AFolderThatCannotBeWrittenIsNoticed)
{
    QFile file(dir.filePath(QStringLiteral("file")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    Sitting sitting(file.fileName());
    sitting.session.start(game("nowhere"));
    sitting.act(5);
    EXPECT_TRUE(sitting.counter.hasFailed());
}

// What a crash finds of a game that could not be saved lacks something, but it is no older copy.
TEST_F(Statistics, AGameThatCouldNotBeSavedIsNoOlderCopy)
{
    QString record;
    {
        FaultyDisk disk;
        GameCounter counter(dir.path());
        GameSession session(dir.path(), nullptr, disk);
        session.setObserver(&counter);
        session.start(game("unsaved"));
        for (int actions = 0; actions < 20; ++actions) {
            if (actions == 8)
                disk.room = 0;
            session.perform(mt::legalActions(session.state()).front());
        }
        ASSERT_FALSE(session.store().isSaved());
        record = session.recordPath();
    }
    Sitting sitting(dir.path());
    ASSERT_TRUE(sitting.goOn(record));
    ASSERT_EQ(sitting.session.actionCount(), 8U);
    sitting.playOut();
    EXPECT_EQ(counted(), undisturbed("unsaved"));
}

TEST_F(Statistics, AGameThatIsSavedInTheEndIsKnownInTheEnd)
{
    const QTemporaryDir folder;
    QString copy;
    {
        FaultyDisk disk;
        Sitting sitting(folder.path(), -1, disk);
        sitting.session.start(game("saved late"));
        sitting.act(6);
        copy = copyOf(sitting.session.recordPath());
        disk.loses = true;
        sitting.act(9);
        disk.loses = false;
        sitting.session.save();
    }
    Sitting sitting(folder.path());
    ASSERT_TRUE(sitting.goOn(copy));
    sitting.act(3);
    EXPECT_EQ(figuresOf(Ledger::read(folder.path()), {anna, GameKind::withUndo}, 1).begun, 1) << "it is an older copy";
}

// A power cut may come between any two: first what happened, then the record, then how far it is known to go.
TEST_F(Statistics, JournalRecordAndCardAreSyncedInThisOrder)
{
    SyncQueue queue;
    FaultyDisk disk;
    Sitting sitting(dir.path(), -1, disk, &queue);
    sitting.session.start(game("order"));
    while (!sitting.session.isHumansTurn())
        sitting.act(1);
    queue.wait();
    disk.synced.clear();
    sitting.act(1);
    queue.wait();
    ASSERT_EQ(disk.synced.size(), 3U);
    EXPECT_EQ(disk.synced[0], "statistics.jsonl");
    EXPECT_EQ(disk.synced[1], QFileInfo(sitting.session.recordPath()).fileName().toStdString());
    EXPECT_EQ(disk.synced[2], readEntry(QFileInfo(sitting.session.recordPath())).game.toStdString());
}

} // namespace
