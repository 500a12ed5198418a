// What is asked of the file system where something must not be lost: lines added to a file and known to be on the disk,
// and whether that file is still the one of its name. No Qt; each system has an implementation of its own.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string_view>
#include <system_error>

/// Two names, or a name and an open file, mean the same file where these are equal.
struct FileIdentity {
    std::uint64_t volume = 0;
    std::uint64_t file = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// A file that is open for writing. An empty error code: it is done.
class DiskFile
{
public:
    virtual ~DiskFile() = default;

    /// Adds the bytes at the file's end, or after those that were added before (Disk::Open::over). With an error any
    /// number of them, from the first one on, may be in the file.
    virtual std::error_code append(std::string_view bytes) = 0;
    /// Cuts the file to that many bytes, which it has.
    virtual std::error_code cut(std::uint64_t size) = 0;
    /// What was added or cut is on the disk afterwards.
    virtual std::error_code sync() = 0;
    virtual std::uint64_t size(std::error_code& error) const = 0;
    virtual FileIdentity identity(std::error_code& error) const = 0;
};

/// Brings what is in the file to the disk, at once or beside the window. False: at once, and that failed.
using FileSync = std::function<bool(std::shared_ptr<DiskFile>)>;
/// At once.
inline bool syncNow(const std::shared_ptr<DiskFile>& file) { return !file->sync(); }

class Disk
{
public:
    enum class Open {
        existing, ///< an error where there is none
        fresh,    ///< made; an error (std::errc::file_exists) where the name is taken
        any,      ///< made where there is none; what several programs add at a time does not mix
        over      ///< made where there is none; what is added goes over what stands there, from its beginning on
    };

    virtual ~Disk() = default;

    /// Null with an error.
    virtual std::unique_ptr<DiskFile> open(const std::filesystem::path& path, Open how, std::error_code& error) = 0;
    /// Of what stands at that path, whatever it is; std::errc::no_such_file_or_directory: nothing does.
    virtual FileIdentity identityOf(const std::filesystem::path& path, std::error_code& error) = 0;
    /// Puts a file of these bytes, which are known to be on the disk, in the place of what has that name, if anything
    /// has: at no moment there is half of it. Its name is brought there by replace().
    virtual std::error_code put(const std::filesystem::path& path, std::string_view bytes) = 0;
    /// Names that were made in the folder are on the disk afterwards.
    virtual std::error_code syncFolder(const std::filesystem::path& folder) = 0;

    /// As open(); where that makes the file, its sync() brings the name to the disk, too, and those of the folders that
    /// were made for it. The disk outlives the file.
    std::unique_ptr<DiskFile> openNamed(const std::filesystem::path& path, Open how, std::error_code& error);
    /// As put(); the name is on the disk afterwards, too, and those of the folders that were made for it.
    std::error_code replace(const std::filesystem::path& path, std::string_view bytes);
    /// Makes the folder, an absolute path, and all above it that are not there. Waits for nothing: their names get to
    /// the disk with the first name in there that does.
    std::error_code makeFolder(const std::filesystem::path& folder);
    /// Names that were made in the folder, its own, and those of the folders above it that were made here are on the
    /// disk afterwards.
    std::error_code syncNames(const std::filesystem::path& folder);

    /// The computer's own.
    static Disk& system();

private:
    std::mutex mutex_;
    std::set<std::filesystem::path> made_; ///< folders whose names may not be on the disk; guarded by mutex_
};
