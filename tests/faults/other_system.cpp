#include "tests/faults/other_system.h"

#include <QFile>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace
{

std::atomic<std::time_t> secondsBack = 0;

std::string readOnlyFolder; ///< changes while isReadOnly is not set
std::atomic<bool> isReadOnly = false;

struct Awaited {
    std::string folder;
    std::function<void()> deed; ///< empty: nothing is
};
thread_local Awaited awaited;

thread_local std::vector<std::string> waits; ///< paths

bool isIn(const std::string& folder, std::string_view path) { return path.substr(0, folder.size()) == folder; }

std::string pathOf(int file)
{
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t size = readlink(link.c_str(), path, sizeof path);
    return {path, static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
}

bool isIn(const std::string& folder, int file) { return isIn(folder, pathOf(file)); }

// Something there is about to be changed; whether the system refuses to.
template <typename Target>
bool isRefused(const Target& target)
{
    if (awaited.deed && isIn(awaited.folder, target))
        std::exchange(awaited.deed, {})();
    if (!isReadOnly || !isIn(readOnlyFolder, target))
        return false;
    errno = EROFS;
    return true;
}

std::string folderText(const QString& folder) { return QFile::encodeName(folder).toStdString() + '/'; }

int openAs(const char* path, int flags, mode_t mode)
{
    const bool changes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC)) != 0;
    return changes && isRefused(path) ? -1 : static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

int cut(int file, off_t size) { return isRefused(file) ? -1 : static_cast<int>(syscall(SYS_ftruncate, file, size)); }

} // namespace

void OtherSystem::setClockBack(std::chrono::seconds by) { secondsBack = by.count(); }

void OtherSystem::setReadOnly(const QString& folder)
{
    isReadOnly = false;
    if (folder.isEmpty())
        return;
    readOnlyFolder = folderText(folder);
    isReadOnly = true;
}

bool OtherSystem::canSetReadOnly() { return access("/proc/self/fd", R_OK) == 0; }

QStringList OtherSystem::waitedFor(const QString& folder)
{
    QStringList paths;
    for (const std::string& path : std::exchange(waits, {}))
        if (isIn(folderText(folder), path + '/'))
            paths.append(QString::fromStdString(path));
    return paths;
}

void OtherSystem::beforeNextChange(const QString& folder, std::function<void()> deed)
{
    awaited = {folderText(folder), std::move(deed)};
}

// --- The C library's ------------------------------------------------------------------------------------------------

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept
{
    const int result = static_cast<int>(syscall(SYS_clock_gettime, clock, time));
    if (result == 0 && clock == CLOCK_REALTIME)
        time->tv_sec -= secondsBack;
    return result;
}

int gettimeofday(timeval* time, void* /*zone*/) noexcept
{
    timespec now = {};
    clock_gettime(CLOCK_REALTIME, &now);
    *time = {now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t* time) noexcept
{
    timespec now = {};
    clock_gettime(CLOCK_REALTIME, &now);
    if (time != nullptr)
        *time = now.tv_sec;
    return now.tv_sec;
}

int open(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const int file = openAs(path, flags, (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0);
    va_end(arguments);
    return file;
}

int open64(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const int file = openAs(path, flags, (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0);
    va_end(arguments);
    return file;
}

ssize_t write(int file, const void* bytes, size_t size)
{
    return isRefused(file) ? -1 : syscall(SYS_write, file, bytes, size);
}

int fsync(int file)
{
    waits.push_back(pathOf(file));
    return static_cast<int>(syscall(SYS_fsync, file));
}

int fdatasync(int file)
{
    waits.push_back(pathOf(file));
    return static_cast<int>(syscall(SYS_fdatasync, file));
}

int ftruncate(int file, off_t size) noexcept { return cut(file, size); }

int ftruncate64(int file, off64_t size) noexcept { return cut(file, size); }

int unlink(const char* path) noexcept
{
    return isRefused(path) ? -1 : static_cast<int>(syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

int mkdir(const char* path, mode_t mode) noexcept
{
    return isRefused(path) ? -1 : static_cast<int>(syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}

int rename(const char* from, const char* to) noexcept
{
    return isRefused(to) ? -1 : static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

} // extern "C"
