#include "app/play/ai_worker.h"

#include "engine/ai/level.h"

#include <QTimer>

mt::Action AiWorker::think(const Question& question, mt::StopToken stop)
{
    const mt::Level* level = mt::findLevel(question.level);
    Q_ASSERT(level != nullptr);
    mt::Rng rng(question.seed);
    return mt::chooseAction(*level, question.view, rng, stop);
}

AiWorker::AiWorker(Think think, QObject* parent) : QObject(parent), think_(std::move(think))
{
    thread_.start([this](const mt::StopToken& quit) { run(quit); });
}

AiWorker::~AiWorker()
{
    thread_.requestStop();
    cancel(); // with the lock: after it the thread sleeps and can be woken up, or has seen that it is to stop
    wake_.notify_one();
}

void AiWorker::ask(Question question, std::chrono::milliseconds atLeast)
{
    cancel();
    thinking_ = true;
    notBefore_ = std::chrono::steady_clock::now() + atLeast;
    stop_ = mt::StopSource();
    {
        const std::lock_guard lock(mutex_);
        job_ = Job{std::move(question), stop_.token(), generation_};
    }
    wake_.notify_one();
}

void AiWorker::cancel()
{
    ++generation_;
    thinking_ = false;
    stop_.requestStop();
    const std::lock_guard lock(mutex_);
    job_.reset();
}

void AiWorker::run(const mt::StopToken& quit)
{
    while (true) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [&] { return job_.has_value() || quit.stopRequested(); });
        if (!job_)
            return;
        const Job job = std::move(*job_);
        job_.reset();
        lock.unlock();
        const mt::Action action = think_(job.question, job.stop);
        QMetaObject::invokeMethod(
            this, [this, action, generation = job.generation] { answer(action, generation); }, Qt::QueuedConnection);
    }
}

// In the thread of the window again.
void AiWorker::answer(const mt::Action& action, unsigned generation)
{
    if (generation != generation_)
        return;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(notBefore_ - std::chrono::steady_clock::now());
    if (left.count() > 0) {
        QTimer::singleShot(left, this, [this, action, generation] { answer(action, generation); });
        return;
    }
    thinking_ = false;
    ++generation_;
    emit decided(action);
}

#include "moc_ai_worker.cpp"
