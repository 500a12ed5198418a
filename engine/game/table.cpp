#include "engine/game/table.h"

#include <algorithm>

namespace mt
{

TrainMask Table::closableDoubles() const
{
    // Doubles left at the end of an opening bind nobody before everybody has opened.
    if (binding == 0 || (rules.opening == Opening::train && !allOpened()))
        return 0;
    TrainMask closable = 0;
    for (std::size_t i = 0; i < openDoubleCount; ++i) {
        const TrainId train = openDoubles[i];
        if ((binding & trainBit(train)) == 0 || isDead(trains[train].end)) // ruling 8
            continue;
        closable |= trainBit(train);
        if (rules.openDoubles == OpenDoubles::oldest)
            break;
    }
    return closable;
}

std::vector<Tile> Table::tilesOf(int train) const
{
    MT_EXPECT(train >= 0 && train < maxTrains);
    const Train& t = trains[static_cast<std::size_t>(train)];
    std::vector<Tile> tiles(t.length);
    Tile tile = t.last;
    for (std::size_t i = t.length; i > 0; --i) {
        tiles[i - 1] = tile;
        tile = before[static_cast<std::size_t>(tile.index())];
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
