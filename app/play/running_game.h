// One game from its first line to its last, as it goes on by itself: what has happened is shown, then the table settles
// and whoever is to move is asked, as soon as it is on the disk. What a player may ask of it are the intents of
// GameController.
#pragma once

#include "app/play/counting.h"
#include "app/play/fact_finder.h"
#include "app/play/kept_plans.h"
#include "app/play/round_log.h"
#include "app/scores/score_model.h"
#include "app/scores/standings.h"
#include "app/words/fault_words.h"

class RunningGame : public GameFacts
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(TrainModel* trains READ trains CONSTANT)
    Q_PROPERTY(HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(RowList* revealedHands READ revealedHands CONSTANT)
    Q_PROPERTY(ScoreModel* scores READ scores CONSTANT)
    /// Who came where; empty before the game is over.
    Q_PROPERTY(Standings* standings READ standings CONSTANT)
    Q_PROPERTY(RoundLog* log READ log CONSTANT)
    Q_PROPERTY(Counting* counting READ counting CONSTANT)
    Q_PROPERTY(qreal pace READ pace WRITE setPace NOTIFY paceChanged)
    /// The damaged record that was to be opened and the beginning of which can be gone on with, in a sentence; empty:
    /// there is none, or it has been decided about.
    Q_PROPERTY(QString damaged READ damaged NOTIFY damagedChanged)
    /// The line of it that is damaged, from 1; 0: none.
    Q_PROPERTY(int damagedLine READ damagedLine NOTIFY damagedChanged)

public:
    using Colours = std::function<std::vector<QString>()>;

    /// `folder`: where saved games are; empty: none is saved. With `syncs` nobody waits for the disk: a seat is asked
    /// when what was done before is there. `colours`: by seat, of the locomotives of a game that is gone on with; its
    /// record does not tell.
    RunningGame(const QString& folder, SyncQueue* syncs, Colours colours, QObject* parent);
    ~RunningGame() override;

    TrainModel* trains() { return &table_.trains(); }
    HandModel* hand() { return &table_.hand(); }
    RowModel<FaceUpHand>* revealedHands() { return &table_.faceUp(); }
    ScoreModel* scores() { return &scores_; }
    Standings* standings() { return &standings_; }
    RoundLog* log() { return &log_; }
    Counting* counting() { return &counting_; }
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

    /// Leaves the game on the table, if there is one, for a new one. False: the one that is there cannot be saved and
    /// stays (`leavingRefused`). What is on its way to the disk is waited for without holding anybody up: true means
    /// then that it is left as soon as it is there. So it is with open(), openRescued() and openDamaged(), too.
    bool startGame(const GameStart& start);
    /// Goes on with the game in that record; false: it cannot be read, as `problem` or `damaged` says, and the one on
    /// the table is gone on with.
    bool open(const QString& record);
    /// The same with a rescue file (GameStore), which becomes one of the saved games.
    bool openRescued(const QString& file);
    /// Goes on with the game that was left last; false: there is none, or it cannot be read.
    bool resume();
    /// Where saveAtLast() may put what cannot be saved; without them what cannot be saved may be left, too.
    void setRescuePlaces(const RescuePlaces& places);
    /// The rescue files that an earlier end of the program has left; not the one that is on the table.
    QStringList rescued() const;
    /// Before the program ends: everything is on the disk, or all of the game in a rescue file. False: neither.
    bool saveAtLast() { return session_.saveAtLast(); }
    QString damaged() const { return damaged_ ? FaultWords::problem(*damaged_) : QString(); }
    int damagedLine() const { return damaged_ ? static_cast<int>(damaged_->fault.line) : 0; }
    /// Goes on with what is good of that record, in a new one.
    Q_INVOKABLE void openDamaged();
    Q_INVOKABLE void leaveDamaged() { setDamaged({}); }
    /// Who is told of every line of every game from now on.
    void setObserver(RecordObserver* observer) { session_.setObserver(observer); }
    const GameSession& session() const { return session_; }
    /// No events wait to be shown, nothing is on its way to the disk and no AI thinks: what is shown is what the engine
    /// has.
    bool isSettled() const { return !flow_.isShowing() && !session_.isSyncing() && flow_.thinkingSeat() < 0; }
    /// What the human to move can do is no choice, and is done by itself.
    bool movesByItself() const { return flow_.autoDraw() && flow_.onlyMove(); }

signals:
    void paceChanged();
    /// Another game was wanted, but all of this one is not on the disk yet.
    void leavingRefused();
    void damagedChanged();

protected:
    const Viewpoint& viewpoint() const { return privacy_.viewpoint(); }
    /// A seat has been asked for what comes next; false: it has to wait for the disk.
    bool isAsked() const { return isAsked_; }
    /// How many actions an undo takes back now.
    int undoCount() const;
    /// Carries out the action and shows what comes of it, or changes nothing and says why.
    std::optional<mt::Fault> perform(const mt::Action& action);
    /// To be called when the game has come to its state without events.
    void goOn();
    /// The next round of a game that is between rounds and not over.
    void deal();
    /// Does it when nothing is lost by leaving the game on the table, at once or when all of that is on the disk.
    /// False: it did not succeed, or all cannot be saved, as is told.
    bool whenSaved(std::function<bool()> leaving);
    /// No game any more; what was saved stays.
    void leave();
    void tell(const std::optional<StoreProblem>& problem);
    void settle();
    /// Each fact that is another one now is told.
    void update();
    /// Who has their train planned is to be so after a restart.
    void keepPlans() { plans_.keep(session_.deal().commit, table_.plans()); }

    GameSession session_;
    SeatPrivacy privacy_;
    ShownTable table_;
    Narrator narrator_{session_, privacy_};
    GameFlow flow_{session_, this};
    SavingWatch saving_{session_};

private:
    void begin();
    void stop();
    bool goOnWith(const QString& record);
    bool tryToOpen(const QString& record);
    bool decideLeaving(const std::function<bool()>& leaving);
    void followDisk();
    void setDamaged(const std::optional<StoreProblem>& problem);
    std::vector<QString> colours() const { return colours_ ? colours_() : std::vector<QString>(); }
    void obey(const mt::Action& decision);
    void followLine();
    void showMoment(const mt::Moment& moment);
    void showScores();
    void count(const mt::State& shown);

    Colours colours_;
    RoundLog log_{session_, privacy_};
    Counting counting_;
    KeptPlans plans_;
    ScoreModel scores_;
    Standings standings_;
    std::optional<StoreProblem> damaged_;
    std::function<bool()> leaving_; ///< waits for the disk; empty: nothing does
    FactFinder facts_{session_, privacy_, table_, narrator_, flow_, saving_};
    QDate played_;   ///< last
    int forced_ = 0; ///< how often in this game a human did by hand what was no choice
    bool isAsked_ = true;
    bool isKept_ = false; ///< nothing of the game may be lost
};
