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

Hand operator&(const Hand& a, const Hand& b)
{
    Hand both;
    int halves = 0; // a double has two as well
    int pips = 0;
    for (int pip = 0; pip <= maxPip; ++pip) {
        const PipSet row = a.rows_[pip] & b.rows_[pip];
        if (row.isEmpty())
            continue;
        both.rows_[pip] = row;
        const int here = row.count() + int{row.contains(pip)};
        halves += here;
        pips += here * pip;
    }
    both.count_ = static_cast<std::int16_t>(halves / 2);
    both.pips_ = static_cast<std::int16_t>(pips);
    return both;
}

} // namespace mt
