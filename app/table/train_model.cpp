#include "app/table/train_model.h"

#include <QQmlEngine>

int TrainModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant TrainModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry& entry = entries_[static_cast<std::size_t>(index.row())];
    return role == TilesRole ? QVariant::fromValue(entry.track.get()) : value(entry.values, role);
}

QVariant TrainModel::value(const TrainRow& row, int role)
{
    switch (role) {
    case TrainIdRole: return row.trainId;
    case IsMexicanRole: return row.isMexican();
    case NameRole: return row.name;
    case ColourRole: return row.colour;
    case SeatNumberRole: return row.isMexican() ? 0 : row.trainId + 1;
    case HandCountRole: return row.handCount;
    case PointsRole: return row.points;
    case MarkerRole: return row.marker;
    case SignalRole: return static_cast<int>(row.signal);
    case LandingRole: return row.landing;
    case AcceptsRole: return row.accepts;
    case IsTurnRole: return row.isTurn;
    case IsOwnRole: return row.isOwn;
    case IsThinkingRole: return row.isThinking;
    case IsAiRole: return row.isAi;
    case LevelRole: return row.level;
    case SpokenNameRole: return row.spokenName;
    default: return {};
    }
}

QHash<int, QByteArray> TrainModel::roleNames() const
{
    return {{TrainIdRole, "trainId"}, {IsMexicanRole, "isMexican"},   {NameRole, "name"},
            {ColourRole, "colour"},   {SeatNumberRole, "seatNumber"}, {HandCountRole, "handCount"},
            {PointsRole, "points"},   {MarkerRole, "marker"},         {SignalRole, "signal"},
            {LandingRole, "landing"}, {AcceptsRole, "accepts"},       {IsTurnRole, "isTurn"},
            {IsOwnRole, "isOwn"},     {IsThinkingRole, "isThinking"}, {IsAiRole, "isAi"},
            {LevelRole, "level"},     {TilesRole, "tiles"},           {SpokenNameRole, "spokenName"}};
}

void TrainModel::setTrains(const std::vector<int>& trainIds)
{
    std::vector<int> now;
    for (const Entry& entry : entries_)
        now.push_back(entry.values.trainId);
    if (now == trainIds)
        return;
    if (count() > 0) {
        beginRemoveRows({}, 0, count() - 1);
        // QML may still hold a track for the rest of this event.
        for (Entry& entry : entries_)
            entry.track.release()->deleteLater();
        entries_.clear();
        endRemoveRows();
    }
    if (!trainIds.empty()) {
        beginInsertRows({}, 0, static_cast<int>(trainIds.size()) - 1);
        for (int id : trainIds) {
            Entry entry{{}, std::make_unique<TrackModel>()};
            entry.values.trainId = id;
            QQmlEngine::setObjectOwnership(entry.track.get(), QQmlEngine::CppOwnership);
            entries_.push_back(std::move(entry));
        }
        endInsertRows();
    }
    emit countChanged();
}

int TrainModel::rowOf(int trainId) const
{
    for (int i = 0; i < count(); ++i)
        if (row(i).trainId == trainId)
            return i;
    return -1;
}

void TrainModel::setRow(int row, const TrainRow& values)
{
    TrainRow& shown = entries_[static_cast<std::size_t>(row)].values;
    const TrainRow before = shown;
    shown = values;
    QList<int> changed;
    for (int role = TrainIdRole; role <= SpokenNameRole; ++role)
        if (role != TilesRole && value(before, role) != value(shown, role))
            changed.append(role);
    if (!changed.isEmpty())
        emit dataChanged(index(row), index(row), changed);
}

void TrainModel::retranslateTiles()
{
    for (const Entry& entry : entries_)
        entry.track->retranslate();
}
