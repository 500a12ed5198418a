// A file that somebody named is opened here and nowhere else: whatever stands under the name, nobody is kept waiting.
#pragma once

#include <cstdint>
#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <variant>

namespace mt
{

/// Why the content of a file is not to be had: a fact for a sentence.
struct FileProblem {
    enum class Kind : std::uint8_t {
        missing,   ///< there is nothing of that name
        folder,    ///< it is one
        pipe,      ///< or a socket
        device,    ///< a disk, a terminal, an endless source of zeros ...
        tooLarge,  ///< mostBytes
        unreadable ///< system
    };
    Kind kind = Kind::unreadable;
    std::uint64_t mostBytes = 0;
    std::error_code system{};
};

/// Reads a file from its beginning on, without waiting for anybody: only regular files, also by a symbolic link, and
/// none that is larger than said. It can be sought in.
class FileStream : public std::istream
{
public:
    FileStream(const std::filesystem::path& path, std::uint64_t mostBytes);
    FileStream(const FileStream&) = delete;
    FileStream& operator=(const FileStream&) = delete;
    ~FileStream() override;

    /// Why nothing is read; or, after bad(), why no more is.
    const std::optional<FileProblem>& problem() const;

private:
    class Buffer;
    std::unique_ptr<Buffer> buffer_;
};

/// The whole of it.
std::variant<std::string, FileProblem> readFile(const std::filesystem::path& path, std::uint64_t mostBytes);

/// What stands under that name, seen from outside: nothing, where it is a regular file of that size at most or where
/// nothing stands. For a file that somebody else is going to open.
std::optional<FileProblem> obstacleAt(const std::filesystem::path& path, std::uint64_t mostBytes);

} // namespace mt
