// Brings to the disk what was written, beside the window: nobody waits for a disk in the window's thread.
#pragma once

#include "app/platform/worker_thread.h"
#include "app/saving/disk.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <system_error>

/// One thing after another, in the order in which they were given.
class SyncQueue : public QObject
{
public:
    /// Runs in another thread; what it uses must be its own, or safe there.
    using Sync = std::function<std::error_code()>;
    /// What is to be done with its answer, in the thread of the queue.
    using Report = std::function<void(std::error_code)>;

    explicit SyncQueue(QObject* parent = nullptr);
    /// Everything that was given is done; nothing is reported any more.
    ~SyncQueue() override;

    void add(Sync sync, Report report = {});
    /// Until everything given so far is done. Its reports come when events are next handled.
    void wait();

private:
    struct Job {
        Sync sync;
        Report report;
    };
    void run(const mt::StopToken& stop);

    std::mutex mutex_;
    std::condition_variable wake_; ///< there is a job, or the end has come
    std::condition_variable idle_; ///< there is no job
    std::deque<Job> jobs_;         ///< guarded by mutex_; the first one is being done
    WorkerThread thread_;          ///< last: it must be gone before what it uses
};

/// Syncs files in the queue, in the order of the calls; without a queue, at once. The queue's thread calls `failed`
/// after a sync that fails.
FileSync syncBy(SyncQueue* queue, std::function<void()> failed = {});
