#include "app/platform/background.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

void Background::run(Job job)
{
    stop_.request_stop();
    stop_ = std::stop_source();
    setBusy(true);
    const QPointer<Background> self(this);
    QThreadPool::globalInstance()->start([job = std::move(job), stop = stop_.get_token(), self] {
        Answer answer = job(stop);
        const auto tell = [answer = std::move(answer), stop, self] {
            if (stop.stop_requested() || !self)
                return;
            answer();
            // It may have been the last thing that was wanted, or the first of another job.
            if (!stop.stop_requested() && self)
                self->setBusy(false);
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), tell, Qt::QueuedConnection);
    });
}

void Background::stop()
{
    stop_.request_stop();
    setBusy(false);
}

void Background::setBusy(bool busy)
{
    if (busy_ == busy)
        return;
    busy_ = busy;
    emit busyChanged();
}
