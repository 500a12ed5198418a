// The deal of the day: the date says everything, so that everybody plays the same deals (docs/deal-of-the-day.md).
#pragma once

#include "engine/record/record_line.h"

#include <array>
#include <chrono>

namespace mt
{

using Date = std::chrono::year_month_day;

/// Who sits in the seats 1 to 3; the person sits in seat 0. Another level, or one that plays otherwise than before,
/// changes every day that there has been, for everybody: days that were played stay played, but their points cannot be
/// compared any more. So it stays.
inline constexpr std::array<std::string_view, 3> levelsOfDay = {"casual", "steady", "hard"};

struct DealOfDay {
    GameRules rules;
    std::string seed; ///< "day 2026-11-25"
    int firstSeat = 0;
};

/// A day that there is, of the years 2000 to 9999.
bool hasDeal(const Date& date);
/// "2026-11-25"; only of one that hasDeal().
std::string dateText(const Date& date);
/// The inverse; nothing for any other text.
std::optional<Date> readDate(std::string_view text);
/// The day whose tiles such a seed deals; nothing: it is another seed.
std::optional<Date> dayOfSeed(std::string_view seed);
/// What is played that day; only where hasDeal().
DealOfDay dealOfDay(const Date& date);
/// The day whose deal such a game plays, whatever the players are called; nothing: it is another game. `firstSeat`: who
/// starts its first round, from 0; -1: that is not dealt yet.
std::optional<Date> dayOf(const HeaderLine& header, int firstSeat);

} // namespace mt
