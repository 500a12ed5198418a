// Who plays a seat in `play`: a level of the AI, or a program that speaks the bot protocol.
#pragma once

#include "cli/child_process.h"
#include "engine/ai/level.h"
#include "engine/game/game.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mt::cli
{

/// A seat as `--seats` writes it: a level's id, or "exec:COMMAND".
struct SeatChoice {
    std::string text;
    const Level* level = nullptr; ///< none: a program
};

/// Reads "hard,easy,exec:COMMAND". A comma that belongs to a command is written "\,". Throws CallError.
std::vector<SeatChoice> readSeats(const std::string& text);

class SeatPlayer
{
public:
    virtual ~SeatPlayer() = default;
    /// A message of the host's, for programs.
    virtual void tell(const std::string& message) = 0;
    /// A legal action of the seat to move; or, in words, why there is none: then the seat is lost.
    virtual std::variant<Action, std::string> act(const State& state) = 0;
};

std::unique_ptr<SeatPlayer> levelPlayer(const Level& level, const std::string& seed);
/// Starts the program. Each act must be answered within that time.
std::unique_ptr<SeatPlayer> programPlayer(const std::string& command, int milliseconds);

} // namespace mt::cli
