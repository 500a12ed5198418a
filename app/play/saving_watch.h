// Sees to it that a game gets onto the disk: tries again what is not saved, and keeps what went wrong until the player
// has read it.
#pragma once

#include "app/play/game_session.h"

#include <QObject>
#include <QTimer>

class SavingWatch : public QObject
{
    Q_OBJECT

public:
    /// `session` outlives it.
    explicit SavingWatch(GameSession& session, QObject* parent = nullptr);

    /// To be called after everything that may have been saved, or not.
    void follow();
    /// Something else went wrong with a record.
    void tell(const StoreProblem& problem);
    void dismissProblem();

    /// Something of the game is not on the disk; it is tried again and again.
    bool isUnsaved() const { return isUnsaved_; }
    /// In a sentence; empty: nothing is wrong.
    QString problemText() const;

signals:
    /// Either of them.
    void changed();

private:
    GameSession& session_;
    bool isUnsaved_ = false;
    std::optional<StoreProblem> problem_;
    QTimer next_; ///< until what is not saved is tried again, should nobody do anything before
};
