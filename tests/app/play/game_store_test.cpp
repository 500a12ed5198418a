// Leaving at any moment loses nothing, and what cannot be read is left alone.
#include "app/saving/game_store.h"
#include "tests/app/play/games.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace
{

QString onlyRecord(const QString& dir)
{
    const QStringList names = QDir(dir + "/games").entryList({"*.mtrain"});
    return names.size() == 1 ? dir + "/games/" + names.front() : QString();
}

class Store : public testing::Test
{
protected:
    // Plays some actions of a game and gives back the path of its record.
    QString playSome(int actions)
    {
        GameController game(dir.path());
        begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy,human:Bert;seed=11;rounds=2"));
        for (int done = 0; done < actions;) {
            if (!waitUntil([&] { return game.myTurn() || game.curtain() || game.roundEnded(); }))
                return {};
            if (game.roundEnded())
                game.nextRound();
            game.liftCurtain();
            if (game.myTurn() && doFirstLegal(game))
                ++done;
        }
        return game.session().recordPath();
    }

    QTemporaryDir dir;
};

TEST_F(Store, TheNextStartGoesOnWhereItWas)
{
    mt::Game left;
    {
        GameController game(dir.path());
        begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
        ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
        ASSERT_TRUE(doFirstLegal(game));
        ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
        left = game.session().game();
    }
    GameController game(dir.path());
    game.setPace(0);
    ASSERT_TRUE(game.resume()) << game.saving()->problem().toStdString();
    EXPECT_EQ(game.session().game(), left);
    EXPECT_TRUE(game.myTurn());
    EXPECT_TRUE(doFirstLegal(game));
}

// As kill -9 would leave it: the file ends anywhere, and the game before that point is there again, whoever's turn.
TEST_F(Store, AGameCutAtAnyByteGoesOn)
{
    const QString path = playSome(14);
    const QByteArray whole = bytesOf(path);
    const qsizetype header = whole.indexOf('\n') + 1;
    const qsizetype firstRound = whole.indexOf('\n', header) + 1;
    ASSERT_GT(firstRound, header);
    // Around every line's end, and now and then within.
    for (qsizetype size = 0; size <= whole.size(); ++size) {
        const bool nearLineEnd = whole.mid(size - 2, 4).contains('\n');
        if (!nearLineEnd && size % 97 != 0)
            continue;
        writeFile(path, whole.left(size));
        GameController game(dir.path());
        const bool resumed = game.resume();
        EXPECT_EQ(resumed, size >= header - 1) << size;
        // A whole line may lack its line feed alone; whatever else is not gone on with is said.
        const bool isWhole = resumed && (whole.at(size - 1) == '\n' || whole.at(size) == '\n');
        EXPECT_EQ(game.saving()->problem().isEmpty(), isWhole) << size << game.saving()->problem().toStdString();
        if (!resumed) {
            // That forgot the game; it is the one to go on with again.
            writeFile(dir.path() + "/current-game", "games/" + QFileInfo(path).fileName().toUtf8());
            continue;
        }
        // What was whole is still there, and each further line joins it.
        const QByteArray now = bytesOf(path);
        const QByteArray good = whole.left(whole.left(size).lastIndexOf('\n') + 1);
        EXPECT_TRUE(now.startsWith(good)) << size;
        EXPECT_TRUE(now.endsWith('\n')) << size;
        EXPECT_GE(game.session().game().round.table.round, 1);
    }
}

TEST_F(Store, ADamagedRecordIsNamedAndLeftAlone)
{
    const QString path = playSome(6);
    QByteArray bytes = bytesOf(path);
    const QList<QByteArray> lines = bytes.split('\n');
    bytes.replace(lines[4], "{\"seat\":1,\"do\":\"play\",\"tile\":\"0-0\",\"train\":1}");
    writeFile(path, bytes);
    GameController game(dir.path());
    EXPECT_FALSE(game.resume());
    EXPECT_TRUE(game.saving()->copyOffer().contains(QFileInfo(path).fileName()))
        << game.saving()->copyOffer().toStdString();
    EXPECT_TRUE(game.saving()->copyOffer().contains(QStringLiteral("Line 5")))
        << game.saving()->copyOffer().toStdString();
    EXPECT_FALSE(game.active());
    EXPECT_EQ(bytesOf(path), bytes);
    game.saving()->refuseCopy();
    EXPECT_EQ(game.saving()->copyOffer(), QString());
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11"));
    EXPECT_NE(game.session().recordPath(), path);
    EXPECT_EQ(bytesOf(path), bytes);
}

TEST_F(Store, TheBeginningOfADamagedRecordGoesOnInACopy)
{
    const QString path = playSome(6);
    QByteArray bytes = bytesOf(path);
    const QList<QByteArray> lines = bytes.split('\n');
    bytes.replace(lines[6], QByteArray(lines[6].size(), '\0'));
    writeFile(path, bytes);
    GameController game(dir.path());
    EXPECT_FALSE(game.resume());
    EXPECT_EQ(game.saving()->problem(), QString()) << "it is a question";
    EXPECT_EQ(game.saving()->damagedLine(), 7);
    EXPECT_TRUE(game.saving()->copyOffer().contains(QFileInfo(path).fileName()))
        << game.saving()->copyOffer().toStdString();
    game.openCopy();
    ASSERT_TRUE(game.active()) << game.saving()->problem().toStdString();
    EXPECT_EQ(game.saving()->damagedLine(), 0);
    const QString copy = game.session().recordPath();
    EXPECT_NE(copy, path);
    EXPECT_EQ(bytesOf(path), bytes) << "as it was";
    EXPECT_TRUE(bytesOf(copy).startsWith(lines.mid(0, 6).join('\n') + '\n'));
    EXPECT_EQ(bytesOf(dir.path() + "/current-game").trimmed(), "games/" + QFileInfo(copy).fileName().toUtf8());
    game.saving()->refuseCopy();
    EXPECT_TRUE(game.active());
}

TEST_F(Store, WhereNothingWasPlayedBeforeTheDamageNothingIsOffered)
{
    const QString path = playSome(6);
    const QList<QByteArray> lines = bytesOf(path).split('\n');
    for (const int bad : {0, 1}) {
        QList<QByteArray> damaged = lines;
        damaged[bad] = "{\"seat\":1,\"do\":\"dance\"}";
        writeFile(path, damaged.join('\n'));
        GameController game(dir.path());
        EXPECT_FALSE(game.open(path));
        EXPECT_NE(game.saving()->problem(), QString());
        EXPECT_EQ(game.saving()->damagedLine(), 0) << bad;
        EXPECT_EQ(game.saving()->copyOffer(), QString());
        game.openCopy();
        EXPECT_FALSE(game.active());
    }
}

TEST_F(Store, ALastLineOfZerosIsLeftOutAndSaid)
{
    const QString path = playSome(6);
    const QByteArray whole = bytesOf(path);
    writeFile(path, whole + QByteArray(600, '\0'));
    GameController game(dir.path());
    ASSERT_TRUE(game.resume());
    const QString line = QStringLiteral("line %1,").arg(whole.count('\n') + 1);
    EXPECT_TRUE(game.saving()->problem().contains(line)) << game.saving()->problem().toStdString();
    EXPECT_TRUE(bytesOf(path).startsWith(whole));
    EXPECT_FALSE(bytesOf(path).contains('\0'));
}

TEST_F(Store, WhatHasNoFirstLineIsSaidOnce)
{
    const QString path = playSome(1);
    for (const QByteArray& bytes : {QByteArray(), QByteArray(4096, '\0'), QByteArray("{\"format\":")}) {
        writeFile(path, bytes);
        writeFile(dir.path() + "/current-game", "games/" + QFileInfo(path).fileName().toUtf8());
        GameController game(dir.path());
        EXPECT_FALSE(game.resume());
        EXPECT_TRUE(game.saving()->problem().contains(QFileInfo(path).fileName()))
            << game.saving()->problem().toStdString();
        EXPECT_EQ(bytesOf(path), bytes);
        GameController next(dir.path());
        EXPECT_FALSE(next.resume());
        EXPECT_EQ(next.saving()->problem(), QString());
    }
}

TEST_F(Store, WhatIsNoFileIsNamedAndNotWaitedFor)
{
    const QString pipe = dir.filePath(QStringLiteral("pipe"));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QString large = dir.filePath(QStringLiteral("large"));
    writeFile(large, "{\"format\":");
    ASSERT_TRUE(QFile::resize(large, 100 << 20));
    const std::pair<QString, const char*> cases[] = {{pipe, "it is a pipe"},
                                                     {QStringLiteral("/dev/zero"), "it is a device"},
                                                     {dir.path(), "it is a folder"},
                                                     {large, "it is larger than 64 MB"}};
    for (const auto& [path, why] : cases) {
        GameController game(dir.path());
        EXPECT_FALSE(game.open(path));
        EXPECT_TRUE(game.saving()->problem().endsWith(QLatin1String(why))) << game.saving()->problem().toStdString();
        EXPECT_FALSE(QFile::exists(path + QStringLiteral(".lock")));
        writeFile(dir.path() + "/current-game", path.toUtf8());
        EXPECT_FALSE(game.resume());
        EXPECT_TRUE(game.saving()->problem().endsWith(QLatin1String(why))) << game.saving()->problem().toStdString();
    }
    ASSERT_TRUE(QFile::remove(dir.path() + "/current-game"));
    ASSERT_TRUE(QFile::link(pipe, dir.path() + "/current-game"));
    GameController game(dir.path());
    EXPECT_FALSE(game.resume());
    EXPECT_TRUE(game.saving()->problem().endsWith(QStringLiteral("current-game cannot be read: it is a pipe")))
        << game.saving()->problem().toStdString();
}

TEST_F(Store, ANoteThatNamesNoFileIsSaidOnce)
{
    for (const QByteArray& bytes : {QByteArray(), QByteArray(80, '\0'), QByteArray("\xff\xfe\x01 rubbish")}) {
        writeFile(dir.path() + "/current-game", bytes);
        GameController game(dir.path());
        EXPECT_FALSE(game.resume());
        EXPECT_TRUE(game.saving()->problem().contains(QStringLiteral("does not say which game")))
            << bytes.toStdString();
        game.saving()->dismissProblem();
        EXPECT_FALSE(game.resume());
        EXPECT_EQ(game.saving()->problem(), QString());
    }
}

TEST_F(Store, ForeignFilesAreRefusedAndLeftAlone)
{
    const QString path = dir.filePath(QStringLiteral("foreign"));
    GameController game(dir.path());
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("\n"), QByteArray("\x89PNG\r\n\x1a\n\0\0", 10),
          QByteArray("{\"format\":\"something-else\",\"version\":1}\n"), QByteArray(2 << 20, '[')}) {
        writeFile(path, bytes);
        game.saving()->dismissProblem();
        EXPECT_EQ(game.open(path), LongOpening::isLong(path));
        EXPECT_TRUE(waitUntil([&] { return !game.saving()->problem().isEmpty(); }));
        EXPECT_EQ(bytesOf(path), bytes);
        EXPECT_FALSE(game.active());
    }
    EXPECT_FALSE(game.open(dir.filePath(QStringLiteral("nowhere"))));
    EXPECT_FALSE(game.open(dir.path()));
    EXPECT_NE(game.saving()->problem(), QString());
}

TEST_F(Store, OnlyOneProgramWritesARecord)
{
    GameController first(dir.path());
    begin(first, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
    GameController second(dir.path());
    EXPECT_FALSE(second.resume());
    EXPECT_NE(second.saving()->problem(), QString());
    // The second one plays a game of its own.
    begin(second, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=12;first=1"));
    EXPECT_NE(second.session().recordPath(), first.session().recordPath());
}

TEST_F(Store, EveryActionIsOnDiskBeforeTheNextIsAsked)
{
    GameController game(dir.path());
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Bert;seed=11;first=1"));
    for (int i = 0; i < 10; ++i) {
        game.liftCurtain();
        const qsizetype lines = bytesOf(onlyRecord(dir.path())).count('\n');
        ASSERT_TRUE(doFirstLegal(game));
        EXPECT_EQ(bytesOf(onlyRecord(dir.path())).count('\n'), lines + 1);
    }
}

TEST_F(Store, AFinishedOrAbandonedGameIsNotGoneOnWith)
{
    {
        GameController game(dir.path());
        begin(game, QStringLiteral("rules=tactic;seats=easy,easy;seed=11;rounds=1"));
        ASSERT_TRUE(waitUntil([&] { return game.gameOver(); }));
        EXPECT_TRUE(bytesOf(onlyRecord(dir.path())).contains("gameEnd"));
    }
    GameController game(dir.path());
    EXPECT_FALSE(game.resume());
    EXPECT_EQ(game.saving()->problem(), QString());
    begin(game, QStringLiteral("rules=tactic;seats=human,easy;seed=11"));
    const QString path = game.session().recordPath();
    game.abandonGame();
    EXPECT_FALSE(game.resume());
    // It is still there for whoever wants it after all.
    EXPECT_TRUE(game.open(path));
}

TEST_F(Store, AFolderThatCannotBeWrittenIsSaidAndTheGameGoesOn)
{
    writeFile(dir.filePath(QStringLiteral("file")), "in the way");
    GameController game(dir.filePath(QStringLiteral("file")));
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11;first=1"));
    EXPECT_FALSE(game.saving()->reason().isEmpty());
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    EXPECT_TRUE(doFirstLegal(game));
}

TEST_F(Store, TheDealIsSealed)
{
    GameController game(dir.path());
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=11"));
    EXPECT_EQ(game.session().deal().commit.size(), 64U);
    EXPECT_FALSE(game.session().deal().salt.empty());
}

} // namespace
