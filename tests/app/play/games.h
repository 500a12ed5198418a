// A game as the window has it, played by tests.
#pragma once

#include "app/play/game_controller.h"
#include "app/setup/new_game_setup.h"
#include "tests/app/support.h"

/// A game with these arguments of --new; at pace 0, so that what it does is done when it returns. False: the one before
/// it stays.
inline bool begin(GameController& game, const QString& spec)
{
    game.setPace(0);
    auto parsed = parseNewGame(spec);
    if (const auto* error = std::get_if<SpecError>(&parsed))
        qFatal("%s", qPrintable(error->message));
    NewGameSetup setup;
    setup.take(std::get<NewGameSpec>(parsed));
    if (!setup.rules())
        qFatal("%s", qPrintable(setup.error()));
    return game.startGame(setup.start());
}

/// Until all that was done is on the disk, and a game that was to be left then has been left.
inline void awaitDisk(const GameController& game)
{
    ASSERT_TRUE(waitUntil([&] { return !game.session().awaitsDisk(); }));
}

/// Does it for the human to move, as the table would.
inline bool carryOut(GameController& game, const mt::Action& action)
{
    switch (action.kind) {
    case mt::ActionKind::play: return game.play(action.tile.index(), action.train);
    case mt::ActionKind::draw: return game.draw();
    case mt::ActionKind::pass: return game.pass();
    case mt::ActionKind::endOpening: return game.endOpening();
    case mt::ActionKind::marker: return game.decideMarker(action.keep);
    }
    return false;
}

/// Does what the first legal action of the human to move is.
inline bool doFirstLegal(GameController& game)
{
    return carryOut(game, mt::legalActions(game.session().state()).front());
}

/// So many actions of a game without a table, always the first that is legal; rounds begin by themselves.
inline void act(GameSession& session, int actions)
{
    for (int done = 0; done < actions && !session.isOver(); ++done) {
        if (session.mover() < 0)
            session.beginRound();
        session.perform(mt::legalActions(session.state()).front());
    }
}
