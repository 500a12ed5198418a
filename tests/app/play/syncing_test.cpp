// Nobody waits for the disk, and nobody is asked before what was done is there.
#include "app/words/tile_words.h"
#include "tests/app/held_queue.h"
#include "tests/app/play/games.h"
#include "tests/app/saving/faulty_disk.h"

#include <QDir>

#include <gtest/gtest.h>

namespace
{

GameStart start()
{
    GameStart start{rulesOf("bigtable", 2, {{"set", "6"}, {"rounds", "2"}}),
                    {{QStringLiteral("Anna"), true, {}, {}}, {QStringLiteral("Bruno"), false, "easy", {}}},
                    0,
                    "syncing",
                    false};
    // Without an id the same game has the same record, byte for byte.
    start.id.clear();
    return start;
}

void playOut(GameSession& session)
{
    while (!session.isOver()) {
        if (session.mover() < 0)
            session.beginRound();
        session.perform(mt::legalActions(session.state()).front());
    }
}

QByteArray undisturbed()
{
    const QTemporaryDir elsewhere;
    GameSession session(elsewhere.path());
    session.start(start());
    playOut(session);
    return bytesOf(session.recordPath());
}

TEST(Syncing, WhatIsDoneIsWrittenAtOnceAndSyncedLater)
{
    const QTemporaryDir dir;
    HeldQueue held;
    GameSession session(dir.path(), &held.queue);
    held.hold();
    session.start(start());
    playOut(session);
    EXPECT_TRUE(session.store().isSyncing());
    EXPECT_TRUE(session.store().isSaved()) << "as far as is known";
    EXPECT_EQ(bytesOf(session.recordPath()), undisturbed()) << "kill -9 would lose nothing";
    held.release();
    EXPECT_TRUE(waitUntil([&] { return !session.store().isSyncing(); }));
    EXPECT_TRUE(session.store().isSaved());
}

TEST(Syncing, WhatCannotBeSyncedIsWrittenAgain)
{
    const QTemporaryDir dir;
    FaultyDisk disk;
    SyncQueue queue;
    GameSession session(dir.path(), &queue, disk);
    session.start(start());
    ASSERT_TRUE(waitUntil([&] { return !session.store().isSyncing(); }));
    ASSERT_TRUE(session.store().isSaved());
    disk.loses = true;
    for (int action = 0; action < 6; ++action)
        session.perform(mt::legalActions(session.state()).front());
    ASSERT_TRUE(waitUntil([&] { return !session.store().isSaved(); }));
    EXPECT_FALSE(session.store().isSyncing()) << "the game goes on";
    ASSERT_TRUE(session.store().problem().has_value());
    EXPECT_EQ(session.store().problem()->system, QString::fromStdString(FaultyDisk::broken().message()));
    session.save();
    EXPECT_FALSE(session.store().isSaved()) << "as long as it is not known to be there";
    queue.wait();
    disk.loses = false;
    session.save();
    ASSERT_TRUE(waitUntil([&] {
        session.save();
        return session.store().isSaved();
    }));
    playOut(session);
    session.close(false);
    EXPECT_EQ(bytesOf(dir.path() + "/games/" + QDir(dir.path() + "/games").entryList({"*.mtrain"}).front()),
              undisturbed());
}

TEST(Syncing, NobodyIsAskedBeforeTheLastActionIsOnTheDisk)
{
    const QTemporaryDir dir;
    HeldQueue held;
    GameController game(dir.path(), &held.queue);
    held.hold();
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
    EXPECT_EQ(game.saving()->state(), GameSaving::State::Saving);
    EXPECT_FALSE(game.myTurn());
    EXPECT_FALSE(doFirstLegal(game));
    EXPECT_FALSE(game.sentenceIsRefusal()) << "it is no fault of the player's";
    held.release();
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    EXPECT_EQ(game.saving()->state(), GameSaving::State::Saved);
    for (int turns = 0; turns < 5; ++turns) {
        held.hold();
        ASSERT_TRUE(doFirstLegal(game));
        const std::size_t actions = game.session().actionCount();
        QCoreApplication::processEvents();
        EXPECT_FALSE(game.myTurn());
        EXPECT_FALSE(doFirstLegal(game));
        EXPECT_EQ(game.session().actionCount(), actions);
        held.release();
        ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); }));
    }
}

TEST(Syncing, AnAiIsNotAskedEither)
{
    const QTemporaryDir dir;
    HeldQueue held;
    GameController game(dir.path(), &held.queue);
    const auto* ai = game.findChild<AiWorker*>();
    held.hold();
    begin(game, QStringLiteral("rules=bigtable;set=6;seats=easy,easy;seed=11;rounds=1"));
    EXPECT_FALSE(ai->isThinking());
    EXPECT_FALSE(game.isSettled());
    held.release();
    EXPECT_TRUE(waitUntil([&] { return game.gameOver(); }));
    EXPECT_TRUE(waitUntil([&] { return !game.session().store().isSyncing(); }));
    EXPECT_TRUE(bytesOf(game.session().recordPath()).contains("gameEnd"));
}

// The disk takes its time, and the next person may look meanwhile: what names a tile of the last one is not said any
// more.
TEST(Syncing, WhatWasSaidToOnePersonIsNotSaidToTheNext)
{
    const QTemporaryDir dir;
    HeldQueue held;
    GameController game(dir.path(), &held.queue);
    begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,human:Bert;seed=11;rounds=1"));
    ASSERT_TRUE(waitUntil([&] { return !game.session().store().isSyncing(); }));
    game.liftCurtain();
    while (!game.canEndOpening()) {
        ASSERT_TRUE(doFirstLegal(game));
        ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    }
    const auto anna = static_cast<std::size_t>(game.viewSeat());
    const mt::Tile tile = game.session().state().hands[anna].tiles().front();
    ASSERT_FALSE(game.playOnlyPlace(tile.index()));
    const QString name = TileWords::text(tile);
    ASSERT_TRUE(game.sentence().contains(name)) << game.sentence().toStdString();
    held.hold();
    ASSERT_TRUE(game.endOpening());
    ASSERT_TRUE(game.curtain());
    EXPECT_FALSE(game.sentence().contains(name)) << game.sentence().toStdString();
    game.liftCurtain();
    ASSERT_NE(game.viewSeat(), static_cast<int>(anna));
    EXPECT_FALSE(game.sentence().contains(name)) << game.sentence().toStdString();
    held.release();
}

// A game that is kept, and an action of which is on its way to the disk.
class LeftWhileSyncing : public testing::Test
{
protected:
    void SetUp() override
    {
        game.store().setRescuePlaces({dir.path(), {dir.path()}});
        begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
        ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
        left = game.session().recordPath();
        held.hold();
        ASSERT_TRUE(doFirstLegal(game));
        actions = game.session().actionCount();
        QObject::connect(game.saving(), &GameSaving::leavingRefused, [&] { ++refusals; });
    }
    /// Nothing happens as long as the disk takes, neither to the window nor in the game that is to be left.
    void expectToWait()
    {
        for (int events = 0; events < 50; ++events)
            QCoreApplication::processEvents();
        EXPECT_EQ(game.session().recordPath(), left);
        EXPECT_EQ(game.session().actionCount(), actions);
    }

    const QTemporaryDir dir;
    HeldQueue held;
    GameController game{dir.path(), &held.queue};
    QString left;
    std::size_t actions = 0;
    int refusals = 0;
};

TEST_F(LeftWhileSyncing, AnotherGameBeginsWhenItIsOnTheDisk)
{
    EXPECT_TRUE(begin(game, QStringLiteral("rules=tactic;seats=human:Bruno,easy;seed=12;first=1")));
    expectToWait();
    held.release();
    ASSERT_TRUE(waitUntil([&] { return game.session().recordPath() != left; }));
    EXPECT_TRUE(waitUntil([&] { return game.myTurn(); }));
    EXPECT_EQ(game.session().seats().front().name, QStringLiteral("Bruno"));
    EXPECT_EQ(refusals, 0);
}

TEST_F(LeftWhileSyncing, ItIsGivenUpWhenItIsOnTheDisk)
{
    game.abandonGame();
    expectToWait();
    held.release();
    EXPECT_TRUE(waitUntil([&] { return !game.active(); }));
}

TEST_F(LeftWhileSyncing, ItGoesOnWhereTheOtherOneCannotBeRead)
{
    writeFile(dir.filePath(QStringLiteral("other.jsonl")), "no game");
    EXPECT_TRUE(game.open(dir.filePath(QStringLiteral("other.jsonl"))));
    expectToWait();
    held.release();
    ASSERT_TRUE(waitUntil([&] { return !game.saving()->problem().isEmpty(); }));
    EXPECT_EQ(game.session().recordPath(), left);
    EXPECT_TRUE(waitUntil([&] { return game.myTurn(); })) << "and the AI seat has moved";
}

TEST_F(LeftWhileSyncing, ItGoesOnWhereItCannotBeSaved)
{
    const QString games = dir.filePath(QStringLiteral("games"));
    ASSERT_TRUE(QDir(games).removeRecursively());
    writeFile(games, "in the way");
    EXPECT_FALSE(begin(game, QStringLiteral("rules=tactic;seats=human:Bruno,easy;seed=12;first=1")));
    EXPECT_EQ(refusals, 1);
    held.release();
    EXPECT_TRUE(waitUntil([&] { return game.myTurn(); }));
    EXPECT_EQ(game.session().recordPath(), left);
}

TEST_F(LeftWhileSyncing, ItGoesOnWhereThatTurnsOutWhileItWaits)
{
    EXPECT_TRUE(begin(game, QStringLiteral("rules=tactic;seats=human:Bruno,easy;seed=12;first=1")));
    const QString games = dir.filePath(QStringLiteral("games"));
    ASSERT_TRUE(QDir(games).removeRecursively());
    writeFile(games, "in the way");
    game.saving()->tryAgain();
    EXPECT_EQ(refusals, 1);
    EXPECT_TRUE(waitUntil([&] { return game.myTurn(); }));
    EXPECT_EQ(game.session().recordPath(), left);
    held.release();
}

// A game that is being saved in another file, which is on its way to the disk.
class Moving : public testing::Test
{
protected:
    void SetUp() override
    {
        session.store().setRescuePlaces(places);
        session.start(start());
        act(session, 5);
        held.queue.wait();
        QCoreApplication::processEvents();
        old = session.recordPath();
        held.hold();
    }
    void release()
    {
        held.release();
        ASSERT_TRUE(waitUntil([&] { return !session.store().awaitsDisk(); }));
    }
    static QByteArray undisturbed(int actions) { return recordOf(start(), actions); }
    QString file(const char* name) const { return dir.filePath(QString::fromLatin1(name)); }

    const QTemporaryDir dir;
    const RescuePlaces places{dir.path(), {dir.path()}};
    FaultyDisk disk;
    HeldQueue held;
    GameSession session{dir.path(), &held.queue, disk};
    StoreAnswer answer;
    QString old;
};

TEST_F(Moving, TheGameIsWhereItWasUntilTheOtherFileIsOnTheDisk)
{
    answer.saveAs(session, file("other.jsonl"));
    EXPECT_TRUE(session.store().isSyncing());
    EXPECT_FALSE(answer.isThere());
    EXPECT_EQ(session.recordPath(), old);
    act(session, 5);
    EXPECT_EQ(bytesOf(old), undisturbed(10)) << "kill -9 would lose nothing";
    release();
    ASSERT_TRUE(answer.isThere());
    EXPECT_FALSE(answer.problem());
    EXPECT_EQ(session.recordPath(), file("other.jsonl"));
    EXPECT_EQ(bytesOf(session.recordPath()), undisturbed(10)) << "with what came meanwhile";
    EXPECT_TRUE(session.store().isSaved());
    held.queue.wait();
    EXPECT_EQ(session.store().current(), file("other.jsonl"));
}

TEST_F(Moving, TwoFilesAreTakenOneAfterTheOther)
{
    StoreAnswer second;
    answer.saveAs(session, file("one.jsonl"));
    second.saveAs(session, file("two.jsonl"));
    release();
    EXPECT_TRUE(answer.isThere() && second.isThere());
    EXPECT_EQ(session.recordPath(), file("two.jsonl"));
    EXPECT_EQ(bytesOf(file("one.jsonl")), bytesOf(file("two.jsonl")));
}

TEST_F(Moving, AFileThatDoesNotTakeItChangesNothing)
{
    disk.fill(file("stick").toStdString());
    answer.saveAs(session, file("stick/other.jsonl"));
    release();
    ASSERT_TRUE(answer.isThere() && answer.problem());
    EXPECT_EQ(answer.problem()->system, QString::fromStdString(FaultyDisk::full().message()));
    EXPECT_EQ(session.recordPath(), old);
    EXPECT_FALSE(QFile::exists(file("stick/other.jsonl.lock"))) << "nobody is kept away from it";
    EXPECT_TRUE(session.store().isSaved());
}

TEST_F(Moving, TheProgramsEndWaitsForIt)
{
    answer.saveAs(session, file("other.jsonl"));
    held.release();
    EXPECT_TRUE(session.store().saveAtLast());
    EXPECT_EQ(session.recordPath(), file("other.jsonl"));
    session.close(false);
    QCoreApplication::processEvents();
    EXPECT_FALSE(answer.isThere()) << "nobody is there to be told";
    held.queue.wait();
    EXPECT_EQ(GameSession(dir.path()).store().current(), file("other.jsonl"));
    EXPECT_EQ(bytesOf(file("other.jsonl")), undisturbed(5));
}

TEST_F(Moving, ARescuedGameGetsHomeBesideTheWindow)
{
    held.release();
    held.queue.wait();
    session.close(false);
    const QString rescued = places.filesFor(old).front();
    ASSERT_TRUE(QFile::rename(old, rescued));
    writeFile(old, undisturbed(3));
    ASSERT_FALSE(openNow(session, rescued));
    held.queue.wait();
    QCoreApplication::processEvents();
    held.hold();
    answer.takeHome(session);
    EXPECT_EQ(bytesOf(old), undisturbed(3));
    EXPECT_TRUE(QFile::exists(rescued));
    act(session, 5);
    release();
    ASSERT_TRUE(answer.isThere());
    EXPECT_FALSE(answer.problem());
    EXPECT_EQ(session.recordPath(), old);
    EXPECT_EQ(bytesOf(old), undisturbed(10));
    EXPECT_EQ(session.store().rescued(), QStringList());
    EXPECT_FALSE(QFile::exists(rescued));
}

TEST(Syncing, WhereNothingCanBeSavedTheGameGoesOn)
{
    const QTemporaryDir dir;
    QFile inTheWay(dir.filePath(QStringLiteral("games")));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    SyncQueue queue;
    GameController game(dir.path(), &queue);
    begin(game, QStringLiteral("rules=bigtable;set=6;seats=easy,easy;seed=11;rounds=1"));
    EXPECT_EQ(game.saving()->state(), GameSaving::State::Unsaved);
    EXPECT_TRUE(waitUntil([&] { return game.gameOver(); }));
    ASSERT_TRUE(inTheWay.remove());
    EXPECT_TRUE(waitUntil([&] { return game.saving()->state() == GameSaving::State::Saved; }));
    EXPECT_TRUE(bytesOf(game.session().recordPath()).contains("gameEnd"));
}

} // namespace
