// A program that we talk to by lines, and that may misbehave in every way: nothing here ever waits without a limit.
#pragma once

#include "cli/bot_notes.h"
#include "engine/base/stop_token.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::cli
{

/// What became of waiting for a line.
enum class Reply : std::uint8_t {
    line,    ///< there is one
    late,    ///< none in time
    ended,   ///< the program has ended, or closed its output
    tooLong, ///< more than a line can be, and no line feed
    stopped, ///< nobody wants one any more
};

/// `/bin/sh -c COMMAND` below a keeper (cli/bot_keeper.h), with a pipe to its standard input and one from its standard
/// output. What it writes to its standard error goes to `notes`, which must outlive it: while an answer is waited for,
/// and at the end. Destroying it ends the program with everything below it, after a moment in which it may see the end
/// of its input and go by itself, unless it was given up. On Windows there is none: making one throws an InputError
/// that says so.
class ChildProcess
{
public:
    using Clock = std::chrono::steady_clock;

    ChildProcess(const std::string& command, BotNotes& notes);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    /// Queues the line and writes as much as the pipe takes; what is left goes out while receive() waits. A program
    /// that is gone or does not read is found out by receive().
    void send(std::string_view line);
    /// Waits for a line until then, or until it is asked to stop, which it sees within a moment.
    Reply receive(std::string& line, Clock::time_point deadline, const StopToken& stop);
    /// It has lost its seat: no moment is left to it.
    void giveUp() { givenUp_ = true; }

private:
    bool popLine(std::string& line);
    bool isTooLong() const;
    void writeSome();
    bool readSome();
    void readNotes();
    bool waitForEnd(std::chrono::milliseconds limit);

    BotNotes& notes_;
    int keeper_ = -1;
    int toChild_ = -1;
    int fromChild_ = -1;
    int notesFile_ = -1;
    int life_ = -1;
    std::string unsent_;
    std::string received_;
    bool givenUp_ = false;
};

} // namespace mt::cli
