#include "app/play/ai_worker.h"

#include "engine/ai/level.h"
#include "engine/record/record_line.h"

#include <QTimer>

mt::Action AiWorker::think(const Question& question, std::stop_token stop)
{
    const mt::Level* level = mt::findLevel(question.level);
    // A record may seat a program, or a level of another version: here it plays as a seat that was taken over.
    if (level == nullptr)
        level = mt::findLevel(mt::takeOverLevel);
    mt::Rng rng(question.seed);
    return mt::chooseAction(*level, question.view, rng, stop);
}

AiWorker::AiWorker(Think think, QObject* parent) : QObject(parent), think_(std::move(think))
{
    thread_ = std::jthread([this](std::stop_token quit) { run(quit); });
}

AiWorker::~AiWorker() { cancel(); }

void AiWorker::ask(Question question, std::chrono::milliseconds atLeast)
{
    cancel();
    thinking_ = true;
    notBefore_ = std::chrono::steady_clock::now() + atLeast;
    stop_ = std::stop_source();
    {
        const std::lock_guard lock(mutex_);
        job_ = Job{std::move(question), stop_.get_token(), generation_};
    }
    wake_.notify_one();
}

void AiWorker::cancel()
{
    ++generation_;
    thinking_ = false;
    stop_.request_stop();
    const std::lock_guard lock(mutex_);
    job_.reset();
}

void AiWorker::run(std::stop_token quit)
{
    while (true) {
        std::unique_lock lock(mutex_);
        if (!wake_.wait(lock, quit, [this] { return job_.has_value(); }))
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
