#include "app/play/game_flow.h"

#include "engine/ai/level.h"

#include <algorithm>

namespace
{

using std::chrono::milliseconds;

// How long an AI seat takes at least, at pace 1: a thought, or the moment to see that there is nothing to think about.
// At a large table thoughts are shorter, so that one's own turn does not take much longer to come round.
milliseconds thought(int players) { return milliseconds(3600 / std::max(players, 4)); }
constexpr milliseconds reflex{350};
// How a round begins is read first.
constexpr milliseconds beginning{2600};

milliseconds times(milliseconds time, qreal factor) { return std::chrono::duration_cast<milliseconds>(time * factor); }

} // namespace

GameFlow::GameFlow(const GameSession& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&player_, &EventPlayer::shown, this, [this](const mt::Moment& moment) {
        asksPlayer_ = false;
        emit shown(moment);
    });
    connect(&player_, &EventPlayer::finished, this, &GameFlow::finished);
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

void GameFlow::setPace(qreal pace)
{
    pace_ = pace;
    player_.setPace(hurries_ ? 0 : pace);
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
    if (!isAis)
        setHurry(false);
}

void GameFlow::hurry()
{
    if (waits_ || (thinkingSeat_ < 0 && !isShowing()))
        return;
    setHurry(true);
    player_.goOn();
    ai_.hurry();
}

void GameFlow::linger(int milliseconds)
{
    setHurry(false);
    player_.linger(milliseconds);
}

void GameFlow::setHurry(bool hurries)
{
    hurries_ = hurries;
    player_.setPace(hurries ? 0 : pace_);
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
    player_.drop();
    setHurry(false);
    thinkingSeat_ = -1;
    asksPlayer_ = false;
}

#include "moc_game_flow.cpp"
