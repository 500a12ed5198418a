// The calendar: each day in the column of its weekday, wherever weeks begin, with what became of it.
#include "app/daily/daily_words.h"
#include "app/daily/day_calendar.h"
#include "tests/app/in_english.h"

#include <QLocale>

#include <algorithm>

namespace
{

const QDate today(2026, 11, 25);

RecordEntry gameOf(const QDate& day, const char* path, int second, bool isPractice = false)
{
    return {.state = RecordEntry::State::inProgress,
            .path = QLatin1String(path),
            .begun = QDateTime(today, QTime(12, 0, second)),
            .lastPlayed = {},
            .day = day,
            .isRepeat = isPractice,
            .rulebook = "tactic",
            .round = 1,
            .rounds = 3,
            .isPractice = isPractice};
}

RecordEntry finishedOf(const QDate& day, int points)
{
    RecordEntry game = gameOf(day, "done", 0);
    game.state = RecordEntry::State::finished;
    game.round = 3;
    game.totals = {points, 99, 98, 97};
    game.winners = {0};
    return game;
}

class Calendar : public InEnglish
{
protected:
    ~Calendar() override { QLocale::setDefault(before_); }

private:
    QLocale before_;
};

TEST_F(Calendar, WeeksBeginAsTheLocaleSays)
{
    for (const auto& [name, first] : {std::pair("en_US", "Sun"), std::pair("de_DE", "Mo")}) {
        const QLocale locale{QLatin1String(name)};
        QLocale::setDefault(locale);
        const QStringList weekdays = DayCalendar::weekdays(false);
        ASSERT_EQ(weekdays.size(), DayCalendar::week);
        EXPECT_EQ(weekdays.front(), QLatin1String(first));
        for (int month = 0; month < 48; ++month) {
            DayCalendar calendar;
            const QDate shown = QDate(2026, 1, 31).addMonths(month);
            calendar.show(shown, today, nullptr);
            ASSERT_EQ(calendar.count(), DayCalendar::places);
            int days = 0;
            for (int place = 0; place < calendar.count(); ++place) {
                const QDate at = calendar.dateAt(place);
                EXPECT_EQ(calendar.row(place).day, at.isValid() ? at.day() : 0);
                if (!at.isValid())
                    continue;
                ++days;
                EXPECT_EQ(calendar.placeOf(at), place);
                EXPECT_EQ(weekdays[place % DayCalendar::week],
                          locale.standaloneDayName(at.dayOfWeek(), QLocale::ShortFormat));
            }
            EXPECT_EQ(days, shown.daysInMonth());
        }
    }
}

TEST_F(Calendar, TellsWhatBecameOfEachDay)
{
    DayBook book;
    book.take({finishedOf({2026, 11, 3}, 61), gameOf({2026, 11, 4}, "b", 1), gameOf({2026, 11, 5}, "r", 1, true)});
    DayCalendar calendar;
    calendar.show(today, today, &book);
    const auto cell = [&](int day) { return calendar.row(calendar.placeOf({2026, 11, day})); };
    EXPECT_EQ(cell(3).mark, "61");
    EXPECT_TRUE(cell(3).isDone);
    EXPECT_EQ(cell(3).spoken, "Tuesday, November 3, 2026, 61 points");
    EXPECT_TRUE(cell(4).isBegun);
    EXPECT_EQ(cell(4).spoken, "Wednesday, November 4, 2026, begun");
    EXPECT_FALSE(cell(5).isBegun || cell(5).isDone) << "a repeat alone is no first try";
    EXPECT_EQ(cell(6).spoken, "Friday, November 6, 2026, not played yet");
    EXPECT_EQ(cell(25).spoken, "Wednesday, November 25, 2026, today, not played yet");
    EXPECT_TRUE(cell(25).isToday);
    EXPECT_FALSE(cell(25).isToCome);
    EXPECT_FALSE(cell(24).isToday);
    EXPECT_TRUE(cell(26).isToCome);
    EXPECT_EQ(cell(26).spoken, "Thursday, November 26, 2026, still to come");
    RecordEntry undone = finishedOf({2026, 11, 6}, 1);
    undone.takenBack = true;
    book.take({undone});
    calendar.show(today, today, &book);
    EXPECT_EQ(cell(6).spoken, "Friday, November 6, 2026, 1 point, something was taken back");
    // Nothing is said of days before it is known what became of them.
    calendar.show(today, today, nullptr);
    EXPECT_EQ(cell(3).spoken, "Tuesday, November 3, 2026");
    EXPECT_EQ(cell(25).spoken, "Wednesday, November 25, 2026, today");
    EXPECT_FALSE(cell(3).isDone || cell(4).isBegun);
}

TEST_F(Calendar, SaysWhereSomebodyElsePlayed)
{
    RecordEntry handed = finishedOf({2026, 11, 6}, 1);
    handed.seatHanded = true;
    DayBook book;
    book.take({handed});
    DayCalendar calendar;
    calendar.show(today, today, &book);
    EXPECT_EQ(calendar.row(calendar.placeOf({2026, 11, 6})).spoken,
              "Friday, November 6, 2026, 1 point, a seat changed hands");
    EXPECT_EQ(DailyWords::story(book.find({2026, 11, 6}), false),
              "You won with 1 point.\nA seat changed hands on the way.");
}

TEST(DayBook, TheEarliestRecordThatIsNoRepeatIsTheFirstTry)
{
    const QDate day(2026, 11, 1);
    // In any order: a list begins with what was played last.
    std::vector<RecordEntry> games = {gameOf(day, "late", 9), gameOf(day, "repeat", 1, true),    gameOf(day, "b", 5),
                                      gameOf(day, "a", 5),    gameOf({2026, 11, 2}, "other", 0), gameOf({}, "none", 0)};
    for (int turn = 0; turn < static_cast<int>(games.size()); ++turn) {
        std::rotate(games.begin(), games.begin() + 1, games.end());
        DayBook book;
        for (const RecordEntry& game : games)
            book.take({game});
        ASSERT_NE(book.find(day), nullptr);
        EXPECT_EQ(book.find(day)->first->path, "a");
        EXPECT_EQ(book.find(day)->repeats, 3);
        EXPECT_EQ(book.find({2026, 11, 2})->repeats, 0);
        EXPECT_EQ(book.find({2026, 11, 3}), nullptr);
    }
    // Of one second the second is called after it with a number.
    DayBook one;
    one.take({gameOf(day, "2026-11-01-120000-2.jsonl", 5), gameOf(day, "2026-11-01-120000-10.jsonl", 5),
              gameOf(day, "2026-11-01-120000.jsonl", 5)});
    EXPECT_EQ(one.find(day)->first->path, "2026-11-01-120000.jsonl");
    DayBook onlyRepeats;
    onlyRepeats.take({gameOf(day, "repeat", 1, true)});
    EXPECT_FALSE(onlyRepeats.find(day)->first) << "its record is gone, and it stays the one that counted";
    EXPECT_EQ(onlyRepeats.find(day)->repeats, 1);
}

// What was good of it has been gone on with in another record.
TEST(DayBook, ADamagedRecordIsTheFirstTryWhereThereIsNoOther)
{
    const QDate day(2026, 11, 1);
    RecordEntry damaged = gameOf(day, "damaged", 1);
    damaged.state = RecordEntry::State::damaged;
    DayBook book;
    book.take({damaged});
    EXPECT_EQ(book.find(day)->first->path, "damaged");
    book.take({gameOf(day, "copy", 2)});
    EXPECT_EQ(book.find(day)->first->path, "copy");
    EXPECT_EQ(book.find(day)->repeats, 1);
    damaged.round = 0;
    DayBook nothingDealt;
    nothingDealt.take({damaged});
    EXPECT_EQ(nothingDealt.find(day), nullptr);
}

} // namespace
