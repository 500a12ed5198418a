// Files that commands read.
#pragma once

#include <fstream>
#include <string>

namespace mt::cli
{

/// Opens a file for reading, or throws an InputError. Directories cannot be read.
std::ifstream openInput(const std::string& file);
/// The whole of it, but no more than just beyond the limit of a position.
std::string readAll(const std::string& file);

} // namespace mt::cli
