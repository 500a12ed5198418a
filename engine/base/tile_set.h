// Which tiles have been seen: for who checks that a deck or a position is exactly a set.
#pragma once

#include "engine/base/tile.h"

#include <bitset>

namespace mt
{

/// A set of tiles of any double-N set. (A Hand is one, too, made for asking what fits.) The tiles asked about must
/// exist.
class TileSet
{
public:
    bool contains(Tile tile) const { return tiles_[place(tile)]; }
    /// Already there is the same.
    void insert(Tile tile) { tiles_.set(place(tile)); }

private:
    static std::size_t place(Tile tile)
    {
        MT_EXPECT(tile.exists() && tile.index() < maxTiles);
        return static_cast<std::size_t>(tile.index());
    }

    std::bitset<maxTiles> tiles_;
};

} // namespace mt
