// A thread that can be asked to stop and that is always waited for: std::jthread, which not every standard library has.
#pragma once

#include "engine/base/stop_token.h"

#include <thread>
#include <utility>

/// Runs one function at a time on a thread of its own. The token wakes nobody: who lets the function sleep has to wake
/// it up after requestStop().
class WorkerThread
{
public:
    WorkerThread() = default;
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;
    /// Asks the function to stop and waits for its end.
    ~WorkerThread() { end(); }

    /// Runs work(mt::StopToken), after the end of what was begun before: that is asked to stop and waited for.
    template <class Work>
    void start(Work work)
    {
        end();
        stop_ = mt::StopSource();
        thread_ = std::thread(std::move(work), stop_.token());
    }
    /// Nobody is waited for. Nothing happens where nothing runs.
    void requestStop() { stop_.requestStop(); }
    /// Something was begun and not detached, be it at its end already.
    bool isStarted() const { return thread_.joinable(); }
    /// The thread is left to end by itself. It must be started, and use nothing that goes before it ends.
    void detach() { thread_.detach(); }

private:
    void end()
    {
        if (!thread_.joinable())
            return;
        stop_.requestStop();
        thread_.join();
    }

    mt::StopSource stop_;
    std::thread thread_;
};
