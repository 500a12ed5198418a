// A deal block: the deals of one game (or of one round) played once for each seating of a tournament.
#pragma once

#include "cli/laboratory/tournament/move_times.h"
#include "cli/laboratory/tournament/tournament.h"
#include "engine/base/stop_token.h"

#include <optional>
#include <string>
#include <vector>

namespace mt::cli
{

struct Block {
    int number = 1;
    /// By seating, by round, by seat.
    std::vector<std::vector<std::vector<int>>> scores{};
    std::vector<MoveTimes> times{}; ///< by entrant; of the decisions with a choice
    double processorSeconds = 0;    ///< of the thread that played it, without programs
};

inline constexpr int mostBlocks = 10'000'000;

/// The seed of a block's game: `play --seed` with it deals the same tiles.
std::string gameSeedOf(const Tournament& tournament, int block);

/// Plays the block of that number; nothing when it was asked to stop. What is played follows from the tournament and
/// the number alone. What programs say beside goes to `err`. Throws InputError when a program fails: then what would be
/// measured is another's play.
std::optional<Block> playBlock(const Tournament& tournament, int number, const StopToken& stop, std::ostream& err);

/// A line of a tournament's file, without its line feed.
std::string blockText(const Block& block);
Block readBlock(const Tournament& tournament, const Json& line, std::optional<Fault>& fault);

} // namespace mt::cli
