// The trains on the table, the Mexican Train first and then the seats in order.
#pragma once

#include "app/table/track_model.h"
#include "engine/game/table.h"

#include <memory>

/// Everything about a train, as it is shown.
struct TrainRow {
    Q_GADGET
    Q_PROPERTY(int trainId MEMBER trainId)
    Q_PROPERTY(bool isMexican READ isMexican)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int seatNumber READ seatNumber)
    Q_PROPERTY(int handCount MEMBER handCount)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(bool marker MEMBER marker)
    Q_PROPERTY(TrackModel::Signal signal MEMBER signal)
    Q_PROPERTY(QString closed MEMBER closed)
    Q_PROPERTY(int landing MEMBER landing)
    Q_PROPERTY(int endValue MEMBER endValue)
    Q_PROPERTY(bool accepts MEMBER accepts)
    Q_PROPERTY(bool isTurn MEMBER isTurn)
    Q_PROPERTY(bool isOwn MEMBER isOwn)
    Q_PROPERTY(bool isThinking MEMBER isThinking)
    Q_PROPERTY(int drew MEMBER drew)
    Q_PROPERTY(bool passed MEMBER passed)
    Q_PROPERTY(bool isAi MEMBER isAi)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(int levelRank MEMBER levelRank)
    Q_PROPERTY(bool isAway MEMBER isAway)
    Q_PROPERTY(QString character MEMBER character)
    Q_PROPERTY(TrackModel* tiles MEMBER tiles)
    Q_PROPERTY(QString spokenName MEMBER spokenName)
    Q_PROPERTY(QString lacks MEMBER lacks)
    Q_PROPERTY(QStringList missed MEMBER missed)

public:
    int trainId = 0;
    TrackModel* tiles = nullptr; ///< the same as long as the row is there
    QString name;                ///< of the seat, or "Mexican Train"
    QString colour;              ///< of the locomotive
    QString level;               ///< display name; empty for a human
    QString spokenName;
    QString closed{};    ///< what comes before laying here, in few words; empty: nothing, or it is somebody's own train
    QString character{}; ///< the id of a portrait, or empty
    QString lacks{};     ///< for who wants it counted: the values of which its owner has no tile, as far as is known
    QStringList missed{}; ///< and what its owner could not lay, turn by turn, in sentences
    int levelRank = 0;    ///< of an AI, from 1 for the weakest that is offered; 0: its level is not known
    int handCount = 0;
    int points = 0; ///< of the finished rounds
    int endValue = 0;
    int drew = 0;     ///< tiles since the last turn of whoever looks
    int landing = -1; ///< the value the next tile must have, or -1
    TrackModel::Signal signal = TrackModel::Signal::None;
    bool marker = false;
    bool openDouble = false;
    bool accepts = false;
    bool isTurn = false;
    bool isOwn = false;
    bool isThinking = false;
    bool passed = false; ///< since then
    bool isAi = false;
    bool isAway = false; ///< an AI plays for the person who sat down here

    bool isMexican() const { return trainId == mt::mexicanTrain; }
    /// From 1; 0 for the Mexican Train.
    int seatNumber() const { return isMexican() ? 0 : trainId + 1; }
    friend bool operator==(const TrainRow&, const TrainRow&) = default;
};

class TrainModel : public ROW_MODEL(TrainRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the trains.")
    /// How long the longest train is, in short sides of tiles: a double lies across.
    Q_PROPERTY(int longest READ longest NOTIFY longestChanged)

public:
    int longest() const { return longest_; }
    /// Makes the rows those of these trains; nothing happens when they are already.
    void setTrains(const std::vector<int>& trainIds);
    /// The row of that train, or -1.
    int rowOf(int trainId) const;
    TrackModel& track(int row) const { return *RowModel::row(row).tiles; }
    /// Shows `values` of the train that is there; its tiles stay.
    void showRow(int row, TrainRow values);
    void retranslateTiles();

signals:
    void longestChanged();

private:
    void measure();

    int longest_ = 0;
    std::vector<std::unique_ptr<TrackModel>> tracks_; ///< by row
};
