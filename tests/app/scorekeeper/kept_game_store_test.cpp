// The files of games with real dominoes: which there are, who writes them, and what cannot be read stays as it is.
#include "app/scorekeeper/kept_game_store.h"
#include "tests/app/support.h"

#include <QDir>
#include <QFileInfo>

namespace
{

using Wrong = StoreProblem::Kind;

// What it writes is on the disk when it returns.
KeptGameStore inFolder(const QString& folder)
{
    return KeptGameStore(folder, nullptr, Disk::system(), [](const StoreProblem&) {});
}

class Store : public testing::Test
{
protected:
    static KeptGame someGame(const QString& name = "Anna")
    {
        return newKeptGame(rulesOf("tactic", 2), {name, "Bo"}, QDate(2026, 11, 21));
    }
    // A file as a run of the program leaves it, called as it likes.
    QString leave(const QString& name, const QByteArray& bytes)
    {
        QDir().mkpath(folder);
        const QString path = folder + '/' + name;
        writeFile(path, bytes);
        return path;
    }
    QStringList files() const { return QDir(folder).entryList(QDir::Files); }

    const QTemporaryDir dir;
    const QString folder = dir.filePath("deep/scores");
    KeptGameStore store = inFolder(folder);
};

TEST_F(Store, WithoutAFolderThereAreNoGames)
{
    EXPECT_TRUE(store.reader()({}).empty());
    EXPECT_FALSE(QFileInfo::exists(folder)) << "looking makes nothing";
    EXPECT_TRUE(store.path().isEmpty());
}

TEST_F(Store, NothingIsWrittenWhileNoGameIsOpen)
{
    EXPECT_FALSE(store.save(someGame()));
    EXPECT_FALSE(QFileInfo::exists(folder));
}

TEST_F(Store, MakesItsFolderWithTheFirstGame)
{
    ASSERT_FALSE(store.create(someGame()));
    EXPECT_EQ(QFileInfo(store.path()).path(), folder);
    EXPECT_EQ(bytesOf(store.path()), keptGameText(someGame()));
}

TEST_F(Store, TheNewestStandsFirstWhateverElseLiesThere)
{
    leave("2026-01-02-100000-000.json", keptGameText(someGame("Old")));
    leave("2026-11-02-100000-000.json", keptGameText(someGame("New")));
    leave("2026-05-02-100000-000.json", "rubbish");
    leave("notes.txt", "rubbish");
    leave("2026-11-02-100000-000.json.lock", "");
    const std::vector<KeptGameStore::Entry> all = store.reader()({});
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].game.table.typedNames.front(), "New");
    EXPECT_EQ(all[2].game.table.typedNames.front(), "Old");
    EXPECT_FALSE(all[0].problem || all[2].problem);
    ASSERT_TRUE(all[1].problem);
    EXPECT_EQ(all[1].problem->kind, Wrong::damaged);
    EXPECT_EQ(all[1].problem->file, all[1].path);
}

TEST_F(Store, TwoGamesOfOneMomentHaveTwoFiles)
{
    QStringList paths;
    for (int game = 0; game < 20; ++game) {
        ASSERT_FALSE(store.create(someGame(QString::number(game))));
        EXPECT_FALSE(paths.contains(store.path()));
        paths.append(store.path());
    }
    store.close();
    EXPECT_EQ(store.reader()({}).size(), 20U);
}

TEST_F(Store, AGameIsReadAsItWasLeft)
{
    ASSERT_FALSE(store.create(someGame()));
    KeptGame played = someGame();
    played.table.scores = {{0, 31}};
    played.nobodyOut = {false};
    ASSERT_FALSE(store.save(played));
    const QString path = store.path();
    store.close();
    EXPECT_TRUE(store.path().isEmpty());
    KeptGame read;
    ASSERT_FALSE(store.open(path, read));
    EXPECT_EQ(read, played);
    EXPECT_EQ(store.path(), path);
}

TEST_F(Store, WhatIsNotThereIsMissing)
{
    KeptGame game = someGame("untouched");
    const auto problem = store.open(folder + "/none.json", game);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->kind, Wrong::missing);
    EXPECT_EQ(problem->file, folder + "/none.json");
    EXPECT_EQ(game, someGame("untouched"));
    EXPECT_TRUE(store.path().isEmpty());
    EXPECT_TRUE(files().isEmpty()) << "not even a lock";
}

TEST_F(Store, OpeningAnotherGameLetsTheFirstOneGo)
{
    ASSERT_FALSE(store.create(someGame()));
    const QString first = store.path();
    const QString second = leave("2026-01-02-100000-000.json", keptGameText(someGame("Old")));
    KeptGameStore other = inFolder(folder);
    KeptGame game;
    ASSERT_EQ(other.open(first, game)->kind, Wrong::inUse);
    EXPECT_TRUE(other.path().isEmpty());
    ASSERT_FALSE(store.open(second, game));
    EXPECT_FALSE(other.open(first, game)) << "it is free";
    EXPECT_EQ(other.open(second, game)->kind, Wrong::inUse);
    EXPECT_TRUE(other.path().isEmpty()) << "and nothing is open that could be written to";
}

TEST_F(Store, WhatIsDamagedIsLockedByNobodyAndKeptAsItIs)
{
    const QByteArray damaged = keptGameText(someGame()).replace("\"version\": 1", "\"version\": 9");
    const QString path = leave("2026-01-02-100000-000.json", damaged);
    KeptGame game;
    const auto problem = store.open(path, game);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->kind, Wrong::damaged);
    EXPECT_EQ(problem->fault.kind, mt::FaultKind::wrongVersion);
    EXPECT_FALSE(store.save(someGame())) << "there is nothing to save to";
    EXPECT_EQ(bytesOf(path), damaged);
    KeptGameStore other = inFolder(folder);
    EXPECT_EQ(other.open(path, game)->kind, Wrong::damaged) << "not in use";
}

TEST_F(Store, WhatIsFarTooLargeOrNoFileIsNotRead)
{
    const QString path = leave("2026-01-02-100000-000.json", QByteArray(mt::maxTextBytes + 1000, ' '));
    const QString zero = QFileInfo(path).path() + QStringLiteral("/zero.json");
    ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), zero));
    KeptGame game;
    for (const auto& [file, why] :
         {std::pair(path, mt::FileProblem::Kind::tooLarge), std::pair(zero, mt::FileProblem::Kind::device)}) {
        const auto problem = store.open(file, game);
        ASSERT_TRUE(problem);
        EXPECT_EQ(problem->kind, Wrong::unreadable);
        EXPECT_EQ(problem->obstacle.kind, why);
    }
}

TEST_F(Store, AGameIsDeletedReadableOrNotButNotAnothersOpenOne)
{
    const QString good = leave("2026-01-02-100000-000.json", keptGameText(someGame()));
    const QString bad = leave("2026-01-03-100000-000.json", "rubbish");
    const QString missing = folder + "/2026-01-04-100000-000.json";
    KeptGameStore other = inFolder(folder);
    KeptGame game;
    ASSERT_FALSE(other.open(good, game));
    EXPECT_EQ(store.remove(good)->kind, Wrong::inUse);
    EXPECT_TRUE(QFileInfo::exists(good));
    EXPECT_FALSE(store.remove(bad));
    EXPECT_FALSE(QFileInfo::exists(bad));
    ASSERT_TRUE(store.remove(missing));
    EXPECT_EQ(store.remove(missing)->kind, Wrong::unwritable);
    other.close();
    EXPECT_FALSE(store.remove(good));
    EXPECT_TRUE(files().isEmpty()) << files().join(' ').toStdString();
}

TEST_F(Store, AFolderThatCannotBeMadeIsAProblem)
{
    writeFile(dir.filePath("deep"), "a file");
    const auto problem = store.create(someGame());
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->kind, Wrong::unwritable);
    EXPECT_TRUE(store.path().isEmpty());
    EXPECT_FALSE(store.save(someGame())) << "the points are kept until the program ends, and nobody is told twice";
}

} // namespace
