#include "cli/files.h"

#include "cli/cli.h"
#include "engine/record/fault.h"

namespace mt::cli
{

std::ifstream openInput(const std::string& file)
{
    std::ifstream in(file, std::ios::binary);
    // A directory can be opened, but not read.
    if (in)
        in.peek();
    if (in.bad() || !in.is_open())
        throw InputError(file + ": it cannot be read");
    in.clear();
    return in;
}

std::string readAll(const std::string& file)
{
    std::ifstream in = openInput(file);
    std::string text(maxTextBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad())
        throw InputError(file + ": it cannot be read");
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

} // namespace mt::cli
