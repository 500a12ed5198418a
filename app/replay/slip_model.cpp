#include "app/replay/slip_model.h"

#include "app/replay/coach_words.h"

namespace
{

int tileOf(const mt::Action& action) { return action.tile.exists() ? action.tile.index() : -1; }

} // namespace

int SlipModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SlipModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const mt::Slip& slip = slips_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case StepRole: return slip.step;
    case DoneRole: return CoachWords::done(slip, names_);
    case BetterRole: return CoachWords::better(slip, names_);
    case DoneTileRole: return tileOf(slip.done);
    case BetterTileRole: return tileOf(slip.better.action);
    default: return {};
    }
}

QHash<int, QByteArray> SlipModel::roleNames() const
{
    return {{StepRole, "step"},
            {DoneRole, "done"},
            {BetterRole, "better"},
            {DoneTileRole, "doneTile"},
            {BetterTileRole, "betterTile"}};
}

void SlipModel::show(std::vector<mt::Slip> slips, const SeatNames& names)
{
    beginResetModel();
    slips_ = std::move(slips);
    names_ = names;
    endResetModel();
    emit countChanged();
}

void SlipModel::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {DoneRole, BetterRole});
}
