#include "app/table/track_model.h"

#include "app/words/tile_words.h"

#include <numeric>

std::vector<mt::Tile> TrackModel::tiles() const
{
    std::vector<mt::Tile> tiles;
    for (const TrackRow& row : rows())
        tiles.push_back(row.tile);
    return tiles;
}

int TrackModel::shortSides() const
{
    return std::accumulate(rows().begin(), rows().end(), 0,
                           [](int sides, const TrackRow& row) { return sides + (row.isDouble() ? 1 : 2); });
}

QString TrackModel::spoken() const
{
    QStringList words;
    for (const TrackRow& row : rows())
        words.append(row.spokenName);
    return words.join(QStringLiteral(", "));
}

void TrackModel::show(int engine, const std::vector<mt::Tile>& tiles)
{
    int same = 0;
    if (engine == engine_)
        while (isRow(same) && same < static_cast<int>(tiles.size()) &&
               tiles[static_cast<std::size_t>(same)] == row(same).tile)
            ++same;
    if (isRow(same))
        remove(same, count() - 1);
    engine_ = engine;
    for (auto tile = tiles.begin() + same; tile != tiles.end(); ++tile) {
        const int near = rows().empty() ? engine : rows().back().far();
        append({*tile, near, TileWords::spokenLaid(*tile, near)});
    }
}

void TrackModel::mark(const std::function<QString(mt::Tile)>& newFrom)
{
    for (int i = 0; i < count(); ++i) {
        TrackRow marked = row(i);
        marked.newFrom = newFrom(marked.tile);
        setRow(i, std::move(marked));
    }
}

void TrackModel::retranslate()
{
    std::vector<TrackRow> anew = rows();
    for (TrackRow& row : anew)
        row.spokenName = TileWords::spokenLaid(row.tile, row.near);
    setRows(std::move(anew));
}

#include "moc_track_model.cpp"
