// Who plays a seat in `play`: a level of the AI, or a program that speaks the bot protocol.
#pragma once

#include "cli/child_process.h"
#include "engine/ai/level.h"
#include "engine/record/replay.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mt::cli
{

/// Who plays a seat, as `--seats` says it.
struct SeatChoice {
    std::string level;           ///< as a record has it: a level's id, or "exec:NAME"
    const Level* ours = nullptr; ///< none: a program
    std::string command = {};    ///< of a program: for the shell, and for nobody else's eyes
};

/// Reads "hard,easy,exec:COMMAND,exec:NAME=COMMAND". A comma that belongs to a command is written "\,". Throws
/// CallError.
std::vector<SeatChoice> readSeats(const std::string& text);

/// What a command is called that got no name: its program's name, `[a-z0-9-]{1,32}`; where it does not begin with a
/// program's name, "program". Nothing else of it is told, for there may be paths and passwords in it.
std::string programName(std::string_view command);

class SeatPlayer
{
public:
    virtual ~SeatPlayer() = default;
    /// A message of the host's, for programs.
    virtual void tell(const std::string& message) = 0;
    /// A legal action of the seat to move; or, in words, why there is none: then the seat is lost.
    virtual std::variant<Action, std::string> act(const Replay& game) = 0;
};

std::unique_ptr<SeatPlayer> levelPlayer(const Level& level, const std::string& seed);
/// Starts the program. Each act must be answered within that time. What it writes to its standard error goes to `err`,
/// each line with `who` before it.
std::unique_ptr<SeatPlayer> programPlayer(const std::string& command, int milliseconds, const std::string& who,
                                          std::ostream& err);

} // namespace mt::cli
