// GameController brings games to the table and takes them away.

#include "app/play/game_controller.h"

#include <QFileInfo>

// The session holds a game that the window does not know yet.
void GameController::begin()
{
    // Nothing may have got there yet.
    const QFileInfo record(session_.recordPath());
    played_ = record.exists() ? record.lastModified().date() : QDate::currentDate();
    table_.setSeats(session_.seats());
    table_.setPlans(plans_.find(session_.deal().commit));
    forced_ = 0;
    saving_.follow();
    settle();
    emit gameChanged();
}

void GameController::leave()
{
    stop();
    session_.close(false);
    saving_.follow();
    table_.clear();
    counting_.forget();
    scores_.show({});
    standings_.show({});
    log_.follow();
    update();
    emit gameChanged();
}

void GameController::stop()
{
    flow_.stop();
    narrator_.forget();
    privacy_.forget();
}

bool GameController::startGame(const GameStart& start)
{
    opening_.cancel();
    return saving_.whenSaved([this, start] {
        stop();
        session_.close(true);
        session_.start(start);
        begin();
        emit dealt();
        return true;
    });
}

bool GameController::resume()
{
    if (const auto problem = session_.store().noteProblem()) {
        // The note will say no more the next time.
        if (problem->kind == StoreProblem::Kind::noteDamaged)
            session_.close(true);
        saving_.tell(*problem);
        return false;
    }
    const QString last = session_.store().current();
    return !last.isEmpty() && open(last);
}

bool GameController::open(const QString& record)
{
    return saving_.whenSaved([this, record] { return read(record, Way::goOn); });
}

bool GameController::openRescued(const QString& file)
{
    return saving_.whenSaved([this, file] { return read(file, Way::bringHome); });
}

void GameController::openCopy()
{
    const QString record = saving_.takeCopyOffer();
    if (!record.isEmpty())
        saving_.whenSaved([this, record] { return read(record, Way::copy); });
}

// The record is locked and read while the game on the table stays there: where something is wrong, nothing has happened
// to it.
bool GameController::read(const QString& record, Way way)
{
    opening_.cancel();
    saving_.refuseCopy();
    if (way != Way::copy && QFileInfo(record) == QFileInfo(session_.recordPath())) {
        stop();
        session_.close(false);
    }
    const GameSession::Opening opening = session_.beginOpening(record, way == Way::copy);
    if (const auto* problem = std::get_if<StoreProblem>(&opening))
        return refuseToOpen(*problem);
    const auto& found = std::get<GameSession::SharedOpening>(opening);
    found->isRescued = way == Way::bringHome;
    if (!LongOpening::isLong(record)) {
        found->read();
        return goOnWith(found);
    }
    opening_.begin(found);
    flow_.interrupt();
    if (session_.isActive() && !flow_.isShowing())
        settle();
    return true;
}

bool GameController::goOnWith(const GameSession::SharedOpening& record)
{
    if (const auto problem = session_.store().wrong(*record))
        return refuseToOpen(*problem);
    stop();
    if (const auto problem = session_.open(*record, colours()))
        return refuseToOpen(*problem);
    begin();
    if (session_.store().cutOff())
        saving_.tell(*session_.store().cutOff());
    if (record->isRescued)
        saving_.takeHome();
    return true;
}

bool GameController::refuseToOpen(const StoreProblem& problem)
{
    if (!session_.isActive())
        leave();
    // The record will be no better the next time.
    const bool isUnbegun = problem.kind == StoreProblem::Kind::unbegun || problem.kind == StoreProblem::Kind::undealt;
    if (isUnbegun && problem.file == session_.store().current())
        session_.close(true);
    if (problem.offersCopy)
        saving_.offerCopy(problem);
    else
        saving_.tell(problem);
    return false;
}

void GameController::abandonGame()
{
    opening_.cancel();
    saving_.whenSaved([this] {
        session_.giveUp();
        leave();
        return true;
    });
}
