// What is done to saved games, to go on or to delete, is what was asked and nothing else.
#include "app/history/statistics.h"
#include "tests/app/history/library_fixture.h"

#include <QFile>

#include <gtest/gtest.h>

namespace
{

TEST_F(Library, GoingOnKeepsWhatWasOnTheTable)
{
    const QString first = play(4);
    const mt::Game left = game.session().game();
    const QString second = play(2);
    const QByteArray bytes = bytesOf(second);
    refresh();
    int opened = 0;
    QObject::connect(&library, &GameLibrary::opened, [&] { ++opened; });
    ASSERT_TRUE(library.resume(rowOf(first)));
    EXPECT_EQ(opened, 1);
    EXPECT_EQ(game.session().recordPath(), first);
    EXPECT_EQ(game.session().game(), left);
    EXPECT_EQ(bytesOf(second), bytes);
    EXPECT_EQ(stateOf(first), GameLibrary::OnTable);
    refresh();
    ASSERT_TRUE(library.resume(rowOf(second)));
    act(1);
    EXPECT_GT(bytesOf(second).size(), bytes.size());
}

TEST_F(Library, AGameGivenUpAndPlayedOnIsInProgress)
{
    // So many rounds that four moves cannot end the game, whatever was dealt.
    const QString record = play(3, 7);
    game.abandonGame();
    refresh();
    EXPECT_EQ(stateOf(record), GameLibrary::GivenUp);
    ASSERT_TRUE(library.resume(rowOf(record)));
    act(1);
    play(1, 7);
    refresh();
    EXPECT_EQ(stateOf(record), GameLibrary::InProgress);
}

TEST_F(Library, DeletesWhatWasAskedAndNothingElse)
{
    const QString first = play(3);
    const QString second = play(3);
    const QString onTable = play(1);
    refresh();
    EXPECT_FALSE(library.remove(rowOf(onTable)));
    EXPECT_FALSE(library.remove(77));
    ASSERT_TRUE(library.remove(rowOf(first)));
    library.leave();
    EXPECT_FALSE(QFile::exists(first));
    EXPECT_TRUE(QFile::exists(second));
    EXPECT_EQ(library.count(), 2);
    EXPECT_EQ(rowOf(first), -1);
    refresh();
    EXPECT_EQ(library.count(), 2);
    EXPECT_EQ(figuresOf(Ledger::read(dir.path()), {QStringLiteral("Anna")}, 1).begun, 3)
        << "it was played all the same";
}

TEST_F(Library, WhatWasDeletedCanBeBroughtBackUntilTheListIsLeft)
{
    const QString first = play(3);
    const QString second = play(4);
    play(1);
    refresh();
    EXPECT_EQ(library.restore(), -1) << "nothing was deleted";
    const QByteArray bytes = bytesOf(first);
    const int firstRow = rowOf(first);
    const int secondRow = rowOf(second);
    ASSERT_TRUE(library.remove(rowOf(first)));
    ASSERT_TRUE(library.remove(rowOf(second)));
    EXPECT_EQ(library.count(), 1);
    EXPECT_EQ(bytesOf(first), bytes) << "a crash now would lose nothing";
    GameController other(dir.path());
    EXPECT_FALSE(other.open(first)) << "but nobody goes on with it meanwhile";
    EXPECT_TRUE(library.canRestore());
    const int back = library.restore();
    EXPECT_EQ(back, rowOf(second)) << "the last one first";
    EXPECT_EQ(library.restore(), firstRow);
    EXPECT_EQ(rowOf(second), secondRow) << "where they were";
    EXPECT_FALSE(library.canRestore());
    EXPECT_TRUE(library.canResume(rowOf(first)));
    ASSERT_TRUE(library.remove(rowOf(second)));
    library.leave();
    EXPECT_FALSE(library.canRestore());
    EXPECT_FALSE(QFile::exists(second));
    EXPECT_EQ(bytesOf(first), bytes);
    EXPECT_TRUE(other.open(first)) << "it is free again";
}

TEST_F(Library, WhatWasDeletedIsGoneWhenTheProgramEnds)
{
    const QString record = play(3);
    play(1);
    {
        GameLibrary another(dir.path(), archive, game);
        another.refresh();
        ASSERT_TRUE(waitUntil([&] { return !another.reading(); }));
        ASSERT_EQ(another.path(1), record);
        ASSERT_TRUE(another.remove(1));
        EXPECT_TRUE(QFile::exists(record));
    }
    EXPECT_FALSE(QFile::exists(record));
}

} // namespace
