// The score-keeper waits for no disk, and loses nothing by that.
#include "app/words/languages.h"
#include "tests/app/held_queue.h"
#include "tests/app/saving/faulty_disk.h"
#include "tests/app/scorekeeper/keepers.h"

#include <QDir>

#include <gtest/gtest.h>

namespace
{

class SlowDisk : public testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(languages.use(QStringLiteral("en"))); }

    QString folder() const { return dir.filePath(QStringLiteral("scores")); }
    QStringList files() const { return QDir(folder()).entryList({QStringLiteral("*.json")}, QDir::Files); }

    static void begin(ScoreKeeper& keeper)
    {
        keeper.plan()->setPlayers(2);
        ASSERT_TRUE(keeper.begin());
    }
    static void enter(ScoreKeeper& keeper, const QString& points)
    {
        keeper.entry()->setPoints(0, QStringLiteral("0"));
        keeper.entry()->setPoints(1, points);
        ASSERT_TRUE(keeper.enter());
    }
    /// By a program that begins now.
    QStringList totalsOnDisk() const
    {
        ScoreKeeper keeper(folder());
        refresh(keeper);
        return keeper.open(0) ? keeper.scores()->totals() : QStringList();
    }

    QTemporaryDir dir;
    Languages languages;
};

TEST_F(SlowDisk, HoldsNobodyUp)
{
    HeldQueue held;
    ScoreKeeper keeper(folder(), &held.queue);
    held.hold();
    begin(keeper);
    enter(keeper, QStringLiteral("31"));
    enter(keeper, QStringLiteral("20"));
    EXPECT_TRUE(files().empty());
    EXPECT_TRUE(keeper.problem().isEmpty());
    putAway(keeper);
    ASSERT_EQ(keeper.games()->count(), 1) << "listed as it will be";
    ASSERT_TRUE(keeper.open(0));
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"0", "51"}));
    enter(keeper, QStringLiteral("4"));
    held.release();
    held.queue.wait();
    QCoreApplication::processEvents();
    putAway(keeper);
    EXPECT_EQ(files().size(), 1);
    EXPECT_EQ(totalsOnDisk(), QStringList({"0", "55"})) << "in their order";
}

TEST_F(SlowDisk, NobodyElseHasTheGameBeforeItIsThere)
{
    HeldQueue held;
    ScoreKeeper keeper(folder(), &held.queue);
    begin(keeper);
    held.queue.wait();
    QCoreApplication::processEvents();
    held.hold();
    enter(keeper, QStringLiteral("31"));
    putAway(keeper);
    EXPECT_EQ(totalsOnDisk(), QStringList()) << "in use";
    held.release();
    held.queue.wait();
    QCoreApplication::processEvents();
    EXPECT_EQ(totalsOnDisk(), QStringList({"0", "31"}));
}

TEST_F(SlowDisk, TheEndWaits)
{
    {
        SyncQueue queue;
        ScoreKeeper keeper(folder(), &queue);
        begin(keeper);
        enter(keeper, QStringLiteral("31"));
    }
    EXPECT_EQ(totalsOnDisk(), QStringList({"0", "31"}));
}

TEST_F(SlowDisk, WhatItDoesNotTakeIsTold)
{
    SyncQueue queue;
    FaultyDisk disk;
    ScoreKeeper keeper(folder(), &queue, disk);
    begin(keeper);
    queue.wait();
    QCoreApplication::processEvents();
    disk.room = 0;
    enter(keeper, QStringLiteral("31"));
    EXPECT_TRUE(waitUntil([&] { return !keeper.problem().isEmpty(); }));
    EXPECT_TRUE(keeper.problem().contains(QString::fromStdString(FaultyDisk::full().message())));
    disk.room = FaultyDisk::unlimited;
    enter(keeper, QStringLiteral("20"));
    queue.wait();
    QCoreApplication::processEvents();
    EXPECT_TRUE(keeper.problem().isEmpty());
    putAway(keeper);
    EXPECT_EQ(totalsOnDisk(), QStringList({"0", "51"}));
}

TEST_F(SlowDisk, WhatItDidNotTakeIsTriedAgainWhenTheGameIsPutAway)
{
    SyncQueue queue;
    FaultyDisk disk;
    const auto settle = [&queue] {
        queue.wait();
        QCoreApplication::processEvents();
    };
    ScoreKeeper keeper(folder(), &queue, disk);
    begin(keeper);
    enter(keeper, QStringLiteral("31"));
    settle();
    disk.room = 0;
    enter(keeper, QStringLiteral("20"));
    settle();
    keeper.dismissProblem();
    putAway(keeper);
    settle();
    EXPECT_FALSE(keeper.problem().isEmpty()) << "told once more";
    EXPECT_EQ(totalsOnDisk(), QStringList()) << "nobody else goes on with the older one";
    ASSERT_TRUE(keeper.open(0));
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"0", "51"})) << "nor do we";
    disk.room = FaultyDisk::unlimited;
    putAway(keeper);
    settle();
    EXPECT_TRUE(keeper.problem().isEmpty());
    EXPECT_EQ(totalsOnDisk(), QStringList({"0", "51"}));
}

TEST_F(SlowDisk, AGameThatGoesIsGoneForGood)
{
    SyncQueue queue;
    ScoreKeeper keeper(folder(), &queue);
    begin(keeper);
    putAway(keeper);
    EXPECT_TRUE(keeper.remove(0));
    awaitList(keeper);
    queue.wait();
    QCoreApplication::processEvents();
    EXPECT_TRUE(files().empty()) << "it does not come after all";
    refresh(keeper);
    EXPECT_EQ(keeper.games()->count(), 0);
}

} // namespace
