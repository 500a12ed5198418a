// What was worked out about records, an entry each, in one file of the data folder, so that it need not be worked out
// again. Losing it loses nothing; what is damaged, or of another version, counts as lost.
#pragma once

#include <QJsonObject>
#include <QString>

class EntryCache
{
public:
    enum class Trust { EntriesAreLookedAt, OnlyWhatIsSealed };

    /// Reads it. `trust`: whether whoever reads an entry finds out that somebody else wrote it, or it is to be sealed.
    EntryCache(QString path, int version, Trust trust);

    /// Empty: there is none.
    QJsonObject find(const QString& key) const { return old_[key].toObject(); }
    /// Belongs to a record that is there: save() writes it.
    void keep(const QString& key, const QJsonObject& entry) { used_[key] = entry; }
    /// Writes what was kept since it was read, if that is news; `isAll`: what was not belongs to no record any more.
    void save(bool isAll) const;

private:
    QString path_;
    int version_;
    Trust trust_;
    bool isOurs_ = true; ///< there is nothing in its place that could not be ours
    QJsonObject old_;
    QJsonObject used_;
};
