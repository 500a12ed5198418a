#include "app/replay/luck_model.h"

#include "app/replay/fairness_words.h"

#include <QLocale>

int LuckModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant LuckModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const mt::Luck& luck = luck_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole: return names_.name(index.row());
    case DrawnRole: return QString::number(luck.drawn);
    case FittedRole: return FairnessWords::share(luck.fitted, luck.drawn);
    case DoublesDealtRole: return QString::number(luck.doublesDealt);
    case DoublesDrawnRole: return QString::number(luck.doublesDrawn);
    case PipsDealtRole: return QLocale().toString(static_cast<double>(luck.pipsDealt) / rounds_, 'f', 1);
    default: return {};
    }
}

QHash<int, QByteArray> LuckModel::roleNames() const
{
    return {{NameRole, "name"},
            {DrawnRole, "drawn"},
            {FittedRole, "fitted"},
            {DoublesDealtRole, "doublesDealt"},
            {DoublesDrawnRole, "doublesDrawn"},
            {PipsDealtRole, "pipsDealt"}};
}

void LuckModel::show(std::vector<mt::Luck> luck, int rounds, const SeatNames& names)
{
    beginResetModel();
    luck_ = std::move(luck);
    rounds_ = rounds;
    names_ = names;
    endResetModel();
    emit countChanged();
}

void LuckModel::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
}
