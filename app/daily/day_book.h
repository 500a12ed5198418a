// The days that have been played, as the records of the data folder tell it.
#pragma once

#include "app/history/record_entry.h"

#include <map>
#include <optional>

struct DayTries {
    /// The earliest record that is no practice, a good one before a damaged one: whoever went on with what was good of
    /// that did so in another. Nothing: there is none any more.
    std::optional<RecordEntry> first;
    int repeats = 0; ///< all other records of the day
};

/// It has been played to its end, also where the record was damaged after that.
inline bool isOver(const RecordEntry& game) { return !game.winners.empty(); }

class DayBook
{
public:
    /// Games of no day are passed over, and so is what is damaged before anything was dealt.
    void take(const std::vector<RecordEntry>& games);
    /// Null: nobody has begun it here.
    const DayTries* find(const QDate& day) const;

private:
    std::map<QDate, DayTries> days_;
};
