// What computer players say to what happens, a word at a time. They go by what lies open for all.
#pragma once

#include "app/words/reaction_words.h"
#include "engine/game/action.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>

class GameController;

class Reactions : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has them.")

public:
    explicit Reactions(QObject* parent = nullptr) : QObject(parent) {}

    /// From then on they react to what is shown of that game.
    void follow(const GameController& game);
    void setOn(bool on) { isOn_ = on; }

signals:
    /// By that seat, whose player has a face.
    void said(int seat, const QString& words);

private:
    struct Said {
        int seat = 0;
        Reaction reaction = Reaction::cannotPlay;
    };
    std::optional<Said> reactionTo(const mt::Event& event);

    bool isOn_ = true;
    int drew_ = 0;                 ///< tiles, in this turn
    int mover_ = -1;               ///< who laid the last tile
    std::map<int, int> occasions_; ///< that a seat had; who always says something is soon not heard any more
};
