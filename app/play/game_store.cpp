#include "app/play/game_store.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <unistd.h>

using Kind = StoreProblem::Kind;

std::optional<StoreProblem> GameStore::create()
{
    close();
    const QString games = gamesFolder();
    QDir().mkpath(games);
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    // Two games may begin within a second; the one who makes the file first has it.
    for (int number = 1;; ++number) {
        const QString suffix = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
        const QString path = QStringLiteral("%1/%2%3.jsonl").arg(games, name, suffix);
        if (QFileInfo::exists(path))
            continue;
        QFile made(path);
        if (!made.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
            if (QFileInfo::exists(path))
                continue;
            return StoreProblem{Kind::unwritable, path, made.errorString()};
        }
        made.close();
        if (auto problem = lock(path))
            return problem;
        return openForAppending(path);
    }
}

std::optional<StoreProblem> GameStore::open(const QString& path, mt::Replay& replay, const LineReader& seen)
{
    close();
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (!QFileInfo::exists(whole))
        return StoreProblem{Kind::missing, whole};
    if (auto problem = lock(whole))
        return problem;
    qint64 goodBytes = 0;
    bool lacksLineFeed = false;
    if (auto problem = read(whole, seen, replay, goodBytes, lacksLineFeed)) {
        close();
        return problem;
    }
    if (auto problem = openForAppending(whole))
        return problem;
    const bool cut = file_->size() == goodBytes || file_->resize(goodBytes);
    if (!cut || (lacksLineFeed && !write("\n")))
        return giveUp(whole);
    return std::nullopt;
}

std::optional<StoreProblem> GameStore::append(const mt::RecordLine& line)
{
    if (!file_)
        return std::nullopt;
    if (write(QByteArray::fromStdString(mt::lineText(line) + "\n")))
        return std::nullopt;
    return giveUp(path());
}

void GameStore::close()
{
    file_.reset();
    lock_.reset();
}

QString GameStore::current() const
{
    QFile note(noteFile());
    if (!note.open(QIODevice::ReadOnly))
        return {};
    const QString path = QString::fromUtf8(note.readAll()).trimmed();
    // Within the folder it is written relative to it, so that the folder can move.
    return path.isEmpty() ? QString() : QDir(folder_).absoluteFilePath(path);
}

void GameStore::forgetCurrent() { QFile::remove(noteFile()); }

// A lock left by a program that no longer runs is taken over; one of a running program never is, however old.
std::optional<StoreProblem> GameStore::lock(const QString& path)
{
    lock_ = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
    lock_->setStaleLockTime(0);
    if (lock_->tryLock())
        return std::nullopt;
    const QString system = QString::fromLocal8Bit(std::strerror(errno));
    const bool inUse = lock_->error() == QLockFile::LockFailedError;
    lock_.reset();
    return StoreProblem{inUse ? Kind::inUse : Kind::unwritable, path, system};
}

std::optional<StoreProblem> GameStore::read(const QString& path, const LineReader& seen, mt::Replay& replay,
                                            qint64& goodBytes, bool& lacksLineFeed)
{
    std::ifstream in(QFile::encodeName(path).toStdString(), std::ios::binary);
    if (!in)
        return StoreProblem{Kind::unreadable, path, QString::fromLocal8Bit(std::strerror(errno))};
    mt::RecordReader reader(in);
    while (reader.next())
        if (seen)
            seen(reader.replay(), reader.line());
    if (reader.fault() && isUnbegun(path))
        return StoreProblem{Kind::unbegun, path};
    if (reader.fault())
        return StoreProblem{Kind::damaged, path, {}, *reader.fault()};
    replay = reader.replay();
    goodBytes = static_cast<qint64>(reader.goodBytes());
    lacksLineFeed = reader.lacksLineFeed();
    return std::nullopt;
}

// One of our own records that a crash left before its first line was whole.
bool GameStore::isUnbegun(const QString& path) const
{
    if (QFileInfo(path).absolutePath() != gamesFolder())
        return false;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && !file.read(mt::maxTextBytes).contains('\n');
}

std::optional<StoreProblem> GameStore::openForAppending(const QString& path)
{
    file_ = std::make_unique<QFile>(path);
    if (!file_->open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered | QIODevice::ExistingOnly))
        return giveUp(path);
    makeCurrent(path);
    return std::nullopt;
}

// No further line is written: a half-written one must stay the last.
std::optional<StoreProblem> GameStore::giveUp(const QString& path)
{
    const StoreProblem problem{Kind::unwritable, path, file_->errorString()};
    close();
    return problem;
}

bool GameStore::write(const QByteArray& bytes)
{
    return file_->write(bytes) == bytes.size() && ::fsync(file_->handle()) == 0;
}

void GameStore::makeCurrent(const QString& path)
{
    QDir().mkpath(folder_);
    const QString relative = QDir(folder_).relativeFilePath(path);
    QSaveFile note(noteFile());
    if (!note.open(QIODevice::WriteOnly))
        return;
    note.write((relative.startsWith(QStringLiteral("..")) ? path : relative).toUtf8() + '\n');
    note.commit();
}

QString GameStore::gamesFolder() const { return folder_ + QStringLiteral("/games"); }

QString GameStore::noteFile() const { return folder_ + QStringLiteral("/current-game"); }
