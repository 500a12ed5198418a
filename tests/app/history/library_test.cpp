// The list of saved games says what is in the records, whatever is in their folder.
#include "tests/app/history/library_fixture.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <gtest/gtest.h>

#include <algorithm>

#include <sys/stat.h>

namespace
{

TEST_F(Library, SaysWhatIsInTheRecords)
{
    const QAbstractItemModelTester tester(&library, QAbstractItemModelTester::FailureReportingMode::Fatal);
    refresh();
    EXPECT_EQ(library.count(), 0);
    const QString finished = play(10000, 1);
    ASSERT_TRUE(game.gameOver());
    const int best = std::ranges::min(mt::totals(game.session().game()));
    const QString givenUp = play(3);
    game.abandonGame();
    const QString left = play(3);
    const QString onTable = play(1);
    refresh();
    ASSERT_EQ(library.count(), 4);
    EXPECT_EQ(stateOf(finished), GameLibrary::Finished);
    EXPECT_EQ(stateOf(givenUp), GameLibrary::GivenUp);
    EXPECT_EQ(stateOf(left), GameLibrary::InProgress);
    EXPECT_EQ(stateOf(onTable), GameLibrary::OnTable);
    EXPECT_TRUE(of(finished, GameLibrary::PlayersRole).toString().startsWith(QStringLiteral("Anna and ")));
    EXPECT_EQ(of(left, GameLibrary::ProgressRole).toString(), QStringLiteral("Round 1 of 2"));
    EXPECT_TRUE(of(finished, GameLibrary::StandingRole).toString().contains(QString::number(best)));
    EXPECT_TRUE(of(left, GameLibrary::FaultRole).toString().isEmpty());
    EXPECT_TRUE(library.canResume(rowOf(givenUp)));
    EXPECT_TRUE(library.canReplay(rowOf(finished)));
    EXPECT_FALSE(library.canReplay(rowOf(left)));
    EXPECT_FALSE(library.canResume(rowOf(finished)));
    EXPECT_FALSE(library.canResume(rowOf(onTable)));
    EXPECT_FALSE(library.canResume(-1));
    EXPECT_FALSE(library.canDelete(4));
}

TEST_F(Library, WhatIsDamagedIsShownAndLeftAlone)
{
    const QString record = play(5);
    const QString onTable = play(2);
    QByteArray bytes = bytesOf(record);
    const QList<QByteArray> lines = bytes.split('\n');
    bytes.replace(lines[3], "{\"seat\":1,\"do\":\"dance\"}");
    QFile file(record);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    refresh();
    ASSERT_EQ(stateOf(record), GameLibrary::Damaged);
    EXPECT_TRUE(of(record, GameLibrary::FaultRole).toString().contains(QStringLiteral("4")))
        << of(record, GameLibrary::FaultRole).toString().toStdString();
    const mt::Game before = game.session().game();
    EXPECT_TRUE(library.canResume(rowOf(record))) << "before line 4";
    EXPECT_FALSE(library.resume(rowOf(record))) << "not without being asked";
    EXPECT_EQ(game.saving()->damagedLine(), 4);
    EXPECT_EQ(game.session().recordPath(), onTable) << "the table is as before";
    EXPECT_EQ(game.session().game(), before);
    EXPECT_EQ(bytesOf(record), bytes);
    EXPECT_TRUE(library.canDelete(rowOf(record)));
}

TEST_F(Library, AGameThatAnOlderVersionBeganIsListedAndGoesOn)
{
    const QString record = play(2);
    game.abandonGame();
    ASSERT_EQ(QFileInfo(record).suffix(), QStringLiteral("mtrain"));
    const QString older = dir.filePath(QStringLiteral("games/2026-01-02-030405.jsonl"));
    ASSERT_TRUE(QFile::rename(record, older));
    refresh();
    ASSERT_EQ(library.count(), 1);
    ASSERT_TRUE(library.resume(rowOf(older)));
    ASSERT_TRUE(waitUntil([&] { return game.active(); }));
    EXPECT_EQ(game.session().recordPath(), older) << "under its own name";
}

TEST_F(Library, AGameFromElsewhereIsListedWithTheOthers)
{
    play(2);
    const QString elsewhere = QStringLiteral(MT_TEST_DATA "/games/tactic-3-players.jsonl");
    int row = -1;
    QObject::connect(&library, &GameLibrary::listed, &library, [&](int listed) { row = listed; });
    library.show(elsewhere);
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    ASSERT_EQ(library.count(), 2);
    ASSERT_GE(row, 0);
    EXPECT_EQ(QFileInfo(library.path(row)), QFileInfo(elsewhere));
    EXPECT_EQ(stateOf(library.path(row)), GameLibrary::Finished);
    EXPECT_TRUE(library.canReplay(row));
    const QString ours = library.path(1 - row);
    library.show(ours);
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    EXPECT_EQ(library.count(), 1) << "what is in the list already is not there twice";
    EXPECT_EQ(row, 0);
    library.show(dir.filePath(QStringLiteral("nowhere.jsonl")));
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    EXPECT_EQ(stateOf(dir.filePath(QStringLiteral("nowhere.jsonl"))), GameLibrary::Damaged);
}

TEST_F(Library, AGameOfAnotherProgramIsLeftToIt)
{
    GameController other(dir.path());
    begin(other, QStringLiteral("rules=bigtable;set=6;seats=human:Berta,easy;rounds=2"));
    const QString record = other.session().recordPath();
    refresh();
    EXPECT_EQ(stateOf(record), GameLibrary::InUse);
    EXPECT_FALSE(library.canResume(rowOf(record)));
    EXPECT_FALSE(library.remove(rowOf(record)));
    EXPECT_TRUE(QFile::exists(record));
}

TEST_F(Library, WhatHasNotChangedIsNotReadAgain)
{
    const QString record = play(4);
    const QString onTable = play(1);
    refresh();
    const QString players = of(record, GameLibrary::SpokenRole).toString();
    EXPECT_TRUE(QFile::exists(dir.filePath(QStringLiteral("archive-cache.jsonl"))));
    refresh();
    EXPECT_EQ(of(record, GameLibrary::SpokenRole).toString(), players);
    // As many bytes and the same time: what is told is what was read then.
    const QDateTime time = QFileInfo(record).lastModified();
    const QByteArray whole = bytesOf(record);
    QFile file(record);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    file.write(QByteArray(whole.size(), ' '));
    file.flush();
    file.setFileTime(time, QFileDevice::FileModificationTime);
    file.close();
    refresh();
    EXPECT_EQ(stateOf(record), GameLibrary::InProgress);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write(" ");
    file.close();
    refresh();
    EXPECT_EQ(stateOf(record), GameLibrary::Damaged);
}

TEST_F(Library, RubbishInTheFolderHarmsNothing)
{
    play(2);
    const auto write = [&](const char* name, const QByteArray& bytes) {
        QFile file(dir.filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    write("games/empty.jsonl", {});
    write("games/rubbish.jsonl", QByteArray("\x89PNG\r\n\x1a\n\0\0", 10));
    write("games/long.jsonl", QByteArray(3 << 20, '['));
    write("archive-cache.jsonl", "{\"version\":1,\"games\":[7,{}]}");
    refresh();
    EXPECT_EQ(library.count(), 4);
    for (const char* name : {"empty", "rubbish", "long"})
        EXPECT_FALSE(library.canResume(rowOf(dir.filePath(QStringLiteral("games/%1.jsonl").arg(QLatin1String(name))))));
    EXPECT_EQ(stateOf(dir.filePath(QStringLiteral("games/empty.jsonl"))), GameLibrary::Damaged) << "never forgotten";
    EXPECT_EQ(stateOf(dir.filePath(QStringLiteral("games/rubbish.jsonl"))), GameLibrary::Damaged);
    EXPECT_FALSE(of(dir.filePath(QStringLiteral("games/long.jsonl")), GameLibrary::FaultRole).toString().isEmpty());
}

TEST_F(Library, WhatIsNoFileIsNotWaitedFor)
{
    const QString pipe = dir.filePath(QStringLiteral("archive-cache.jsonl"));
    play(2);
    for (const QString& name : {QStringLiteral("archive-cache.jsonl"), QStringLiteral("statistics.jsonl")}) {
        const QString path = dir.filePath(name);
        QFile::remove(path);
        ASSERT_EQ(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    }
    library.show(pipe);
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    EXPECT_EQ(library.count(), 2);
    EXPECT_TRUE(of(pipe, GameLibrary::FaultRole).toString().endsWith(QStringLiteral("it is a pipe")));
    library.leave();
    EXPECT_FALSE(QFileInfo(pipe).isFile()) << "and is not written over";
}

TEST_F(Library, StoppedItTellsNothingMore)
{
    play(2);
    library.refresh();
    library.leave();
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    EXPECT_EQ(library.count(), 0);
    EXPECT_FALSE(library.reading());
    refresh();
    EXPECT_EQ(library.count(), 1);
}

} // namespace
