// What of a mistake is marked on the table of the replay: the tiles, and where on the trains they were or would have
// been laid.
#pragma once

#include "engine/ai/coach.h"
#include "engine/game/round.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// A decision without a tile marks none, and a tile that was only kept, no train.
class CoachMarks : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The replay has it.")
    /// The mistake's step, or -1: nothing is marked.
    Q_PROPERTY(int step READ step NOTIFY changed)
    /// Ids, or -1; the near half of a tile lies at the train.
    Q_PROPERTY(int doneTile READ doneTile NOTIFY changed)
    Q_PROPERTY(int doneTrain READ doneTrain NOTIFY changed)
    Q_PROPERTY(int doneNear READ doneNear NOTIFY changed)
    Q_PROPERTY(int doneFar READ doneFar NOTIFY changed)
    Q_PROPERTY(int betterTile READ betterTile NOTIFY changed)
    Q_PROPERTY(int betterTrain READ betterTrain NOTIFY changed)
    Q_PROPERTY(int betterNear READ betterNear NOTIFY changed)
    Q_PROPERTY(int betterFar READ betterFar NOTIFY changed)

public:
    using QObject::QObject;

    int step() const { return step_; }
    int doneTile() const { return done_.tile; }
    int doneTrain() const { return done_.train; }
    int doneNear() const { return done_.near; }
    int doneFar() const { return done_.far; }
    int betterTile() const { return better_.tile; }
    int betterTrain() const { return better_.train; }
    int betterNear() const { return better_.near; }
    int betterFar() const { return better_.far; }

    /// `state`: the moment before the decision; nullptr: nothing is marked.
    void show(const mt::Mistake* mistake, const mt::State& state);

signals:
    void changed();

private:
    struct Mark {
        int tile = -1;
        int train = -1;
        int near = -1;
        int far = -1;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    static Mark markOf(const mt::Action& action, const mt::State& state);

    int step_ = -1;
    Mark done_;
    Mark better_;
};
