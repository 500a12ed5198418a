// What records came to, by the hash of their whole content, so that no record is played through twice. It lies beside
// the records in the data folder; losing it loses nothing, and what is damaged is worked out anew.
#pragma once

#include "app/history/game_feats.h"

#include <QJsonObject>
#include <QString>

#include <optional>

class FeatCache
{
public:
    /// `folder`: the data folder.
    explicit FeatCache(const QString& folder);

    std::optional<GameFeats> find(const QString& hash) const;
    void keep(const QString& hash, const GameFeats& feats);
    /// Writes what was found or kept since it was made, if that is news; `isAll`: what was not belongs to no record any
    /// more.
    void save(bool isAll) const;

    static QString fileIn(const QString& folder);

private:
    QString path_;
    bool isOurs_ = true; ///< there is nothing in its place that could not be ours
    QJsonObject old_;    ///< by hash
    mutable QJsonObject used_;
};
