// A program that we talk to by lines, and that may misbehave in every way: nothing here ever waits without a limit.
#pragma once

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
};

/// `/bin/sh -c COMMAND` in a process group of its own, with a pipe to its standard input and one from its standard
/// output; its standard error is ours. Destroying it ends the whole group: after a moment in which the program may
/// see the end of its input and go by itself, unless it was given up. On Windows there is none: making one throws an
/// InputError that says so.
class ChildProcess
{
public:
    using Clock = std::chrono::steady_clock;

    explicit ChildProcess(const std::string& command);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    /// Queues the line and writes as much as the pipe takes; what is left goes out while receive() waits. A program
    /// that is gone or does not read is found out by receive().
    void send(std::string_view line);
    /// Waits for a line until then.
    Reply receive(std::string& line, Clock::time_point deadline);
    /// It has lost its seat: no moment is left to it.
    void giveUp() { givenUp_ = true; }

private:
    bool popLine(std::string& line);
    bool isTooLong() const;
    void writeSome();
    bool readSome();
    bool hasExited() const;

    int pid_ = -1;
    int toChild_ = -1;
    int fromChild_ = -1;
    std::string unsent_;
    std::string received_;
    bool givenUp_ = false;
};

} // namespace mt::cli
