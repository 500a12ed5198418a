#include "app/saving/disk.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace
{

std::error_code lastError() { return {errno, std::system_category()}; }

std::error_code errorOf(int result) { return result == 0 ? std::error_code() : lastError(); }

// Some file systems, those of shared folders among them, know it of files alone: there a name is as safe as it can be.
bool cannotSyncFolders(const std::error_code& error)
{
    return error == std::errc::invalid_argument || error == std::errc::not_supported ||
           error == std::errc::operation_not_supported || error == std::errc::function_not_supported;
}

FileIdentity identityOf(const struct stat& status) { return {status.st_dev, status.st_ino}; }

class PosixFile : public DiskFile
{
public:
    explicit PosixFile(int file) : file_(file) {}
    PosixFile(const PosixFile&) = delete;
    PosixFile& operator=(const PosixFile&) = delete;
    ~PosixFile() override { ::close(file_); }

    // A disk that gets full takes what still fits; why not more, only the next try says.
    std::error_code append(std::string_view bytes) override
    {
        while (!bytes.empty()) {
            const ssize_t written = ::write(file_, bytes.data(), bytes.size());
            if (written < 0 && errno != EINTR)
                return lastError();
            if (written > 0)
                bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return {};
    }

    std::error_code cut(std::uint64_t size) override { return errorOf(::ftruncate(file_, static_cast<off_t>(size))); }

    std::error_code sync() override
    {
#ifdef F_FULLFSYNC
        // There fsync() leaves it in the disk's own memory. Not every disk can do more.
        if (::fcntl(file_, F_FULLFSYNC) == 0)
            return {};
#endif
        return errorOf(::fsync(file_));
    }

    std::uint64_t size(std::error_code& error) const override
    {
        return static_cast<std::uint64_t>(status(error).st_size);
    }

    FileIdentity identity(std::error_code& error) const override { return identityOf(status(error)); }

private:
    struct stat status(std::error_code& error) const
    {
        struct stat status = {};
        error = errorOf(::fstat(file_, &status));
        return status;
    }

    int file_;
};

int flags(Disk::Open how)
{
    switch (how) {
    case Disk::Open::existing: return O_APPEND;
    case Disk::Open::fresh: return O_APPEND | O_CREAT | O_EXCL;
    case Disk::Open::any: return O_APPEND | O_CREAT;
    case Disk::Open::over: break;
    }
    return O_CREAT;
}

class PosixDisk : public Disk
{
public:
    // A file that may not get any longer is an error like others, and not the program's end.
    PosixDisk() { std::signal(SIGXFSZ, SIG_IGN); }

    std::unique_ptr<DiskFile> open(const std::filesystem::path& path, Open how, std::error_code& error) override
    {
        const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | flags(how), 0666);
        error = file < 0 ? lastError() : std::error_code();
        return file < 0 ? nullptr : std::make_unique<PosixFile>(file);
    }

    FileIdentity identityOf(const std::filesystem::path& path, std::error_code& error) override
    {
        struct stat status = {};
        error = errorOf(::stat(path.c_str(), &status));
        return ::identityOf(status);
    }

    std::error_code put(const std::filesystem::path& path, std::string_view bytes) override
    {
        std::filesystem::path half = path;
        half += '.' + std::to_string(::getpid());
        const int opened = ::open(half.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (opened < 0)
            return lastError();
        std::error_code error;
        {
            PosixFile file(opened);
            error = file.append(bytes);
            if (!error)
                error = file.sync();
        }
        if (!error)
            error = errorOf(::rename(half.c_str(), path.c_str()));
        if (error)
            ::unlink(half.c_str());
        return error;
    }

    std::error_code syncFolder(const std::filesystem::path& folder) override
    {
        const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (opened < 0)
            return lastError();
        const std::error_code error = errorOf(::fsync(opened));
        ::close(opened);
        return cannotSyncFolders(error) ? std::error_code() : error;
    }
};

} // namespace

Disk& Disk::system()
{
    static PosixDisk disk;
    return disk;
}
