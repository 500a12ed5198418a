#include "app/scorekeeper/kept_game_store.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

using Kind = StoreProblem::Kind;

namespace
{

QString lockOf(const QString& path) { return path + QStringLiteral(".lock"); }

} // namespace

std::vector<KeptGameStore::Entry> KeptGameStore::all() const
{
    std::vector<Entry> entries;
    // Their names are the times at which they were begun.
    for (const QFileInfo& file :
         QDir(folder_).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name | QDir::Reversed)) {
        Entry entry{file.absoluteFilePath(), {}, {}};
        entry.problem = read(entry.path, entry.game);
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::optional<StoreProblem> KeptGameStore::create(const KeptGame& game)
{
    close();
    QDir().mkpath(folder_);
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss-zzz"));
    QString path = QStringLiteral("%1/%2.json").arg(folder_, name);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2-%3.json").arg(folder_, name).arg(number);
    if (auto problem = lock(path))
        return problem;
    path_ = path;
    return save(game);
}

std::optional<StoreProblem> KeptGameStore::open(const QString& path, KeptGame& game)
{
    close();
    if (!QFileInfo::exists(path))
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
    QSaveFile file(path_);
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(keptGameText(game)) >= 0 && file.commit();
    return isWritten ? std::nullopt : std::optional(StoreProblem{Kind::unwritable, path_, file.errorString()});
}

void KeptGameStore::close()
{
    path_.clear();
    lock_.reset();
}

std::optional<StoreProblem> KeptGameStore::remove(const QString& path)
{
    if (auto problem = lock(path))
        return problem;
    QFile file(path);
    const bool isGone = file.remove();
    lock_.reset();
    return isGone ? std::nullopt : std::optional(StoreProblem{Kind::unwritable, path, file.errorString()});
}

std::optional<StoreProblem> KeptGameStore::lock(const QString& path)
{
    lock_ = std::make_unique<QLockFile>(lockOf(path));
    lock_->setStaleLockTime(0);
    if (lock_->tryLock())
        return std::nullopt;
    const bool isInUse = lock_->error() == QLockFile::LockFailedError;
    lock_.reset();
    return StoreProblem{isInUse ? Kind::inUse : Kind::unwritable, path};
}

std::optional<StoreProblem> KeptGameStore::read(const QString& path, KeptGame& game)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return StoreProblem{Kind::unreadable, path, file.errorString()};
    // One more byte than may be there shows that there are too many.
    const QByteArray text = file.read(static_cast<qint64>(mt::maxTextBytes) + 1);
    const std::variant<KeptGame, mt::Fault> parsed = readKeptGame(text);
    if (const auto* fault = std::get_if<mt::Fault>(&parsed))
        return StoreProblem{Kind::damaged, path, {}, *fault};
    game = std::get<KeptGame>(parsed);
    return std::nullopt;
}
