// The best train that a hand can make from an end: exact, and fast enough to be asked for every tile of every turn.
//
// A train here is what one seat could lay alone: each tile once, each joining the value before; a double can be laid
// wherever its value comes by, also at the very start and at the very end.
#pragma once

#include "engine/base/hand.h"

#include <optional>
#include <vector>

namespace mt
{

/// What makes a train good: the sum over its tiles of perTile + perPip * (its pips). Neither is negative, one is
/// positive. A whole set must stay below 2^30 in this coin; see mostTiles and mostPips for orders of precedence.
struct TileWeights {
    int perTile = 0;
    int perPip = 1;
    int doubleBlank = 0; ///< the pips that 0-0 counts (the option of that name)
};
/// Most tiles, and among those most pips.
inline constexpr TileWeights mostTiles{1 << 13, 1, 0};
/// Most pips, and among those most tiles.
inline constexpr TileWeights mostPips{1, 1 << 8, 0};

/// The tiles of a best train from `end` (0..maxPip), without an order. Exact. No memory is allocated.
/// Among equally good trains it is always the same one for the same hand, end and weights, on every machine; which one
/// is the search's business (the first it finds), and does not depend on the order in which the hand was filled.
Hand bestTrain(const Hand& hand, int end, const TileWeights& weights);

/// What that train is worth in this coin, where it is worth `least` or more; else nothing, which is found out sooner.
std::optional<int> worthOfBestTrain(const Hand& hand, int end, const TileWeights& weights, int least);

/// The tiles of one train in an order in which they can be laid from `end`: a double when its value first comes by,
/// else always the highest next value that leaves the rest layable. `train` must be what bestTrain() returns.
std::vector<Tile> layingOrder(const Hand& train, int end);

/// Whether all the tiles together are a train from `end` (0..maxPip).
bool isTrain(const Hand& tiles, int end);

/// A train to lay, tile by tile, from the end it was asked for.
struct Plan {
    std::vector<Tile> tiles;
    int pips = 0;
};

/// bestTrain() and layingOrder() in one, for those who show a plan. Callers that only weigh moves use bestTrain() and
/// ask its count() and pips(). A tile that is not in the best train can leave the hand without changing that train.
Plan longestTrain(const Hand& hand, int end);
Plan heaviestTrain(const Hand& hand, int end, int doubleBlank = 0);

} // namespace mt
