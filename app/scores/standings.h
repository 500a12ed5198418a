// Who came where in a game that is over.
#pragma once

#include "app/platform/row_model.h"
#include "app/scores/score_table.h"

/// A seat and its place.
struct Standing {
    Q_GADGET
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool onPodium MEMBER onPodium)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString total MEMBER total)
    Q_PROPERTY(QString spokenName MEMBER spokenName)

public:
    int place = 1;         ///< from 1; seats that nothing parts share one, and the next is as many farther down
    bool onPodium = false; ///< among the first three places, and not one of more seats than a podium holds
    QString name;
    QString colour;
    QString points;     ///< "41 points"
    QString total;      ///< "41"
    QString spokenName; ///< all of it

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// By seat, the place of each: the winners have the first; of the others those who would have won without them come
/// next, and so on. At least one round.
std::vector<int> placesOf(const mt::Game& game);

/// In the order of the places, then of the seats.
class Standings : public ROW_MODEL(Standing)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes them.")
    /// How many are on the podium.
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    /// All of them in sentences, for who cannot see them.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)

public:
    int steps() const;
    QString spoken() const;

    /// Of a game that is over; of any other there are none.
    void show(const ScoreTable& table);

signals:
    void changed();
};
