// The computer's disk, and every call that was made to it in the order in which it was made.
#pragma once

#include "app/saving/disk.h"

#include <mutex>
#include <string>
#include <utility>
#include <vector>

struct DiskCall {
    enum class Kind { create, write, sync, rename, syncFolder };
    Kind kind;
    std::string path;  ///< rename: the new name
    std::string bytes; ///< that were written; rename: the old name
};

/// A folder that is made is no call: that its name gets to the disk before anything in it counts, other tests show.
class RecordingDisk : public Disk
{
public:
    std::vector<DiskCall> calls() const
    {
        const std::lock_guard lock(mutex_);
        return calls_;
    }
    std::size_t count() const
    {
        const std::lock_guard lock(mutex_);
        return calls_.size();
    }

    std::unique_ptr<DiskFile> open(const std::filesystem::path& path, Open how, std::error_code& error) override
    {
        Disk::system().identityOf(path, error);
        const bool isNew = bool(error);
        auto file = Disk::system().open(path, how, error);
        if (file && isNew)
            add({DiskCall::Kind::create, path.string(), {}});
        return file ? std::make_unique<File>(*this, path.string(), std::move(file)) : nullptr;
    }
    FileIdentity identityOf(const std::filesystem::path& path, std::error_code& error) override
    {
        return Disk::system().identityOf(path, error);
    }
    // As disk_posix.cpp does it.
    std::error_code put(const std::filesystem::path& path, std::string_view bytes) override
    {
        const std::string half = path.string() + ".half";
        add({DiskCall::Kind::create, half, {}});
        add({DiskCall::Kind::write, half, std::string(bytes)});
        add({DiskCall::Kind::sync, half, {}});
        add({DiskCall::Kind::rename, path.string(), half});
        return Disk::system().put(path, bytes);
    }
    std::error_code syncFolder(const std::filesystem::path& folder) override
    {
        add({DiskCall::Kind::syncFolder, folder.string(), {}});
        return Disk::system().syncFolder(folder);
    }

private:
    void add(DiskCall call)
    {
        const std::lock_guard lock(mutex_);
        calls_.push_back(std::move(call));
    }

    class File : public DiskFile
    {
    public:
        File(RecordingDisk& disk, std::string path, std::unique_ptr<DiskFile> file)
            : disk_(disk), path_(std::move(path)), file_(std::move(file))
        {
        }
        std::error_code append(std::string_view bytes) override
        {
            disk_.add({DiskCall::Kind::write, path_, std::string(bytes)});
            return file_->append(bytes);
        }
        std::error_code cut(std::uint64_t size) override { return file_->cut(size); }
        std::error_code sync() override
        {
            disk_.add({DiskCall::Kind::sync, path_, {}});
            return file_->sync();
        }
        std::uint64_t size(std::error_code& error) const override { return file_->size(error); }
        FileIdentity identity(std::error_code& error) const override { return file_->identity(error); }

    private:
        RecordingDisk& disk_;
        std::string path_;
        std::unique_ptr<DiskFile> file_;
    };

    mutable std::mutex mutex_;
    std::vector<DiskCall> calls_;
};
