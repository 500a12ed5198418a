#include "app/words/count_words.h"

#include <algorithm>

QString CountWords::plan(int tiles, int pipsLeftOver)
{
    return tr("%1, %2", "a planned train: its tiles, and the pips that it leaves in the hand")
        .arg(tr("%n tile(s)", "of a planned train", tiles), tr("%n pip(s) left over", "", pipsLeftOver));
}

QString CountWords::values(mt::PipSet values)
{
    QStringList words;
    for (const int value : values)
        words.prepend(QString::number(value));
    return words.join(QStringLiteral(", "));
}

QString CountWords::turn(const mt::MissedTurn& missed)
{
    const QString values = CountWords::values(missed.values);
    if (missed.drew == 0)
        return tr("Turn %1: could not play on %2, and passed.", "a player; %1: their first turn is 1, %2: values")
            .arg(QString::number(missed.turn), values);
    //: a player; %1: their first turn is 1, %2: values
    return (missed.passed ? tr("Turn %1: could not play on %2, drew %n tile(s) and passed.", "", missed.drew)
                          : tr("Turn %1: could not play on %2, and drew %n tile(s).", "", missed.drew))
        .arg(QString::number(missed.turn), values);
}

QStringList CountWords::turns(const std::vector<mt::MissedTurn>& missed)
{
    QStringList lines;
    for (const mt::MissedTurn& each : missed)
        if (!each.values.isEmpty())
            lines.append(turn(each));
    return lines;
}

QString CountWords::lacking(int value, const std::vector<mt::SeatCount>& seats, const SeatNames& names)
{
    QStringList lacking;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].lacks.contains(value) && !names.isYou(static_cast<int>(seat)))
            lacking.append(names.name(static_cast<int>(seat)));
    return lacking.isEmpty()
               ? QString()
               : tr("Could not play on %1, and has kept no drawn tile since: %2", "%1: a value, %2: players")
                     .arg(QString::number(value), lacking.join(QStringLiteral(", ")));
}
