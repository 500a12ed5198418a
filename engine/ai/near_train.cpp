#include "engine/ai/near_train.h"

#include <algorithm>

namespace mt
{
namespace
{

int worthOf(int end, int next, const TileWeights& weights)
{
    const int pips = end == 0 && next == 0 ? weights.doubleBlank : end + next;
    return weights.perTile + weights.perPip * pips;
}

// Most of the trains that are walked are at their last tile here: that is the heaviest one, without a walk.
int bestLast(PipSet row, int end, const TileWeights& weights)
{
    if (row.isEmpty())
        return 0;
    const int best = worthOf(end, row.highest(), weights);
    return end == 0 && row.contains(0) ? std::max(best, worthOf(0, 0, weights)) : best;
}

int bestFrom(Hand& left, int end, const TileWeights& weights, int tiles)
{
    if (tiles == 1)
        return bestLast(left.row(end), end, weights);
    int best = 0;
    for (const int next : left.row(end)) {
        left.remove(end, next);
        best = std::max(best, worthOf(end, next, weights) + bestFrom(left, next, weights, tiles - 1));
        left.add(Tile(end, next));
    }
    return best;
}

} // namespace

int worthOfNearTrain(const Hand& hand, int end, const TileWeights& weights, int tiles)
{
    MT_EXPECT(end >= 0 && end <= maxPip);
    MT_EXPECT(weights.perTile >= 0 && weights.perPip >= 0);
    if (tiles <= 0)
        return 0;
    Hand left = hand;
    return bestFrom(left, end, weights, tiles);
}

} // namespace mt
