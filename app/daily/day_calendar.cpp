#include "app/daily/day_calendar.h"

#include "app/daily/daily_words.h"

#include <QLocale>

namespace
{

DayCell cellOf(const QDate& date, const QDate& today, const DayBook* book)
{
    DayCell cell{.day = date.day(), .isToday = date == today, .isToCome = date > today};
    if (book == nullptr) {
        cell.spoken = DailyWords::spoken(date, today);
        return cell;
    }
    const DayTries* const tries = book->find(date);
    if (tries && tries->first) {
        cell.isDone = isOver(*tries->first);
        cell.isBegun = !cell.isDone;
        if (cell.isDone)
            cell.mark = QLocale().toString(tries->first->totals.front());
        else
            cell.mark = QStringLiteral("…");
    }
    cell.spoken = DailyWords::spoken(date, today, tries);
    return cell;
}

} // namespace

void DayCalendar::show(const QDate& date, const QDate& today, const DayBook* book)
{
    first_ = QDate(date.year(), date.month(), 1);
    before_ = (first_.dayOfWeek() - QLocale().firstDayOfWeek() + week) % week;
    std::vector<DayCell> cells;
    for (int place = 0; place < places; ++place) {
        const QDate at = dateAt(place);
        cells.push_back(at.isValid() ? cellOf(at, today, book) : DayCell());
    }
    setRows(std::move(cells));
}

QDate DayCalendar::dateAt(int place) const
{
    const int day = place - before_ + 1;
    return day >= 1 && day <= first_.daysInMonth() ? QDate(first_.year(), first_.month(), day) : QDate();
}

QStringList DayCalendar::weekdays(bool spoken)
{
    const QLocale locale;
    QStringList names;
    for (int at = 0; at < week; ++at) {
        const int day = (locale.firstDayOfWeek() - 1 + at) % week + 1;
        names.append(locale.standaloneDayName(day, spoken ? QLocale::LongFormat : QLocale::ShortFormat));
    }
    return names;
}

#include "moc_day_calendar.cpp"
