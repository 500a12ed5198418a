// The only object that QML talks to: what the table shows, and what a player may ask of it.
//
// Seats and trains are the engine's ids (seats from 0, 14 the Mexican Train), tiles are Tile::index(). Whether an
// intent is carried out is the engine's to say; what it refuses becomes the sentence, and `refused` is emitted.
#pragma once

#include "app/platform/background.h"
#include "app/play/ai_worker.h"
#include "app/play/event_player.h"
#include "app/play/game_session.h"
#include "app/rules/rule_model.h"
#include "app/scores/score_model.h"
#include "app/setup/new_game_setup.h"
#include "app/table/shown_table.h"
#include "app/words/language_model.h"
#include "app/words/languages.h"
#include "engine/ai/hint.h"

#include <QObject>
#include <QSettings>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

class GameController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes the game.")

    Q_PROPERTY(bool active READ active NOTIFY stateChanged)
    Q_PROPERTY(int round READ round NOTIFY stateChanged)
    Q_PROPERTY(int rounds READ rounds NOTIFY stateChanged)
    Q_PROPERTY(int engineValue READ engineValue NOTIFY stateChanged)
    Q_PROPERTY(QString rulebook READ rulebook NOTIFY stateChanged)
    Q_PROPERTY(QString title READ title NOTIFY stateChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY sentenceChanged)
    Q_PROPERTY(bool sentenceIsRefusal READ sentenceIsRefusal NOTIFY sentenceChanged)
    /// The rule behind the sentence, as `rules` names it; empty: none in particular.
    Q_PROPERTY(QString sentenceRule READ sentenceRule NOTIFY sentenceChanged)
    Q_PROPERTY(TrainModel* trains READ trains CONSTANT)
    Q_PROPERTY(HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY stateChanged)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY stateChanged)
    Q_PROPERTY(int boneyardCount READ boneyardCount NOTIFY boneyardChanged)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY stateChanged)
    Q_PROPERTY(bool canPass READ canPass NOTIFY stateChanged)
    Q_PROPERTY(bool canEndOpening READ canEndOpening NOTIFY stateChanged)
    Q_PROPERTY(bool markerQuestion READ markerQuestion NOTIFY stateChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY stateChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY stateChanged)
    Q_PROPERTY(int selectedTile READ selectedTile NOTIFY selectionChanged)
    Q_PROPERTY(bool curtain READ curtain NOTIFY stateChanged)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY stateChanged)
    Q_PROPERTY(bool roundEnded READ roundEnded NOTIFY stateChanged)
    Q_PROPERTY(bool gameOver READ gameOver NOTIFY stateChanged)
    Q_PROPERTY(ScoreModel* scores READ scores CONSTANT)
    Q_PROPERTY(HandListModel* revealedHands READ revealedHands CONSTANT)
    /// All hands lie open, by the rules: `revealedHands` has them throughout.
    Q_PROPERTY(bool openHands READ openHands NOTIFY stateChanged)
    Q_PROPERTY(QString roundSummary READ roundSummary NOTIFY stateChanged)
    Q_PROPERTY(QString resultText READ resultText NOTIFY stateChanged)
    Q_PROPERTY(QList<int> winners READ winners NOTIFY stateChanged)
    Q_PROPERTY(bool thinking READ thinking NOTIFY stateChanged)
    Q_PROPERTY(int thinkingSeat READ thinkingSeat NOTIFY stateChanged)
    Q_PROPERTY(qreal pace READ pace WRITE setPace NOTIFY paceChanged)
    /// Something of the game is not on the disk; it is tried again and again.
    Q_PROPERTY(bool unsaved READ unsaved NOTIFY unsavedChanged)
    Q_PROPERTY(bool problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString problemText READ problemText NOTIFY problemChanged)
    Q_PROPERTY(NewGameSetup* setup READ setup CONSTANT)
    Q_PROPERTY(RuleModel* rules READ rules CONSTANT)
    /// Advice for the next round.
    Q_PROPERTY(QString tip READ tip NOTIFY stateChanged)
    Q_PROPERTY(LanguageModel* languages READ languages CONSTANT)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

public:
    /// `dataDir`: where saved games and settings are; empty: the platform's own places. With `syncs` nobody waits for
    /// the disk: a seat is asked when what was done before is there.
    explicit GameController(const QString& dataDir = {}, SyncQueue* syncs = nullptr, QObject* parent = nullptr);
    ~GameController() override;

    bool active() const { return session_.isActive(); }
    int round() const;
    int rounds() const;
    int engineValue() const { return table_.engineValue(); }
    QString rulebook() const;
    QString title() const;
    QString sentence() const;
    bool sentenceIsRefusal() const { return note_ != Note::none && note_ != Note::hint; }
    QString sentenceRule() const;
    TrainModel* trains() { return &table_.trains(); }
    HandModel* hand() { return &table_.hand(); }
    int viewSeat() const { return looker_.seat; }
    bool myTurn() const { return looker_.mayMove; }
    int boneyardCount() const { return table_.boneyardCount(); }
    bool canDraw() const { return can(mt::ActionKind::draw); }
    bool canPass() const { return can(mt::ActionKind::pass); }
    bool canEndOpening() const { return can(mt::ActionKind::endOpening); }
    bool markerQuestion() const { return can(mt::ActionKind::marker); }
    bool canUndo() const { return undoCount() > 0; }
    bool canRedo() const { return active() && session_.canRedo(); }
    int selectedTile() const;
    bool curtain() const { return curtain_; }
    QString curtainName() const;
    bool roundEnded() const { return roundEnded_; }
    bool gameOver() const { return roundEnded_ && session_.isOver(); }
    ScoreModel* scores() { return &scores_; }
    bool openHands() const { return active() && session_.game().rules.options.openHands; }
    HandListModel* revealedHands() { return &table_.faceUp(); }
    QString roundSummary() const;
    QString resultText() const;
    QList<int> winners() const;
    bool thinking() const { return thinkingSeat_ >= 0; }
    int thinkingSeat() const { return thinkingSeat_; }
    qreal pace() const { return pace_; }
    void setPace(qreal pace);
    /// How long AI seats think at least, as a factor of what they do by themselves.
    void setThinkingPace(qreal factor) { thinkingPace_ = factor; }
    /// Where a player has nothing else to do, draws and passes by itself.
    void setAutoDraw(bool automatic);
    /// While it waits nobody is asked anything: nothing goes on by itself.
    void setWaiting(bool waits);
    /// How near to the player what is announced must be at least.
    enum class Concern { anybody, thePlayer, theTurn };
    void setLeastConcern(Concern concern) { leastConcern_ = concern; }
    bool unsaved() const { return unsaved_; }
    bool problem() const { return problem_.has_value(); }
    QString problemText() const;
    NewGameSetup* setup() { return &setup_; }
    RuleModel* rules() { return &rules_; }
    QString tip() const;
    LanguageModel* languages() { return &languageModel_; }
    QString language() const { return languages_.current(); }
    /// Also at the next start; a code that is not among `languages` changes nothing.
    void setLanguage(const QString& code);
    /// For this time only; false: there is no such language.
    bool useLanguage(const QString& code) { return languages_.use(code); }
    /// Asks for all words again, because other translators are in place.
    void retranslate();

    /// True: carried out.
    Q_INVOKABLE bool play(int tileId, int train);
    Q_INVOKABLE bool playSelected(int train);
    /// Plays the tile where it fits if that is one place only.
    Q_INVOKABLE bool playOnlyPlace(int tileId);
    Q_INVOKABLE bool draw();
    Q_INVOKABLE bool pass();
    Q_INVOKABLE bool endOpening();
    Q_INVOKABLE bool decideMarker(bool keep);
    /// What the player might do now, and why, becomes the sentence as soon as it is found out; a tile to be laid is
    /// chosen. False: nothing is asked.
    Q_INVOKABLE bool hint();
    /// Back to the last decision of a human, past what happened by itself, as far as GameSession::undoCount() lets it;
    /// false: there is none.
    Q_INVOKABLE bool undo();
    /// What was taken back, again: the same tiles come.
    Q_INVOKABLE bool redo();
    /// The tile of the hand that is shown; the same again or -1: none.
    Q_INVOKABLE void select(int tileId);
    /// The trains that accept the tile now, by the engine's legal actions.
    Q_INVOKABLE QList<int> placesFor(int tileId) const;
    Q_INVOKABLE void moveHandTile(int from, int to);
    /// 0 by number, 1 by pips, 2: the longest train from one's own train's end first, from now on.
    Q_INVOKABLE void sortHand(int order);
    Q_INVOKABLE void liftCurtain();
    /// From now on an AI of that level plays the seat, or a human when `level` is empty. False: the game is over.
    Q_INVOKABLE bool handOver(int seat, const QString& level);
    /// The player behind the curtain is away: an AI plays that seat, of the level that the others have.
    Q_INVOKABLE bool handOverToAi();
    Q_INVOKABLE void nextRound();
    Q_INVOKABLE void abandonGame();
    /// False: it cannot be played (setup->error).
    Q_INVOKABLE bool startGame(NewGameSetup* setup);
    Q_INVOKABLE void dismissProblem();
    /// How things stand, told in lines; the window's announcement too. Empty without a game or behind the curtain.
    Q_INVOKABLE QStringList tellStatus();
    /// Asks for a file and puts what `rules` tells now into it.
    Q_INVOKABLE void saveRulesAsPdf();

    /// Goes on with the game that was left last. False: there is none, or (then `problem` says so) it cannot be read.
    bool resume();
    /// Goes on with the game in that record; false: it cannot be read, as `problem` says.
    bool open(const QString& record);

    /// Who is told of every line of every game from now on.
    void setObserver(RecordObserver* observer) { session_.setObserver(observer); }
    const GameSession& session() const { return session_; }
    /// No events wait to be shown, nothing is on its way to the disk and no AI thinks: what is shown is what the engine
    /// has.
    bool isSettled() const { return !player_.isBusy() && !session_.isSyncing() && thinkingSeat_ < 0; }

    /// The same into that file; false: it cannot be written, and `problem` says so.
    bool saveRules(const QString& path);

signals:
    void stateChanged();
    void sentenceChanged();
    void selectionChanged();
    void boneyardChanged();
    void paceChanged();
    void unsavedChanged();
    void problemChanged();
    void languageChanged();
    void refused(int tileId, int train);
    /// A hint is the sentence now; it means this train, or none (-1).
    void hinted(int train);
    void tilePlayed(int seat, int tileId, int train);
    void tileDrawn(int seat);
    void markerMoved(int train, bool placed);
    void lastTileCalled(int seat);
    /// Somebody is out.
    void roundWon(int seat);
    /// What a player who sees nothing should hear.
    void announced(const QString& text);
    /// New tiles have been dealt.
    void dealt();
    /// For C++: each event at the moment it is shown.
    void eventShown(const mt::Event& event);

private:
    /// What the sentence says instead of whose turn it is.
    enum class Note { none, refusal, severalPlaces, noPlace, hint };

    bool can(mt::ActionKind kind) const;
    bool attempt(mt::Action action);
    void perform(const mt::Action& action);
    void showHint(const mt::Hint& hint);
    int undoCount() const;
    void goOn();
    bool refuse(Note note, const mt::Refusal& refusal, mt::Tile tile, int train);
    void showEvent(const mt::Event& event);
    void settle();
    std::optional<mt::Action> onlyMove() const;
    void announce(const QString& text, Concern concern);
    Concern concernOf(const mt::Event& event) const;
    void look();
    void askAi();
    void showScores();
    void begin();
    void leave();
    void showRules();
    void setProblem(const std::optional<StoreProblem>& problem);
    void followSaving();
    void stopEverything();
    SeatNames names() const;
    QString languageAtStart() const;

    QSettings settings_;
    Languages languages_;
    LanguageModel languageModel_;
    GameSession session_;
    ShownTable table_;
    ScoreModel scores_;
    NewGameSetup setup_;
    RuleModel rules_;
    EventPlayer player_;
    AiWorker ai_{&AiWorker::think, this};
    Background advisor_; ///< thinks of hints

    Looker looker_;
    bool curtain_ = false;
    bool staysHidden_ = false; ///< one human is left, and another may still sit at the computer
    int liftedFor_ = -1;       ///< the seat for whose turn the curtain has been lifted
    bool roundEnded_ = false;
    int thinkingSeat_ = -1;
    qreal pace_ = 1;
    qreal thinkingPace_ = 1;
    bool autoDraw_ = false;
    bool waits_ = false;
    bool isAsked_ = true; ///< false: whoever is to move has to wait for the disk
    Concern leastConcern_ = Concern::anybody;
    QTimer autoMove_; ///< until what can only be drawn or passed is
    Note note_ = Note::none;
    mt::Refusal refusal_; ///< of Note::refusal; its tile is that of every other note
    mt::Hint hint_;       ///< of Note::hint
    mt::Event lastEvent_;
    std::optional<StoreProblem> problem_;
    bool unsaved_ = false;
    QTimer nextSaving_; ///< until what is not saved is tried again, should nobody do anything before
};
