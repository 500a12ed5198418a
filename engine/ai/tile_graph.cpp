#include "engine/ai/tile_graph.h"

#include <algorithm>

namespace mt
{

PipMask TileGraph::reachableFrom(int start) const
{
    PipMask reached = pipBit(start);
    for (PipMask fresh = reached; fresh != 0;) {
        PipMask next = 0;
        for (; fresh != 0; fresh &= fresh - 1)
            next |= row[lowestPip(fresh)];
        fresh = next & ~reached;
        reached |= fresh;
    }
    return reached;
}

void ChainTable::reset(const TileGraph& graph, const int (&half)[pipValues])
{
    ++resets_;
    for (int a = 0; a < pipValues; ++a)
        for (int b = 0; b < pipValues; ++b)
            chain_[a][b] = (graph.row[a] & pipBit(b)) != 0 ? half[a] + half[b] : impossible;
    for (int via = 0; via < pipValues; ++via)
        for (int a = 0; a < pipValues; ++a)
            for (int b = 0; b < pipValues; ++b)
                chain_[a][b] = std::min(chain_[a][b], chain_[a][via] + chain_[via][b]);
}

int ChainTable::cost(PipMask odd)
{
    MT_EXPECT(std::popcount(odd) % 2 == 0);
    if (odd == 0)
        return 0;
    const PipMask key = odd | resets_ << pipValues;
    Entry& entry = entries_[key * 0x9e3779b1U >> (32 - entryBits)];
    if (entry.key == key)
        return entry.cost;
    const int first = lowestPip(odd);
    const PipMask others = odd ^ pipBit(first);
    int least = impossible;
    for (PipMask left = others; left != 0; left &= left - 1) {
        const int other = lowestPip(left);
        if (chain_[first][other] < least)
            least = std::min(least, chain_[first][other] + cost(others ^ pipBit(other)));
    }
    entry = {key, least};
    return least;
}

} // namespace mt
