#include "app/history/archive_cache.h"

#include "app/history/entry_json.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <utility>

namespace
{

// Some hundred bytes a round.
constexpr std::uint64_t mostBytes = std::uint64_t{256} << 20;
// Another one whenever an entry says something else than before.
constexpr int entryVersion = 4;
// The entry is the last field of a line, so that the others can be read without it.
constexpr std::string_view entryMark = ",\"entry\":";

std::string stampOf(const QFileInfo& file)
{
    return std::to_string(file.size()) + ' ' + std::to_string(file.lastModified().toMSecsSinceEpoch());
}

/// The fields of a line but for the entry.
struct Head {
    QString name;
    std::string stamp;
    std::string hash;
};

std::optional<Head> headOf(const std::string& line)
{
    mt::Json json;
    std::optional<mt::Fault> fault = mt::parseObject(line.substr(0, line.find(entryMark)) + '}', json);
    if (fault)
        return std::nullopt;
    mt::Fields fields(json, fault);
    const bool isOurVersion = fields.is("version", 100 * entryVersion + featsVersion);
    Head head{QString::fromStdString(fields.text("file")), fields.text("stamp"), fields.text("hash")};
    return fault || !isOurVersion ? std::nullopt : std::optional(std::move(head));
}

QByteArray lineOf(const Head& head, const RecordEntry& entry)
{
    const mt::Json fields{{"version", 100 * entryVersion + featsVersion},
                          {"file", head.name.toStdString()},
                          {"stamp", head.stamp},
                          {"hash", head.hash}};
    constexpr auto replace = mt::Json::error_handler_t::replace;
    std::string line = fields.dump(-1, ' ', false, replace);
    line.pop_back();
    line += entryMark;
    line += toJson(entry).dump(-1, ' ', false, replace) + "}\n";
    return QByteArray::fromStdString(line);
}

} // namespace

QString ArchiveCache::fileIn(const QString& folder) { return folder + QStringLiteral("/archive-cache.jsonl"); }

ArchiveCache::ArchiveCache(const QString& folder)
    : path_(fileIn(folder)), in_(QFileInfo(path_).filesystemFilePath(), mostBytes)
{
    if (const auto& problem = in_.problem())
        isOurs_ = problem->kind == mt::FileProblem::Kind::missing || problem->kind == mt::FileProblem::Kind::tooLarge;
    else
        read();
}

void ArchiveCache::read()
{
    mt::TextLines lines(in_);
    std::string text;
    for (std::uint64_t begin = 0; lines.next(text); begin = lines.bytes()) {
        ++lines_;
        isCutOff_ = !lines.hadLineFeed();
        const auto head = headOf(text);
        if (!head)
            continue;
        known_.insert(head->name, {head->stamp, head->hash, begin, false});
        nameByHash_.insert(QByteArray::fromStdString(head->hash), head->name);
    }
}

std::string ArchiveCache::lineAt(std::uint64_t place)
{
    in_.clear();
    std::string text;
    if (place != notYet && in_.seekg(static_cast<std::streamoff>(place)))
        mt::TextLines(in_).next(text);
    return text;
}

std::optional<RecordEntry> ArchiveCache::entryAt(std::uint64_t place)
{
    mt::Json json;
    std::optional<mt::Fault> fault = mt::parseObject(lineAt(place), json);
    if (fault)
        return std::nullopt;
    mt::Fields fields(json, fault);
    const mt::Json& entry = fields.object("entry");
    return fault ? std::nullopt : entryFrom(entry);
}

std::optional<RecordEntry> ArchiveCache::find(const QFileInfo& file)
{
    const auto known = known_.find(file.fileName());
    if (known == known_.end() || known->stamp != stampOf(file))
        return std::nullopt;
    auto entry = entryAt(known->line);
    if (!entry)
        return std::nullopt;
    known->isUsed = true;
    return lying(file, *std::move(entry));
}

std::optional<RecordEntry> ArchiveCache::find(const QFileInfo& file, const std::string& hash)
{
    const auto name = nameByHash_.find(QByteArray::fromStdString(hash));
    const auto known = name == nameByHash_.end() ? known_.end() : known_.find(*name);
    if (known == known_.end() || known->hash != hash)
        return std::nullopt;
    const auto entry = entryAt(known->line);
    if (!entry)
        return std::nullopt;
    keep(file, hash, *entry);
    return lying(file, *entry);
}

// The file says where the record lies, and its name when the game was begun.
RecordEntry ArchiveCache::lying(const QFileInfo& file, RecordEntry entry)
{
    entry.path = file.absoluteFilePath();
    entry.begun = begunBy(file);
    entry.lastPlayed = sensible(file.lastModified());
    return entry;
}

void ArchiveCache::keep(const QFileInfo& file, const std::string& hash, const RecordEntry& entry)
{
    if (entry.state != RecordEntry::State::inProgress && entry.state != RecordEntry::State::finished)
        return;
    QFile cache(path_);
    if (!isOurs_ || !cache.open(QIODevice::Append))
        return;
    const Head head{file.fileName(), stampOf(file), hash};
    cache.write((std::exchange(isCutOff_, false) ? "\n" : "") + lineOf(head, entry));
    ++lines_;
    known_.insert(head.name, {head.stamp, hash, notYet, true});
}

void ArchiveCache::tidy()
{
    // Its forerunners held nothing that cannot be worked out anew.
    for (const char* name : {"games-list.json", "awards.json"})
        QFile::remove(QFileInfo(path_).dir().filePath(QLatin1String(name)));
    known_.removeIf([](const auto& each) { return !each.value().isUsed; });
    if (lines_ == known_.size() || !isOurs_)
        return;
    mt::FileStream all(QFileInfo(path_).filesystemFilePath(), mostBytes);
    QHash<QString, QByteArray> last;
    mt::TextLines lines(all);
    for (std::string text; lines.next(text);) {
        const auto head = headOf(text);
        const auto known = head ? known_.find(head->name) : known_.end();
        if (known != known_.end() && known->stamp == head->stamp && known->hash == head->hash)
            last.insert(head->name, QByteArray::fromStdString(text + '\n'));
    }
    QSaveFile file(path_);
    if (!file.open(QIODevice::WriteOnly))
        return;
    for (const QByteArray& line : last)
        file.write(line);
    file.commit();
}
