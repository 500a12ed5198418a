// Several hands face up: those left at a round's end, or all of them under `openHands`.
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

class HandListModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game shows the hands.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        SeatNumberRole = Qt::UserRole + 1, ///< from 1
        NameRole,
        ColourRole,
        TilesRole,     ///< QList<int>, tile ids
        TileNamesRole, ///< QStringList, as a screen reader says them
        PointsRole     ///< what the hand scores
    };
    struct Row {
        int seat = 0; ///< from 0
        QString name;
        QString colour;
        QList<int> tiles;
        int points = 0;
        friend bool operator==(const Row&, const Row&) = default;
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(rows_.size()); }
    /// The rows become these; with the same number of rows only what differs is told.
    void show(const std::vector<Row>& rows);

signals:
    void countChanged();

private:
    std::vector<Row> rows_;
};
