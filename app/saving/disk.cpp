#include "app/saving/disk.h"

#include <utility>
#include <vector>

namespace
{

// A file whose name is not known to be on the disk.
class NewFile : public DiskFile
{
public:
    NewFile(Disk& disk, std::filesystem::path folder, std::unique_ptr<DiskFile> file)
        : disk_(disk), folder_(std::move(folder)), file_(std::move(file))
    {
    }

    std::error_code append(std::string_view bytes) override { return file_->append(bytes); }
    std::error_code cut(std::uint64_t size) override { return file_->cut(size); }
    std::error_code sync() override
    {
        std::error_code error = file_->sync();
        if (!error && isNew_)
            error = disk_.syncNames(folder_);
        isNew_ = isNew_ && error;
        return error;
    }
    std::uint64_t size(std::error_code& error) const override { return file_->size(error); }
    FileIdentity identity(std::error_code& error) const override { return file_->identity(error); }

private:
    Disk& disk_;
    std::filesystem::path folder_;
    std::unique_ptr<DiskFile> file_;
    bool isNew_ = true;
};

} // namespace

std::unique_ptr<DiskFile> Disk::openNamed(const std::filesystem::path& path, Open how, std::error_code& error)
{
    identityOf(path, error);
    const bool isMade = how == Open::fresh || error == std::errc::no_such_file_or_directory;
    auto file = open(path, how, error);
    return file && isMade ? std::make_unique<NewFile>(*this, path.parent_path(), std::move(file)) : std::move(file);
}

std::error_code Disk::replace(const std::filesystem::path& path, std::string_view bytes)
{
    const std::error_code error = put(path, bytes);
    return error ? error : syncNames(path.parent_path());
}

std::error_code Disk::makeFolder(const std::filesystem::path& folder)
{
    std::error_code error;
    if (folder == folder.parent_path() || std::filesystem::is_directory(folder, error))
        return {};
    if ((error = makeFolder(folder.parent_path())))
        return error;
    if (std::filesystem::create_directory(folder, error)) {
        const std::lock_guard lock(mutex_);
        made_.insert(folder);
    }
    return error == std::errc::file_exists ? std::make_error_code(std::errc::not_a_directory) : error;
}

// From above: a name is of no use in a folder that has none.
std::error_code Disk::syncNames(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> made;
    {
        const std::lock_guard lock(mutex_);
        for (auto each = folder; made_.contains(each); each = each.parent_path())
            made.push_back(each);
    }
    for (; !made.empty(); made.pop_back()) {
        if (const std::error_code error = syncFolder(made.back().parent_path()))
            return error;
        const std::lock_guard lock(mutex_);
        made_.erase(made.back());
    }
    return syncFolder(folder);
}
