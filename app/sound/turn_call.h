// When a player at this computer has to be told that it is their turn: another seat has moved, and they may have looked
// away meanwhile. Once in each turn, behind the curtain, too; where what they can do is no choice and is done for them,
// when there is one.
#pragma once

#include <QObject>

class GameController;

class TurnCall : public QObject
{
    Q_OBJECT

public:
    /// Of the games on that table, one after another; it outlives this.
    explicit TurnCall(const GameController& game, QObject* parent = nullptr);

signals:
    void called();

private:
    void follow();

    const GameController& game_;
    bool isDue_ = false;
};
