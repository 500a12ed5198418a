#include "app/platform/background.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

void Background::run(Job job)
{
    stop_.requestStop();
    stop_ = mt::StopSource();
    setBusy(true);
    const QPointer<Background> self(this);
    QThreadPool::globalInstance()->start([job = std::move(job), stop = stop_.token(), self] {
        Answer answer = job(stop);
        const auto tell = [answer = std::move(answer), stop, self] {
            if (stop.stopRequested() || !self)
                return;
            answer();
            // It may have been the last thing that was wanted, or the first of another job.
            if (!stop.stopRequested() && self)
                self->setBusy(false);
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), tell, Qt::QueuedConnection);
    });
}

void Background::meanwhile(const mt::StopToken& stop, Answer answer)
{
    const auto tell = [answer = std::move(answer), stop] {
        if (!stop.stopRequested())
            answer();
    };
    QMetaObject::invokeMethod(QCoreApplication::instance(), tell, Qt::QueuedConnection);
}

void Background::stop()
{
    stop_.requestStop();
    setBusy(false);
}

void Background::setBusy(bool busy)
{
    if (busy_ == busy)
        return;
    busy_ = busy;
    emit busyChanged();
}

#include "moc_background.cpp"
