// One game between AI seats and programs, from the deal to the winners.
#pragma once

#include "cli/seats.h"
#include "engine/record/replay.h"

#include <iosfwd>

namespace mt::cli
{

struct GameSetup {
    GameRules rules;
    std::vector<SeatChoice> seats;
    std::string seed;
    int firstSeat = -1;          ///< from 0; -1: the seed says (rotate), or the engine
    int milliseconds = 1000;     ///< for each answer of a program
    std::string recordName = {}; ///< of its file, where there is one
};

/// Plays the game; appends its lines to `record` where there is one; says on `err` when a program loses its seat.
/// Which seats did is added to `takenOver`. Throws InputError, which names the record, when it cannot be written.
Replay playGame(const GameSetup& setup, std::ostream* record, std::ostream& err, std::vector<int>& takenOver);

} // namespace mt::cli
