// RunningGame: how a game comes to the table from its record, and what must be on the disk before it may leave.

#include "app/play/running_game.h"

#include <utility>

void RunningGame::setRescuePlaces(const RescuePlaces& places)
{
    session_.setRescuePlaces(places);
    isKept_ = true;
}

QStringList RunningGame::rescued() const
{
    QStringList files = session_.rescued();
    files.removeAll(session_.recordPath());
    return files;
}

bool RunningGame::whenSaved(std::function<bool()> leaving)
{
    if (!isKept_)
        return leaving();
    session_.save();
    if (!session_.awaitsDisk())
        return decideLeaving(leaving);
    // Nothing more happens in a game that is to be left.
    flow_.stop();
    leaving_ = std::move(leaving);
    return true;
}

// Nothing is on its way to the disk any more.
bool RunningGame::decideLeaving(const std::function<bool()>& leaving)
{
    if (session_.isSaved())
        return leaving();
    followDisk();
    emit leavingRefused();
    return false;
}

bool RunningGame::startGame(const GameStart& start)
{
    return whenSaved([this, start] {
        stop();
        session_.close(true);
        session_.start(start);
        begin();
        emit dealt();
        return true;
    });
}

bool RunningGame::resume()
{
    if (const auto problem = session_.lastRecordProblem()) {
        // What is there and says nothing will not say any more the next time.
        if (problem->kind == StoreProblem::Kind::noteDamaged)
            session_.close(true);
        saving_.tell(*problem);
        return false;
    }
    const QString last = session_.lastRecord();
    return !last.isEmpty() && open(last);
}

bool RunningGame::openRescued(const QString& file)
{
    return whenSaved([this, file] {
        if (!goOnWith(file))
            return false;
        session_.takeHome([this](const auto& problem) { tell(problem); });
        return true;
    });
}

bool RunningGame::open(const QString& record)
{
    return whenSaved([this, record] { return goOnWith(record); });
}

bool RunningGame::goOnWith(const QString& record)
{
    const QString before = session_.recordPath();
    if (tryToOpen(record))
        return true;
    if (!before.isEmpty())
        tryToOpen(before);
    return false;
}

bool RunningGame::tryToOpen(const QString& record)
{
    stop();
    if (const auto problem = session_.open(record, colours())) {
        leave();
        // It will not be any other the next time.
        const bool isUnbegun =
            problem->kind == StoreProblem::Kind::unbegun || problem->kind == StoreProblem::Kind::undealt;
        if (isUnbegun && record == session_.lastRecord())
            session_.close(true);
        setDamaged(problem->goesOnBefore ? problem : std::nullopt);
        if (!problem->goesOnBefore)
            saving_.tell(*problem);
        return false;
    }
    begin();
    if (session_.cutOff())
        saving_.tell(*session_.cutOff());
    return true;
}

void RunningGame::openDamaged()
{
    const QString record = damaged_ ? damaged_->file : QString();
    setDamaged({});
    if (record.isEmpty())
        return;
    whenSaved([this, record] {
        stop();
        const auto problem = session_.openCopy(record, colours());
        if (problem) {
            leave();
            saving_.tell(*problem);
        } else {
            begin();
        }
        return !problem;
    });
}

void RunningGame::setDamaged(const std::optional<StoreProblem>& problem)
{
    damaged_ = problem;
    emit damagedChanged();
}
