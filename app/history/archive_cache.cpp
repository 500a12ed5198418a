#include "app/history/archive_cache.h"

#include "app/history/entry_json.h"

#include <QSaveFile>

#include <sstream>

namespace
{

// Some hundred bytes a round.
constexpr std::uint64_t mostBytes = std::uint64_t{256} << 20;
// Another one whenever an entry says something else than before.
constexpr int entryVersion = 1;

} // namespace

QString ArchiveCache::fileIn(const QString& folder) { return folder + QStringLiteral("/archive-cache.jsonl"); }

ArchiveCache::ArchiveCache(const QString& folder) : path_(fileIn(folder))
{
    read();
    // Its forerunners. They only held what could be worked out anew.
    for (const char* name : {"/games-list.json", "/awards.json"})
        QFile::remove(folder + QLatin1String(name));
}

void ArchiveCache::read()
{
    mt::FileStream in(QFileInfo(path_).filesystemFilePath(), mostBytes);
    if (const auto& problem = in.problem()) {
        isOurs_ = problem->kind == mt::FileProblem::Kind::missing || problem->kind == mt::FileProblem::Kind::tooLarge;
        return;
    }
    mt::TextLines lines(in);
    std::string text;
    while (lines.next(text)) {
        ++lines_;
        mt::Json json;
        std::optional<mt::Fault> fault = mt::parseObject(text, json);
        if (fault)
            continue;
        mt::Fields fields(json, fault);
        const bool isOurVersion = fields.is("version", 100 * entryVersion + featsVersion);
        const QString name = QString::fromStdString(fields.text("file"));
        Known known{QByteArray::fromStdString(fields.text("size")).toLongLong(),
                    QByteArray::fromStdString(fields.text("modified")).toLongLong(),
                    QByteArray::fromStdString(fields.text("hash")),
                    {},
                    false};
        auto entry = entryFrom(fields.object("entry"));
        if (fault || !isOurVersion || !entry)
            continue;
        known.entry = std::make_shared<const RecordEntry>(std::move(*entry));
        known_.insert(name, std::move(known));
    }
}

std::optional<RecordEntry> ArchiveCache::find(const QFileInfo& file)
{
    const auto known = known_.find(file.fileName());
    if (known == known_.end() || known->size != file.size() ||
        known->modified != file.lastModified().toMSecsSinceEpoch())
        return std::nullopt;
    return use(file, *known);
}

std::optional<RecordEntry> ArchiveCache::find(const QFileInfo& file, const QByteArray& hash)
{
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& each) { return each.hash == hash; });
    if (found == known_.end())
        return std::nullopt;
    const std::shared_ptr<const RecordEntry> entry = found->entry;
    keep(file, hash, *entry);
    return use(file, known_[file.fileName()]);
}

// When a game was begun stands in the name of its file.
RecordEntry ArchiveCache::use(const QFileInfo& file, Known& known)
{
    known.isUsed = true;
    RecordEntry entry = *known.entry;
    entry.path = file.absoluteFilePath();
    entry.begun = begunBy(file);
    entry.lastPlayed = sensible(file.lastModified());
    return entry;
}

QByteArray ArchiveCache::lineOf(const QString& name, const Known& known)
{
    const mt::Json json{{"version", 100 * entryVersion + featsVersion},
                        {"file", name.toStdString()},
                        {"size", std::to_string(known.size)},
                        {"modified", std::to_string(known.modified)},
                        {"hash", known.hash.toStdString()},
                        {"entry", toJson(*known.entry)}};
    return QByteArray::fromStdString(json.dump(-1, ' ', false, mt::Json::error_handler_t::replace) + '\n');
}

void ArchiveCache::keep(const QFileInfo& file, const QByteArray& hash, const RecordEntry& entry)
{
    if (entry.state != RecordEntry::State::inProgress && entry.state != RecordEntry::State::finished)
        return;
    Known known{file.size(), file.lastModified().toMSecsSinceEpoch(), hash, std::make_shared<const RecordEntry>(entry),
                true};
    QFile cache(path_);
    if (isOurs_ && cache.open(QIODevice::Append)) {
        cache.write(lineOf(file.fileName(), known));
        ++lines_;
    }
    known_.insert(file.fileName(), std::move(known));
}

void ArchiveCache::tidy()
{
    known_.removeIf([](const auto& each) { return !each.value().isUsed; });
    if (lines_ == known_.size() || !isOurs_)
        return;
    QSaveFile file(path_);
    if (!file.open(QIODevice::WriteOnly))
        return;
    for (auto known = known_.begin(); known != known_.end(); ++known)
        file.write(lineOf(known.key(), *known));
    if (file.commit())
        lines_ = static_cast<int>(known_.size());
}
