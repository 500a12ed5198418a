// Goes through the records of a folder on a thread of its own, and tells the window's thread how it gets on.
#pragma once

#include "app/platform/worker_thread.h"

#include <QFileInfoList>
#include <QObject>

#include <functional>

class RecordsWorker
{
public:
    /// For the worker's thread: has that done in the window's, unless what was begun is stale by then.
    using Tell = std::function<void(std::function<void()>)>;
    using Work = std::function<void(const mt::StopToken&, const Tell&)>;

    /// What was begun before is stale.
    void start(Work work);
    /// The same, and nothing else begins. Nobody waits: the record that is being read is read to its end first.
    void stop();
    /// To be told by the worker: it is done.
    void finish() { isReading_ = false; }
    bool isReading() const { return isReading_; }

    /// `folder`: the data folder. Those played last come first.
    static QFileInfoList records(const QString& folder);

private:
    QObject window_; ///< in the window's thread
    bool isReading_ = false;
    unsigned generation_ = 0; ///< of the last start(); what comes from another one is stale
    WorkerThread thread_;     ///< last: it must be gone before what it uses
};
