// The names of seats and trains as they stand in a sentence, seen by one seat.
#pragma once

#include "engine/game/table.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

/// A value, cheap to make anew: a sentence that must survive a change of language keeps its facts and asks again.
class SeatNames
{
    Q_DECLARE_TR_FUNCTIONS(SeatNames)

public:
    SeatNames() = default;
    /// `names` by seat as the players wrote them, empty for "the default"; `you`: the seat that is looking, or -1;
    /// `away`: the people for whom an AI plays meanwhile, where that is told.
    SeatNames(QStringList names, int you, mt::SeatSet away = {}) : names_(std::move(names)), you_(you), away_(away) {}

    int you() const { return you_; }
    bool isYou(int seat) const { return seat == you_; }
    /// False for a train that is nobody's.
    bool isAway(int seat) const { return seat < count() && away_.contains(seat); }
    int count() const { return static_cast<int>(names_.size()); }
    /// "Anna"; a seat without a name is "You" to itself and "Player 3" to others.
    QString name(int seat) const;
    /// The same without "You".
    QString givenName(int seat) const;
    /// "Anna's train", "Your train", "The Mexican Train": at the start of a sentence, as its subject.
    QString trainTitle(int train) const;
    /// "on Anna's train", for what stands or lies there.
    QString onTrain(int train) const;
    /// "on Anna's train", for what is laid there or fits there; in many languages another case.
    QString ontoTrain(int train) const;
    /// ontoTrain() of each: "on your train and on the Mexican Train".
    QString ontoTrains(const std::vector<int>& trains) const;
    /// "Anna, Bruno and Clara".
    QString list(const std::vector<int>& seats) const;

private:
    static QString joined(const QStringList& words);
    /// The seat that is looking, without a name.
    bool isJustYou(int seat) const;

    QStringList names_;
    int you_ = -1;
    mt::SeatSet away_;
};
