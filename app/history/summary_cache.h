// Summaries of records as they were when they were last read, so that a long list opens quickly. A record whose size
// or time is another one is read again. Losing the cache loses nothing.
#pragma once

#include "app/history/game_summary.h"
#include "app/saving/entry_cache.h"

class SummaryCache
{
public:
    /// `folder`: the data folder.
    explicit SummaryCache(const QString& folder);

    std::optional<GameSummary> find(const QFileInfo& file);
    /// Damaged records are not kept: reading them ends early anyway.
    void keep(const QFileInfo& file, const GameSummary& summary);
    /// EntryCache::save() of what was found or kept.
    void save(bool isAll) const { entries_.save(isAll); }

private:
    EntryCache entries_; ///< by file name
};
