// Files that commands read.
#pragma once

#include "engine/base/regular_file.h"

#include <memory>
#include <string>

namespace mt::cli
{

/// What a command reads: a file, or standard input by the name "-" or "/dev/stdin".
class Input
{
public:
    /// Throws an InputError for what is no regular file, or larger than that. `standard` must outlive this.
    Input(const std::string& name, std::uint64_t mostBytes, std::istream& standard);
    /// A file, whatever its name is.
    Input(const std::string& name, std::uint64_t mostBytes);

    std::istream& stream() { return file_ ? *file_ : *standard_; }

private:
    std::unique_ptr<FileStream> file_;
    std::istream* standard_ = nullptr;
};

/// The whole of a position, but no more than just beyond its limit.
std::string readPositionText(const std::string& name, std::istream& standard);

} // namespace mt::cli
