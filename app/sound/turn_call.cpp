#include "app/sound/turn_call.h"

#include "app/play/game_controller.h"

TurnCall::TurnCall(const GameController& game, QObject* parent) : QObject(parent), game_(game)
{
    connect(&game, &GameController::gameChanged, this, [this] { isDue_ = false; });
    connect(&game, &GameController::eventShown, this, [this](const mt::Event& event) {
        if (event.kind == mt::EventKind::turnStarted)
            isDue_ = game_.session().seat(event.seat).isHuman;
    });
    connect(&game, &GameController::settled, this, &TurnCall::follow);
}

void TurnCall::follow()
{
    const bool isAsked = game_.curtain() || game_.myTurn();
    if (!isDue_ || !isAsked || game_.movesByItself())
        return;
    isDue_ = false;
    emit called();
}

#include "moc_turn_call.cpp"
