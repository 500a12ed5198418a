// A place for a test's files, on every system.
#pragma once

#include <filesystem>
#include <fstream>
#include <random>
#include <string>

namespace mt::test
{

/// A folder that is empty at first and gone at the end.
class TemporaryFolder
{
public:
    TemporaryFolder()
    {
        std::random_device dice;
        do
            path_ = std::filesystem::temp_directory_path() / ("mexican-train-test-" + std::to_string(dice()));
        while (!std::filesystem::create_directory(path_));
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name) const { return (path_ / name).string(); }
    /// Writes a file there and says its name.
    std::string write(const std::string& name, const std::string& content) const
    {
        std::ofstream(path_ / name, std::ios::binary) << content;
        return file(name);
    }

private:
    std::filesystem::path path_;
};

} // namespace mt::test
