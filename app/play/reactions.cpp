#include "app/play/reactions.h"

#include "app/play/game_controller.h"

void Reactions::follow(const GameController& game)
{
    connect(&game, &GameController::gameChanged, this, [this] {
        occasions_.clear();
        drew_ = 0;
    });
    connect(&game, &GameController::eventShown, this, [this, &game](const mt::Event& event) {
        const std::optional<Said> now = reactionTo(event);
        if (!isOn_ || !now || characterAt(game.session().seat(now->seat)).isEmpty())
            return;
        if (now->reaction == Reaction::isOut || occasions_[now->seat]++ % 2 == 0)
            emit said(now->seat, ReactionWords::said(now->reaction));
    });
}

std::optional<Reactions::Said> Reactions::reactionTo(const mt::Event& event)
{
    constexpr int many = 3;
    switch (event.kind) {
    case mt::EventKind::turnStarted: drew_ = 0; return {};
    case mt::EventKind::tileDrawn:
        if (++drew_ == many)
            return Said{event.seat, Reaction::drewMuch};
        return {};
    case mt::EventKind::passed:
        // Of who drew many that was heard already.
        if (drew_ < many)
            return Said{event.seat, Reaction::cannotPlay};
        return {};
    case mt::EventKind::tilePlayed:
        mover_ = event.seat;
        if (event.train != event.seat && event.train != mt::mexicanTrain)
            return Said{event.train, Reaction::hasGuest};
        return {};
    case mt::EventKind::doubleOpened: return Said{mover_, Reaction::laidDouble};
    case mt::EventKind::roundEnded:
        if (event.reason == mt::RoundEndReason::out)
            return Said{event.seat, Reaction::isOut};
        return {};
    default: return {};
    }
}

#include "moc_reactions.cpp"
