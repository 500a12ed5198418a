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

std::vector<ScoreRow> rowsOf(const ScoreTable& table)
{
    std::vector<ScoreRow> rows;
    for (int round = 1; round <= table.rounds(); ++round) {
        const std::vector<int>& scores = table.scores[static_cast<std::size_t>(round - 1)];
        const int number = table.roundOf(round);
        rows.push_back({number, mt::engineOfRound(table.rules.options, number), inDigits(scores),
                        inDigits(table.after(round).totals()), lowest(scores), ScoreWords::row(table, round)});
    }
    return rows;
}

} // namespace

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

QList<int> ScoreModel::enginesToCome() const
{
    QList<int> values;
    for (int round = table_.rounds() + 1; round <= table_.roundsInAll(); ++round)
        values.append(mt::engineOfRound(table_.rules.options, table_.roundOf(round)));
    return values;
}

QString ScoreModel::standing() const { return ScoreWords::standing(table_); }

QString ScoreModel::spokenTotals() const { return ScoreWords::totals(table_); }

QString ScoreModel::spokenRound() const { return rows().empty() ? QString() : rows().back().spokenName; }

void ScoreModel::show(const ScoreTable& table)
{
    if (table == table_)
        return;
    table_ = table;
    replaceEnd(rowsOf(table_));
    emit changed();
}

void ScoreModel::retranslate()
{
    setRows(rowsOf(table_));
    emit changed();
}

#include "moc_score_model.cpp"
