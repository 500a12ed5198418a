#include "app/table/hand_list_model.h"

#include "app/words/tile_words.h"

namespace
{

QStringList spoken(const QList<int>& tiles)
{
    QStringList names;
    for (const int tile : tiles)
        names.append(TileWords::spoken(mt::Tile::fromIndex(tile)));
    return names;
}

} // namespace

int HandListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant HandListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatNumberRole: return row.seat + 1;
    case NameRole: return row.name;
    case ColourRole: return row.colour;
    case TilesRole: return QVariant::fromValue(row.tiles);
    case TileNamesRole: return spoken(row.tiles);
    case PointsRole: return row.points;
    default: return {};
    }
}

QHash<int, QByteArray> HandListModel::roleNames() const
{
    return {{SeatNumberRole, "seatNumber"}, {NameRole, "name"},           {ColourRole, "colour"},
            {TilesRole, "tiles"},           {TileNamesRole, "tileNames"}, {PointsRole, "points"}};
}

void HandListModel::show(const std::vector<Row>& rows)
{
    if (rows.size() == rows_.size()) {
        for (int i = 0; i < count(); ++i) {
            const auto row = static_cast<std::size_t>(i);
            if (rows_[row] == rows[row])
                continue;
            rows_[row] = rows[row];
            emit dataChanged(index(i), index(i));
        }
        return;
    }
    if (!rows_.empty()) {
        beginRemoveRows({}, 0, count() - 1);
        rows_.clear();
        endRemoveRows();
    }
    if (!rows.empty()) {
        beginInsertRows({}, 0, static_cast<int>(rows.size()) - 1);
        rows_ = rows;
        endInsertRows();
    }
    emit countChanged();
}
