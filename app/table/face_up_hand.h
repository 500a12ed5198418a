// A hand face up: one of those left at a round's end, or of all under `openHands`.
#pragma once

#include "app/platform/row_model.h"

#include <QStringList>

struct FaceUpHand {
    Q_GADGET
    Q_PROPERTY(int seatNumber MEMBER seatNumber)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QList<int> tiles MEMBER tiles)
    Q_PROPERTY(QStringList tileNames MEMBER tileNames)
    Q_PROPERTY(int points MEMBER points)

public:
    int seatNumber = 1; ///< from 1
    QString name;
    QString colour;
    QList<int> tiles;      ///< their ids
    QStringList tileNames; ///< as a screen reader says them
    int points = 0;        ///< what the hand scores

    friend bool operator==(const FaceUpHand&, const FaceUpHand&) = default;
};
