#include "cli/files.h"

#include "cli/cli.h"
#include "cli/words.h"
#include "engine/record/fault.h"

namespace mt::cli
{

Input::Input(const std::string& name, std::uint64_t mostBytes, std::istream& standard)
{
    if (name == "-" || name == "/dev/stdin")
        standard_ = &standard;
    else
        *this = Input(name, mostBytes);
}

Input::Input(const std::string& name, std::uint64_t mostBytes) : file_(std::make_unique<FileStream>(name, mostBytes))
{
    if (const auto& problem = file_->problem())
        throw InputError(name + ": " + sentence(*problem));
}

std::string readPositionText(const std::string& name, std::istream& standard)
{
    Input input(name, maxTextBytes, standard);
    std::istream& in = input.stream();
    std::string text(maxTextBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad())
        throw InputError(name + ": it cannot be read");
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

} // namespace mt::cli
