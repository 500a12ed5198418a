#include "app/history/feat_reader.h"

#include "app/history/feat_cache.h"
#include "app/history/game_summary.h"

#include <QCryptographicHash>
#include <QElapsedTimer>

#include <algorithm>
#include <sstream>

namespace
{

// How often it is told how far it has come.
constexpr qint64 tellTime = 100;
// So many records played through are worth being remembered even if the program is ended before all are.
constexpr int playedWorthSaving = 50;

} // namespace

FeatReader::FeatReader(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {}

void FeatReader::start()
{
    worker_.start([this](const mt::StopToken& stop, const RecordsWorker::Tell& tell) { run(stop, tell); });
}

void FeatReader::run(const mt::StopToken& stop, const RecordsWorker::Tell& tell)
{
    QFileInfoList files = RecordsWorker::records(folder_);
    // Of a record and its copy, begun at the same moment, the one played last is the later one.
    std::ranges::reverse(files);
    const int total = static_cast<int>(files.size());
    FeatCache cache(folder_);
    std::vector<RecordFeats> records;
    int seen = 0;
    QElapsedTimer timer;
    timer.start();
    for (const QFileInfo& file : files) {
        auto feats = read(file, cache, stop);
        if (stop.stopRequested())
            break;
        if (feats)
            records.push_back({file.absoluteFilePath(), begunBy(file), std::move(*feats)});
        if (++seen % playedWorthSaving == 0)
            cache.save(false);
        if (timer.elapsed() >= tellTime) {
            tell([this, seen, total] { emit advanced(seen, total); });
            timer.restart();
        }
    }
    cache.save(!stop.stopRequested());
    tell([this, book = FeatBook(std::move(records))] {
        worker_.finish();
        emit finished(book);
    });
}

// A record that is damaged, or cannot be read, comes to nothing.
std::optional<GameFeats> FeatReader::read(const QFileInfo& file, FeatCache& cache, const mt::StopToken& stop)
{
    const qint64 modified = file.lastModified().toMSecsSinceEpoch();
    const Known known = hashes_.value(file.fileName());
    if (known.size == file.size() && known.modified == modified)
        if (auto feats = cache.find(known.hash))
            return feats;
    auto content = mt::readFile(file.filesystemFilePath(), mt::maxRecordBytes);
    if (std::holds_alternative<mt::FileProblem>(content))
        return std::nullopt;
    const std::string& bytes = std::get<std::string>(content);
    const QByteArray view = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const QString hash = QString::fromLatin1(QCryptographicHash::hash(view, QCryptographicHash::Sha256).toHex());
    hashes_[file.fileName()] = {file.size(), modified, hash};
    if (auto feats = cache.find(hash))
        return feats;
    std::istringstream in(bytes);
    const auto played = mt::readPlayedGame(in, stop);
    if (std::holds_alternative<mt::Fault>(played) || stop.stopRequested())
        return std::nullopt;
    GameFeats feats = featsOf(std::get<mt::PlayedGame>(played), stop);
    if (!stop.stopRequested())
        cache.keep(hash, feats);
    return feats;
}

#include "moc_feat_reader.cpp"
