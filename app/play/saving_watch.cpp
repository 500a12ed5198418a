#include "app/play/saving_watch.h"

#include "app/words/fault_words.h"

namespace
{

// How soon what could not be saved is tried again at the latest.
constexpr std::chrono::milliseconds savingPause{3000};

} // namespace

SavingWatch::SavingWatch(GameSession& session, QObject* parent) : QObject(parent), session_(session)
{
    next_.setInterval(savingPause);
    connect(&next_, &QTimer::timeout, this, [this] {
        session_.save();
        follow();
    });
}

void SavingWatch::follow()
{
    if (const auto problem = session_.takeProblem())
        tell(*problem);
    if (isUnsaved_ == !session_.isSaved())
        return;
    isUnsaved_ = !isUnsaved_;
    if (isUnsaved_)
        next_.start();
    else
        next_.stop();
    emit changed();
}

void SavingWatch::tell(const StoreProblem& problem)
{
    problem_ = problem;
    emit changed();
}

void SavingWatch::dismissProblem()
{
    problem_.reset();
    emit changed();
}

QString SavingWatch::problemText() const { return problem_ ? FaultWords::problem(*problem_) : QString(); }

#include "moc_saving_watch.cpp"
