#include "app/scores/score_model.h"

#include "app/scores/score_words.h"

#include <algorithm>

namespace
{

QStringList inDigits(const std::vector<int>& numbers)
{
    QStringList texts;
    for (const int number : numbers)
        texts.append(ScoreWords::number(number));
    return texts;
}

QList<bool> lowest(const std::vector<int>& scores)
{
    const int least = *std::min_element(scores.begin(), scores.end());
    QList<bool> isLeast;
    for (const int score : scores)
        isLeast.append(score == least);
    return isLeast;
}

} // namespace

int ScoreModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int round = index.row() + 1;
    const std::vector<int>& scores = table_.scores[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RoundRole: return round;
    case EngineRole: return mt::engineOfRound(table_.rules.options, round);
    case ScoresRole: return inDigits(scores);
    case RunningTotalsRole: return inDigits(table_.after(round).totals());
    case BestRole: return QVariant::fromValue(lowest(scores));
    case SpokenNameRole: return ScoreWords::row(table_, round);
    default: return {};
    }
}

QHash<int, QByteArray> ScoreModel::roleNames() const
{
    return {{RoundRole, "round"},   {EngineRole, "engine"},
            {ScoresRole, "scores"}, {RunningTotalsRole, "runningTotals"},
            {BestRole, "best"},     {SpokenNameRole, "spokenName"}};
}

QStringList ScoreModel::seatNames() const
{
    QStringList texts;
    for (int seat = 0; seat < table_.players(); ++seat)
        texts.append(table_.names().name(seat));
    return texts;
}

QStringList ScoreModel::totals() const { return inDigits(table_.totals()); }

QList<int> ScoreModel::leaders() const
{
    const std::vector<int> seats = table_.leaders();
    return {seats.begin(), seats.end()};
}

QString ScoreModel::standing() const { return ScoreWords::standing(table_); }

QString ScoreModel::spokenTotals() const { return ScoreWords::totals(table_); }

void ScoreModel::show(const ScoreTable& table)
{
    if (table == table_)
        return;
    // A row's words have every name in them: it is the same only in the same game among the same people.
    const bool isSameGame =
        table.rules == table_.rules && table.typedNames == table_.typedNames && table.you == table_.you;
    const int most = isSameGame ? std::min(table.rounds(), count()) : 0;
    int kept = 0;
    while (kept < most && table.scores[static_cast<std::size_t>(kept)] == table_.scores[static_cast<std::size_t>(kept)])
        ++kept;
    if (kept < count()) {
        beginRemoveRows({}, kept, count() - 1);
        table_ = table_.after(kept);
        endRemoveRows();
    }
    const int now = table.rounds();
    if (kept < now)
        beginInsertRows({}, kept, now - 1);
    table_ = table;
    if (kept < now)
        endInsertRows();
    emit countChanged();
    emit changed();
}

void ScoreModel::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {ScoresRole, RunningTotalsRole, SpokenNameRole});
    emit changed();
}
