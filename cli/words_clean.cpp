// Texts of strangers, fit to be shown.
#include "cli/words.h"

#include <algorithm>

namespace mt::cli
{
namespace
{

bool isPrintableAscii(char c) { return c >= ' ' && c <= '~'; }

// How many bytes the character at the beginning of this text has; 0 where it is none (RFC 3629: the shortest form, no
// surrogates, nothing beyond U+10FFFF), or a control character.
std::size_t characterAt(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto isTail = [&](std::size_t i) { return byte(i) >= 0x80 && byte(i) < 0xc0; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return isPrintableAscii(text[0]) ? 1 : 0;
    if (first >= 0xc2 && first < 0xe0)
        return isTail(1) && (first > 0xc2 || byte(1) >= 0xa0) ? 2 : 0; // c2 80 to c2 9f: control characters
    if (first >= 0xe0 && first < 0xf0) {
        const bool good = (first > 0xe0 || byte(1) >= 0xa0) && (first != 0xed || byte(1) < 0xa0);
        return good && isTail(1) && isTail(2) ? 3 : 0;
    }
    if (first >= 0xf0 && first < 0xf5) {
        const bool good = (first > 0xf0 || byte(1) >= 0x90) && (first < 0xf4 || byte(1) < 0x90);
        return good && isTail(1) && isTail(2) && isTail(3) ? 4 : 0;
    }
    return 0;
}

} // namespace

std::string printable(std::string_view token)
{
    constexpr std::size_t longest = 80;
    std::string text(token.substr(0, longest));
    std::replace_if(
        text.begin(), text.end(), [](char c) { return !isPrintableAscii(c); }, '?');
    return token.size() > longest ? text + "..." : text;
}

std::string oneLine(std::string_view text)
{
    std::string clean;
    while (!text.empty()) {
        const std::size_t size = characterAt(text);
        if (size > 0)
            clean += text.substr(0, size);
        else
            clean += text.front() == '\t' ? ' ' : '?';
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return clean;
}

} // namespace mt::cli
