// The levels of the AI: one row each, in one table. A level knows what its seat sees and remembers, and nothing else.
#pragma once

#include "engine/ai/limits.h"
#include "engine/ai/seat_view.h"
#include "engine/base/random.h"
#include "engine/base/stop_token.h"
#include "engine/game/memory.h"

#include <span>
#include <string_view>

namespace mt
{

/// What a level has to decide on.
struct Decision {
    const SeatView& view;
    const Memory& memory;             ///< of the same seat
    const std::vector<Action>& legal; ///< legalActions(view); two or more
    Rng& rng;
    StopToken stop;
};

struct Level {
    std::string_view id; ///< as records and the command line write it; what players read is named after it
    bool offered;        ///< to players in a dialog; the others are for the headless tool
    Action (*choose)(const Level& level, const Decision& decision);
    int worlds = 0;                        ///< that it looks at before it decides, at most
    const LimitsBySeats* limits = nullptr; ///< of a planner that is not perfect
    Leaning leaning{};                     ///< of such a planner, besides its habits

    /// Whether it looks at what its seat remembers; who asks one that does not may give it an empty memory.
    bool remembers() const { return worlds > 0; }
};

/// The level of a seat for which nobody has chosen one.
inline constexpr std::string_view defaultLevel = "medium";

/// All levels: three simple ones, then the planner with a person's limits, from the weakest to the strongest, the
/// planner itself and who searches.
std::span<const Level> allLevels();
/// The level of that id, or nullptr.
const Level* findLevel(std::string_view id);

/// What the level does, of all phases of a turn: a member of legalActions(view), so the seat must be to move.
/// `memory`: of the same seat, and of all that was done in the round, or since the position in which the view's game
/// began. The same view, memory and state of `rng` give the same action on every machine. Asked to stop, it answers
/// soon with some legal action. Thread-safe: levels keep nothing between calls.
Action chooseAction(const Level& level, const SeatView& view, const Memory& memory, Rng& rng, StopToken stop = {});

} // namespace mt
