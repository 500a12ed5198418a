#include "engine/base/hand.h"

namespace mt
{

std::vector<Tile> Hand::tiles() const
{
    std::vector<Tile> tiles;
    tiles.reserve(static_cast<std::size_t>(count_));
    for (int high = 0; high <= maxPip; ++high)
        for (PipMask lows = rows_[high] & (pipBit(high + 1) - 1); lows != 0; lows &= lows - 1)
            tiles.push_back(Tile(high, lowestPip(lows)));
    return tiles;
}

int Hand::pips(int doubleBlank) const
{
    // Every tile stands in the rows of both its halves, a double in one only: so each row gives its value once
    // for each tile, and the double's own bit once more.
    int sum = has(Tile(0, 0)) ? doubleBlank : 0;
    for (int pip = 1; pip <= maxPip; ++pip)
        sum += pip * (std::popcount(rows_[pip]) + static_cast<int>((rows_[pip] >> pip) & 1U));
    return sum;
}

} // namespace mt
