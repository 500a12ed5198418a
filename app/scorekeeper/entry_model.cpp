#include "app/scorekeeper/entry_model.h"

#include "app/scores/score_words.h"

#include <algorithm>

QVariant EntryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int seat = index.row();
    switch (role) {
    case NameRole: return table_.names().name(seat);
    case ColourRole: return table_.colour(seat);
    case PointsRole: return entry_.points.value(seat);
    case OwnTotalRole: return entry_.ownTotals.value(seat);
    case BeforeRole: return ScoreWords::number(table_.after(round_ - 1).totals()[static_cast<std::size_t>(seat)]);
    case HasIssueRole:
        return std::any_of(issues_.begin(), issues_.end(), [&](const ScoreIssue& issue) {
            return issue.kind != ScoreIssue::Kind::missing &&
                   std::find(issue.seats.begin(), issue.seats.end(), seat) != issue.seats.end();
        });
    default: return {};
    }
}

QHash<int, QByteArray> EntryModel::roleNames() const
{
    return {{NameRole, "name"},         {ColourRole, "colour"}, {PointsRole, "points"},
            {OwnTotalRole, "ownTotal"}, {BeforeRole, "before"}, {HasIssueRole, "hasIssue"}};
}

void EntryModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {NameRole, BeforeRole});
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
    beginResetModel();
    table_ = table;
    round_ = round;
    entry_ = {QStringList(table.players()), QStringList(table.players()), nobodyOut};
    if (round <= table.rounds())
        for (int seat = 0; seat < table.players(); ++seat)
            entry_.points[seat] =
                ScoreWords::number(table.scores[static_cast<std::size_t>(round - 1)][static_cast<std::size_t>(seat)]);
    issues_ = ScoreCheck::issues(table_, round_, entry_);
    endResetModel();
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
    emit dataChanged(index(0), index(rowCount() - 1), {PointsRole, OwnTotalRole, HasIssueRole});
    emit edited();
}
