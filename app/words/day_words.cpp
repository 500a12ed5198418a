#include "app/words/day_words.h"

#include <QLocale>

QDate DayWords::dateOf(const mt::Date& date)
{
    return {int(date.year()), static_cast<int>(unsigned(date.month())), static_cast<int>(unsigned(date.day()))};
}

mt::Date DayWords::dateOf(const QDate& date)
{
    return {std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
            std::chrono::day(static_cast<unsigned>(date.day()))};
}

QString DayWords::title(const QDate& day, bool isRepeat)
{
    const QString date = QLocale().toString(day, QLocale::ShortFormat);
    return isRepeat ? tr("Deal of the day %1, once more", "%1: date").arg(date)
                    : tr("Deal of the day %1", "%1: date").arg(date);
}
