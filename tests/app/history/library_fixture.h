// What the tests of the list of saved games share.
#pragma once

#include "app/history/game_counter.h"
#include "app/history/game_library.h"
#include "tests/app/play/games.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

/// A folder with saved games, its list, and the table at which they are played.
class Library : public testing::Test
{
protected:
    Library() { game.setObserver(&counter); }

    // Begins a game and lets its human act so often; the path of its record.
    QString play(int actions, int rounds = 2)
    {
        begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;rounds=%1").arg(rounds),
              std::to_string(++begun));
        act(actions);
        return game.session().recordPath();
    }
    void act(int actions)
    {
        for (int done = 0; done < actions && !game.gameOver();) {
            ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); }));
            if (game.roundEnded())
                game.nextRound();
            else if (doFirstLegal(game))
                ++done;
        }
        ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); }));
    }
    void refresh()
    {
        library.refresh();
        EXPECT_EQ(library.count(), 0);
        EXPECT_TRUE(library.reading());
        ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    }
    int rowOf(const QString& path) const
    {
        for (int row = 0; row < library.count(); ++row)
            if (library.path(row) == path)
                return row;
        return -1;
    }
    QVariant of(const QString& path, int role) const { return library.data(library.index(rowOf(path)), role); }
    int stateOf(const QString& path) const { return of(path, GameLibrary::StateRole).toInt(); }

    QTemporaryDir dir;
    int begun = 0; ///< so many games
    GameCounter counter{dir.path()};
    GameController game{dir.path()};
    Archive archive{dir.path()};
    GameLibrary library{dir.path(), archive, game};
};
