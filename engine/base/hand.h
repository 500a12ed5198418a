// A hand: the tiles one seat holds, as one row of bits for each pip value.
#pragma once

#include "engine/base/compiler.h"
#include "engine/base/tile.h"

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace mt
{

/// Bits 0..maxPip: one for each pip value.
using PipMask = std::uint32_t;
constexpr PipMask pipBit(int pip) { return PipMask{1} << pip; }
/// The lowest pip value in a mask that is not empty.
constexpr int lowestPip(PipMask mask) { return lowestBit(mask); }

/// The n-th value of a mask, from 0 and from the lowest; the mask must have that many.
constexpr int nthPip(PipMask mask, int n)
{
    // The first steps without a branch: how many there are is what no processor can guess; most rows are short.
    for (int i = 0; i < 2; ++i)
        mask &= mask - static_cast<PipMask>(n > i);
    for (int i = 2; i < n; ++i)
        mask &= mask - 1;
    return lowestPip(mask);
}

/// A set of tiles laid out so that "what can I lay at an end of value v" is one word: row(v).
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
        rows_[tile.high()] |= pipBit(tile.low());
        rows_[tile.low()] |= pipBit(tile.high());
        ++count_;
    }

    /// The tile must be held.
    void remove(Tile tile) { remove(tile.high(), tile.low()); }
    /// The same of the tile a-b: for who knows its halves before he knows its number.
    void remove(int a, int b)
    {
        MT_EXPECT(has(Tile(a, b)));
        rows_[a] &= ~pipBit(b);
        rows_[b] &= ~pipBit(a);
        --count_;
    }

    bool has(Tile tile) const { return tile.exists() && (rows_[tile.high()] & pipBit(tile.low())) != 0; }
    /// Bit j is set when the hand holds the tile pip-j; pip in 0..maxPip.
    PipMask row(int pip) const
    {
        MT_EXPECT(pip >= 0 && pip <= maxPip);
        return rows_[pip];
    }
    /// Bit v is set when some tile of the hand has a half of value v.
    PipMask values() const
    {
        PipMask values = 0; // what is together with some value: the rows of all values, which takes no branch
        for (const PipMask row : rows_)
            values |= row;
        return values;
    }
    int count() const { return count_; }
    bool empty() const { return count_ == 0; }

    /// The score of the hand: the sum of its pips, with the 0-0 counting `doubleBlank`.
    int pips(int doubleBlank = 0) const;
    /// The tiles in the order of Tile::index().
    std::vector<Tile> tiles() const;

    friend bool operator==(const Hand&, const Hand&) = default;

private:
    PipMask rows_[pipValues] = {};
    std::int32_t count_ = 0;
};

} // namespace mt
