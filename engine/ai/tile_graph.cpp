#include "engine/ai/tile_graph.h"

#include <algorithm>

namespace mt
{

PipSet TileGraph::reachableFrom(int start) const
{
    PipSet reached(start);
    for (PipSet fresh = reached; !fresh.isEmpty();) {
        PipSet next;
        for (const int pip : fresh)
            next |= row[pip];
        fresh = next - reached;
        reached |= fresh;
    }
    return reached;
}

void ChainTable::reset(const TileGraph& graph, const Row<int, pipValues>& half)
{
    ++resets_;
    for (int a = 0; a < pipValues; ++a)
        for (int b = 0; b < pipValues; ++b)
            chain_[a][b] = graph.row[a].contains(b) ? half[a] + half[b] : impossible;
    for (int via = 0; via < pipValues; ++via)
        for (int a = 0; a < pipValues; ++a)
            for (int b = 0; b < pipValues; ++b)
                chain_[a][b] = std::min(chain_[a][b], chain_[a][via] + chain_[via][b]);
}

int ChainTable::cost(PipSet odd)
{
    MT_EXPECT(odd.count() % 2 == 0);
    if (odd.isEmpty())
        return 0;
    const std::uint32_t key = odd.bits() | resets_ << pipValues;
    Entry& entry = entries_[key * 0x9e3779b1U >> (32 - entryBits)];
    if (entry.key == key)
        return entry.cost;
    const int first = odd.lowest();
    const PipSet others = odd - PipSet(first);
    int least = impossible;
    for (const int other : others)
        if (chain_[first][other] < least)
            least = std::min(least, chain_[first][other] + cost(others - PipSet(other)));
    entry = {key, least};
    return least;
}

} // namespace mt
