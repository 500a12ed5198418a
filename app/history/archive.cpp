#include "app/history/archive.h"

#include "app/history/archive_cache.h"
#include "app/platform/memory.h"
#include "app/saving/file_lock.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QSet>

#include <utility>

namespace
{

// Entries are collected for so long before they are told together, in milliseconds.
constexpr qint64 batchTime = 50;

// Finds the entry by the file's size and time, then by its content; else the record is played through.
RecordEntry entryOf(const QFileInfo& file, ArchiveCache& cache, const mt::StopToken& stop)
{
    if (auto known = cache.find(file))
        return *known;
    const RecordContent content = readContent(file);
    std::string hash;
    if (const auto* bytes = std::get_if<std::string>(&content)) {
        const QByteArray view = QByteArray::fromRawData(bytes->data(), static_cast<qsizetype>(bytes->size()));
        hash = QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex().toStdString();
        if (auto known = cache.find(file, hash))
            return *known;
    }
    RecordEntry entry = readEntry(file, content, stop);
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

void Archive::watch(const QString& guest)
{
    ++watchers_;
    worker_.start([this, guest](const mt::StopToken& stop, const RecordsWorker::Tell& tell) {
        run(stop, tell, guest);
        giveBackFreeMemory();
    });
    emit started();
}

void Archive::unwatch()
{
    if (--watchers_ == 0)
        worker_.stop();
}

void Archive::run(const mt::StopToken& stop, const RecordsWorker::Tell& tell, const QString& guest)
{
    const QFileInfoList files = RecordsWorker::records(folder_);
    const Ledger ledger = Ledger::read(folder_, stop);
    tell([this, ledger] { emit journalRead(ledger); });
    const auto ofNow = [&ledger](RecordEntry entry) {
        ledger.addTo(entry);
        entry.isInUse = !entry.path.isEmpty() && isLocked(entry.path);
        return entry;
    };
    if (!guest.isEmpty() && !files.contains(QFileInfo(guest)))
        tell([this, entry = ofNow(readEntry(QFileInfo(guest), stop))] { emit guestRead(entry); });
    const int total = static_cast<int>(files.size());
    Batches batches([&](std::vector<RecordEntry> entries) {
        tell([this, entries = std::move(entries), total] { emit entriesRead(entries, total); });
    });
    ArchiveCache cache(folder_);
    for (const QFileInfo& file : files) {
        RecordEntry entry = entryOf(file, cache, stop);
        if (stop.stopRequested())
            return;
        batches.add(ofNow(std::move(entry)));
    }
    cache.tidy();
    // A record of that name that is there again is told instead.
    QSet<QString> names;
    for (const QFileInfo& file : files)
        names.insert(file.fileName());
    for (const auto& [name, entry] : ledger.deleted())
        if (!names.contains(name))
            batches.add(ofNow(entry));
    tell([this, entries = batches.rest(), total] {
        worker_.finish();
        emit entriesRead(entries, total);
        emit finished();
    });
}

void ArchiveWatch::begin(const QString& guest)
{
    end();
    isOn_ = true;
    connect(&archive_, &Archive::started, this, &ArchiveWatch::started);
    connect(&archive_, &Archive::journalRead, this, &ArchiveWatch::journalRead);
    connect(&archive_, &Archive::guestRead, this, &ArchiveWatch::guestRead);
    connect(&archive_, &Archive::entriesRead, this, &ArchiveWatch::entriesRead);
    connect(&archive_, &Archive::finished, this, &ArchiveWatch::finished);
    archive_.watch(guest);
}

void ArchiveWatch::end()
{
    if (!std::exchange(isOn_, false))
        return;
    archive_.disconnect(this);
    archive_.unwatch();
}

#include "moc_archive.cpp"
