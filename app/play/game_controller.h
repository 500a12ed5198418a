// One game at the table, from its first line to its last: it knows the facts and takes what a player asks.
//
// It goes on by itself: what has happened is shown, then the table settles and whoever is to move is asked, as soon as
// it is on the disk. Seats and trains are the engine's ids (seats from 0, 14 the Mexican Train), tiles are
// Tile::index(). Whether an intent is carried out is the engine's to say; what it refuses becomes the sentence, and
// `refused` is emitted.
#pragma once

#include "app/platform/background.h"
#include "app/platform/facts.h"
#include "app/play/counting.h"
#include "app/play/game_flow.h"
#include "app/play/game_saving.h"
#include "app/play/kept_plans.h"
#include "app/play/long_opening.h"
#include "app/play/narrator.h"
#include "app/play/recap.h"
#include "app/scores/score_model.h"
#include "app/scores/standings.h"

class GameController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the game.")
    Q_PROPERTY(TrainModel* trains READ trains CONSTANT)
    Q_PROPERTY(HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(RowList* revealedHands READ revealedHands CONSTANT)
    Q_PROPERTY(ScoreModel* scores READ scores CONSTANT)
    /// The final places; empty before the game is over.
    Q_PROPERTY(Standings* standings READ standings CONSTANT)
    Q_PROPERTY(RoundLog* log READ log CONSTANT)
    Q_PROPERTY(Counting* counting READ counting CONSTANT)
    Q_PROPERTY(GameSaving* saving READ saving CONSTANT)
    Q_PROPERTY(LongOpening* opening READ opening CONSTANT)
    Q_PROPERTY(qreal pace READ pace WRITE setPace NOTIFY paceChanged)

    FactList facts_;
    MT_FACT(bool, active, false)
    /// From 1; 0 without a game.
    MT_FACT(int, round, 0)
    MT_FACT(int, rounds, 0)
    MT_FACT(int, engineValue, -1)
    MT_FACT(QString, rulebook, {})
    MT_FACT(QString, title, {})
    /// Advice for the next round.
    MT_FACT(QString, tip, {})
    /// All hands lie open, by the rules: `revealedHands` has them throughout.
    MT_FACT(bool, openHands, false)
    MT_FACT(int, viewSeat, -1)
    MT_FACT(bool, curtain, false)
    /// The player whom the curtain waits for.
    MT_FACT(QString, curtainName, {})
    /// The events since that player's last turn, in sentences.
    MT_FACT(QStringList, curtainNews, {})
    /// While AI seats of a round have a level that is not here: the question which one shall play, else empty. Until it
    /// is answered nothing goes on by itself.
    MT_FACT(QString, levelQuestion, {})
    MT_FACT(bool, myTurn, false)
    // The player may do this now instead of laying a tile, or must answer it first.
    MT_FACT(bool, canDraw, false)
    MT_FACT(bool, canPass, false)
    MT_FACT(bool, canEndOpening, false)
    MT_FACT(bool, markerQuestion, false)
    /// Nothing can be chosen, not for the first time: it could be done by itself from now on.
    MT_FACT(bool, offersAutoDraw, false)
    MT_FACT(bool, canUndo, false)
    MT_FACT(bool, canRedo, false)
    MT_FACT(int, selectedTile, -1)
    MT_FACT(int, boneyardCount, 0)
    /// An AI is to move.
    MT_FACT(bool, thinking, false)
    /// The words with which the round begins, as long as nobody has done anything in it; else empty.
    MT_FACT(QString, beginning, {})
    /// The sentence that somebody is out, while that is shown; else empty.
    MT_FACT(QString, wentOut, {})
    /// And all of it has been shown.
    MT_FACT(bool, roundEnded, false)
    MT_FACT(bool, gameOver, false)
    MT_FACT(QString, roundSummary, {})
    MT_FACT(QString, resultText, {})
    /// The same tiles again, and over: how they went now and the first time; else empty.
    MT_FACT(QString, comparison, {})
    MT_FACT(QList<int>, winners, {})
    MT_FACT(QString, sentence, {})
    MT_FACT(bool, sentenceIsRefusal, false)
    /// The rule behind the sentence, as the rule page names it; empty: none in particular.
    MT_FACT(QString, sentenceRule, {})

public:
    using Colours = std::function<std::vector<QString>()>;

    /// `folder`: an absolute path, where everything is remembered; empty: a game that is nowhere but in the window, for
    /// a lesson: its hints are what a plan says, as the lessons are. With `syncs` nobody waits for the disk: a seat is
    /// asked when what was done before is there. `colours`: by seat, of the locomotives of a game that is gone on with;
    /// its record does not tell.
    explicit GameController(const QString& folder, SyncQueue* syncs = nullptr, Colours colours = {},
                            QObject* parent = nullptr);
    ~GameController() override;

    TrainModel* trains() { return &table_.trains(); }
    HandModel* hand() { return &table_.hand(); }
    RowModel<FaceUpHand>* revealedHands() { return &table_.faceUp(); }
    ScoreModel* scores() { return &scores_; }
    Standings* standings() { return &standings_; }
    RoundLog* log() { return &log_; }
    Counting* counting() { return &counting_; }
    GameSaving* saving() { return &saving_; }
    LongOpening* opening() { return &opening_; }
    const GameSession& session() const { return session_; }
    /// Its record on the disk, and the others there.
    GameStore& store() { return session_.store(); }
    /// Tells that observer of every line of every game from now on.
    void setObserver(RecordObserver* observer) { session_.setObserver(observer); }

    // The course of the game.
    qreal pace() const { return flow_.pace(); }
    void setPace(qreal pace);
    void setThinkingPace(qreal factor) { flow_.setThinkingPace(factor); }
    void setAutoDraw(bool automatic);
    void setWaiting(bool waits);
    /// Somebody wants it counted: pips, tiles seen, and what the others could not lay.
    void setCounted(bool isCounted);
    void setAnnouncementLevel(Announcement::Level least) { narrator_.setLeastLevel(least); }
    /// Asks for all words again, because another language is spoken.
    void retranslate();
    /// No events wait to be shown, nothing is on its way to the disk and no AI thinks: what is shown is what the engine
    /// has.
    bool isSettled() const;
    /// True if the human to move has no choice, and it is done by itself.
    bool movesByItself() const { return flow_.autoDraw() && flow_.onlyMove(); }

    // Arriving and leaving.
    /// Leaves the game on the table, if there is one, for a new one. False: the one that is there cannot be saved and
    /// stays. What is on its way to the disk is waited for without holding anybody up: true means then that it is left
    /// as soon as it is there. So it is with open(), openRescued() and openCopy(), too.
    bool startGame(const GameStart& start);
    /// Goes on with the game in that record; false: it cannot be read, as `saving` says, and the one on the table is
    /// gone on with. What takes long to read is read beside the window (`opening`): true means then that it is.
    bool open(const QString& record);
    /// The same with a rescue file (GameStore), which becomes one of the saved games.
    bool openRescued(const QString& file);
    /// Goes on with the game that was left last; false: there is none, or it cannot be read.
    bool resume();
    /// Goes on with what is good of the record that cannot be gone on with where it is, in a new one.
    Q_INVOKABLE void openCopy();
    Q_INVOKABLE void abandonGame();
    Q_INVOKABLE void nextRound();

    // The intents of a player.
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
    /// What happened since the last turn of whoever looks is announced; in their turn it is shown once more, too, line
    /// by line, until they do something.
    Q_INVOKABLE void recall();
    /// How things stand, told in lines. Empty without a game or behind the curtain.
    Q_INVOKABLE QStringList tellStatus();
    /// The announcement for a player who comes to the table now: how the round begins, or whose turn it is and what
    /// can be played.
    Q_INVOKABLE QString spoken() const { return narrator_.spoken(); }

signals:
    void paceChanged();
    /// Another game is on the table, or none any more.
    void gameChanged();
    /// All that has happened has been shown: the table asks whoever is to move.
    void settled();
    /// New tiles have been dealt.
    void dealt();
    void tilePlayed(int seat, int tileId, int train);
    void tileDrawn(int seat);
    /// Somebody is out. How long that takes to be seen, linger() can be told at once.
    void roundWon(int seat);
    /// The player tried something that is not allowed; -1: no tile, no train in particular.
    void refused(int tileId, int train);
    /// A hint is the sentence now; it means this train, or none (-1).
    void hinted(int train);
    /// A line of what happened is the sentence now: that seat laid this tile on this train; -1: none.
    void recalled(int seat, int tileId, int train);
    /// A player who sees nothing should hear this.
    void announced(const QString& text);
    /// Another language is spoken: what was announced last would now be this.
    void rephrased(const QString& text);
    /// For C++: each event at the moment it is shown.
    void eventShown(const mt::Event& event);

private:
    // game_controller.cpp
    const Viewpoint& viewpoint() const { return privacy_.viewpoint(); }
    bool mayTry();
    mt::Refusal attempt(mt::Action action);
    bool answer(const mt::Refusal& refusal, const mt::Action& action);
    bool doOrRefuse(const mt::Action& action) { return mayTry() && answer(attempt(action), action); }
    bool refuse(mt::Tile tile, int train);
    void showHint(const mt::Hint& hint);
    bool quote(const LogRow* line);
    int undoCount() const;
    void keepPlans();

    // game_course.cpp
    std::optional<mt::Fault> perform(const mt::Action& action);
    void obey(const mt::Action& decision);
    void showMoment(const mt::Moment& moment);
    void settle();
    void goOn();
    bool mayAsk() const;
    void followDisk();
    void followLine();
    void count(const mt::State& shown);
    void showScores();

    // game_arrivals.cpp
    void begin();
    void leave();
    void stop();
    enum class Way { goOn, copy, bringHome };
    bool read(const QString& record, Way way);
    bool goOnWith(const GameSession::SharedOpening& record);
    bool refuseToOpen(const StoreProblem& problem);
    std::vector<QString> colours() const { return colours_ ? colours_() : std::vector<QString>(); }

    // game_facts.cpp
    void update();
    void findGame();
    void findMoves();
    void findTurn();
    void findEnd();

    GameSession session_;
    SeatPrivacy privacy_;
    ShownTable table_;
    Narrator narrator_{session_, privacy_};
    GameFlow flow_{session_, this};
    GameSaving saving_{session_};
    LongOpening opening_;
    RoundLog log_{session_, privacy_};
    Counting counting_;
    KeptPlans plans_;
    ScoreModel scores_;
    Standings standings_;
    Background advisor_; ///< thinks of hints
    Recap recap_{[this](const LogRow* line) { return quote(line); }};
    Colours colours_;
    QDate played_;        ///< last
    int forced_ = 0;      ///< how often in this game a human did by hand what was no choice
    bool isAsked_ = true; ///< a seat has been asked for what comes next, and needs not wait for the disk
    const bool isLesson_;
};
