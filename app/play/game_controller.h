// One game being played: what a player may ask of it. What there is to know of it are its GameFacts.
//
// Seats and trains are the engine's ids (seats from 0, 14 the Mexican Train), tiles are Tile::index(). Whether an
// intent is carried out is the engine's to say; what it refuses becomes the sentence, and `refused` is emitted.
#pragma once

#include "app/platform/background.h"
#include "app/play/recap.h"
#include "app/play/running_game.h"

class GameController : public RunningGame
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the game.")

public:
    /// `dataDir`: where everything is remembered; empty: the platform's own place. The rest: as of RunningGame.
    explicit GameController(const QString& dataDir = {}, SyncQueue* syncs = nullptr, Colours colours = {},
                            QObject* parent = nullptr);

    /// A game that is nowhere but in the window, for a lesson: its hints are what a plan says, as the lessons are.
    struct Unkept {
    };
    explicit GameController(Unkept) : RunningGame({}, nullptr, {}, nullptr), isLesson_(true) {}

    Q_INVOKABLE bool play(int tileId, int train);
    Q_INVOKABLE bool playSelected(int train) { return play(selectedTile(), train); }
    /// Plays the tile where it fits if that is one place only.
    Q_INVOKABLE bool playOnlyPlace(int tileId);
    Q_INVOKABLE bool draw() { return doOrRefuse({mt::ActionKind::draw, 0, {}, mt::noTrain, false}); }
    /// Where drawing, passing or ending the first turn is all that is left, that; else as draw().
    Q_INVOKABLE bool drawOrPass();
    /// Passes, or ends a first turn of a whole train, also where a tile could be laid.
    Q_INVOKABLE bool endTurn();
    Q_INVOKABLE bool pass() { return doOrRefuse({mt::ActionKind::pass, 0, {}, mt::noTrain, false}); }
    Q_INVOKABLE bool endOpening() { return doOrRefuse({mt::ActionKind::endOpening, 0, {}, mt::noTrain, false}); }
    Q_INVOKABLE bool decideMarker(bool keep) { return doOrRefuse({mt::ActionKind::marker, 0, {}, mt::noTrain, keep}); }
    /// What the player might do now becomes the sentence as soon as it is found out. False: nothing is asked.
    Q_INVOKABLE bool hint();
    /// Back to the last decision of a human, as far as GameSession::undoCount() lets it; redo(): the same tiles come.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    /// The tile of the hand that is shown; the same again or -1: none.
    Q_INVOKABLE void select(int tileId);
    /// The same, to lay it: where it can be laid nowhere, it is told why.
    Q_INVOKABLE void choose(int tileId);
    /// The trains that accept the tile now.
    Q_INVOKABLE QList<int> placesFor(int tileId) const;
    Q_INVOKABLE void moveHandTile(int from, int to);
    Q_INVOKABLE void sortHand(HandOrder::Order order);
    /// The longest train of the hand that is shown comes first, and is told; again: no longer.
    Q_INVOKABLE void planTrain();
    Q_INVOKABLE void liftCurtain();
    /// While others play: on to the next turn of a human at this computer, or to the round's end.
    Q_INVOKABLE void hurry() { flow_.hurry(); }
    /// To be called while `roundWon` is emitted: what is seen of it takes so many milliseconds, or until somebody
    /// hurries.
    Q_INVOKABLE void linger(int milliseconds) { flow_.linger(milliseconds); }
    /// From now on an AI of that level plays the seat, or a human when `level` is empty. False: game over, no such
    /// level.
    Q_INVOKABLE bool handOver(int seat, const QString& level);
    /// The answer to `levelQuestion`: that level plays on for all these seats.
    Q_INVOKABLE bool chooseLevel(const QString& level);
    /// The player behind the curtain is away: an AI plays that seat, of the level that the others have
    /// (or of its heir).
    Q_INVOKABLE bool handOverToAi();
    Q_INVOKABLE void dismissProblem() { saving_.dismissProblem(); }
    /// Tries at once to save what is not saved.
    Q_INVOKABLE void saveAgain();
    /// Asks for another file to save the whole game in; it goes on in there. Returns at once.
    Q_INVOKABLE void askForFile();
    /// Returns at once. Where that file does not take it, the `problem` says so, and all is as before.
    void saveAs(const QString& path);
    Q_INVOKABLE void nextRound();
    Q_INVOKABLE void abandonGame();
    /// What happened since the last turn of whoever looks is announced; in their turn it is shown once more, too, line
    /// by line, until they do something.
    Q_INVOKABLE void recall();
    /// How things stand, told in lines. Empty without a game or behind the curtain.
    Q_INVOKABLE QStringList tellStatus();
    /// The announcement for a player who comes to the table now: how the round begins, or whose turn it is and what
    /// can be played.
    Q_INVOKABLE QString spoken() const { return narrator_.spoken(); }

private:
    bool mayTry();
    mt::Refusal attempt(mt::Action action);
    bool answer(const mt::Refusal& refusal, const mt::Action& action);
    bool doOrRefuse(const mt::Action& action) { return mayTry() && answer(attempt(action), action); }
    bool refuse(mt::Tile tile, int train);
    void showHint(const mt::Hint& hint);
    bool quote(const LogRow* line);

    bool isLesson_ = false;
    Background advisor_; ///< thinks of hints
    Recap recap_{[this](const LogRow* line) { return quote(line); }};
};
