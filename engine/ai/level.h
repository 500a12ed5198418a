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
    bool offered;        ///< to players who begin a game
    Action (*choose)(const Level& level, const Decision& decision);
    int worlds = 0;                        ///< that it looks at before it decides, at most
    bool readsChoices = false;             ///< of the others: worlds in which they explain themselves count more
    const LimitsBySeats* limits = nullptr; ///< of one that is the planner, perfect or not
    Leaning leaning{};                     ///< of such a one, besides its habits
    /// How much of a leaning such a one has: who sees every difference needs less of it to be known by it, and pays
    /// more for it; who plays nearly at random needs more.
    Share leans{};
    std::string_view heir{}; ///< of one that is offered no more: the one that plays most nearly as well

    /// Whether it looks at what its seat remembers; who asks one that does not may give it an empty memory.
    bool remembers() const { return worlds > 0; }
};

/// The level of a seat for which nobody has chosen one.
inline constexpr std::string_view defaultLevel = "casual";

/// All levels: those that are offered from the weakest to the strongest, before them those that once were.
std::span<const Level> allLevels();
/// The level of that id, or nullptr.
const Level* findLevel(std::string_view id);
/// The same with one of allLeanings(). Where there is no such leaning, or the level is none that can have one (only
/// those with limits can), the level as it is.
const Level* findLevel(std::string_view id, std::string_view leaning);
/// Who sits down in a new game where that level sat in an old one: itself where it is offered, else its heir; nullptr
/// where there is no such level.
const Level* findOffered(std::string_view id);

/// What the level does, of all phases of a turn: a member of legalActions(view), so the seat must be to move.
/// `memory`: of the same seat, and of all that was done in the round, or since the position in which the view's game
/// began. The same view, memory and state of `rng` give the same action on every machine. Asked to stop, it answers
/// soon with some legal action. Thread-safe: levels keep nothing between calls.
Action chooseAction(const Level& level, const SeatView& view, const Memory& memory, Rng& rng, StopToken stop = {});

} // namespace mt
