#include "engine/game/table.h"

#include <algorithm>

namespace mt
{

TrainSet Table::closableDoubles() const
{
    // Doubles left at the end of an opening bind nobody before everybody has opened.
    if (binding.isEmpty() || (rules.opening == Opening::train && !allOpened()))
        return {};
    TrainSet closable;
    for (int i = 0; i < openDoubleCount; ++i) {
        const TrainId train = openDoubles[i];
        if (!binding.contains(train) || isDead(trains[train].end)) // ruling 8
            continue;
        closable.insert(train);
        if (rules.openDoubles == OpenDoubles::oldest)
            break;
    }
    return closable;
}

std::vector<Tile> Table::tilesOf(int train) const
{
    const Train& t = trains[train];
    std::vector<Tile> tiles(t.length);
    Tile tile = t.last;
    for (std::size_t i = t.length; i > 0; --i) {
        tiles[i - 1] = tile;
        tile = before[tile.index()];
    }
    return tiles;
}

std::vector<TrainId> trainsInPlay(const Table& table)
{
    std::vector<TrainId> trains;
    for (int seat = 0; seat < table.players; ++seat)
        trains.push_back(static_cast<TrainId>(seat));
    if (table.hasMexicanTrain())
        trains.push_back(mexicanTrain);
    return trains;
}

} // namespace mt
