#include "engine/record/deal_of_day.h"

#include "engine/record/sealed_deal.h"

#include <algorithm>

namespace mt
{
namespace
{

constexpr std::string_view seedBegins = "day ";
constexpr int firstYear = 2000;
constexpr int lastYear = 9999;

GameRules rulesOfDay()
{
    return std::get<GameRules>(resolveRules("tactic", {{"rounds", "3"}}, 1 + static_cast<int>(std::size(levelsOfDay))));
}

std::string digits(unsigned number, std::size_t count)
{
    const std::string text = std::to_string(number);
    return std::string(count - std::min(count, text.size()), '0') + text;
}

bool sitsThere(const RecordPlayer& player, std::size_t seat)
{
    if (!player.leaning.empty())
        return false;
    if (seat == 0)
        return player.kind == PlayerKind::human;
    return player.kind == PlayerKind::ai && player.level == levelsOfDay[seat - 1];
}

} // namespace

bool hasDeal(const Date& date) { return date.ok() && int(date.year()) >= firstYear && int(date.year()) <= lastYear; }

std::string dateText(const Date& date)
{
    MT_EXPECT(hasDeal(date));
    return digits(static_cast<unsigned>(int(date.year())), 4) + '-' + digits(unsigned(date.month()), 2) + '-' +
           digits(unsigned(date.day()), 2);
}

std::optional<Date> readDate(std::string_view text)
{
    const auto number = [&](std::size_t from, std::size_t count) {
        unsigned value = 0;
        for (const char c : text.substr(from, count))
            value = 10 * value + static_cast<unsigned>(c - '0');
        return value;
    };
    constexpr std::string_view shape = "0000-00-00";
    const auto fits = [](char c, char s) { return s == '0' ? c >= '0' && c <= '9' : c == s; };
    if (text.size() != shape.size() || !std::equal(text.begin(), text.end(), shape.begin(), fits))
        return std::nullopt;
    const Date date(std::chrono::year(static_cast<int>(number(0, 4))), std::chrono::month(number(5, 2)),
                    std::chrono::day(number(8, 2)));
    return hasDeal(date) ? std::optional(date) : std::nullopt;
}

DealOfDay dealOfDay(const Date& date)
{
    DealOfDay deal{rulesOfDay(), std::string(seedBegins) + dateText(date)};
    deal.firstSeat = randomFirstSeat(deal.rules, deal.seed);
    return deal;
}

std::optional<Date> dayOfSeed(std::string_view seed)
{
    return seed.starts_with(seedBegins) ? readDate(seed.substr(seedBegins.size())) : std::nullopt;
}

std::optional<Date> dayOf(const HeaderLine& header, int firstSeat)
{
    const std::optional<Date> day = dayOfSeed(header.seed);
    if (!day || header.again || header.rules != rulesOfDay())
        return std::nullopt;
    for (std::size_t seat = 0; seat < header.players.size(); ++seat)
        if (!sitsThere(header.players[seat], seat))
            return std::nullopt;
    if (firstSeat >= 0 && firstSeat != randomFirstSeat(header.rules, header.seed))
        return std::nullopt;
    return day;
}

} // namespace mt
