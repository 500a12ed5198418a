// The journal that the statistics live in, whatever stands in it: figures that can be, and the numbers of the bad
// lines.
#include "app/history/statistics.h"
#include "app/history/statistics_journal.h"
#include "tests/fuzz/laws.h"
#include "tests/fuzz/target.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace mt::fuzz
{
namespace
{

QString folder()
{
    static const QTemporaryDir dir;
    return dir.path();
}

Ledger readAsFile(const std::string& text)
{
    QFile file(StatisticsJournal::fileIn(folder()));
    hold(file.open(QIODevice::WriteOnly | QIODevice::Truncate), "the fuzzer can write its file");
    file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    return Ledger::read(folder());
}

void holdLineLaws(const std::string& text)
{
    const std::optional<JournalLine> line = readJournalLine(QByteArray::fromStdString(text));
    if (!line)
        return;
    const QByteArray written = journalText(*line);
    hold(written.count('\n') == 1 && written.endsWith('\n'), "a line is written as one line", written.toStdString());
    const std::optional<JournalLine> again = readJournalLine(written);
    hold(again && *again == *line, "what was accepted is written and read back as the same", written.toStdString());
}

void holdFigures(const Ledger& ledger, const QString& player)
{
    for (const GameKind kind : {GameKind::straight, GameKind::withUndo, GameKind::seatHanded}) {
        const Figures figures = figuresOf(ledger, {.player = player, .kind = kind}, 3);
        hold(figures.won <= figures.finished && figures.finished <= figures.begun && figures.jointly <= figures.won &&
                 figures.wentOut <= figures.rounds && figures.streak <= figures.longestStreak &&
                 figures.bestRounds.size() <= 3,
             "figures agree with each other");
        hold(figures.points >= 0 && figures.ranks >= 0 && figures.hints >= 0, "figures are counted, not below zero");
    }
}

} // namespace

void holdLaws(const std::string& text)
{
    const std::vector<std::string> lines = linesOf(text);
    for (const std::string& line : lines)
        holdLineLaws(line);
    const Ledger ledger = readAsFile(text);
    const std::vector<int>& bad = ledger.damagedLines();
    hold(std::is_sorted(bad.begin(), bad.end()) && std::adjacent_find(bad.begin(), bad.end()) == bad.end(),
         "bad lines are named once, in their order");
    hold(bad.empty() || (bad.front() >= 1 && bad.back() <= static_cast<int>(lines.size())),
         "a bad line is one that is there");
    for (const QString& player : playersIn(ledger))
        holdFigures(ledger, player);
}

std::string mutant(const std::string& text, Luck& luck) { return mutatedLines(text, luck); }

} // namespace mt::fuzz
