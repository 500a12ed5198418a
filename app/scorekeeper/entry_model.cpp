#include "app/scorekeeper/entry_model.h"

#include "app/scores/score_words.h"

#include <algorithm>

std::vector<EntryRow> EntryModel::inWords() const
{
    std::vector<EntryRow> rows;
    const std::vector<int> before = table_.after(round_ - 1).totals();
    for (int seat = 0; seat < table_.players(); ++seat) {
        const bool hasIssue = std::any_of(issues_.begin(), issues_.end(), [&](const ScoreIssue& issue) {
            return issue.kind != ScoreIssue::Kind::missing &&
                   std::find(issue.seats.begin(), issue.seats.end(), seat) != issue.seats.end();
        });
        rows.push_back({table_.names().name(seat), table_.colour(seat), entry_.points.value(seat),
                        entry_.ownTotals.value(seat), ScoreWords::number(before[static_cast<std::size_t>(seat)]),
                        hasIssue});
    }
    return rows;
}

void EntryModel::setPoints(int row, const QString& typed)
{
    if (!isRow(row) || entry_.points[row] == typed)
        return;
    entry_.points[row] = typed;
    check();
}

void EntryModel::setOwnTotal(int row, const QString& typed)
{
    if (!isRow(row) || entry_.ownTotals[row] == typed)
        return;
    entry_.ownTotals[row] = typed;
    check();
}

void EntryModel::setNobodyOut(bool nobodyOut)
{
    if (entry_.nobodyOut == nobodyOut)
        return;
    entry_.nobodyOut = nobodyOut;
    check();
}

void EntryModel::show(const ScoreTable& table, int round, bool nobodyOut)
{
    table_ = table;
    round_ = round;
    entry_ = {QStringList(table.players()), QStringList(table.players()), nobodyOut};
    if (round <= table.rounds())
        for (int seat = 0; seat < table.players(); ++seat)
            entry_.points[seat] =
                ScoreWords::number(table.scores[static_cast<std::size_t>(round - 1)][static_cast<std::size_t>(seat)]);
    issues_ = ScoreCheck::issues(table_, round_, entry_);
    replaceRows(inWords());
    emit edited();
}

void EntryModel::resume(const RoundEntry& entry)
{
    entry_ = entry;
    check();
}

void EntryModel::check()
{
    issues_ = ScoreCheck::issues(table_, round_, entry_);
    // One number can set right what was said about others.
    setRows(inWords());
    emit edited();
}

#include "moc_entry_model.cpp"
