#include "app/play/ai_worker.h"

#include "engine/ai/level.h"

#include <utility>

mt::Action AiWorker::think(const Question& question, mt::StopToken stop)
{
    const mt::Level* level = mt::findLevel(question.level, question.leaning);
    Q_ASSERT(level != nullptr);
    mt::Rng rng(question.seed);
    return mt::chooseAction(*level, question.view, question.memory, rng, stop);
}

AiWorker::AiWorker(Think think, QObject* parent) : QObject(parent), think_(std::move(think))
{
    tooSoon_.setSingleShot(true);
    connect(&tooSoon_, &QTimer::timeout, this, &AiWorker::answer);
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

void AiWorker::hurry()
{
    notBefore_ = {};
    if (answer_)
        answer();
}

void AiWorker::cancel()
{
    ++generation_;
    thinking_ = false;
    answer_.reset();
    tooSoon_.stop();
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
        // In the thread of the window again.
        const auto take = [this, action, generation = job.generation] {
            if (generation != generation_)
                return;
            answer_ = action;
            answer();
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    }
}

void AiWorker::answer()
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(notBefore_ - std::chrono::steady_clock::now());
    if (left.count() > 0)
        return tooSoon_.start(left);
    tooSoon_.stop();
    thinking_ = false;
    ++generation_;
    emit decided(*std::exchange(answer_, std::nullopt));
}

#include "moc_ai_worker.cpp"
