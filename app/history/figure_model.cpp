#include "app/history/figure_model.h"

int FigureModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(figures_.size());
}

QVariant FigureModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FigureText& figure = figures_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case LabelRole: return figure.label;
    case ValueRole: return figure.value;
    case DetailRole: return figure.detail;
    default: return {};
    }
}

QHash<int, QByteArray> FigureModel::roleNames() const
{
    return {{LabelRole, "label"}, {ValueRole, "value"}, {DetailRole, "detail"}};
}

void FigureModel::show(std::vector<FigureText> figures)
{
    if (figures == figures_)
        return;
    beginResetModel();
    figures_ = std::move(figures);
    endResetModel();
}

int BestRoundModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant BestRoundModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PlayedRound& round = rounds_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PointsRole: return round.points;
    case OpponentsRole: return round.opponents;
    case OthersPointsRole: return round.othersPoints;
    case RulesRole: return HistoryWords::rules(round.rules);
    case DateRole: return HistoryWords::date(round.when);
    default: return {};
    }
}

QHash<int, QByteArray> BestRoundModel::roleNames() const
{
    return {{PointsRole, "points"},
            {OpponentsRole, "opponents"},
            {OthersPointsRole, "othersPoints"},
            {RulesRole, "rules"},
            {DateRole, "date"}};
}

void BestRoundModel::show(std::vector<PlayedRound> rounds)
{
    beginResetModel();
    rounds_ = std::move(rounds);
    endResetModel();
    emit countChanged();
}
