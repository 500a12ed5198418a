// Tiles seen as the edges of a graph whose vertices are the pip values. The planner's tools; nobody else's.
#pragma once

#include "engine/base/hand.h"

#include <array>

namespace mt
{

/// Bit j of row i: the tile i-j is there. Doubles are no edges: they are never in it.
struct TileGraph {
    PipMask row[pipValues] = {};

    /// Puts the tile a-b in or takes it out; it is no double.
    void flip(int a, int b)
    {
        MT_EXPECT(a != b);
        row[a] ^= pipBit(b);
        row[b] ^= pipBit(a);
    }
    /// The values that hang together with `start`, itself included.
    PipMask reachableFrom(int start) const;
};

/// The cheapest tiles to leave out such that exactly the values of a given set change from an odd to an even degree or
/// back: chains of tiles that join them in pairs. Whatever comes apart by it is not counted.
class ChainTable
{
public:
    /// To be called first. Leaving out a tile costs half[one value] + half[the other].
    void reset(const TileGraph& graph, const int (&half)[pipValues]);
    /// At least `impossible` where nothing joins them. `odd` has an even number of values.
    int cost(PipMask odd);
    static constexpr int impossible = 1 << 29;

private:
    /// A sum found before. The table has not room for all: what was pushed out is found again when it is asked for.
    struct Entry {
        PipMask key = 0; ///< the set and, above it, the count of reset()
        int cost = 0;
    };
    static constexpr int entryBits = 12;

    PipMask resets_ = 0;
    int chain_[pipValues][pipValues] = {};
    std::array<Entry, std::size_t{1} << entryBits> entries_{};
};

} // namespace mt
