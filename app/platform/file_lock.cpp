#include "app/platform/file_lock.h"

#include "engine/record/regular_file.h"

#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

namespace
{

// Three short lines.
constexpr std::uint64_t mostLockBytes = 4096;

QString nameOf(const QString& file) { return file + QStringLiteral(".lock"); }

// Whoever wrote that lock may still run: it is then theirs, and nobody else's.
bool isOwnerRunning(const QLockFile& lock)
{
    qint64 process = 0;
    QString computer;
    QString program;
    if (!lock.getLockInfo(&process, &computer, &program))
        return false;
#ifdef Q_OS_UNIX
    if (computer == QSysInfo::machineHostName())
        return ::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
#endif
    return true;
}

} // namespace

std::error_code obstacleToLock(const QString& lock)
{
    const auto obstacle = mt::obstacleAt(QFileInfo(lock).filesystemFilePath(), mostLockBytes);
    if (!obstacle)
        return {};
    return obstacle->system ? obstacle->system : std::make_error_code(std::errc::file_exists);
}

std::unique_ptr<QLockFile> lockFile(const QString& file, std::error_code& error)
{
    const QString name = nameOf(file);
    error = obstacleToLock(name);
    if (error)
        return nullptr;
    auto lock = std::make_unique<QLockFile>(name);
    lock->setStaleLockTime(0);
    errno = 0;
    if (lock->tryLock())
        return lock;
    const std::error_code system{errno != 0 ? errno : EIO, std::system_category()};
    if (lock->error() != QLockFile::LockFailedError) {
        error = system;
        return nullptr;
    }
    if (isOwnerRunning(*lock)) {
        error = std::make_error_code(std::errc::device_or_resource_busy);
        return nullptr;
    }
    // Nobody's, but Qt takes for somebody's what a power cut has emptied. It does not remove what a program holds.
    if (lock->removeStaleLockFile() && lock->tryLock())
        return lock;
    error = std::make_error_code(QFileInfo(QFileInfo(name).path()).isWritable() ? std::errc::device_or_resource_busy
                                                                                : std::errc::permission_denied);
    return nullptr;
}

bool isLocked(const QString& file)
{
    if (!QFileInfo::exists(nameOf(file)))
        return false;
    std::error_code error;
    lockFile(file, error);
    return error == std::errc::device_or_resource_busy;
}
