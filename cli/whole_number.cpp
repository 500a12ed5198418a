#include "cli/whole_number.h"

#include <string_view>

namespace mt::cli
{
namespace
{

bool isPlain(std::string_view text)
{
    if (text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos &&
           (text.front() != '0' || text.size() == 1);
}

} // namespace

CLI::Validator wholeNumber(int low, int high)
{
    const CLI::Range range(low, high);
    const auto check = [range](std::string& text) {
        return isPlain(text) ? range(text) : text + ": it must be a whole number, without zeros before it";
    };
    return CLI::Validator(check, range.get_description());
}

} // namespace mt::cli
