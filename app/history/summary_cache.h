// Summaries of records as they were when they were last read, so that a long list opens quickly. A record whose size
// or time is another one is read again. Losing the cache loses nothing.
#pragma once

#include "app/history/game_summary.h"

#include <QHash>
#include <QJsonObject>

class SummaryCache
{
public:
    /// `folder`: the data folder.
    explicit SummaryCache(const QString& folder);

    std::optional<GameSummary> find(const QFileInfo& file) const;
    /// Damaged records are not kept: reading them ends early anyway.
    void keep(const QFileInfo& file, const GameSummary& summary);
    /// Writes what was found or kept since it was made, if that is news; `isAll`: whatever was not is gone.
    void save(bool isAll) const;

private:
    QString path_;
    bool isOurs_ = true; ///< there is nothing in its place that could not be ours
    QJsonObject old_;    ///< by file name
    mutable QJsonObject used_;
};
