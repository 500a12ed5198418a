// What is said of a day and its deal.
#pragma once

#include "app/daily/day_book.h"

#include <QCoreApplication>

class DailyWords
{
    Q_DECLARE_TR_FUNCTIONS(DailyWords)

public:
    static QString month(const QDate& date);
    /// The whole date, as a heading.
    static QString date(const QDate& date);
    /// A day of the calendar, for a screen reader: before it is known what became of it, and then. `tries` may be null.
    static QString spoken(const QDate& date, const QDate& today);
    static QString spoken(const QDate& date, const QDate& today, const DayTries* tries);
    /// What became of it, in sentences.
    static QString story(const DayTries* tries, bool isOnTable);
    /// Who sits there and by which rules, the same every day.
    static QString about();
    /// What a press would do, on the button and in a sentence.
    static QString play();
    static QString goOn();
    static QString repeat();
    static QString repeatHelp();
    static QString inUse();
    static QString reading();
    /// How many of the levels have played.
    static QString progress(int done, int all);
    static QString spokenPoints(const QString& name, int points);
    /// The person, beside the levels.
    static QString person(const std::string& name);
};
