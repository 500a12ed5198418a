#include "app/table/hand_model.h"

#include "app/words/tile_words.h"

#include <algorithm>

int HandModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant HandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item& item = items_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TileIdRole: return item.tile.index();
    case HighRole: return item.tile.high();
    case LowRole: return item.tile.low();
    case PlayableRole: return item.playable;
    case SelectedRole: return item.selected;
    case IsDrawnRole: return item.isDrawn;
    case PlannedRole: return item.planned;
    case SpokenNameRole: return TileWords::spoken(item.tile);
    default: return {};
    }
}

QHash<int, QByteArray> HandModel::roleNames() const
{
    return {
        {TileIdRole, "tileId"},     {HighRole, "high"},       {LowRole, "low"},         {PlayableRole, "playable"},
        {SelectedRole, "selected"}, {IsDrawnRole, "isDrawn"}, {PlannedRole, "planned"}, {SpokenNameRole, "spokenName"}};
}

std::vector<mt::Tile> HandModel::tiles() const
{
    std::vector<mt::Tile> tiles;
    for (const Item& item : items_)
        tiles.push_back(item.tile);
    return tiles;
}

void HandModel::show(const std::vector<mt::Tile>& tiles)
{
    for (mt::Tile tile : HandModel::tiles())
        if (std::find(tiles.begin(), tiles.end(), tile) == tiles.end())
            remove(tile);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (rowOf(tiles[i]) < 0)
            append(tiles[i]);
        move(rowOf(tiles[i]), static_cast<int>(i));
    }
}

void HandModel::append(mt::Tile tile)
{
    beginInsertRows({}, count(), count());
    items_.push_back({tile});
    endInsertRows();
    emit countChanged();
}

void HandModel::remove(mt::Tile tile)
{
    const int row = rowOf(tile);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    items_.erase(items_.begin() + row);
    endRemoveRows();
    emit countChanged();
}

bool HandModel::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= count() || to >= count())
        return false;
    if (from == to)
        return true;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto first = items_.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
    endMoveRows();
    return true;
}

void HandModel::setSelected(mt::Tile tile) { setFlag(&Item::selected, SelectedRole, tile); }

void HandModel::setDrawn(mt::Tile tile) { setFlag(&Item::isDrawn, IsDrawnRole, tile); }

void HandModel::setPlayable(const mt::Hand& playable) { setFlags(&Item::playable, PlayableRole, playable); }

void HandModel::setPlanned(const mt::Hand& planned) { setFlags(&Item::planned, PlannedRole, planned); }

void HandModel::setFlags(bool Item::*flag, int role, const mt::Hand& those)
{
    for (int row = 0; row < count(); ++row) {
        Item& item = items_[static_cast<std::size_t>(row)];
        if (item.*flag == those.has(item.tile))
            continue;
        item.*flag = !(item.*flag);
        emit dataChanged(index(row), index(row), {role});
    }
}

void HandModel::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {SpokenNameRole});
}

int HandModel::rowOf(mt::Tile tile) const
{
    const auto found = std::find_if(items_.begin(), items_.end(), [&](const Item& item) { return item.tile == tile; });
    return found == items_.end() ? -1 : static_cast<int>(found - items_.begin());
}

void HandModel::setFlag(bool Item::*flag, int role, mt::Tile only)
{
    for (int row = 0; row < count(); ++row) {
        Item& item = items_[static_cast<std::size_t>(row)];
        if (item.*flag == (item.tile == only))
            continue;
        item.*flag = !(item.*flag);
        emit dataChanged(index(row), index(row), {role});
    }
}
