#include "app/history/archive.h"

#include "app/history/archive_cache.h"
#include "app/platform/file_lock.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QSet>

#include <utility>

namespace
{

// How long entries are collected before they are told together.
constexpr qint64 batchTime = 50;

// By its size and time, by its content, or by playing it through.
RecordEntry entryOf(const QFileInfo& file, ArchiveCache& cache, const mt::StopToken& stop)
{
    if (auto known = cache.find(file))
        return *known;
    auto content = mt::readFile(file.filesystemFilePath(), mt::maxRecordBytes);
    if (std::holds_alternative<mt::FileProblem>(content))
        return readEntry(file, stop);
    const std::string& bytes = std::get<std::string>(content);
    const QByteArray view = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const QByteArray hash = QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex();
    if (auto known = cache.find(file, hash))
        return *known;
    RecordEntry entry = readEntry(file, bytes, stop);
    if (!stop.stopRequested())
        cache.keep(file, hash, entry);
    return entry;
}

/// Collects entries and tells of them now and then.
class Batches
{
public:
    using Send = std::function<void(std::vector<RecordEntry>)>;

    explicit Batches(Send send) : send_(std::move(send)) { timer_.start(); }

    void add(RecordEntry entry)
    {
        entries_.push_back(std::move(entry));
        if (timer_.elapsed() < batchTime)
            return;
        send_(std::exchange(entries_, {}));
        timer_.restart();
    }
    std::vector<RecordEntry> rest() { return std::move(entries_); }

private:
    Send send_;
    std::vector<RecordEntry> entries_;
    QElapsedTimer timer_;
};

} // namespace

Archive::Archive(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {}

void Archive::watch(const QString& also)
{
    ++watchers_;
    worker_.start([this, also](const mt::StopToken& stop, const RecordsWorker::Tell& tell) { run(stop, tell, also); });
    emit started();
}

void Archive::unwatch()
{
    if (--watchers_ == 0)
        worker_.stop();
}

void Archive::run(const mt::StopToken& stop, const RecordsWorker::Tell& tell, const QString& also)
{
    QFileInfoList files = RecordsWorker::records(folder_);
    const bool isGuest = !also.isEmpty() && !files.contains(QFileInfo(also));
    const Ledger ledger = Ledger::read(folder_, stop);
    QSet<QString> names;
    for (const QFileInfo& file : files)
        names.insert(file.fileName());
    std::vector<RecordEntry> deleted;
    for (const auto& [name, entry] : ledger.deleted())
        if (!names.contains(name))
            deleted.push_back(entry);
    const int total = static_cast<int>(files.size()) + static_cast<int>(deleted.size()) + (isGuest ? 1 : 0);
    ArchiveCache cache(folder_);
    Batches batches([&](std::vector<RecordEntry> entries) {
        tell([this, entries = std::move(entries), total] { emit entriesRead(entries, total); });
    });
    const auto add = [&](RecordEntry entry) {
        const LedgerGame* counted = ledger.find(entry.game);
        entry.isGivenUp = counted != nullptr && counted->givenUpAt == entry.lines;
        entry.isInUse = !entry.path.isEmpty() && isLocked(entry.path);
        batches.add(std::move(entry));
    };
    // The cache knows the folder's records by their names alone.
    if (isGuest)
        add(readEntry(QFileInfo(also), stop));
    for (const QFileInfo& file : files) {
        RecordEntry entry = entryOf(file, cache, stop);
        if (stop.stopRequested())
            return;
        add(std::move(entry));
    }
    cache.tidy();
    for (RecordEntry& entry : deleted)
        add(std::move(entry));
    tell([this, entries = batches.rest(), total] {
        worker_.finish();
        emit entriesRead(entries, total);
        emit finished();
    });
}

void ArchiveWatch::begin(const QString& also)
{
    end();
    isOn_ = true;
    archive_.watch(also);
}

void ArchiveWatch::end()
{
    if (std::exchange(isOn_, false))
        archive_.unwatch();
}

#include "moc_archive.cpp"
