#include "app/replay/mistake_model.h"

#include "app/replay/coach_words.h"

namespace
{

int tileOf(const mt::Action& action) { return action.tile.exists() ? action.tile.index() : -1; }

} // namespace

int MistakeModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant MistakeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const mt::Mistake& mistake = mistakes_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case StepRole: return mistake.step;
    case DoneRole: return CoachWords::done(mistake, names_);
    case BetterRole: return CoachWords::better(mistake, names_);
    case DoneTileRole: return tileOf(mistake.done);
    case BetterTileRole: return tileOf(mistake.better.action);
    default: return {};
    }
}

QHash<int, QByteArray> MistakeModel::roleNames() const
{
    return {{StepRole, "step"},
            {DoneRole, "done"},
            {BetterRole, "better"},
            {DoneTileRole, "doneTile"},
            {BetterTileRole, "betterTile"}};
}

void MistakeModel::show(std::vector<mt::Mistake> mistakes, const SeatNames& names)
{
    beginResetModel();
    mistakes_ = std::move(mistakes);
    names_ = names;
    endResetModel();
    emit countChanged();
}

void MistakeModel::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {DoneRole, BetterRole});
}
