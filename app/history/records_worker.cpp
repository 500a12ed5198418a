#include "app/history/records_worker.h"

#include "app/saving/record_files.h"

#include <QDir>

void RecordsWorker::start(Work work)
{
    stop();
    isReading_ = true;
    const Tell tell = [this, generation = generation_](std::function<void()> telling) {
        const auto unlessStale = [this, generation, telling = std::move(telling)] {
            if (generation == generation_)
                telling();
        };
        QMetaObject::invokeMethod(&window_, unlessStale, Qt::QueuedConnection);
    };
    thread_.start([work = std::move(work), tell](const mt::StopToken& stopped) { work(stopped, tell); });
}

void RecordsWorker::stop()
{
    ++generation_;
    isReading_ = false;
    thread_.requestStop();
}

QFileInfoList RecordsWorker::records(const QString& folder)
{
    const QDir games(folder + QStringLiteral("/games"));
    return games.entryInfoList(RecordFiles::patterns(), QDir::Files, QDir::Time);
}
