#include "app/history/archive_cache.h"

#include "app/history/entry_json.h"

#include <QDir>
#include <QSaveFile>

#include <algorithm>

namespace
{

// Some hundred bytes a round.
constexpr std::uint64_t mostBytes = std::uint64_t{256} << 20;
// Another one whenever an entry says something else than before.
constexpr int entryVersion = 3;

std::string stampOf(const QFileInfo& file)
{
    return std::to_string(file.size()) + ' ' + std::to_string(file.lastModified().toMSecsSinceEpoch());
}

} // namespace

QString ArchiveCache::fileIn(const QString& folder) { return folder + QStringLiteral("/archive-cache.jsonl"); }

ArchiveCache::ArchiveCache(const QString& folder) : path_(fileIn(folder)) { read(); }

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
        Known known{fields.text("stamp"), fields.text("hash"), {}, false};
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
    if (known == known_.end() || known->stamp != stampOf(file))
        return std::nullopt;
    return use(file, *known);
}

std::optional<RecordEntry> ArchiveCache::find(const QFileInfo& file, const std::string& hash)
{
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& each) { return each.hash == hash; });
    if (found == known_.end())
        return std::nullopt;
    const std::shared_ptr<const RecordEntry> entry = found->entry;
    keep(file, hash, *entry);
    return use(file, known_[file.fileName()]);
}

// The file says where the record lies, and its name when the game was begun.
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
                        {"stamp", known.stamp},
                        {"hash", known.hash},
                        {"entry", toJson(*known.entry)}};
    return QByteArray::fromStdString(json.dump(-1, ' ', false, mt::Json::error_handler_t::replace) + '\n');
}

void ArchiveCache::keep(const QFileInfo& file, const std::string& hash, const RecordEntry& entry)
{
    if (entry.state != RecordEntry::State::inProgress && entry.state != RecordEntry::State::finished)
        return;
    Known known{stampOf(file), hash, std::make_shared<const RecordEntry>(entry), true};
    QFile cache(path_);
    if (isOurs_ && cache.open(QIODevice::Append)) {
        cache.write(lineOf(file.fileName(), known));
        ++lines_;
    }
    known_.insert(file.fileName(), std::move(known));
}

void ArchiveCache::tidy()
{
    // Its forerunners held nothing that cannot be worked out anew.
    for (const char* name : {"games-list.json", "awards.json"})
        QFile::remove(QFileInfo(path_).dir().filePath(QLatin1String(name)));
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
