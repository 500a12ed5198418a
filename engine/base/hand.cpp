#include "engine/base/hand.h"

namespace mt
{

std::vector<Tile> Hand::tiles() const
{
    std::vector<Tile> tiles;
    tiles.reserve(static_cast<std::size_t>(count_));
    for (int high = 0; high <= maxPip; ++high)
        for (const int low : rows_[high] & PipSet::firstOf(high + 1))
            tiles.push_back(Tile(high, low));
    return tiles;
}

Hand operator-(const Hand& a, const Hand& b)
{
    Hand rest;
    for (std::size_t pip = 0; pip < pipValues; ++pip)
        rest.rows_[pip] = a.rows_[pip] - b.rows_[pip];
    int halves = 0; // a double has two as well
    for (int pip = 0; pip <= maxPip; ++pip)
        if (const PipSet row = rest.rows_[pip]; !row.isEmpty())
            halves += row.count() + int{row.contains(pip)};
    rest.count_ = halves / 2;
    return rest;
}

int Hand::pips(int doubleBlank) const
{
    // Every tile stands in the rows of both its halves, a double in one only: so each row gives its value once
    // for each tile, and the double's own bit once more.
    int sum = has(Tile(0, 0)) ? doubleBlank : 0;
    for (int pip = 1; pip <= maxPip; ++pip)
        if (!rows_[pip].isEmpty())
            sum += pip * (rows_[pip].count() + int{rows_[pip].contains(pip)});
    return sum;
}

} // namespace mt
