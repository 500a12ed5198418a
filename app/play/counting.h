// What somebody could count who keeps everything in mind: for the seat whose hand is shown, while it is shown, and only
// where a player wants it.
#pragma once

#include "app/people/seat_names.h"
#include "app/platform/row_model.h"
#include "engine/ai/counting.h"

#include <QStringList>

/// A value of the set.
struct CountedValue {
    Q_GADGET
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int seen MEMBER seen)
    Q_PROPERTY(int all MEMBER all)

public:
    int value = 0;
    int seen = 0; ///< of its tiles
    int all = 0;

    friend bool operator==(const CountedValue&, const CountedValue&) = default;
};

/// Tiles of one value that are in the same place.
struct CountedTiles {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<int> tiles MEMBER tiles)
    Q_PROPERTY(QStringList tileNames MEMBER tileNames)
    Q_PROPERTY(bool isSeen MEMBER isSeen)

public:
    QString title;
    QList<int> tiles;      ///< their ids
    QStringList tileNames; ///< as a screen reader says them
    bool isSeen = false;

    friend bool operator==(const CountedTiles&, const CountedTiles&) = default;
};

class Counting : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a game.")
    /// It is wanted, and a hand is shown; else there is nothing in it.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// What the hand would cost now.
    Q_PROPERTY(int pips READ pips NOTIFY changed)
    Q_PROPERTY(RowList* values READ values CONSTANT)
    /// The value whose tiles are shown; -1: none is.
    Q_PROPERTY(int value READ value WRITE setValue NOTIFY valueChanged)
    /// Its tiles: not seen, in the hand, and open on the table; what is empty is left out.
    Q_PROPERTY(RowList* tiles READ tiles CONSTANT)
    /// Who of the others lacks it, in a sentence; empty: nobody, as far as is known.
    Q_PROPERTY(QString lacking READ lacking NOTIFY lackingChanged)

public:
    using QObject::QObject;

    bool isWanted() const { return isWanted_; }
    /// follow() or forget() has to come next.
    void setWanted(bool wanted) { isWanted_ = wanted; }
    bool isShown() const { return counting_.has_value(); }
    int pips() const { return counting_ ? counting_->pips : 0; }
    RowList* values() { return &values_; }
    RowList* tiles() { return &tiles_; }
    int value() const { return value_; }
    void setValue(int value);
    QString lacking() const;
    /// What everybody has told of their hands, by seat; empty while nothing is shown.
    std::vector<mt::SeatCount> seats() const { return counting_ ? counting_->seats : std::vector<mt::SeatCount>(); }

    /// The table shows this to the seat whose hand is shown. Where it is not wanted, this is forget().
    void follow(const mt::SeatView& view, const mt::Memory& memory, const SeatNames& names);
    /// No hand is shown.
    void forget() { show({}); }
    /// Says the same again, because another language is spoken.
    void retranslate() { show(counting_); }

signals:
    void changed();
    void valueChanged();
    void lackingChanged();

private:
    void show(std::optional<mt::Counting> counting);
    void showTiles();

    bool isWanted_ = false;
    std::optional<mt::Counting> counting_;
    mt::Hand hand_;
    int set_ = 0;
    SeatNames names_;
    int value_ = -1;
    RowModel<CountedValue> values_;
    RowModel<CountedTiles> tiles_;
};
