// Tiles and their notation-free arithmetic. A tile is an unordered pair of pip values.
#pragma once

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

/// One tile. Its halves are kept ordered (high >= low), so equal tiles compare equal whichever half
/// was named first. A default-constructed tile is "no tile": exists() is false.
class Tile
{
public:
    constexpr Tile() = default;
    /// Either half first; both in 0..maxPip.
    constexpr Tile(int a, int b)
    {
        // By arithmetic, not by a comparison and a jump: which half is larger cannot be guessed.
        const int difference = (a ^ b) & -static_cast<int>(a < b);
        bits_ = static_cast<std::uint16_t>((a ^ difference) << 8 | (b ^ difference));
    }

    /// The tile with that index(); index in 0..maxTiles-1.
    static constexpr Tile fromIndex(int index);

    constexpr bool exists() const { return bits_ != absent; }
    constexpr int high() const { return bits_ >> 8; }
    constexpr int low() const { return bits_ & 0xff; }
    constexpr int pips() const { return high() + low(); }
    constexpr bool isDouble() const { return high() == low(); }
    constexpr bool has(int pip) const { return high() == pip || low() == pip; }
    /// The half that is not `pip`; the same value again for a double. Only where has(pip).
    constexpr int other(int pip) const { return high() == pip ? low() : high(); }
    /// A number in 0..maxTiles-1 that does not depend on the set: high*(high+1)/2 + low. A double-N set is exactly
    /// the indices below tileCount(N).
    constexpr int index() const { return high() * (high() + 1) / 2 + low(); }

    friend constexpr auto operator<=>(const Tile&, const Tile&) = default;

private:
    // One word, not two bytes: copied as what it was written as, which processors do without a stall.
    static constexpr std::uint16_t absent = 0xffff;
    std::uint16_t bits_ = absent;
};

/// How many tiles a double-`set` set has.
constexpr int tileCount(int set) { return (set + 1) * (set + 2) / 2; }

namespace detail
{
consteval std::array<Tile, maxTiles> tilesByIndex()
{
    std::array<Tile, maxTiles> tiles;
    for (int high = 0; high <= maxPip; ++high)
        for (int low = 0; low <= high; ++low)
            tiles[static_cast<std::size_t>(high * (high + 1) / 2 + low)] = Tile(high, low);
    return tiles;
}
inline constexpr std::array<Tile, maxTiles> tileTable = tilesByIndex();
} // namespace detail

constexpr Tile Tile::fromIndex(int index) { return detail::tileTable[static_cast<std::size_t>(index)]; }

/// Every tile of a double-`set` set, in the order of index(): 0-0, 1-0, 1-1, 2-0 ... This is the order a deck has
/// before it is shuffled, so it is part of what "same seed, same game" means.
std::vector<Tile> fullSet(int set);

} // namespace mt
