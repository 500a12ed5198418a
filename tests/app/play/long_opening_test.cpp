// A record that takes long to read comes to the table without holding anybody up.
#include "app/saving/file_lock.h"
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

const auto table = QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1");

/// A game on the table, and a record of another one in which something was undone and redone thousands of times.
class LongRecord : public testing::Test
{
protected:
    LongRecord()
    {
        NewGameSetup setup;
        setup.take(std::get<NewGameSpec>(parseNewGame("rules=bigtable;seats=human:Bert,human:Carl;seed=2")));
        GameSession session(elsewhere.path());
        GameStart start = setup.start();
        start.id.clear();
        session.start(start);
        act(session, 10);
        const mt::Action last = mt::legalActions(session.state()).front();
        session.perform(last);
        played = session.game();
        const std::string again = mt::lineText(mt::UndoLine{1}) + '\n' + mt::lineText(last) + '\n';
        const QByteArray bytes = bytesOf(session.recordPath());
        session.close(false);
        QByteArray more;
        while (more.size() < 300 << 10)
            more += again.c_str();
        writeFile(path, bytes + more);
        begin(game, table);
        EXPECT_TRUE(waitUntil([&] { return game.myTurn(); }));
        before = game.session().recordPath();
    }
    bool waitForTable(const QString& record)
    {
        return waitUntil([&] { return !game.opening()->isBusy() && game.session().recordPath() == record; });
    }

    QTemporaryDir elsewhere;
    QTemporaryDir dir;
    QString path = elsewhere.path() + "/long.mtrain";
    GameController game{dir.path()};
    QString before;
    mt::Game played;
};

TEST_F(LongRecord, IsReadWhileTheGameOnTheTableWaits)
{
    std::vector<int> told;
    QObject::connect(game.opening(), &LongOpening::percentChanged, [&] { told.push_back(game.opening()->percent()); });
    ASSERT_TRUE(game.open(path));
    EXPECT_EQ(game.opening()->file(), path);
    EXPECT_EQ(game.session().recordPath(), before) << "it is still there";
    EXPECT_FALSE(game.myTurn()) << "but nothing happens in it";
    EXPECT_FALSE(game.draw());
    ASSERT_TRUE(waitForTable(path));
    EXPECT_EQ(game.session().game(), played);
    EXPECT_EQ(game.opening()->file(), QString());
    EXPECT_GT(told.size(), 50u);
    EXPECT_EQ(*std::ranges::max_element(told), 100);
    game.liftCurtain();
    EXPECT_TRUE(game.myTurn());
    EXPECT_TRUE(doFirstLegal(game));
}

TEST_F(LongRecord, MayBeLeftAndTheGameOnTheTableGoesOn)
{
    ASSERT_TRUE(game.open(path));
    game.opening()->cancel();
    EXPECT_EQ(game.opening()->file(), QString());
    EXPECT_TRUE(game.myTurn());
    EXPECT_TRUE(doFirstLegal(game));
    EXPECT_FALSE(isLocked(path)) << "others may have it";
    EXPECT_EQ(game.session().recordPath(), before);
    ASSERT_TRUE(game.open(path)) << "or the same again, at once";
    ASSERT_TRUE(waitForTable(path));
}

TEST_F(LongRecord, IsNotWantedAnyMoreWhenTheGameOnTheTableIsEnded)
{
    ASSERT_TRUE(game.open(path));
    game.abandonGame();
    EXPECT_EQ(game.opening()->file(), QString());
    EXPECT_FALSE(game.active());
    EXPECT_FALSE(isLocked(path));
}

TEST_F(LongRecord, AnotherGameThatIsWantedMeanwhileComesInItsPlace)
{
    ASSERT_TRUE(game.open(path));
    begin(game, QStringLiteral("rules=tactic;seats=human:Dora,easy;seed=12;first=1"));
    const QString record = game.session().recordPath();
    EXPECT_NE(record, before);
    ASSERT_TRUE(waitUntil([&] { return !isLocked(path); }));
    EXPECT_EQ(game.session().recordPath(), record);
    EXPECT_TRUE(waitUntil([&] { return game.myTurn(); }));
}

TEST_F(LongRecord, WithAFaultIsAskedAboutAndNothingHasHappened)
{
    writeFile(path, bytesOf(path) + "{\"seat\":1,\"do\":\"dance\"}\n");
    const QByteArray bytes = bytesOf(path);
    ASSERT_TRUE(game.open(path));
    ASSERT_TRUE(waitUntil([&] { return !game.saving()->copyOffer().isEmpty(); }));
    EXPECT_EQ(game.session().recordPath(), before);
    EXPECT_TRUE(game.myTurn());
    game.openCopy();
    ASSERT_TRUE(waitUntil([&] { return !game.opening()->isBusy() && game.session().game() == played; }));
    EXPECT_EQ(bytesOf(path), bytes);
    EXPECT_EQ(QFileInfo(game.session().recordPath()).absolutePath(), dir.path() + "/games");
}

TEST_F(LongRecord, MayBeGoneWithTheProgramWhileItIsRead)
{
    {
        GameController other(elsewhere.filePath(QStringLiteral("data")));
        ASSERT_TRUE(other.open(path));
    }
    ASSERT_TRUE(waitUntil([&] { return !isLocked(path); }));
}

// Such as one on a disk that can only be read.
TEST(ALock, ThatCannotBeMadeOffersACopy)
{
    const QTemporaryDir dir;
    const QTemporaryDir elsewhere;
    GameController game(dir.path());
    begin(game, table);
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    ASSERT_TRUE(doFirstLegal(game));
    const mt::Game played = game.session().game();
    const QString path = elsewhere.path() + "/game.mtrain";
    writeFile(path, bytesOf(game.session().recordPath()));
    const QByteArray bytes = bytesOf(path);
    game.abandonGame();
    std::error_code error;
    {
        const auto lock = lockFile(path, error);
        ASSERT_TRUE(lock);
    }
    const QStringList names = QDir(elsewhere.path()).entryList(QDir::Files | QDir::Hidden);
    ASSERT_TRUE(QDir(elsewhere.path()).mkpath(path + ".lock/full")) << names.join(' ').toStdString();
    writeFile(path, "no record\n");
    EXPECT_FALSE(game.open(path));
    EXPECT_EQ(game.saving()->copyOffer(), QString()) << "nothing could be copied";
    EXPECT_TRUE(game.saving()->problem().contains(path));
    game.saving()->dismissProblem();
    writeFile(path, bytes);
    EXPECT_FALSE(game.open(path));
    EXPECT_TRUE(game.saving()->copyOffer().contains(path));
    EXPECT_EQ(game.saving()->damagedLine(), 0);
    EXPECT_EQ(game.saving()->problem(), QString());
    game.openCopy();
    EXPECT_EQ(game.saving()->copyOffer(), QString());
    EXPECT_EQ(game.session().game(), played);
    EXPECT_EQ(QFileInfo(game.session().recordPath()).absolutePath(), dir.path() + "/games");
    EXPECT_EQ(bytesOf(path), bytes);
}

} // namespace
