#include "app/history/library_reader.h"

#include "app/history/ledger.h"
#include "app/history/summary_cache.h"
#include "app/saving/file_lock.h"

#include <QElapsedTimer>

namespace
{

// How long rows are collected before they are shown together.
constexpr qint64 batchTime = 50;
// So many records read are worth being remembered even if the program is ended before the list is done.
constexpr int worthSaving = 50;

} // namespace

LibraryReader::LibraryReader(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {}

void LibraryReader::start(const QString& also)
{
    worker_.start([this, also](const mt::StopToken& stop, const RecordsWorker::Tell& tell) { run(stop, tell, also); });
}

void LibraryReader::run(const mt::StopToken& stop, const RecordsWorker::Tell& tell, const QString& also)
{
    QFileInfoList files = RecordsWorker::records(folder_);
    const bool isGuest = !also.isEmpty() && !files.contains(QFileInfo(also));
    if (isGuest)
        files.prepend(QFileInfo(also));
    const int total = static_cast<int>(files.size());
    const Ledger ledger = Ledger::read(folder_, stop);
    SummaryCache cache(folder_);
    std::vector<GameSummary> batch;
    int read = 0;
    QElapsedTimer timer;
    timer.start();
    for (const QFileInfo& file : files) {
        if (stop.stopRequested())
            break;
        const bool isOwn = !isGuest || file != files.front();
        // The cache knows the folder's records by their names alone.
        std::optional<GameSummary> known = isOwn ? cache.find(file) : std::nullopt;
        if (!known) {
            known = readSummary(file, stop);
            if (stop.stopRequested())
                break;
            if (isOwn)
                cache.keep(file, *known);
            if (++read % worthSaving == 0)
                cache.save(false);
        }
        const LedgerGame* counted = ledger.find(known->game);
        known->isGivenUp = counted != nullptr && counted->givenUpAt == known->lines;
        known->isInUse = isLocked(known->path);
        batch.push_back(std::move(*known));
        if (timer.elapsed() >= batchTime) {
            tell([this, games = std::exchange(batch, {}), total] { emit gamesRead(games, total); });
            timer.restart();
        }
    }
    cache.save(!stop.stopRequested());
    tell([this, games = std::move(batch), total] {
        worker_.finish();
        emit gamesRead(games, total);
        emit finished();
    });
}

#include "moc_library_reader.cpp"
