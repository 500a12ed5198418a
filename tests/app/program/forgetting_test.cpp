// Everything that was played is forgotten by one command, but the game on the table.
#include "app/coach/coach_cache.h"
#include "app/program/program.h"
#include "tests/app/play/games.h"

#include <QDir>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace
{

class Forgetting : public testing::Test
{
protected:
    Forgetting()
    {
        program.preferences()->setPace(0);
        program.preferences()->setSoundVolume(0);
        program.skill()->setWorlds(2);
    }

    void start(const char* seed)
    {
        begin(game, QStringLiteral("rules=bigtable;set=6;rounds=1;first=1;seats=human:Anna,learner"), seed);
    }
    void playOn()
    {
        while (waitUntil([&] { return game.myTurn() || game.roundEnded(); }) && !game.roundEnded())
            ASSERT_TRUE(doFirstLegal(game));
        awaitDisk(game);
    }
    void forget()
    {
        QSignalSpy forgotten(program.library(), &GameLibrary::forgotten);
        program.forgetEverything();
        ASSERT_TRUE(waitUntil([&] { return !forgotten.isEmpty(); }));
    }
    void readAll()
    {
        program.library()->refresh();
        program.statistics()->refresh();
        program.awards()->refresh();
        program.skill()->refresh();
        ASSERT_TRUE(waitUntil([&] {
            return !program.library()->reading() && !program.statistics()->reading() && !program.awards()->reading() &&
                   !program.skill()->reading();
        }));
    }
    QStringList records() const
    {
        return QDir(dir.filePath(QStringLiteral("games"))).entryList({QStringLiteral("*.mtrain")});
    }

    QTemporaryDir dir;
    Program program{dir.path()};
    GameController& game = *program.game();
};

TEST_F(Forgetting, LeavesTheGameOnTheTableAlone)
{
    start("one");
    playOn();
    start("two");
    playOn();
    start("three");
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    ASSERT_TRUE(doFirstLegal(game));
    awaitDisk(game);
    readAll();
    ASSERT_EQ(program.library()->count(), 3);
    ASSERT_EQ(program.statistics()->kinds().value(0), "All games (3)");
    ASSERT_EQ(program.awards()->players(), QStringList("Anna"));
    program.library()->leave();

    forget();
    EXPECT_EQ(program.library()->problem(), "");
    EXPECT_EQ(records(), QStringList(QFileInfo(game.session().recordPath()).fileName()));
    EXPECT_EQ(QDir(dir.filePath(QStringLiteral("counting"))).entryList(QDir::Files).size(), 1);
    EXPECT_FALSE(QFile::exists(CoachCache::fileIn(dir.path())));
    readAll();
    EXPECT_EQ(program.library()->count(), 1);
    EXPECT_EQ(program.statistics()->kinds().value(0), "All games (1)") << "it goes on counting";
    EXPECT_TRUE(program.awards()->players().isEmpty());
    EXPECT_TRUE(program.skill()->players().isEmpty());
    EXPECT_TRUE(program.statistics()->bestRounds()->rowCount() == 0);

    playOn();
    readAll();
    EXPECT_EQ(program.statistics()->bestRounds()->rowCount(), 1);
    EXPECT_EQ(program.awards()->players(), QStringList("Anna"));
}

TEST_F(Forgetting, LeavesWhatAnotherProgramHasOpen)
{
    start("one");
    playOn();
    const QString record = game.session().recordPath();
    start("two");
    std::error_code error;
    const auto other = lockFile(record, error);
    ASSERT_TRUE(other);
    forget();
    EXPECT_TRUE(QFile::exists(record));
    EXPECT_EQ(program.library()->problem(), "");
}

// Half of it would be the worst: figures without games, or games that count for nothing.
TEST_F(Forgetting, TakesNothingWhereTheJournalCannotBeWritten)
{
    start("one");
    playOn();
    start("two");
    const QString journal = dir.filePath(QStringLiteral("statistics.jsonl"));
    ASSERT_TRUE(QFile::remove(journal));
    ASSERT_TRUE(QDir(dir.path()).mkdir(QStringLiteral("statistics.jsonl")));
    program.forgetEverything();
    EXPECT_TRUE(waitUntil([&] { return !program.statistics()->reading(); }));
    EXPECT_NE(program.statistics()->problem(), "");
    EXPECT_EQ(records().size(), 2);
}

} // namespace
