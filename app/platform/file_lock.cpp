#include "app/platform/file_lock.h"

#include "engine/base/regular_file.h"

#include <QFileInfo>

namespace
{

// Of earlier versions: three short lines. Ours are empty.
constexpr std::uint64_t mostLockBytes = 4096;

// A pipe or the like under that name: who opened it could wait for ever, and it is nobody's lock.
std::error_code obstacleToLock(const QString& lock)
{
    const auto obstacle = mt::obstacleAt(QFileInfo(lock).filesystemFilePath(), mostLockBytes);
    if (!obstacle)
        return {};
    return obstacle->system ? obstacle->system : std::make_error_code(std::errc::file_exists);
}

std::unique_ptr<HeldLock> lockFor(const QString& file, bool makes, std::error_code& error)
{
    const QString name = file + QStringLiteral(".lock");
    error = obstacleToLock(name);
    return error ? nullptr : HeldLock::at(QFileInfo(name).filesystemFilePath(), makes, error);
}

} // namespace

std::unique_ptr<HeldLock> lockFile(const QString& file, std::error_code& error) { return lockFor(file, true, error); }

bool isLocked(const QString& file)
{
    std::error_code error;
    lockFor(file, false, error);
    return error == std::errc::device_or_resource_busy;
}
