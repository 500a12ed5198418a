// One month of days, as it is shown: six weeks that begin as they do where the language is spoken.
#pragma once

#include "app/daily/day_book.h"
#include "app/platform/row_model.h"

struct DayCell {
    Q_GADGET
    Q_PROPERTY(int day MEMBER day)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(bool isToday MEMBER isToday)
    Q_PROPERTY(bool isDone MEMBER isDone)
    Q_PROPERTY(bool isBegun MEMBER isBegun)
    Q_PROPERTY(bool isToCome MEMBER isToCome)

public:
    int day = 0;      ///< of the month; 0: this place of the weeks is in another month
    QString mark{};   ///< the points of a first try, or that it goes on
    QString spoken{}; ///< the date and what became of it
    bool isToday = false;
    bool isDone = false;   ///< the first try is over
    bool isBegun = false;  ///< it is not, but there is one
    bool isToCome = false; ///< nobody can play it yet

    friend bool operator==(const DayCell&, const DayCell&) = default;
};

class DayCalendar : public ROW_MODEL(DayCell)
{
    Q_OBJECT

public:
    static constexpr int week = 7;
    static constexpr int places = 6 * week;

    using RowModel::RowModel;

    /// The month of that date. Null: what became of its days is not known yet.
    void show(const QDate& date, const QDate& today, const DayBook* book);
    /// The place of a date of the month that is shown.
    int placeOf(const QDate& date) const { return before_ + date.day() - 1; }
    /// Invalid: it is in another month.
    QDate dateAt(int place) const;
    /// The days of the week in their order, in short; `spoken`: in full.
    static QStringList weekdays(bool spoken);

private:
    QDate first_;    ///< of the month
    int before_ = 0; ///< so many places are before it
};
