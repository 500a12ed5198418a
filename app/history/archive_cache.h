// The cache of the archive remembers the entry of each record and the content that it was worked out from. Losing it
// loses nothing; a damaged line is left out. Entries stay in the file until somebody asks for them.
#pragma once

#include "app/history/record_entry.h"

#include <QHash>

#include <cstdint>

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
        std::string stamp;           ///< size and time of the record
        std::string hash;            ///< SHA-256 of its content
        std::uint64_t line = notYet; ///< where its line begins in `in_`
        bool isUsed = false;
    };
    static constexpr std::uint64_t notYet = ~std::uint64_t{0};

    void read();
    std::string lineAt(std::uint64_t place);
    std::optional<RecordEntry> entryAt(std::uint64_t place);
    static RecordEntry lying(const QFileInfo& file, RecordEntry entry);

    QString path_;
    mt::FileStream in_;
    QHash<QString, Known> known_;           ///< by the name of the record
    QHash<QByteArray, QString> nameByHash_; ///< of those that were known from the beginning
    int lines_ = 0;                         ///< of the cache, those that are overtaken included
    bool isOurs_ = true;                    ///< nothing is in its place that could not be ours
    bool isCutOff_ = false;                 ///< the last line was not written whole
};
