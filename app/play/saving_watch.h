// Sees to it that a game gets onto the disk: tries again what is not saved, and keeps what went wrong until the player
// has read it.
#pragma once

#include "app/play/game_session.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace GameSaving
{

Q_NAMESPACE
QML_ELEMENT

/// How much of a game is on the disk: all of it; all but what is on its way; not all of it, which is tried again and
/// again.
enum class State { Saved, Saving, Unsaved };
Q_ENUM_NS(State)

} // namespace GameSaving

class SavingWatch : public QObject
{
    Q_OBJECT

public:
    /// `session` outlives it.
    explicit SavingWatch(GameSession& session, QObject* parent = nullptr);

    /// To be called after everything that may have been saved, or not.
    void follow();
    /// Tries at once to save what is not saved.
    void tryAgain();
    /// Something else went wrong with a record.
    void tell(const StoreProblem& problem);
    void dismissProblem();

    GameSaving::State state() const { return state_; }
    /// Why it is Unsaved, in a sentence; else empty.
    QString reason() const;
    /// What else went wrong, in a sentence; empty: nothing did.
    QString problemText() const;

signals:
    /// Any of them.
    void changed();
    /// It was tried again; what came of it is known, or will be told by the session.
    void triedAgain();
    /// All of a game that was Unsaved is on the disk.
    void savedAgain();

private:
    GameSession& session_;
    GameSaving::State state_ = GameSaving::State::Saved;
    std::optional<StoreProblem> reason_;
    std::optional<StoreProblem> problem_;
    QTimer next_; ///< until what is not saved is tried again, should nobody do anything before
};
