#include "engine/record/notation.h"

#include <charconv>

namespace mt
{
namespace
{

constexpr std::string_view reasons[] = {"out", "blocked", "boneyard-empty"};

// A pip value written as it should be, or -1.
int parsePip(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    const bool plain = whole && text.front() != '-' && (text.front() != '0' || text.size() == 1);
    return plain && value <= maxPip ? value : -1;
}

} // namespace

std::string tileText(Tile tile)
{
    MT_EXPECT(tile.exists());
    return tileText(tile, tile.high());
}

std::string tileText(Tile tile, int near) { return std::to_string(near) + '-' + std::to_string(tile.other(near)); }

std::optional<Tile> parseTile(std::string_view text)
{
    const std::size_t hyphen = text.find('-');
    if (hyphen == std::string_view::npos)
        return std::nullopt;
    const int a = parsePip(text.substr(0, hyphen));
    const int b = parsePip(text.substr(hyphen + 1));
    if (a < 0 || b < 0)
        return std::nullopt;
    return Tile(a, b);
}

std::string_view reasonText(RoundEndReason reason) { return reasons[static_cast<std::size_t>(reason)]; }

std::optional<RoundEndReason> parseReason(std::string_view text)
{
    for (std::size_t i = 0; i < std::size(reasons); ++i)
        if (reasons[i] == text)
            return static_cast<RoundEndReason>(i);
    return std::nullopt;
}

std::string_view phaseText(Phase phase)
{
    switch (phase) {
    case Phase::opening: return "opening";
    case Phase::turn: return "turn";
    case Phase::duty: return "duty";
    case Phase::marker: return "marker";
    case Phase::roundEnd: return "round-end";
    }
    return {};
}

} // namespace mt
