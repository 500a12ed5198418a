#include "app/table/train_model.h"

#include <QQmlEngine>

void TrainModel::setTrains(const std::vector<int>& trainIds)
{
    if (std::ranges::equal(rows(), trainIds, {}, &TrainRow::trainId))
        return;
    // QML may still hold a track for the rest of this event.
    for (std::unique_ptr<TrackModel>& track : tracks_)
        track.release()->deleteLater();
    tracks_.clear();
    std::vector<TrainRow> rows;
    for (const int id : trainIds) {
        tracks_.push_back(std::make_unique<TrackModel>());
        QQmlEngine::setObjectOwnership(tracks_.back().get(), QQmlEngine::CppOwnership);
        rows.emplace_back();
        rows.back().trainId = id;
        rows.back().tiles = tracks_.back().get();
        connect(tracks_.back().get(), &TrackModel::countChanged, this, &TrainModel::measure);
    }
    renewRows(std::move(rows));
    measure();
}

int TrainModel::rowOf(int trainId) const
{
    const auto found = std::ranges::find(rows(), trainId, &TrainRow::trainId);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void TrainModel::showRow(int row, TrainRow values)
{
    values.tiles = &track(row);
    setRow(row, std::move(values));
}

void TrainModel::retranslateTiles()
{
    for (const std::unique_ptr<TrackModel>& track : tracks_)
        track->retranslate();
}

void TrainModel::measure()
{
    int longest = 0;
    for (const std::unique_ptr<TrackModel>& track : tracks_)
        longest = std::max(longest, track->shortSides());
    if (longest == std::exchange(longest_, longest))
        return;
    emit longestChanged();
}

#include "moc_train_model.cpp"
