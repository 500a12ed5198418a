#include "app/scores/score_words.h"

#include "app/words/result_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/tile_words.h"

#include <QLocale>

#include <numeric>

QString ScoreWords::number(int number)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(number);
}

QString ScoreWords::engine(const mt::GameRules& rules, int round)
{
    const int value = mt::engineOfRound(rules.options, round);
    return TileWords::text(mt::Tile(value, value));
}

QString ScoreWords::row(const ScoreTable& table, int round)
{
    const SeatNames names = table.names();
    const std::vector<int>& scores = table.scores[static_cast<std::size_t>(round - 1)];
    const std::vector<int> totals = table.after(round).totals();
    QStringList parts;
    for (int seat = 0; seat < table.players(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        parts.append(tr("%1: %n point(s), total %2", "%1: who", scores[at]).arg(names.name(seat), number(totals[at])));
    }
    return tr("Round %1, engine %2. %3", "%3: who has how many points")
        .arg(number(table.roundOf(round)), engine(table.rules, table.roundOf(round)), list(parts));
}

QString ScoreWords::totals(const ScoreTable& table)
{
    if (table.scores.empty())
        return {};
    const SeatNames names = table.names();
    const std::vector<int> totals = table.totals();
    QStringList parts;
    for (int seat = 0; seat < table.players(); ++seat)
        parts.append(tr("%1: %n point(s)", "%1: who", totals[static_cast<std::size_t>(seat)]).arg(names.name(seat)));
    return tr("Totals after %n round(s). %1", "%1: who has how many points", table.rounds()).arg(list(parts));
}

QString ScoreWords::standing(const ScoreTable& table)
{
    if (table.scores.empty())
        return {};
    const mt::Game game = table.game();
    if (mt::isOver(game))
        return ResultWords::result(game, table.names());
    const std::vector<int> leaders = table.leaders();
    return ResultWords::leaders(leaders, table.totals()[static_cast<std::size_t>(leaders.front())], table.names());
}

QString ScoreWords::points(int points) { return tr("%n point(s)", "", points); }

QString ScoreWords::place(int place, const QString& name, int points)
{
    return tr("Place %1: %2, %n point(s).", "%1: number, %2: who", points).arg(number(place), name);
}

QStringList ScoreWords::facts(const mt::GameRules& rules)
{
    const mt::Options& options = rules.options;
    QStringList facts{tr("Double-%1 set, %n round(s).", "", options.rounds).arg(number(options.set)),
                      tr("The double blank counts %n point(s).", "", options.doubleBlank)};
    if (options.targetScore > 0)
        facts.append(tr("The game ends after the round in which somebody’s total reaches %n point(s).", "",
                        options.targetScore));
    return facts;
}

QString ScoreWords::tiles(const mt::GameRules& rules)
{
    if (rules.options.shortGame)
        return tr("Short game with the double-%1 set").arg(number(rules.options.set));
    return tr("Double-%1 set").arg(number(rules.options.set));
}

QString ScoreWords::round(const mt::GameRules& rules, int round)
{
    return tr("Round %1, engine %2").arg(number(round), engine(rules, round));
}

QString ScoreWords::players(const ScoreTable& table)
{
    std::vector<int> seats(static_cast<std::size_t>(table.players()));
    std::iota(seats.begin(), seats.end(), 0);
    return table.names().list(seats);
}

QString ScoreWords::progress(const ScoreTable& table)
{
    const QString begun = date(table.date);
    const QString rulebook = RulebookWords::rulebookName(table.rules.rulebook);
    if (table.isOver())
        return tr("%1, %2 rules, over after %n round(s).", "%1: date, %2: name of the rulebook", table.rounds())
            .arg(begun, rulebook);
    return tr("%1, %2 rules, %3 of %4 rounds played.", "%1: date, %2: name of the rulebook, %3, %4: numbers")
        .arg(begun, rulebook, number(table.rounds()), number(table.rules.options.rounds));
}

QString ScoreWords::title() { return tr("Mexican Train"); }

QString ScoreWords::date(QDate date)
{
    return date.isValid() ? QLocale().toString(date, QLocale::LongFormat) : tr("Date:", "a line to write on follows");
}

QString ScoreWords::playedBy(const mt::GameRules& rules)
{
    QString text = tr("%1 rules.", "%1: name of the rulebook").arg(RulebookWords::rulebookName(rules.rulebook));
    for (const QString& fact : facts(rules))
        text = tr("%1 %2", "two sentences, one after the other").arg(text, fact);
    return text;
}

QString ScoreWords::page(int page, int pages) { return tr("Page %1 of %2").arg(number(page), number(pages)); }

QString ScoreWords::roundTitle() { return tr("Round", "heading of a column"); }

QString ScoreWords::totalTitle() { return tr("Total", "heading of a row"); }

QString ScoreWords::boxNote()
{
    return tr("In each box: on the left the points of the round, on the right the total so far.");
}

QString ScoreWords::list(const QStringList& parts)
{
    QString text = parts.value(0);
    for (qsizetype i = 1; i < parts.size(); ++i)
        text = tr("%1; %2", "a list goes on").arg(text, parts[i]);
    return text;
}
