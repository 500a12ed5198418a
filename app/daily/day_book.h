// The days that have been played, as the records of the data folder tell it.
#pragma once

#include "app/history/game_summary.h"

#include <map>
#include <optional>

struct DayTries {
    /// The earliest record that is no repeat; nothing: there is none any more.
    std::optional<GameSummary> first;
    int repeats = 0; ///< all other records of the day
};

class DayBook
{
public:
    /// Games of no day are passed over.
    void take(const std::vector<GameSummary>& games);
    /// Null: nobody has begun it here.
    const DayTries* find(const QDate& day) const;

private:
    std::map<QDate, DayTries> days_;
};
