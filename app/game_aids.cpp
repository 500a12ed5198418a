// What makes playing easier for some: forced moves by themselves, and what is said aloud.
#include "app/game_controller.h"

// A draw or a pass, where the human whose turn it is can do nothing else.
std::optional<mt::Action> GameController::onlyMove() const
{
    if (!active() || !session_.isHumansTurn())
        return std::nullopt;
    const std::vector<mt::Action> legal = mt::legalActions(session_.state());
    const bool isForced =
        legal.size() == 1 && (legal.front().kind == mt::ActionKind::draw || legal.front().kind == mt::ActionKind::pass);
    return isForced ? std::optional(legal.front()) : std::nullopt;
}

void GameController::setAutoDraw(bool automatic)
{
    autoDraw_ = automatic;
    if (autoDraw_ && !waits_ && !player_.isBusy() && looker_.mayMove && onlyMove())
        autoMove_.start(0);
    else
        autoMove_.stop();
}

void GameController::setWaiting(bool waits)
{
    if (waits_ == waits)
        return;
    waits_ = waits;
    ai_.cancel();
    autoMove_.stop();
    if (!waits_ && active() && !player_.isBusy())
        settle();
}

GameController::Concern GameController::concernOf(const mt::Event& event) const
{
    switch (event.kind) {
    case mt::EventKind::engineLaid:
    case mt::EventKind::lastTile:
    case mt::EventKind::roundEnded: return Concern::thePlayer;
    default: break;
    }
    const bool isMine = looker_.seat >= 0 && (event.seat == looker_.seat || event.train == looker_.seat);
    return isMine ? Concern::thePlayer : Concern::anybody;
}

void GameController::announce(const QString& text, Concern concern)
{
    if (concern >= leastConcern_)
        emit announced(text);
}
