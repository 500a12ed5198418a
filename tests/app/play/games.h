// A game as the window has it, played by tests.
#pragma once

#include "app/play/game_controller.h"
#include "app/setup/new_game_setup.h"
#include "tests/app/support.h"

/// A game with these arguments of --new; at pace 0, so that what it does is done when it returns. False: the one before
/// it stays. `random`: the seed, as if nobody had chosen it.
inline bool begin(GameController& game, const QString& spec, const std::string& random = {})
{
    game.setPace(0);
    auto parsed = parseNewGame(spec);
    if (const auto* error = std::get_if<SpecError>(&parsed))
        qFatal("%s", qPrintable(error->message));
    NewGameSetup setup;
    setup.take(std::get<NewGameSpec>(parsed));
    if (!setup.rules())
        qFatal("%s", qPrintable(setup.error()));
    // Without an id the same game has the same record, byte for byte.
    GameStart start = setup.start();
    start.id.clear();
    if (!random.empty())
        start.seed = random;
    return game.startGame(start);
}

/// Until all that was done is on the disk, and a game that was to be left then has been left.
inline void awaitDisk(const GameController& game)
{
    ASSERT_TRUE(waitUntil([&] { return !game.session().store().awaitsDisk(); }));
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

/// Goes on with a record, as the window does with one that is not long.
inline std::optional<StoreProblem> openNow(GameSession& session, const QString& path)
{
    session.close(false);
    const GameSession::Opening opening = session.beginOpening(path);
    if (const auto* problem = std::get_if<StoreProblem>(&opening))
        return *problem;
    RecordOpening& record = *std::get<GameSession::SharedOpening>(opening);
    record.read();
    const auto problem = session.store().wrong(record);
    return problem ? problem : session.open(record, {});
}

/// What came of GameSession::saveAs() or takeHome(), which is known in the end.
class StoreAnswer
{
public:
    void saveAs(GameSession& session, const QString& path) { session.store().saveAs(path, taker()); }
    void takeHome(GameSession& session) { session.store().takeHome(taker()); }
    bool isThere() const { return isThere_; }
    const std::optional<StoreProblem>& problem() const { return problem_; }

private:
    GameStore::Answer taker()
    {
        return [this](const std::optional<StoreProblem>& problem) {
            if (std::exchange(isThere_, true))
                qFatal("answered twice");
            problem_ = problem;
        };
    }

    bool isThere_ = false;
    std::optional<StoreProblem> problem_;
};

/// Of a session that waits for the disk: the answer is there at once.
inline std::optional<StoreProblem> savedAs(GameSession& session, const QString& path)
{
    StoreAnswer answer;
    answer.saveAs(session, path);
    EXPECT_TRUE(answer.isThere());
    return answer.problem();
}
inline std::optional<StoreProblem> takenHome(GameSession& session)
{
    StoreAnswer answer;
    answer.takeHome(session);
    EXPECT_TRUE(answer.isThere());
    return answer.problem();
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

/// The record of a game that begins so, after so many actions that nothing disturbed.
inline QByteArray recordOf(const GameStart& start, int actions)
{
    const QTemporaryDir elsewhere;
    GameSession session(elsewhere.path());
    session.start(start);
    act(session, actions);
    return bytesOf(session.recordPath());
}
