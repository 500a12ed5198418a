// How a round or a game ended, in words.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/game.h"

class ResultWords
{
    Q_DECLARE_TR_FUNCTIONS(ResultWords)

public:
    /// The seats with the lowest total, whether a tie-break parted them or not. At least one total.
    static std::vector<int> lowest(const std::vector<int>& totals);
    /// These seats, at least one, lead a game that goes on, with that total.
    static QString leaders(const std::vector<int>& seats, int total, const SeatNames& names);
    /// `out`: the seats whose hands are empty.
    static QString roundEnd(mt::RoundEndReason reason, const std::vector<int>& out, const SeatNames& names);
    /// Whose train leaves now: these seats are out, at least one.
    static QString wentOut(const std::vector<int>& out, const SeatNames& names);
    /// The seats of a round that has just ended whose hands are empty.
    static std::vector<int> out(const mt::Game& game);
    /// The round that has just ended.
    static QString roundSummary(const mt::Game& game, const SeatNames& names);
    /// Who has won a game that is over, and how a tie was broken.
    static QString result(const mt::Game& game, const SeatNames& names);
};
