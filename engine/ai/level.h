// The levels of the AI: one row each, in one table. A level sees what a seat sees and nothing else.
#pragma once

#include "engine/ai/seat_view.h"
#include "engine/base/random.h"
#include "engine/base/stop_token.h"

#include <span>
#include <string_view>

namespace mt
{

struct Level {
    std::string_view id; ///< as records and the command line write it; what players read is named after it
    bool offered;        ///< to players in a dialog; the others are bounds for benchmarks
    /// Called only with two legal actions or more. `legal` is legalActions(view).
    Action (*choose)(const SeatView& view, const std::vector<Action>& legal, Rng& rng, StopToken stop);
};

/// The level of a seat for which nobody has chosen one.
inline constexpr std::string_view defaultLevel = "medium";

/// All levels, from the weakest to the strongest.
std::span<const Level> allLevels();
/// The level of that id, or nullptr.
const Level* findLevel(std::string_view id);

/// What the level does, of all phases of a turn: a member of legalActions(view), so the seat must be to move.
/// The same view and the same state of `rng` give the same action on every machine. Asked to stop, it answers at
/// once with some legal action. Thread-safe: levels keep nothing between calls.
Action chooseAction(const Level& level, const SeatView& view, Rng& rng, StopToken stop = {});

} // namespace mt
