#include "app/table/track_model.h"

#include "app/words/tile_words.h"

int TrackModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant TrackModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const mt::Tile tile = tiles_[row];
    switch (role) {
    case TileIdRole: return tile.index();
    case NearRole: return near_[row];
    case FarRole: return tile.other(near_[row]);
    case IsDoubleRole: return tile.isDouble();
    case SpokenNameRole: return TileWords::spoken(tile);
    default: return {};
    }
}

QHash<int, QByteArray> TrackModel::roleNames() const
{
    return {{TileIdRole, "tileId"},
            {NearRole, "near"},
            {FarRole, "far"},
            {IsDoubleRole, "isDouble"},
            {SpokenNameRole, "spokenName"}};
}

void TrackModel::show(int engine, const std::vector<mt::Tile>& tiles)
{
    std::size_t same = 0;
    if (engine == engine_)
        while (same < tiles.size() && same < tiles_.size() && tiles[same] == tiles_[same])
            ++same;
    removeFrom(static_cast<int>(same));
    engine_ = engine;
    for (std::size_t i = same; i < tiles.size(); ++i)
        append(tiles[i]);
}

void TrackModel::append(mt::Tile tile)
{
    const int near = endValue();
    beginInsertRows({}, count(), count());
    tiles_.push_back(tile);
    near_.push_back(near);
    endInsertRows();
    emit countChanged();
}

void TrackModel::removeFrom(int row)
{
    if (row >= count())
        return;
    beginRemoveRows({}, row, count() - 1);
    tiles_.resize(static_cast<std::size_t>(row));
    near_.resize(static_cast<std::size_t>(row));
    endRemoveRows();
    emit countChanged();
}

void TrackModel::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {SpokenNameRole});
}
