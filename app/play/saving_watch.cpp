#include "app/play/saving_watch.h"

#include "app/words/fault_words.h"

#include <utility>

using State = GameSaving::State;

namespace
{

// How soon what could not be saved is tried again at the latest.
constexpr std::chrono::milliseconds savingPause{3000};

State stateOf(const GameSession& session)
{
    if (!session.isSaved())
        return State::Unsaved;
    return session.isSyncing() ? State::Saving : State::Saved;
}

} // namespace

SavingWatch::SavingWatch(GameSession& session, QObject* parent) : QObject(parent), session_(session)
{
    next_.setInterval(savingPause);
    connect(&next_, &QTimer::timeout, this, &SavingWatch::tryAgain);
}

void SavingWatch::follow()
{
    if (const auto refusal = session_.takeRefusal())
        tell(*refusal);
    const State before = std::exchange(state_, stateOf(session_));
    reason_ = session_.savingProblem();
    if ((state_ == State::Unsaved) != next_.isActive())
        state_ == State::Unsaved ? next_.start() : next_.stop();
    emit changed();
    if (before == State::Unsaved && state_ != State::Unsaved && session_.isActive())
        emit savedAgain();
}

void SavingWatch::tryAgain()
{
    session_.save();
    follow();
    emit triedAgain();
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

QString SavingWatch::reason() const { return reason_ ? FaultWords::problem(*reason_) : QString(); }

QString SavingWatch::problemText() const { return problem_ ? FaultWords::problem(*problem_) : QString(); }

#include "moc_saving_watch.cpp"
