// A hand: the tiles one seat holds, as a set of values for each pip value.
#pragma once

#include "engine/base/row.h"
#include "engine/base/small_set.h"
#include "engine/base/tile.h"

#include <cstdint>
#include <initializer_list>

namespace mt
{

/// A set of pip values.
using PipSet = SmallSet<struct PipKind, std::uint32_t, pipValues>;

/// A set of tiles laid out so that "what can I lay at an end of value v" is one set: row(v).
/// A value; equal hands compare equal whatever order the tiles came in.
class Hand
{
public:
    constexpr Hand() = default;
    Hand(std::initializer_list<Tile> tiles)
    {
        for (Tile tile : tiles)
            add(tile);
    }

    /// The tile must not be held yet.
    void add(Tile tile)
    {
        MT_EXPECT(tile.exists() && tile.index() < maxTiles && !has(tile));
        rows_[tile.high()].insert(tile.low());
        rows_[tile.low()].insert(tile.high());
        ++count_;
        pips_ = static_cast<std::int16_t>(pips_ + tile.pips());
    }

    /// The tile must be held.
    void remove(Tile tile) { remove(tile.high(), tile.low()); }
    /// The same of the tile a-b: for who knows its halves before he knows its number.
    void remove(int a, int b)
    {
        MT_EXPECT(has(Tile(a, b)));
        rows_[a].erase(b);
        rows_[b].erase(a);
        --count_;
        pips_ = static_cast<std::int16_t>(pips_ - a - b);
    }

    bool has(Tile tile) const { return tile.exists() && rows_[tile.high()].contains(tile.low()); }
    /// The values j such that the hand holds the tile pip-j; pip in 0..maxPip.
    PipSet row(int pip) const { return rows_[pip]; }
    /// The values that some tile of the hand has.
    PipSet values() const
    {
        PipSet values; // what is together with some value: the rows of all values, which takes no branch
        for (const PipSet row : rows_)
            values |= row;
        return values;
    }
    int count() const { return count_; }
    bool empty() const { return count_ == 0; }

    /// The score of the hand: the sum of its pips, with the 0-0 counting `doubleBlank`.
    int pips(int doubleBlank = 0) const { return pips_ + (has(Tile(0, 0)) ? doubleBlank : 0); }
    /// The tiles in the order of Tile::index().
    std::vector<Tile> tiles() const;

    /// Whether the other holds all its tiles.
    bool isPartOf(const Hand& other) const
    {
        PipSet rest; // of all rows together: no branch
        for (std::size_t pip = 0; pip < pipValues; ++pip)
            rest |= rows_[pip] - other.rows_[pip];
        return rest.isEmpty();
    }
    /// The tiles that both hold.
    friend Hand operator&(const Hand& a, const Hand& b);

    friend bool operator==(const Hand&, const Hand&) = default;

private:
    Row<PipSet, pipValues> rows_{};
    std::int16_t count_ = 0;
    std::int16_t pips_ = 0; ///< the 0-0 counting nothing
};

} // namespace mt
