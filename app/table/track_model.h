// The tiles of one train, from the hub outwards.
#pragma once

#include "engine/base/tile.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

class TrackModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the tracks.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// What the signal beside the track says to the human who is to move.
    enum class Signal { Closed, Open, MustClose, None };
    Q_ENUM(Signal)
    enum Role { TileIdRole = Qt::UserRole + 1, NearRole, FarRole, IsDoubleRole, SpokenNameRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(tiles_.size()); }
    /// The train as it lies, without the engine.
    const std::vector<mt::Tile>& tiles() const { return tiles_; }
    /// Brings the rows to `tiles`, keeping the rows that both begin with. `engine`: the value of the hub.
    void show(int engine, const std::vector<mt::Tile>& tiles);
    /// The tile must fit the end.
    void append(mt::Tile tile);
    /// The value of the outer half of the last tile; the engine's while there is none.
    int endValue() const { return near_.empty() ? engine_ : tiles_.back().other(near_.back()); }
    /// The words depend on the language: asks for them again.
    void retranslate();

signals:
    void countChanged();

private:
    void removeFrom(int row);

    int engine_ = 0;
    std::vector<mt::Tile> tiles_;
    std::vector<int> near_; ///< for each tile: the value of its half nearer the hub
};
