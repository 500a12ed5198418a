#include "app/saving/held_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace
{

bool isSame(const struct stat& one, const struct stat& other)
{
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

class PosixLock : public HeldLock
{
public:
    PosixLock(int file, std::filesystem::path path) : file_(file), path_(std::move(path)) {}
    PosixLock(const PosixLock&) = delete;
    PosixLock& operator=(const PosixLock&) = delete;
    // The name goes first: who opens it afterwards makes a file of its own.
    ~PosixLock() override
    {
        if (!isGone())
            ::unlink(path_.c_str());
        ::close(file_);
    }

    bool isGone() const override
    {
        struct stat held = {};
        struct stat named = {};
        return ::fstat(file_, &held) != 0 || ::stat(path_.c_str(), &named) != 0 || !isSame(held, named);
    }

private:
    int file_;
    std::filesystem::path path_;
};

} // namespace

std::unique_ptr<HeldLock> HeldLock::at(const std::filesystem::path& path, bool makes, std::error_code& error)
{
    // Between opening it and locking it, whoever held it may have removed it: one that nobody sees is none.
    constexpr int mostTries = 100;
    for (int tries = 0; tries < mostTries; ++tries) {
        error.clear();
        const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | (makes ? O_CREAT : 0), 0644);
        if (file < 0) {
            error = {errno, std::system_category()};
            return nullptr;
        }
        // Where a file system knows no locks, playing counts for more than two windows.
        if (::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
            error = std::make_error_code(std::errc::device_or_resource_busy);
            ::close(file);
            return nullptr;
        }
        auto lock = std::make_unique<PosixLock>(file, path);
        if (!lock->isGone())
            return lock;
    }
    error = std::make_error_code(std::errc::device_or_resource_busy);
    return nullptr;
}
