// Who plays a seat in `play`: a level of the AI, or a program that speaks the bot protocol.
#pragma once

#include "cli/child_process.h"
#include "engine/ai/character.h"
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
    std::string leaning = {};    ///< the id of a level's, where it has one
    const Level* ours = nullptr; ///< none: a program
    std::string character = {};  ///< the id of one that was named
    std::string command = {};    ///< of a program: for the shell, and for nobody else's eyes
};

/// Reads "hard,casual+doubles,bruno,exec:COMMAND,exec:NAME=COMMAND". A comma that belongs to a command is written "\,".
/// Throws CallError.
std::vector<SeatChoice> readSeats(const std::string& text);
/// The parts of such a text, and what one of them says: nothing where it is none of these.
std::vector<std::string> splitAtCommas(const std::string& text);
std::optional<SeatChoice> readSeat(const std::string& part);
/// All that there are, for who named something else.
std::string playersInWords();

/// What a command is called that got no name: its program's name, `[a-z0-9-]{1,32}`; where it does not begin with a
/// program's name, "program". Nothing else of it is told, for there may be paths and passwords in it.
std::string programName(std::string_view command);

/// A program in a seat.
class Program
{
public:
    /// Starts it. Each answer must come within that time. What it writes to its standard error goes to `err`, each line
    /// with `who` before it.
    Program(const std::string& command, int milliseconds, const std::string& who, std::ostream& err)
        : notes_(who, err), process_(command, notes_), milliseconds_(milliseconds)
    {
    }

    void tell(const std::string& message) { process_.send(message); }
    /// A legal action of the seat to move; or, in words, why there is none: then it is given up. So it is when it is
    /// asked to stop.
    std::variant<Action, std::string> act(const State& state, const StopToken& stop = {});

private:
    std::variant<Action, std::string> ask(const State& state, const StopToken& stop);

    BotNotes notes_;
    ChildProcess process_;
    int milliseconds_;
    std::chrono::milliseconds extra_{2000}; ///< for the next answer: it may still be starting
};

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
/// Starts the program: see Program.
std::unique_ptr<SeatPlayer> programPlayer(const std::string& command, int milliseconds, const std::string& who,
                                          std::ostream& err);

} // namespace mt::cli
