// What records came to, by the hash of their whole content, so that no record is played through twice. It lies beside
// the records in the data folder; losing it loses nothing, and what is damaged is worked out anew.
#pragma once

#include "app/history/game_feats.h"
#include "app/saving/entry_cache.h"

#include <optional>

class FeatCache
{
public:
    /// `folder`: the data folder.
    explicit FeatCache(const QString& folder);

    std::optional<GameFeats> find(const QString& hash);
    void keep(const QString& hash, const GameFeats& feats);
    /// EntryCache::save() of what was found or kept.
    void save(bool isAll) const { entries_.save(isAll); }

    static QString fileIn(const QString& folder);

private:
    EntryCache entries_; ///< by hash
};
