#include "app/scorekeeper/kept_game_store.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using Kind = StoreProblem::Kind;

namespace
{

std::optional<StoreProblem> readFrom(const QString& path, KeptGame& game)
{
    const auto text = mt::readFile(QFileInfo(path).filesystemFilePath(), mt::maxTextBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&text))
        return unread(path, *problem);
    const std::variant<KeptGame, mt::Fault> parsed =
        readKeptGame(QByteArray::fromStdString(std::get<std::string>(text)));
    if (const auto* fault = std::get_if<mt::Fault>(&parsed))
        return StoreProblem{Kind::damaged, path, {}, *fault};
    game = std::get<KeptGame>(parsed);
    return std::nullopt;
}

} // namespace

std::function<std::vector<KeptGameStore::Entry>(const mt::StopToken&)> KeptGameStore::reader() const
{
    std::map<QString, KeptGame> sent;
    for (const auto& [path, each] : sent_)
        sent.emplace(QFileInfo(path).fileName(), each.game);
    return [folder = folder_, sent = std::move(sent)](const mt::StopToken& stop) {
        QStringList names = QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files);
        for (const auto& [name, game] : sent)
            names.append(name);
        names.removeDuplicates();
        // Their names are the times at which they were begun.
        std::sort(names.begin(), names.end(), std::greater<>());
        std::vector<Entry> entries;
        for (const QString& name : names) {
            if (stop.stopRequested())
                break;
            Entry entry{folder + QLatin1Char('/') + name, {}, {}};
            if (const auto found = sent.find(name); found != sent.end())
                entry.game = found->second;
            else
                entry.problem = readFrom(entry.path, entry.game);
            entries.push_back(std::move(entry));
        }
        return entries;
    };
}

std::optional<StoreProblem> KeptGameStore::create(const KeptGame& game)
{
    close();
    disk_.makeFolder(QFileInfo(folder_).filesystemFilePath()); // what is wrong with it, the file says
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss-zzz"));
    QString path = QStringLiteral("%1/%2.json").arg(folder_, name);
    for (int number = 2; sent_.contains(path) || QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2-%3.json").arg(folder_, name).arg(number);
    if (auto problem = lock(path))
        return problem;
    path_ = path;
    return save(game);
}

std::optional<StoreProblem> KeptGameStore::open(const QString& path, KeptGame& game)
{
    close();
    if (!sent_.contains(path) && !QFileInfo::exists(path))
        return StoreProblem{Kind::missing, path};
    if (auto problem = lock(path))
        return problem;
    if (auto problem = read(path, game)) {
        close();
        return problem;
    }
    path_ = path;
    return std::nullopt;
}

std::optional<StoreProblem> KeptGameStore::save(const KeptGame& game)
{
    if (path_.isEmpty())
        return std::nullopt;
    auto write = [&disk = disk_, file = QFileInfo(path_).filesystemFilePath(), text = keptGameText(game).toStdString(),
                  lock = lock_]() mutable {
        const std::error_code error = disk.replace(file, text);
        lock.reset();
        return error;
    };
    const int number = ++sendings_;
    sent_[path_] = {game, lock_, number};
    if (syncs_ == nullptr) {
        const std::error_code error = write();
        settle(path_, number, error);
        return error ? std::optional(unwritable(path_, error)) : std::nullopt;
    }
    syncs_->add(std::move(write),
                [this, life = std::weak_ptr(life_), path = path_, number](const std::error_code& error) {
                    if (!life.expired())
                        follow(path, number, error);
                });
    return std::nullopt;
}

void KeptGameStore::follow(const QString& path, int number, const std::error_code& error)
{
    settle(path, number, error);
    if (error)
        failed_(unwritable(path, error));
}

// What the disk did not take is nowhere else.
void KeptGameStore::settle(const QString& path, int number, const std::error_code& error)
{
    const auto sent = sent_.find(path);
    if (sent == sent_.end() || sent->second.number != number)
        return;
    if (error)
        sent->second.isRefused = true;
    else
        sent_.erase(sent);
}

bool KeptGameStore::isBehind() const
{
    const auto sent = sent_.find(path_);
    return sent != sent_.end() && sent->second.isRefused;
}

void KeptGameStore::close()
{
    path_.clear();
    lock_.reset();
}

std::optional<StoreProblem> KeptGameStore::remove(const QString& path)
{
    if (sent_.contains(path) && syncs_ != nullptr)
        syncs_->wait();
    const bool wasSent = sent_.erase(path) > 0;
    if (auto problem = lock(path))
        return problem;
    QFile file(path);
    // Of a game that the disk has never taken there is none.
    const bool isGone = (wasSent && !file.exists()) || file.remove();
    lock_.reset();
    return isGone ? std::nullopt : std::optional(StoreProblem{Kind::unwritable, path, file.errorString()});
}

std::optional<StoreProblem> KeptGameStore::lock(const QString& path)
{
    if (const auto sent = sent_.find(path); sent != sent_.end()) {
        lock_ = sent->second.lock;
        return std::nullopt;
    }
    std::error_code error;
    lock_ = lockFile(path, error);
    if (error == std::errc::device_or_resource_busy)
        return StoreProblem{Kind::inUse, path};
    return error ? std::optional(unwritable(path, error)) : std::nullopt;
}

std::optional<StoreProblem> KeptGameStore::read(const QString& path, KeptGame& game) const
{
    const auto sent = sent_.find(path);
    if (sent == sent_.end())
        return readFrom(path, game);
    game = sent->second.game;
    return std::nullopt;
}
