// What there is to know of one game at the table: facts, each with a signal of its own, and what just happens.
//
// The facts hold together: all are of the same moment, also while one of their signals is emitted.
#pragma once

#include "app/play/saving_watch.h"
#include "engine/game/action.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

class GameFacts : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    /// From 1; 0 without a game.
    Q_PROPERTY(int round READ round NOTIFY roundChanged)
    Q_PROPERTY(int rounds READ rounds NOTIFY roundsChanged)
    Q_PROPERTY(int engineValue READ engineValue NOTIFY engineValueChanged)
    Q_PROPERTY(QString rulebook READ rulebook NOTIFY rulebookChanged)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    /// Advice for the next round.
    Q_PROPERTY(QString tip READ tip NOTIFY tipChanged)
    /// All hands lie open, by the rules: `revealedHands` has them throughout.
    Q_PROPERTY(bool openHands READ openHands NOTIFY openHandsChanged)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY viewSeatChanged)
    Q_PROPERTY(bool curtain READ curtain NOTIFY curtainChanged)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY curtainChanged)
    /// What happened since the last turn of whom it waits for, in sentences.
    Q_PROPERTY(QStringList curtainNews READ curtainNews NOTIFY curtainNewsChanged)
    /// While AI seats of a round have a level that is not here: the question which one shall play, else empty. Until it
    /// is answered nothing goes on by itself.
    Q_PROPERTY(QString levelQuestion READ levelQuestion NOTIFY levelQuestionChanged)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY myTurnChanged)
    /// What the player may do now instead of laying a tile, or must answer first.
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY canDrawChanged)
    Q_PROPERTY(bool canPass READ canPass NOTIFY canPassChanged)
    Q_PROPERTY(bool canEndOpening READ canEndOpening NOTIFY canEndOpeningChanged)
    Q_PROPERTY(bool markerQuestion READ markerQuestion NOTIFY markerQuestionChanged)
    /// Nothing can be chosen, not for the first time: it could be done by itself from now on.
    Q_PROPERTY(bool offersAutoDraw READ offersAutoDraw NOTIFY offersAutoDrawChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged)
    Q_PROPERTY(int selectedTile READ selectedTile NOTIFY selectedTileChanged)
    Q_PROPERTY(int boneyardCount READ boneyardCount NOTIFY boneyardCountChanged)
    /// An AI is to move.
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    /// How the round begins, as long as nobody has done anything in it; else empty.
    Q_PROPERTY(QString beginning READ beginning NOTIFY beginningChanged)
    /// Who is out, while that is shown; else empty.
    Q_PROPERTY(QString wentOut READ wentOut NOTIFY wentOutChanged)
    /// And all of it has been shown.
    Q_PROPERTY(bool roundEnded READ roundEnded NOTIFY roundEndedChanged)
    Q_PROPERTY(bool gameOver READ gameOver NOTIFY gameOverChanged)
    Q_PROPERTY(QString roundSummary READ roundSummary NOTIFY roundSummaryChanged)
    Q_PROPERTY(QString resultText READ resultText NOTIFY resultTextChanged)
    /// The same tiles again, and over: how they went now and the first time; else empty.
    Q_PROPERTY(QString comparison READ comparison NOTIFY comparisonChanged)
    Q_PROPERTY(QList<int> winners READ winners NOTIFY winnersChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY sentenceChanged)
    Q_PROPERTY(bool sentenceIsRefusal READ sentenceIsRefusal NOTIFY sentenceChanged)
    /// The rule behind the sentence, as the rule page names it; empty: none in particular.
    Q_PROPERTY(QString sentenceRule READ sentenceRule NOTIFY sentenceChanged)
    Q_PROPERTY(GameSaving::State saving READ saving NOTIFY savingChanged)
    /// Why it is Unsaved, with what the system says; else empty.
    Q_PROPERTY(QString savingProblem READ savingProblem NOTIFY savingChanged)
    Q_PROPERTY(bool problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(QString problemText READ problemText NOTIFY problemChanged)

public:
    /// What the narrator said last.
    struct Said {
        QString sentence;
        bool isRefusal = false; ///< it says why something cannot be done
        QString rule;           ///< the one behind it, as rule_words.h names it; empty: none in particular
        bool operator==(const Said&) const = default;
    };
    struct Kept {
        GameSaving::State state = GameSaving::State::Saved;
        QString reason;
        bool operator==(const Kept&) const = default;
    };
    struct Facts {
        bool active = false;
        int round = 0;
        int rounds = 0;
        int engineValue = -1;
        QString rulebook;
        QString title;
        QString tip;
        bool openHands = false;
        int viewSeat = -1;
        std::optional<QString> curtainName; ///< whom it waits for
        QStringList curtainNews;
        QString levelQuestion;
        bool myTurn = false;
        bool canDraw = false;
        bool canPass = false;
        bool canEndOpening = false;
        bool markerQuestion = false;
        bool offersAutoDraw = false;
        bool canUndo = false;
        bool canRedo = false;
        int selectedTile = -1;
        int boneyardCount = 0;
        bool thinking = false;
        QString beginning;
        QString wentOut;
        bool roundEnded = false;
        bool gameOver = false;
        QString roundSummary;
        QString resultText;
        QString comparison;
        QList<int> winners;
        Said said;
        Kept kept;
        QString problemText;
    };

    bool active() const { return now_.active; }
    int round() const { return now_.round; }
    int rounds() const { return now_.rounds; }
    int engineValue() const { return now_.engineValue; }
    QString rulebook() const { return now_.rulebook; }
    QString title() const { return now_.title; }
    QString tip() const { return now_.tip; }
    bool openHands() const { return now_.openHands; }
    int viewSeat() const { return now_.viewSeat; }
    bool curtain() const { return now_.curtainName.has_value(); }
    QString curtainName() const { return now_.curtainName.value_or(QString()); }
    QStringList curtainNews() const { return now_.curtainNews; }
    QString levelQuestion() const { return now_.levelQuestion; }
    bool myTurn() const { return now_.myTurn; }
    bool canDraw() const { return now_.canDraw; }
    bool canPass() const { return now_.canPass; }
    bool canEndOpening() const { return now_.canEndOpening; }
    bool markerQuestion() const { return now_.markerQuestion; }
    bool offersAutoDraw() const { return now_.offersAutoDraw; }
    bool canUndo() const { return now_.canUndo; }
    bool canRedo() const { return now_.canRedo; }
    int selectedTile() const { return now_.selectedTile; }
    int boneyardCount() const { return now_.boneyardCount; }
    bool thinking() const { return now_.thinking; }
    QString beginning() const { return now_.beginning; }
    QString wentOut() const { return now_.wentOut; }
    bool roundEnded() const { return now_.roundEnded; }
    bool gameOver() const { return now_.gameOver; }
    QString roundSummary() const { return now_.roundSummary; }
    QString resultText() const { return now_.resultText; }
    QString comparison() const { return now_.comparison; }
    QList<int> winners() const { return now_.winners; }
    QString sentence() const { return now_.said.sentence; }
    bool sentenceIsRefusal() const { return now_.said.isRefusal; }
    QString sentenceRule() const { return now_.said.rule; }
    GameSaving::State saving() const { return now_.kept.state; }
    QString savingProblem() const { return now_.kept.reason; }
    bool problem() const { return !now_.problemText.isEmpty(); }
    QString problemText() const { return now_.problemText; }

signals:
    void activeChanged();
    void roundChanged();
    void roundsChanged();
    void engineValueChanged();
    void rulebookChanged();
    void titleChanged();
    void tipChanged();
    void openHandsChanged();
    void viewSeatChanged();
    void curtainChanged();
    void curtainNewsChanged();
    void levelQuestionChanged();
    void myTurnChanged();
    void canDrawChanged();
    void canPassChanged();
    void canEndOpeningChanged();
    void markerQuestionChanged();
    void offersAutoDrawChanged();
    void canUndoChanged();
    void canRedoChanged();
    void selectedTileChanged();
    void boneyardCountChanged();
    void thinkingChanged();
    void beginningChanged();
    void wentOutChanged();
    void roundEndedChanged();
    void gameOverChanged();
    void roundSummaryChanged();
    void resultTextChanged();
    void comparisonChanged();
    void winnersChanged();
    void sentenceChanged();
    void savingChanged();
    void problemChanged();

    /// Another game is on the table, or none any more.
    void gameChanged();
    /// All that has happened has been shown: the table asks whoever is to move.
    void settled();
    /// New tiles have been dealt.
    void dealt();
    void tilePlayed(int seat, int tileId, int train);
    void tileDrawn(int seat);
    /// Somebody is out. How long that takes to be seen, GameController::linger() can be told at once.
    void roundWon(int seat);
    /// What was tried is not allowed; -1: no tile, no train in particular.
    void refused(int tileId, int train);
    /// A hint is the sentence now; it means this train, or none (-1).
    void hinted(int train);
    /// A line of what happened is the sentence now: that seat laid this tile on this train; -1: none.
    void recalled(int seat, int tileId, int train);
    /// What a player who sees nothing should hear.
    void announced(const QString& text);
    /// Another language is spoken: what was announced last would now be this.
    void rephrased(const QString& text);
    /// For C++: each event at the moment it is shown.
    void eventShown(const mt::Event& event);

protected:
    using QObject::QObject;

    const Facts& now() const { return now_; }
    /// Emits the signal of each fact that is another one now.
    void take(const Facts& facts);

private:
    Facts now_;
};
