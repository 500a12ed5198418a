// The hand of the seat that is looking, in the order its player arranged it.
#pragma once

#include "engine/base/hand.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

class HandModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the hand.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        TileIdRole = Qt::UserRole + 1,
        HighRole,
        LowRole,
        PlayableRole,
        SelectedRole,
        IsDrawnRole,
        PlannedRole, ///< it belongs to the planned train
        SpokenNameRole
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(items_.size()); }
    /// In the order shown.
    std::vector<mt::Tile> tiles() const;
    /// Brings the rows to these tiles in this order; rows that stay are moved, not made anew.
    void show(const std::vector<mt::Tile>& tiles);
    void append(mt::Tile tile);
    void remove(mt::Tile tile);
    /// Moves the row; false when there is none of that number.
    bool move(int from, int to);
    void setSelected(mt::Tile tile);
    void setDrawn(mt::Tile tile);
    void setPlayable(const mt::Hand& playable);
    void setPlanned(const mt::Hand& planned);
    void retranslate();

signals:
    void countChanged();

private:
    struct Item {
        mt::Tile tile;
        bool playable = false;
        bool selected = false;
        bool isDrawn = false;
        bool planned = false;
    };
    int rowOf(mt::Tile tile) const;
    void setFlag(bool Item::*flag, int role, mt::Tile only);
    void setFlags(bool Item::*flag, int role, const mt::Hand& those);

    std::vector<Item> items_;
};
