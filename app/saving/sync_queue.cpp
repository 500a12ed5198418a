#include "app/saving/sync_queue.h"

SyncQueue::SyncQueue(QObject* parent) : QObject(parent)
{
    thread_.start([this](const mt::StopToken& stop) { run(stop); });
}

SyncQueue::~SyncQueue()
{
    {
        const std::lock_guard lock(mutex_);
        thread_.requestStop();
    }
    wake_.notify_one();
}

void SyncQueue::add(Sync sync, Report report)
{
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({std::move(sync), std::move(report)});
    }
    wake_.notify_one();
}

void SyncQueue::wait()
{
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return jobs_.empty(); });
}

void SyncQueue::run(const mt::StopToken& stop)
{
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [&] { return stop.stopRequested() || !jobs_.empty(); });
        if (jobs_.empty())
            return;
        // It stays the first, though empty, until it is done: wait() waits for it, too.
        {
            const Job job = std::move(jobs_.front());
            lock.unlock();
            const std::error_code error = job.sync();
            if (job.report)
                QMetaObject::invokeMethod(
                    this, [report = job.report, error] { report(error); }, Qt::QueuedConnection);
        }
        lock.lock();
        jobs_.pop_front();
        if (jobs_.empty())
            idle_.notify_all();
    }
}

FileSync syncBy(SyncQueue* queue, std::function<void()> failed)
{
    if (queue == nullptr)
        return syncNow;
    return [queue, failed = std::move(failed)](std::shared_ptr<DiskFile> file) {
        queue->add([file = std::move(file), failed] {
            const std::error_code error = file->sync();
            if (error && failed)
                failed();
            return error;
        });
        return true;
    };
}
