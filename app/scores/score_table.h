// What a score sheet shows, on the screen and on paper: a value.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/game.h"

#include <QDate>
#include <QStringList>

#include <vector>

/// The finished rounds of a game; without any, a sheet to be filled in by hand.
struct ScoreTable {
    mt::GameRules rules;
    QStringList typedNames;               ///< by seat, as written; empty: none given
    int you = -1;                         ///< the seat that is looking, or -1
    QStringList colours;                  ///< by seat, "#rrggbb"
    std::vector<std::vector<int>> scores; ///< a row for each finished round, by seat
    QDate date;                           ///< when it was played; invalid: not known
    int firstRound = 1;                   ///< the number of the first row's round

    int players() const { return rules.players; }
    int rounds() const { return static_cast<int>(scores.size()); }
    SeatNames names() const { return {typedNames, you}; }
    /// The round whose points stand in that row, from 1.
    int roundOf(int row) const { return firstRound + row - 1; }
    QString colour(int seat) const { return colours.value(seat); }
    /// The sheet as it was after that many rounds.
    ScoreTable after(int rounds) const;
    /// Between two rounds, or over.
    mt::Game game() const;
    /// By seat.
    std::vector<int> totals() const { return mt::totals(game()); }
    bool isOver() const { return rounds() > 0 && mt::isOver(game()); }
    /// Who has won or, before the end, would have, were this the end; nobody before the first round.
    std::vector<int> leaders() const;
    /// How many rounds there are, or were: a game that reached its target is over before the last.
    int roundsInAll() const { return isOver() ? rounds() : rules.options.rounds; }

    friend bool operator==(const ScoreTable&, const ScoreTable&) = default;
};
