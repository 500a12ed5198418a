// The seats of a new game: who sits there, by what name, in which colour.
#pragma once

#include "app/setup/level_model.h"
#include "app/words/seat.h"
#include "engine/base/tile.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

class SeatModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY countChanged)
    /// The locomotive colours to choose from.
    Q_PROPERTY(QStringList colours READ colours CONSTANT)

public:
    enum Role {
        SeatNumberRole = Qt::UserRole + 1, ///< from 1
        NameRole,                          ///< as written, possibly empty
        ShownNameRole,                     ///< what an empty name stands for
        IsHumanRole,
        LevelRole, ///< the row in the levels model; kept while the seat is human's
        ColourRole
    };
    static constexpr int fewest = 2;
    static constexpr int most = mt::maxSeats;

    SeatModel(const LevelModel& levels, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void retranslate();

    int count() const { return static_cast<int>(seats_.size()); }
    QStringList colours() const { return {seatColours().begin(), seatColours().end()}; }
    /// Adds AI seats at the end or takes the last ones away; 2 to 14.
    void setCount(int count);
    Q_INVOKABLE void setName(int row, const QString& name);
    Q_INVOKABLE void setHuman(int row, bool isHuman);
    Q_INVOKABLE void setLevel(int row, int level);
    Q_INVOKABLE void setColour(int row, const QString& colour);
    Q_INVOKABLE bool move(int from, int to);

    /// The seats as a game begins with them: levels of AI seats only.
    std::vector<Seat> seats() const;
    /// Of the locomotives, by seat.
    std::vector<QString> chosenColours() const;
    int humans() const;
    /// An AI seat needs a level that is offered; any other becomes the default one.
    void setSeats(const std::vector<Seat>& seats);

signals:
    void countChanged();
    void edited();

private:
    Seat newSeat() const;
    QString freeName() const; ///< the first default name that nobody has
    QString freeColour() const;
    bool isRow(int row) const { return row >= 0 && row < count(); }
    void changed(int row, const QList<int>& roles);

    const LevelModel& levels_;
    std::vector<Seat> seats_;
};
