// The seats of a new game: who sits there, by what name, in which colour.
#pragma once

#include "app/people/seat.h"
#include "app/setup/level_model.h"
#include "engine/base/tile.h"

#include <QStringList>

struct SeatRow {
    Q_GADGET
    Q_PROPERTY(int seatNumber MEMBER seatNumber)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString shownName MEMBER shownName)
    Q_PROPERTY(bool isHuman MEMBER isHuman)
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString character MEMBER character)

public:
    int seatNumber = 1; ///< from 1
    QString name;       ///< as written, possibly empty; an AI's own in the language of the moment
    QString shownName;  ///< what an empty name stands for
    bool isHuman = false;
    int level = 0;       ///< the row in the levels model; kept while the seat is human's
    QString colour;      ///< of the locomotive
    QString character{}; ///< the id of who plays there, where it is one of the characters; else empty

    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

class SeatModel : public ROW_MODEL(SeatRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY countChanged)
    /// The locomotive colours to choose from.
    Q_PROPERTY(QStringList colours READ colours CONSTANT)

public:
    static constexpr int fewest = 2;
    static constexpr int most = mt::maxSeats;

    SeatModel(const LevelModel& levels, QObject* parent = nullptr);

    void retranslate() { show(); }

    QStringList colours() const { return {seatColours().begin(), seatColours().end()}; }
    /// Adds AI seats at the end or takes the last ones away; 2 to 14.
    void setCount(int count);
    Q_INVOKABLE void setName(int row, const QString& name);
    Q_INVOKABLE void setHuman(int row, bool isHuman);
    Q_INVOKABLE void setLevel(int row, int level);
    /// That character sits down there, to play as at home.
    Q_INVOKABLE void setCharacter(int row, const QString& id);
    Q_INVOKABLE void setColour(int row, const QString& colour);
    Q_INVOKABLE bool move(int from, int to);

    /// The seats as a game begins with them: levels of AI seats only, AI names in the language of the moment, and the
    /// leanings of characters.
    std::vector<Seat> seats() const;
    /// Of the locomotives, by seat.
    std::vector<QString> chosenColours() const;
    int humans() const;
    /// The first person among them; where there is none, one without a name.
    Seat person() const;
    /// An AI seat needs a level that can be played; any other becomes the default one.
    void setSeats(const std::vector<Seat>& seats);
    /// A level that was named although it is offered no more is played once: the next game gets its heir.
    void offerLevels();

signals:
    void edited();
    /// Somebody has another chair; edited() follows.
    void changedChairs(int from, int to);

private:
    Seat newSeat() const;
    void giveName(Seat& seat) const; ///< the first of AiNames that nobody has
    QString freeColour() const;
    void show();
    void change();

    const LevelModel& levels_;
    std::vector<Seat> seats_;
};
