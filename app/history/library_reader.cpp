#include "app/history/library_reader.h"

#include "app/history/ledger.h"
#include "app/history/summary_cache.h"
#include "app/platform/file_lock.h"

#include <QDir>
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
    stop();
    isReading_ = true;
    thread_.start(
        [this, generation = generation_, also](const mt::StopToken& stopped) { run(stopped, generation, also); });
}

void LibraryReader::stop()
{
    ++generation_;
    isReading_ = false;
    thread_.requestStop();
}

void LibraryReader::run(const mt::StopToken& stop, unsigned generation, const QString& also)
{
    const QDir games(folder_ + QStringLiteral("/games"));
    QFileInfoList files = games.entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Time);
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
            known = readSummary(file);
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
            answer(generation, std::exchange(batch, {}), total, false);
            timer.restart();
        }
    }
    cache.save(!stop.stopRequested());
    answer(generation, std::move(batch), total, true);
}

// From the worker's thread into that of the window.
void LibraryReader::answer(unsigned generation, std::vector<GameSummary> games, int total, bool isLast)
{
    const auto tell = [this, generation, games = std::move(games), total, isLast] {
        if (generation != generation_)
            return;
        isReading_ = !isLast;
        emit gamesRead(games, total);
        if (isLast)
            emit finished();
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

#include "moc_library_reader.cpp"
