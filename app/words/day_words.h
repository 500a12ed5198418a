// A day and its deal, as players read them.
#pragma once

#include "engine/record/deal_of_day.h"

#include <QCoreApplication>
#include <QDate>

class DayWords
{
    Q_DECLARE_TR_FUNCTIONS(DayWords)

public:
    static QDate dateOf(const mt::Date& date);
    /// `date`: a valid one.
    static mt::Date dateOf(const QDate& date);

    /// What a game of that day is called, in a line with other things.
    static QString title(const QDate& day, bool isRepeat);
};
