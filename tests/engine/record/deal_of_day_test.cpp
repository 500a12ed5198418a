// The deal of the day: one game a date, the same everywhere.
#include "engine/ai/level_game.h"
#include "engine/record/deal_of_day.h"
#include "engine/record/sealed_deal.h"

#include <gtest/gtest.h>

#include <set>

using namespace mt;
using namespace std::chrono_literals;

namespace
{

constexpr Date day = 2026y / 11 / 25;

/// A day as the table and the levels' points play it, with that level in the person's seat.
struct PlayedDay {
    std::string deals;
    std::string actions;
    Game game;
};

PlayedDay played(const Date& date, std::string_view level)
{
    const DealOfDay today = dealOfDay(date);
    const std::array<const Level*, 4> levels = {findLevel(level), findLevel(levelsOfDay[0]), findLevel(levelsOfDay[1]),
                                                findLevel(levelsOfDay[2])};
    PlayedDay all;
    const auto deal = [&](int round, int firstSeat) {
        const RoundLine line = sealedDeal(today.rules, today.seed, round, firstSeat);
        all.deals += lineText(line) + '\n';
        return line.deal;
    };
    const auto done = [&](const Action& action) {
        all.actions += lineText(action) + '\n';
        return true;
    };
    all.game = playLevels(today.rules, levels, today.seed, today.firstSeat, deal, {}, done);
    return all;
}

HeaderLine headerOf(const Date& date)
{
    const DealOfDay today = dealOfDay(date);
    HeaderLine header{today.rules, {{"Anna", PlayerKind::human, {}}}, today.seed};
    for (const std::string_view level : levelsOfDay)
        header.players.push_back({"Bruno", PlayerKind::ai, std::string(level)});
    return header;
}

} // namespace

// docs/deal-of-the-day.md says this very day. If it fails, every day that anybody has played is another one: see there.
TEST(DealOfDay, IsTheSameEverywhere)
{
    const PlayedDay today = played(day, "hard");
    EXPECT_EQ(dealOfDay(day).seed, "day 2026-11-25");
    EXPECT_EQ(dealOfDay(day).firstSeat, 0);
    EXPECT_EQ(sealedDeal(dealOfDay(day).rules, dealOfDay(day).seed, 1, 0).commit,
              "f4ee7744df2af25bc9a6e1b07e83f4de41d7a82911bf2f0c636eff28d336ca33");
    EXPECT_EQ(fingerprint(today.deals), "847beeda454e9c3bca244dcf52bf97b7207cbb830c81db198d343370fdbdf081");
    EXPECT_EQ(fingerprint(today.actions), "77269e857af1623eb64cc43d703f3f611c9ddd4ab107db3470ba4afcb3b54e9c");
    EXPECT_EQ(totals(today.game), (std::vector{45, 123, 80, 53}));
    EXPECT_EQ(played(day, "hard").actions, today.actions);
}

TEST(DealOfDay, IsAGameOfThreeRoundsAtFourSeats)
{
    const DealOfDay today = dealOfDay(day);
    EXPECT_EQ(today.rules.rulebook, "tactic");
    EXPECT_EQ(today.rules.options.rounds, 3);
    EXPECT_EQ(today.rules.players, 4);
    for (const std::string_view level : levelsOfDay)
        EXPECT_NE(findLevel(level), nullptr) << level;
    EXPECT_EQ(played(day, "easy").game.scores.size(), 3U);
}

TEST(DealOfDay, OtherDatesHaveOtherDeals)
{
    std::set<std::string> deals;
    std::set<int> firstSeats;
    int days = 0;
    for (std::chrono::sys_days each = day; days < 400; each += std::chrono::days(1), ++days) {
        const DealOfDay deal = dealOfDay(Date(each));
        deals.insert(sealedDeal(deal.rules, deal.seed, 1, deal.firstSeat).commit);
        firstSeats.insert(deal.firstSeat);
    }
    EXPECT_EQ(deals.size(), 400U);
    EXPECT_EQ(firstSeats.size(), 4U);
    EXPECT_NE(played(day, "hard").actions, played(2026y / 11 / 26, "hard").actions);
}

TEST(DealOfDay, ADateIsWrittenInOneWay)
{
    for (const char* text : {"2026-11-25", "2000-01-01", "9999-12-31", "2028-02-29"}) {
        ASSERT_TRUE(readDate(text)) << text;
        EXPECT_EQ(dateText(*readDate(text)), text);
    }
    for (const char* text : {"", "2026-11-2", "2026-11-255", "2026-13-01", "2026-00-01", "2026-02-29", "2026-11-31",
                             "1999-12-31", "2026/11/25", "2026-1a-01", "+026-11-25", " 2026-11-25"})
        EXPECT_FALSE(readDate(text)) << text;
    EXPECT_FALSE(hasDeal(2026y / 2 / 30));
    EXPECT_FALSE(hasDeal(1999y / 12 / 31));
}

TEST(DealOfDay, IsKnownByWhatARecordBeginsWith)
{
    const HeaderLine header = headerOf(day);
    EXPECT_EQ(dayOf(header, -1), day);
    EXPECT_EQ(dayOf(header, dealOfDay(day).firstSeat), day);
    for (int seat = 0; seat < 4; ++seat)
        EXPECT_EQ(dayOf(header, seat).has_value(), seat == dealOfDay(day).firstSeat) << "who begins belongs to it";
    const auto read = std::get<RecordLine>(readLine(lineText(header)));
    EXPECT_EQ(dayOf(std::get<HeaderLine>(read), -1), day);
    const auto isNone = [&](auto change) {
        HeaderLine other = header;
        change(other);
        return !dayOf(other, -1);
    };
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.seed = "2026-11-25"; }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.seed = "day 2026-11-31"; }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.rules.options.rounds = 2; }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.rules.options.openHands = true; }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.players[0].kind = PlayerKind::ai; }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.players[1].kind = PlayerKind::human; }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.players[1].leaning = "heavy"; }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { std::swap(other.players[1], other.players[2]); }));
    EXPECT_TRUE(isNone([](HeaderLine& other) { other.again = Again{}; }));
    EXPECT_FALSE(isNone([](HeaderLine& other) { other.players[0].name = "Вера"; }));
    EXPECT_FALSE(isNone([](HeaderLine& other) { other.isRepeat = true; }));
}

TEST(DealOfDay, ARecordMayTellThatItIsARepeatAndWhichProgramBeganIt)
{
    HeaderLine header = headerOf(day);
    EXPECT_EQ(lineText(header).find("repeat"), std::string::npos);
    EXPECT_EQ(lineText(header).find("program"), std::string::npos);
    header.isRepeat = true;
    header.program = "1.2.0~rc1+5";
    const std::string text = lineText(header);
    EXPECT_TRUE(text.ends_with(R"("repeat":true,"program":"1.2.0~rc1+5"})")) << text;
    EXPECT_EQ(std::get<HeaderLine>(std::get<RecordLine>(readLine(text))), header);
    const auto refused = [&](const std::string& from, const std::string& to) {
        std::string wrong = text;
        wrong.replace(wrong.find(from), from.size(), to);
        return std::holds_alternative<Fault>(readLine(wrong));
    };
    EXPECT_FALSE(refused("true", "false"));
    EXPECT_TRUE(refused("true", "1"));
    EXPECT_TRUE(refused("1.2.0~rc1+5", ""));
    EXPECT_TRUE(refused("1.2.0~rc1+5", "1 2"));
    EXPECT_TRUE(refused("1.2.0~rc1+5", std::string(33, '1')));
    EXPECT_TRUE(refused("\"1.2.0~rc1+5\"", "12"));
}

TEST(Record, AGameMayHaveAnId)
{
    HeaderLine header = headerOf(day);
    EXPECT_EQ(lineText(header).find("\"id\""), std::string::npos);
    header.id = "0123456789abcdef0123456789abcdef";
    const std::string text = lineText(header);
    EXPECT_TRUE(text.ends_with(R"("id":"0123456789abcdef0123456789abcdef"})")) << text;
    EXPECT_EQ(std::get<HeaderLine>(std::get<RecordLine>(readLine(text))), header);
    for (const char* wrong : {"\"\"", "\"0123456789abcdef0123456789abcde\"", "\"0123456789abcdef0123456789abcdefa\"",
                              "\"0123456789ABCDEF0123456789abcdef\"", "\"../0123456789abcdef012345678ab\"", "7"}) {
        std::string other = text;
        other.replace(other.find("\"0123"), header.id.size() + 2, wrong);
        EXPECT_TRUE(std::holds_alternative<Fault>(readLine(other))) << wrong;
    }
}

TEST(LevelGame, StopsWhenItIsAskedTo)
{
    const DealOfDay today = dealOfDay(day);
    const Level* easy = findLevel("easy");
    const std::array<const Level*, 4> levels = {easy, easy, easy, easy};
    const auto deal = [&](int round, int firstSeat) {
        return sealedDeal(today.rules, today.seed, round, firstSeat).deal;
    };
    StopSource source;
    int actions = 0;
    const auto stopAtTen = [&](const Action&) {
        if (++actions == 10)
            source.requestStop();
        return true;
    };
    EXPECT_TRUE(playLevels(today.rules, levels, today.seed, 0, deal, source.token(), stopAtTen).scores.empty());
    EXPECT_EQ(actions, 10);
    actions = 0;
    const auto tenAlone = [&](const Action&) { return ++actions < 10; };
    EXPECT_TRUE(playLevels(today.rules, levels, today.seed, 0, deal, {}, tenAlone).scores.empty());
    EXPECT_EQ(actions, 10);
}
