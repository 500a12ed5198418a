// The next few tiles of a train: what somebody sees of it who does not plan it to its end. The weigher's tool.
#pragma once

#include "engine/ai/planner.h"

namespace mt
{

/// What the best train from `end` (0..maxPip) with no more than so many tiles of the hand is worth. Exact; for a few
/// tiles: every such train is walked.
int worthOfNearTrain(const Hand& hand, int end, const TileWeights& weights, int tiles);

} // namespace mt
