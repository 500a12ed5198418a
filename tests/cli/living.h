// Processes that a test has to see the end of, without asking for their numbers: each holds the same pipe open.
#pragma once

#include "tool.h"

#include <functional>

namespace mt::test
{

/// Whether that is so, sooner or later.
bool waitFor(const std::function<bool()>& done);

/// A named pipe: a process that opens it for writing, and every child that gets it, counts as living until it is gone
/// or closes it. A zombie does not count, so it does not matter who reaps it.
class Living
{
public:
    Living();
    Living(const Living&) = delete;
    Living& operator=(const Living&) = delete;
    ~Living();

    std::string pipe() const { return folder_.file("living"); }
    /// Whether that much was written, sooner or later.
    bool waitForText(const std::string& text) const;
    bool anyLives() const;
    /// Whether at last none lives.
    bool waitForNone() const;

private:
    TemporaryFolder folder_;
    int file_ = -1;
};

/// The real tool, running beside the test. It gets the signals that it would get from a terminal, even where the test
/// itself was started with some of them ignored.
class RunningTool
{
public:
    explicit RunningTool(const std::vector<std::string>& arguments);
    RunningTool(const RunningTool&) = delete;
    RunningTool& operator=(const RunningTool&) = delete;
    ~RunningTool();

    void send(int signal) const;
    /// The signal that it ended by; 0: it ended by itself, or not at all.
    int waitForSignal();

private:
    bool hasEnded();

    int pid_ = -1;
    int status_ = 0;
    bool ended_ = false;
};

} // namespace mt::test
