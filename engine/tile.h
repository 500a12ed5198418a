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
        : high_(static_cast<std::uint8_t>(a > b ? a : b)), low_(static_cast<std::uint8_t>(a > b ? b : a))
    {
    }

    /// The tile with that index(); index in 0..maxTiles-1.
    static constexpr Tile fromIndex(int index);

    constexpr bool exists() const { return high_ != absent; }
    constexpr int high() const { return high_; }
    constexpr int low() const { return low_; }
    constexpr int pips() const { return high_ + low_; }
    constexpr bool isDouble() const { return high_ == low_; }
    constexpr bool has(int pip) const { return high_ == pip || low_ == pip; }
    /// The half that is not `pip`; the same value again for a double. Only where has(pip).
    constexpr int other(int pip) const { return high_ == pip ? low_ : high_; }
    /// A number in 0..maxTiles-1 that does not depend on the set: high*(high+1)/2 + low. A double-N set is exactly
    /// the indices below tileCount(N).
    constexpr int index() const { return high_ * (high_ + 1) / 2 + low_; }

    friend constexpr auto operator<=>(const Tile&, const Tile&) = default;

private:
    static constexpr std::uint8_t absent = 0xff;
    std::uint8_t high_ = absent;
    std::uint8_t low_ = absent;
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
