// The cache of the archive remembers the entry of each record and the content that it was worked out from. Losing it
// loses nothing; a damaged line is left out.
#pragma once

#include "app/history/record_entry.h"

#include <QFile>
#include <QHash>

#include <memory>

class ArchiveCache
{
public:
    /// `folder`: the data folder, an absolute path.
    explicit ArchiveCache(const QString& folder);

    /// The entry of the file, as long as its size and time are those that are known.
    std::optional<RecordEntry> find(const QFileInfo& file);
    /// The same, by the SHA-256 of its content.
    std::optional<RecordEntry> find(const QFileInfo& file, const std::string& hash);
    /// Appends a good entry.
    void keep(const QFileInfo& file, const std::string& hash, const RecordEntry& entry);
    /// Drops the entries that nobody asked for, after all records have been asked for: theirs are gone.
    void tidy();

    static QString fileIn(const QString& folder);

private:
    struct Known {
        std::string stamp;                        ///< size and time of the file
        std::string hash;                         ///< SHA-256 of its content
        std::shared_ptr<const RecordEntry> entry; ///< as the record said it
        bool isUsed = false;
    };

    void read();
    RecordEntry use(const QFileInfo& file, Known& known);
    static QByteArray lineOf(const QString& name, const Known& known);

    QString path_;
    QHash<QString, Known> known_; ///< by the name of the file
    int lines_ = 0;               ///< of the cache, those that are overtaken included
    bool isOurs_ = true;          ///< nothing is in its place that could not be ours
};
