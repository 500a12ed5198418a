// Races that are planted for the sanitizer of threads. `planted_race threads`: two threads that count in one number.
// `planted_race answer`: a job that goes on with what it has answered.
#include "app/platform/background.h"
#include "app/platform/worker_thread.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <string_view>
#include <thread>

namespace
{

void count(int& number)
{
    for (int i = 0; i < 100000; ++i)
        ++number;
}

void countOnTwoThreads()
{
    int number = 0;
    WorkerThread one;
    WorkerThread other;
    one.start([&number](const mt::StopToken&) { count(number); });
    other.start([&number](const mt::StopToken&) { count(number); });
}

// What has happened, for those who have to wait for it; it puts nothing in order. The sanitizer remembers four uses of
// each eight bytes: what waits must not make it forget who has counted.
class alignas(8) Sign
{
public:
    void show() { isShown_.store(true, std::memory_order_relaxed); }
    void await() const
    {
        while (!isShown_.load(std::memory_order_relaxed))
            std::this_thread::yield();
    }

private:
    std::atomic<bool> isShown_ = false;
};

struct Shared {
    int number = 0;
    Sign handedOver;
    Sign answering;
    Sign ended;
};

// A job goes when its answer has been handed over.
struct CountsWhenItGoes {
    Shared& shared;
    ~CountsWhenItGoes()
    {
        shared.handedOver.show();
        shared.answering.await();
        count(shared.number);
        shared.ended.show();
    }
};

void countInJobAndAnswer()
{
    Shared shared;
    Background background;
    background.run([&shared, end = std::make_shared<CountsWhenItGoes>(shared)](const mt::StopToken&) {
        return [&shared] {
            shared.handedOver.await();
            shared.answering.show();
            count(shared.number);
            shared.ended.await();
        };
    });
    while (background.isBusy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QThreadPool::globalInstance()->waitForDone();
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication program(argc, argv);
    const std::string_view which = argc > 1 ? argv[1] : "";
    if (which == "threads")
        countOnTwoThreads();
    if (which == "answer")
        countInJobAndAnswer();
}
