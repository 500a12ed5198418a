#include "engine/base/tile.h"

namespace mt
{

std::vector<Tile> fullSet(int set)
{
    std::vector<Tile> tiles(static_cast<std::size_t>(tileCount(set)));
    for (int i = 0; i < tileCount(set); ++i)
        tiles[static_cast<std::size_t>(i)] = Tile::fromIndex(i);
    return tiles;
}

} // namespace mt
