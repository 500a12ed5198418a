// The headless tool: its commands, and how they end.
#pragma once

#include <iosfwd>
#include <stdexcept>

namespace CLI
{
class App;
}

namespace mt::cli
{

/// Exit codes (docs/formats.md): everything is done; the input is wrong; the call is wrong.
enum ExitCode : int { done = 0, wrongInput = 1, wrongCall = 2 };

/// Ends a command; its one line goes to standard error.
struct InputError : std::runtime_error {
    using std::runtime_error::runtime_error;
};
struct CallError : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// Ends a command whose input is wrong where what is wrong has been said already.
struct AlreadySaid {
};

/// Where a command writes: results, and what else is to be said. Input comes from files and, for `bot`, `in`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// Adds subcommands; the streams must outlive the app.
using AddCommands = void (*)(CLI::App& app, Streams& streams);

/// Each adds its own subcommand.
void addRules(CLI::App& app, Streams& streams);
void addLegal(CLI::App& app, Streams& streams);
void addPlay(CLI::App& app, Streams& streams);
void addCheck(CLI::App& app, Streams& streams);
void addBench(CLI::App& app, Streams& streams);
void addPlan(CLI::App& app, Streams& streams);
void addCoach(CLI::App& app, Streams& streams);
void addBot(CLI::App& app, Streams& streams);

/// The whole tool: reads the command line, runs one command, answers the exit code. A call of a command of the
/// laboratory ends with wrongCall if `laboratory` is null.
int run(int argc, const char* const* argv, Streams streams, AddCommands laboratory);

} // namespace mt::cli
