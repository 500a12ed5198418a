// Tiles seen as the edges of a graph whose vertices are the pip values. The planner's tools; nobody else's.
#pragma once

#include "engine/base/hand.h"

#include <array>

namespace mt
{

/// j is in row i: the tile i-j is there. Doubles are no edges: they are never in it.
struct TileGraph {
    Row<PipSet, pipValues> row{};

    /// Puts the tile a-b in or takes it out; it is no double.
    void flip(int a, int b)
    {
        MT_EXPECT(a != b);
        row[a].flip(b);
        row[b].flip(a);
    }
    /// The values that hang together with `start`, itself included.
    PipSet reachableFrom(int start) const;
};

/// The cheapest tiles to leave out such that exactly the values of a given set change from an odd to an even degree or
/// back: chains of tiles that join them in pairs. Whatever comes apart by it is not counted.
class ChainTable
{
public:
    /// To be called first. Leaving out a tile costs half[one value] + half[the other].
    void reset(const TileGraph& graph, const Row<int, pipValues>& half);
    /// At least `impossible` where nothing joins them. `odd` has an even number of values.
    int cost(PipSet odd);
    static constexpr int impossible = 1 << 29;

private:
    /// A sum found before. The table has not room for all: what was pushed out is found again when it is asked for.
    struct Entry {
        std::uint32_t key = 0; ///< the set and, above it, the count of reset()
        int cost = 0;
    };
    static constexpr int entryBits = 12;

    std::uint32_t resets_ = 0;
    Row<Row<int, pipValues>, pipValues> chain_{};
    std::array<Entry, std::size_t{1} << entryBits> entries_{};
};

} // namespace mt
