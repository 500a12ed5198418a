#include "app/play/game_flow.h"

#include "engine/ai/level.h"

#include <algorithm>
#include <utility>

namespace
{

using std::chrono::milliseconds;

// How long an AI seat takes at least, at pace 1: a thought, or the moment to see that there is nothing to think about.
// At a large table thoughts are shorter, so that one's own turn does not take much longer to come round.
milliseconds thought(int players) { return milliseconds(3600 / std::max(players, 4)); }
constexpr milliseconds reflex{350};
// How a round begins is read first.
constexpr milliseconds beginning{2600};

// Returns how long an event is looked at, at pace 1. Events without a time belong to the one before them.
milliseconds duration(mt::EventKind kind)
{
    switch (kind) {
    case mt::EventKind::tilePlayed: return milliseconds(500);
    case mt::EventKind::tileDrawn: return milliseconds(450);
    case mt::EventKind::markerPlaced:
    case mt::EventKind::markerRemoved: return milliseconds(350);
    case mt::EventKind::passed: return milliseconds(300);
    case mt::EventKind::engineLaid: return milliseconds(600);
    case mt::EventKind::lastTile:
    case mt::EventKind::roundEnded: return milliseconds(900);
    case mt::EventKind::turnStarted:
    case mt::EventKind::doubleClosed:
    case mt::EventKind::doubleOpened:
    case mt::EventKind::markerAsked:
    case mt::EventKind::dutyOwed:
    case mt::EventKind::openingEnded: break;
    }
    return {};
}

milliseconds times(milliseconds time, qreal factor) { return std::chrono::duration_cast<milliseconds>(time * factor); }

} // namespace

GameFlow::GameFlow(const GameSession& session, QObject* parent) : QObject(parent), session_(session)
{
    next_.setSingleShot(true);
    connect(&next_, &QTimer::timeout, this, &GameFlow::step);
    connect(&ai_, &AiWorker::decided, this, [this](const mt::Action& action) {
        thinkingSeat_ = -1;
        emit decided(action);
    });
    autoMove_.setSingleShot(true);
    connect(&autoMove_, &QTimer::timeout, this, [this] {
        if (const auto move = onlyMove(); move && asksPlayer_)
            emit decided(*move);
    });
}

void GameFlow::show(const std::vector<mt::Moment>& moments)
{
    queue_.insert(queue_.end(), moments.begin(), moments.end());
    if (std::exchange(isShowing_, true))
        return;
    step();
}

void GameFlow::step()
{
    next_.stop();
    while (!queue_.empty()) {
        const mt::Moment moment = queue_.front();
        queue_.pop_front();
        lingers_ = {};
        asksPlayer_ = false;
        emit shown(moment);
        const milliseconds wait = std::max(times(duration(moment.event.kind), hurries_ ? 0 : pace_), lingers_);
        if (wait > milliseconds{}) {
            next_.start(wait);
            return;
        }
    }
    isShowing_ = false;
    emit finished();
}

void GameFlow::flush()
{
    while (!queue_.empty())
        step();
    goOn();
}

// Ends the time of the event that is shown.
void GameFlow::goOn()
{
    if (isShowing_)
        step();
}

void GameFlow::setAutoDraw(bool automatic)
{
    autoDraw_ = automatic;
    if (autoDraw_ && !waits_ && asksPlayer_ && onlyMove())
        autoMove_.start(0);
    else
        autoMove_.stop();
}

void GameFlow::setWaiting(bool waits)
{
    waits_ = waits;
    interrupt();
}

void GameFlow::settle()
{
    const bool isAis = session_.mover() >= 0 && !session_.isHumansTurn() && session_.seatsWithoutLevel().empty();
    thinkingSeat_ = isAis ? session_.mover() : -1;
    asksPlayer_ = false;
    hurries_ = hurries_ && isAis;
}

void GameFlow::hurry()
{
    if (waits_ || (thinkingSeat_ < 0 && !isShowing()))
        return;
    hurries_ = true;
    goOn();
    ai_.hurry();
}

void GameFlow::linger(int time)
{
    hurries_ = false;
    lingers_ = milliseconds(time);
}

void GameFlow::ask(bool mayMove)
{
    asksPlayer_ = mayMove;
    if (waits_ || !session_.seatsWithoutLevel().empty())
        return;
    if (thinkingSeat_ >= 0)
        askAi();
    if (autoDraw_ && asksPlayer_ && onlyMove())
        autoMove_.start(times(reflex, pace_));
}

void GameFlow::askAi()
{
    const Seat& seat = session_.seat(thinkingSeat_);
    const mt::Level* level = mt::findLevel(seat.level);
    const bool remembers = level != nullptr && level->remembers();
    AiWorker::Question question{seat.level, seat.leaning, mt::viewOf(session_.state(), thinkingSeat_),
                                remembers ? session_.memory(thinkingSeat_) : mt::Memory(thinkingSeat_),
                                session_.decisionSeed()};
    const bool isForced = session_.moves().total == 1;
    const milliseconds moment = isForced ? reflex : thought(session_.game().rules.players);
    const milliseconds before = session_.actionCount() == 0 ? times(beginning, pace_) : milliseconds{};
    const milliseconds atLeast = before + times(moment, pace_ * thinkingPace_);
    ai_.ask(std::move(question), hurries_ ? milliseconds{} : atLeast);
}

std::optional<mt::Action> GameFlow::onlyMove() const
{
    return session_.isActive() && session_.isHumansTurn() ? session_.onlyMove() : std::nullopt;
}

void GameFlow::interrupt()
{
    ai_.cancel();
    autoMove_.stop();
}

void GameFlow::stop()
{
    interrupt();
    next_.stop();
    queue_.clear();
    isShowing_ = false;
    hurries_ = false;
    thinkingSeat_ = -1;
    asksPlayer_ = false;
}

#include "moc_game_flow.cpp"
