#include "app/models/score_model.h"

int ScoreModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RoundRole: return index.row() + 1;
    case EngineRole: return row.engine;
    case ScoresRole: return QVariant::fromValue(row.scores);
    case RunningTotalsRole: return QVariant::fromValue(totalsAfter(index.row() + 1));
    default: return {};
    }
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{RoundRole, "round"}, {EngineRole, "engine"}, {ScoresRole, "scores"}, {RunningTotalsRole, "runningTotals"}};
}

QList<int> ScoreModel::totals() const { return totalsAfter(count()); }

void ScoreModel::setSeatNames(const QStringList& names)
{
    if (seatNames_ == names)
        return;
    seatNames_ = names;
    emit seatNamesChanged();
}

void ScoreModel::show(const std::vector<Row>& rows)
{
    std::size_t same = 0;
    while (same < rows.size() && same < rows_.size() && rows[same] == rows_[same])
        ++same;
    if (same == rows.size() && same == rows_.size())
        return;
    const int kept = static_cast<int>(same);
    if (kept < count()) {
        beginRemoveRows({}, kept, count() - 1);
        rows_.resize(same);
        endRemoveRows();
    }
    if (same < rows.size()) {
        beginInsertRows({}, kept, static_cast<int>(rows.size()) - 1);
        rows_ = rows;
        endInsertRows();
    }
    emit countChanged();
}

QList<int> ScoreModel::totalsAfter(int rows) const
{
    QList<int> sums(seatNames_.size(), 0);
    for (int i = 0; i < rows; ++i) {
        const QList<int>& scores = rows_[static_cast<std::size_t>(i)].scores;
        for (qsizetype seat = 0; seat < scores.size() && seat < sums.size(); ++seat)
            sums[seat] += scores[seat];
    }
    return sums;
}
