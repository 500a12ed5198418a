#include "engine/base/tile_set.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

TEST(TileSet, HasWhatWasPutIn)
{
    for (const Tile tile : fullSet(maxPip)) {
        TileSet tiles;
        EXPECT_FALSE(tiles.contains(tile));
        tiles.insert(tile);
        tiles.insert(tile);
        for (const Tile other : fullSet(maxPip))
            EXPECT_EQ(tiles.contains(other), other == tile);
    }
}

} // namespace
} // namespace mt
