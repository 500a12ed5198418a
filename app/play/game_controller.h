// One game being played: what a player may ask of it. What there is to know of it are its GameFacts.
//
// Seats and trains are the engine's ids (seats from 0, 14 the Mexican Train), tiles are Tile::index(). Whether an
// intent is carried out is the engine's to say; what it refuses becomes the sentence, and `refused` is emitted.
#pragma once

#include "app/platform/background.h"
#include "app/play/fact_finder.h"
#include "app/scores/score_model.h"

class GameController : public GameFacts
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the game.")
    Q_PROPERTY(TrainModel* trains READ trains CONSTANT)
    Q_PROPERTY(HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(HandListModel* revealedHands READ revealedHands CONSTANT)
    Q_PROPERTY(ScoreModel* scores READ scores CONSTANT)
    Q_PROPERTY(qreal pace READ pace WRITE setPace NOTIFY paceChanged)

public:
    using Colours = std::function<std::vector<QString>()>;

    /// `dataDir`: where saved games are; empty: the platform's own place. With `syncs` nobody waits for the disk: a
    /// seat is asked when what was done before is there. `colours`: by seat, of the locomotives of a game that is gone
    /// on with; its record does not tell.
    explicit GameController(const QString& dataDir = {}, SyncQueue* syncs = nullptr, Colours colours = {},
                            QObject* parent = nullptr);
    ~GameController() override;

    TrainModel* trains() { return &table_.trains(); }
    HandModel* hand() { return &table_.hand(); }
    HandListModel* revealedHands() { return &table_.faceUp(); }
    ScoreModel* scores() { return &scores_; }
    qreal pace() const { return flow_.pace(); }
    void setPace(qreal pace);
    void setThinkingPace(qreal factor) { flow_.setThinkingPace(factor); }
    void setAutoDraw(bool automatic);
    void setWaiting(bool waits);
    void setAnnouncementLevel(Narrator::AnnouncementLevel least) { narrator_.setLeastLevel(least); }
    /// Asks for all words again, because another language is spoken.
    void retranslate();

    /// Leaves the game on the table, if there is one, for a new one.
    void startGame(const GameStart& start);
    /// Goes on with the game in that record; false: it cannot be read, as `problem` says.
    bool open(const QString& record);
    /// Goes on with the game that was left last; false: there is none, or it cannot be read.
    bool resume();
    /// Who is told of every line of every game from now on.
    void setObserver(RecordObserver* observer) { session_.setObserver(observer); }
    const GameSession& session() const { return session_; }
    /// No events wait to be shown, nothing is on its way to the disk and no AI thinks: what is shown is what the engine
    /// has.
    bool isSettled() const { return !flow_.isShowing() && !session_.isSyncing() && flow_.thinkingSeat() < 0; }

    Q_INVOKABLE bool play(int tileId, int train);
    Q_INVOKABLE bool playSelected(int train) { return play(selectedTile(), train); }
    /// Plays the tile where it fits if that is one place only.
    Q_INVOKABLE bool playOnlyPlace(int tileId);
    Q_INVOKABLE bool draw() { return doOrRefuse({mt::ActionKind::draw, 0, {}, mt::noTrain, false}); }
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
    /// The trains that accept the tile now.
    Q_INVOKABLE QList<int> placesFor(int tileId) const;
    Q_INVOKABLE void moveHandTile(int from, int to) { table_.moveHandTile(from, to); }
    Q_INVOKABLE void sortHand(HandOrder::Order order) { table_.sortHand(order); }
    Q_INVOKABLE void liftCurtain();
    /// From now on an AI of that level plays the seat, or a human when `level` is empty. False: game over, no such
    /// level.
    Q_INVOKABLE bool handOver(int seat, const QString& level);
    /// The answer to `levelQuestion`: that level plays on for all these seats.
    Q_INVOKABLE bool chooseLevel(const QString& level);
    /// The player behind the curtain is away: an AI plays that seat, of the level that the others have.
    Q_INVOKABLE bool handOverToAi();
    Q_INVOKABLE void dismissProblem() { saving_.dismissProblem(); }
    Q_INVOKABLE void nextRound();
    Q_INVOKABLE void abandonGame();
    /// How things stand, told in lines; announced, too. Empty without a game or behind the curtain.
    Q_INVOKABLE QStringList tellStatus();

signals:
    void paceChanged();

private:
    const Viewpoint& viewpoint() const { return privacy_.viewpoint(); }
    void begin();
    void leave();
    void stop();
    bool mayTry();
    mt::Refusal attempt(mt::Action action);
    bool answer(const mt::Refusal& refusal, const mt::Action& action);
    bool doOrRefuse(const mt::Action& action) { return mayTry() && answer(attempt(action), action); }
    bool refuse(mt::Tile tile, int train);
    void obey(const mt::Action& decision);
    std::optional<mt::Fault> perform(const mt::Action& action);
    void followLine();
    void showMoment(const mt::Moment& moment);
    void settle();
    void goOn();
    int undoCount() const;
    void showHint(const mt::Hint& hint);
    void showScores();
    void update() { take(facts_.find(undoCount())); }

    Colours colours_;
    GameSession session_;
    SeatPrivacy privacy_;
    ShownTable table_;
    ScoreModel scores_;
    Narrator narrator_{session_, privacy_};
    GameFlow flow_{session_, this};
    SavingWatch saving_{session_};
    FactFinder facts_{session_, privacy_, table_, narrator_, flow_, saving_};
    Background advisor_;  ///< thinks of hints
    QDate played_;        ///< last
    bool isAsked_ = true; ///< false: whoever is to move has to wait for the disk
};
