// What is known of the records of a data folder without reading them: an entry for each content, and which file had
// which content. Losing it loses nothing; a line that is damaged is left out.
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
    std::optional<RecordEntry> find(const QFileInfo& file, const QByteArray& hash);
    /// Appends a good entry.
    void keep(const QFileInfo& file, const QByteArray& hash, const RecordEntry& entry);
    /// All records have been asked for: what was not belongs to none any more and goes.
    void tidy();

    static QString fileIn(const QString& folder);

private:
    struct Known {
        qint64 size = 0;
        qint64 modified = 0;
        QByteArray hash;
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
