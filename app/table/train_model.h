// The trains on the table, the Mexican Train first and then the seats in order.
#pragma once

#include "app/table/track_model.h"
#include "engine/game/table.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

/// Everything about a train but its tiles, as it is shown.
struct TrainRow {
    int trainId = 0;
    QString name;   ///< of the seat, or "Mexican Train"
    QString colour; ///< of the locomotive
    QString level;  ///< display name; empty for a human
    QString spokenName;
    int handCount = 0;
    int points = 0; ///< of the finished rounds
    int endValue = 0;
    int landing = -1; ///< the value the next tile must have, or -1
    TrackModel::Signal signal = TrackModel::Signal::None;
    bool marker = false;
    bool openDouble = false;
    bool accepts = false;
    bool isTurn = false;
    bool isOwn = false;
    bool isThinking = false;
    bool isAi = false;

    bool isMexican() const { return trainId == mt::mexicanTrain; }
};

class TrainModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the trains.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        TrainIdRole = Qt::UserRole + 1,
        IsMexicanRole,
        NameRole,
        ColourRole,
        SeatNumberRole, ///< from 1; 0 for the Mexican Train
        HandCountRole,
        PointsRole,
        MarkerRole,
        SignalRole,
        LandingRole,
        AcceptsRole,
        IsTurnRole,
        IsOwnRole,
        IsThinkingRole,
        IsAiRole,
        LevelRole,
        TilesRole,
        SpokenNameRole
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(entries_.size()); }
    /// Makes the rows those of these trains; nothing happens when they are already.
    void setTrains(const std::vector<int>& trainIds);
    /// The row of that train, or -1.
    int rowOf(int trainId) const;
    const TrainRow& row(int row) const { return entries_[static_cast<std::size_t>(row)].values; }
    TrackModel& track(int row) const { return *entries_[static_cast<std::size_t>(row)].track; }
    /// Shows `values` (of the same train) and tells of the roles that changed.
    void setRow(int row, const TrainRow& values);
    void retranslateTiles();

signals:
    void countChanged();

private:
    struct Entry {
        TrainRow values;
        std::unique_ptr<TrackModel> track;
    };
    static QVariant value(const TrainRow& row, int role);

    std::vector<Entry> entries_;
};
