// The planner with a person's limits: now and then it looks no more than a few tiles ahead or overlooks something, it
// has habits, and what is nearly best is good enough. The levels that are offered below `hard` are this, with the
// parameters of limits.h.
#pragma once

#include "engine/ai/limits.h"
#include "engine/ai/seat_view.h"
#include "engine/base/random.h"

namespace mt
{

/// What somebody with these limits does, and with that leaning besides their habits: one of legalActions(view), of
/// which there must be one at least. Without limits and leaning it is the planner's move, and `rng` is not asked.
Action chooseLimited(const SeatView& view, const Limits& limits, const Leaning& leaning, Rng& rng);

} // namespace mt
