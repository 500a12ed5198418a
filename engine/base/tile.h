// Tiles and their notation-free arithmetic. A tile is an unordered pair of pip values.
#pragma once

#include "engine/base/expect.h"

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

namespace mt
{

inline constexpr int maxPip = 18; ///< the largest set is double-18
inline constexpr int pipValues = maxPip + 1;
inline constexpr int maxTiles = 190; ///< tiles of a double-18 set
inline constexpr int maxSeats = 14;

namespace detail
{
// Of no tile: no values.
struct Halves {
    std::uint8_t high = 0xff;
    std::uint8_t low = 0xff;
};
// The halves of each tile by its number, and the number by the halves in either order. (Rows of 32, so that finding
// one takes a shift.)
struct TileTables {
    std::array<Halves, 256> halves{};
    std::array<std::array<std::uint8_t, 32>, pipValues> index{};
};

consteval TileTables makeTileTables()
{
    TileTables tables;
    std::uint8_t index = 0;
    for (std::uint8_t high = 0; high <= maxPip; ++high)
        for (std::uint8_t low = 0; low <= high; ++low, ++index) {
            tables.halves[index] = {high, low};
            tables.index[high][low] = tables.index[low][high] = index;
        }
    return tables;
}
inline constexpr TileTables tileTables = makeTileTables();
} // namespace detail

/// One tile. Equal tiles compare equal whichever half was named first. A default-constructed tile is "no tile":
/// exists() is false.
class Tile
{
public:
    constexpr Tile() = default;
    /// Either half first; both in 0..maxPip.
    constexpr Tile(int a, int b) : index_(indexOf(a, b)) {}

    /// The tile with that index(); index in 0..maxTiles-1. (maxTiles itself gives a tile of no set: equal to none.)
    static constexpr Tile fromIndex(int index)
    {
        MT_EXPECT(index >= 0 && index <= maxTiles);
        Tile tile;
        tile.index_ = static_cast<std::uint8_t>(index);
        return tile;
    }

    constexpr bool exists() const { return index_ != absent; }
    constexpr int high() const { return halves().high; }
    constexpr int low() const { return halves().low; }
    constexpr int pips() const { return high() + low(); }
    constexpr bool isDouble() const { return high() == low(); }
    constexpr bool has(int pip) const { return high() == pip || low() == pip; }
    /// The half that is not `pip`; the same value again for a double. Only where has(pip).
    constexpr int other(int pip) const
    {
        MT_EXPECT(has(pip));
        return high() == pip ? low() : high();
    }
    /// A number in 0..maxTiles-1 that does not depend on the set: high*(high+1)/2 + low. A double-N set is exactly
    /// the indices below tileCount(N).
    constexpr int index() const { return index_; }

    /// In the order of index().
    friend constexpr auto operator<=>(const Tile&, const Tile&) = default;

private:
    static constexpr std::uint8_t indexOf(int a, int b)
    {
        MT_EXPECT(a >= 0 && a <= maxPip && b >= 0 && b <= maxPip);
        return detail::tileTables.index[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    }
    constexpr detail::Halves halves() const { return detail::tileTables.halves[index_]; }

    // Its number alone, the halves from a table: what is laid and taken is one byte, and nothing has to be multiplied.
    static constexpr std::uint8_t absent = 0xff;
    std::uint8_t index_ = absent;
};

/// How many tiles a double-`set` set has; `set` in 0..maxPip.
constexpr int tileCount(int set)
{
    MT_EXPECT(set >= 0 && set <= maxPip);
    return (set + 1) * (set + 2) / 2;
}

/// Every tile of a double-`set` set, in the order of index(): 0-0, 1-0, 1-1, 2-0 ... This is the order a deck has
/// before it is shuffled, so it is part of what "same seed, same game" means.
std::vector<Tile> fullSet(int set);

} // namespace mt
