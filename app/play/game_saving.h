// Brings a game onto the disk, for the window: says whether it is there and what went wrong, and keeps the game on the
// table until it is.
#pragma once

#include "app/platform/facts.h"
#include "app/play/game_session.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

class GameSaving : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a game.")

public:
    /// Saved: all of the game is on the disk. Saving: all is, but for what is on its way. Unsaved: something is not,
    /// and is tried again and again.
    enum class State { Saved, Saving, Unsaved };
    Q_ENUM(State)

private:
    FactList facts_;
    MT_FACT(State, state, State::Saved)
    /// The reason why it is Unsaved, with what the system says; else empty.
    MT_FACT(QString, reason, {})
    /// Something else that went wrong with a record, until the player has read it; else empty.
    MT_FACT(QString, problem, {})
    /// A record that was to be opened cannot be gone on with where it is, but in a copy: why, in a sentence; empty:
    /// there is none, or it has been decided about.
    MT_FACT(QString, copyOffer, {})
    /// The line of it that is damaged, from 1: the copy ends before it. 0: nothing is.
    MT_FACT(int, damagedLine, 0)

public:
    /// `session` outlives it. From now on it listens to what the disk says.
    explicit GameSaving(GameSession& session);

    /// To be called after everything that may have been saved, or not.
    void follow();
    void tell(const StoreProblem& problem);
    void offerCopy(const StoreProblem& problem);
    /// Withdraws the offer and returns its record.
    QString takeCopyOffer();
    /// The game, which was opened from a rescue file, becomes one of the saved ones (GameStore::takeHome).
    void takeHome();
    /// Leaves the game when nothing is lost by it, at once or when all of it is on the disk. False: leaving did not
    /// succeed, or all cannot be saved (`leavingRefused`). Without rescue places what cannot be saved may be left, too.
    bool whenSaved(std::function<bool()> leaving);
    /// Saves the whole game in that file, where it goes on. Returns at once. Where that file does not take it, the
    /// `problem` says so, and all is as before.
    void saveAs(const QString& path);
    /// Says the same again, because another language is spoken.
    void retranslate() { update(); }

    /// Tries at once to save what is not saved.
    Q_INVOKABLE void tryAgain();
    /// Asks for the file of saveAs(). Returns at once.
    Q_INVOKABLE void askForFile();
    Q_INVOKABLE void dismissProblem();
    Q_INVOKABLE void refuseCopy() { takeCopyOffer(); }

signals:
    /// Something came of what was on its way to the disk, or of another try.
    void diskAnswered();
    /// The game is to be left as soon as all of it is on the disk: nothing more happens in it.
    void leavingAwaited();
    /// Another game was wanted, but all of this one cannot be saved: it stays.
    void leavingRefused();
    void announced(const QString& text);

private:
    void save();
    void followDisk();
    void hear(const std::optional<StoreProblem>& problem);
    bool decideLeaving(const std::function<bool()>& leaving);
    void update();

    GameSession& session_;
    std::optional<StoreProblem> wrong_;    ///< of `problem`
    std::optional<StoreProblem> uncopied_; ///< of `copyOffer`
    std::function<bool()> leaving_;        ///< waits for the disk; empty: nothing does
    QTimer next_;                          ///< until what is not saved is tried again, should nobody do anything before
};
