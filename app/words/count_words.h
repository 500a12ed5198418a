// What is counted for those who like to count, in words.
#pragma once

#include "app/people/seat_names.h"
#include "engine/ai/counting.h"

class CountWords
{
    Q_DECLARE_TR_FUNCTIONS(CountWords)

public:
    /// "8 tiles, 40 pips left over", of a planned train and of what it leaves in the hand.
    static QString plan(int tiles, int pipsLeftOver);
    /// "7, 3", the largest first.
    static QString values(mt::PipSet values);
    /// What somebody could not lay, turn by turn.
    static QStringList turns(const std::vector<mt::MissedTurn>& missed);
    /// Who of the others lacks that value; empty: nobody, as far as is known.
    static QString lacking(int value, const std::vector<mt::SeatCount>& seats, const SeatNames& names);

private:
    static QString turn(const mt::MissedTurn& missed);
};
