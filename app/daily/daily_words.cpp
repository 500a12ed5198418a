#include "app/daily/daily_words.h"

#include "app/people/player_name.h"
#include "app/words/level_words.h"
#include "app/words/rulebook_words.h"
#include "engine/record/deal_of_day.h"

#include <QLocale>

#include <algorithm>

namespace
{

QString capitalised(const QString& text)
{
    return text.isEmpty() ? text : QLocale().toUpper(text.left(1)) + text.mid(1);
}

} // namespace

QString DailyWords::month(const QDate& date)
{
    // Beside a year Chinese writes its months in digits, which is what its short names are.
    const auto length = QLocale().language() == QLocale::Chinese ? QLocale::ShortFormat : QLocale::LongFormat;
    return tr("%1 %2", "%1: name of a month, %2: year")
        .arg(capitalised(QLocale().standaloneMonthName(date.month(), length)), QString::number(date.year()));
}

QString DailyWords::date(const QDate& date) { return capitalised(QLocale().toString(date, QLocale::LongFormat)); }

QString DailyWords::spoken(const QDate& date, const QDate& today)
{
    return date == today ? DailyWords::date(date) + QStringLiteral(", ") + tr("today") : DailyWords::date(date);
}

QString DailyWords::spoken(const QDate& date, const QDate& today, const DayTries* tries)
{
    QStringList parts = {spoken(date, today)};
    if (date > today)
        parts.append(tr("still to come", "of a day"));
    else if (tries && tries->first && isOver(*tries->first))
        parts.append(tr("%n point(s)", "", tries->first->totals.front()));
    else if (tries)
        parts.append(tries->first ? tr("begun", "of a day's game") : tr("played again", "of a day"));
    else
        parts.append(tr("not played yet", "of a day"));
    if (tries && tries->first && tries->first->takenBack)
        parts.append(tr("something was taken back"));
    if (tries && tries->first && tries->first->seatHanded)
        parts.append(tr("a seat changed hands"));
    return parts.join(QStringLiteral(", "));
}

QString DailyWords::story(const DayTries* tries, bool isOnTable)
{
    QStringList lines;
    const RecordEntry* first = tries && tries->first ? &*tries->first : nullptr;
    if (isOnTable)
        lines.append(tr("You are playing it: it waits on the table."));
    else if (first && isOver(*first))
        lines.append(std::ranges::count(first->winners, 0) > 0
                         ? tr("You won with %n point(s).", "", first->totals.front())
                         : tr("You finished with %n point(s).", "", first->totals.front()));
    else if (first)
        lines.append(tr("You have begun it: round %1 of %2.").arg(std::max(first->round, 1)).arg(first->rounds));
    else if (tries)
        lines.append(tr("You have played these tiles; the record of your first try is gone."));
    else
        lines.append(tr("You have not played it yet. Your first try is the one that counts."));
    if (first && first->takenBack)
        lines.append(tr("Something was taken back on the way."));
    if (first && first->seatHanded)
        lines.append(tr("A seat changed hands on the way."));
    if (tries && tries->repeats > 0 && first)
        lines.append(tr("Played again since then: %n time(s).", "", tries->repeats));
    const std::string version = QCoreApplication::applicationVersion().toStdString();
    if (first && isOver(*first) && !first->program.empty() && first->program != version)
        lines.append(tr("You played it with version %1; computer players may play differently now.")
                         .arg(QString::fromStdString(first->program)));
    return lines.join(QLatin1Char('\n'));
}

QString DailyWords::about()
{
    QStringList levels;
    for (const std::string_view level : mt::levelsOfDay)
        levels.append(LevelWords::name(level));
    return tr("The same tiles for everybody on the same day, no network needed: three rounds by the %1 rules, "
              "with three computer players (%2).",
              "%1: name of a rulebook, %2: levels")
        .arg(RulebookWords::rulebookName("tactic"), QLocale().createSeparatedList(levels));
}

QString DailyWords::play() { return tr("Play"); }

QString DailyWords::goOn() { return tr("Go on"); }

QString DailyWords::repeat() { return tr("Play it again"); }

QString DailyWords::repeatHelp() { return tr("Once more for the fun of it: it does not count."); }

QString DailyWords::inUse() { return tr("It is being played in another window."); }

QString DailyWords::reading() { return tr("Reading which days you have played…"); }

QString DailyWords::progress(int done, int all)
{
    return tr("Levels that have played these tiles in your seat: %1 of %2").arg(done).arg(all);
}

QString DailyWords::spokenPoints(const QString& name, int points)
{
    return tr("%1: %n point(s)", "%1: a player or a level", points).arg(name);
}

QString DailyWords::person(const std::string& name)
{
    const QString shown = PlayerName::shown(QString::fromStdString(name));
    return shown.isEmpty() ? tr("You", "a player without a name") : shown;
}
