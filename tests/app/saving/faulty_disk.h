// The computer's disk with the faults that a test wants.
#pragma once

#include "app/saving/disk.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

class FaultyDisk : public Disk
{
public:
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    std::atomic<std::uint64_t> room = unlimited; ///< how many bytes more it takes
    std::atomic<bool> loses = false;             ///< what is written never gets from the computer to the disk
    std::atomic<bool> losesNames = false;        ///< names that are made never do
    std::function<void()> beforeWriting;         ///< somebody else's deed, done once, before something is written
    std::vector<std::string> syncedFolders;      ///< whole paths, one after another
    std::vector<std::string> synced;             ///< the names of the files that were, one after another

    /// Nothing more can be written in that folder.
    void fill(std::string folder)
    {
        const std::lock_guard lock(mutex_);
        fullBelow_.push_back(std::move(folder));
    }
    void makeRoomIn(const std::string& folder)
    {
        const std::lock_guard lock(mutex_);
        std::erase(fullBelow_, folder);
    }

    /// The disk was away for a moment: what is open is lost to who has it, and all names are there again.
    void pullOut() { ++pulledOut_; }

    std::unique_ptr<DiskFile> open(const std::filesystem::path& path, Open how, std::error_code& error) override
    {
        if ((room == 0 && how == Open::fresh) || isFull(path)) {
            error = full();
            return nullptr;
        }
        auto file = Disk::system().open(path, how, error);
        return file ? std::make_unique<File>(*this, path, std::move(file)) : nullptr;
    }
    FileIdentity identityOf(const std::filesystem::path& path, std::error_code& error) override
    {
        return Disk::system().identityOf(path, error);
    }
    std::error_code put(const std::filesystem::path& path, std::string_view bytes) override
    {
        return bytes.size() > room || isFull(path) ? full() : Disk::system().put(path, bytes);
    }
    std::error_code syncFolder(const std::filesystem::path& folder) override
    {
        if (loses || losesNames)
            return broken();
        const std::lock_guard lock(mutex_);
        syncedFolders.push_back(folder.string());
        return Disk::system().syncFolder(folder);
    }

    static std::error_code full() { return std::make_error_code(std::errc::no_space_on_device); }
    static std::error_code broken() { return std::make_error_code(std::errc::io_error); }

private:
    std::atomic<int> pulledOut_ = 0;
    mutable std::mutex mutex_; ///< of syncedFolders and fullBelow_
    std::vector<std::string> fullBelow_;

    bool isFull(const std::filesystem::path& path) const
    {
        const std::lock_guard lock(mutex_);
        return std::any_of(fullBelow_.begin(), fullBelow_.end(),
                           [&](const std::string& folder) { return path.string().rfind(folder + '/', 0) == 0; });
    }

    class File : public DiskFile
    {
    public:
        File(FaultyDisk& disk, std::filesystem::path path, std::unique_ptr<DiskFile> file)
            : disk_(disk), path_(std::move(path)), file_(std::move(file))
        {
        }

        std::error_code append(std::string_view bytes) override
        {
            if (disk_.beforeWriting)
                std::exchange(disk_.beforeWriting, {})();
            if (isLost())
                return broken();
            if (disk_.isFull(path_))
                return full();
            const std::string_view fits = bytes.substr(0, std::min<std::uint64_t>(bytes.size(), disk_.room));
            disk_.room -= fits.size();
            const std::error_code error = file_->append(fits);
            return error || fits.size() == bytes.size() ? error : full();
        }
        std::error_code cut(std::uint64_t size) override { return isLost() ? broken() : file_->cut(size); }
        std::error_code sync() override
        {
            if (disk_.loses || isLost())
                return broken();
            disk_.synced.push_back(path_.filename().string());
            return file_->sync();
        }
        std::uint64_t size(std::error_code& error) const override
        {
            const std::uint64_t size = file_->size(error);
            error = isLost() ? broken() : error;
            return size;
        }
        FileIdentity identity(std::error_code& error) const override
        {
            const FileIdentity identity = file_->identity(error);
            error = isLost() ? broken() : error;
            return identity;
        }

    private:
        bool isLost() const { return opened_ != disk_.pulledOut_; }

        FaultyDisk& disk_;
        std::filesystem::path path_;
        std::unique_ptr<DiskFile> file_;
        int opened_ = disk_.pulledOut_;
    };
};
