// Tiles and trains as records, positions, the command line and the bot protocol write them.
#pragma once

#include "engine/game/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace mt
{

/// "9-4": the larger half first. There must be a tile.
std::string tileText(Tile tile);
/// The same as it lies in a train: the half nearer the hub, `near`, one of its two, comes first.
std::string tileText(Tile tile, int near);
/// Reads "9-4" or "4-9". Strict: digits, one hyphen, digits; no space, no sign, no leading zero; halves 0..maxPip.
std::optional<Tile> parseTile(std::string_view text);

/// "out", "blocked", "boneyard-empty".
std::string_view reasonText(RoundEndReason reason);
std::optional<RoundEndReason> parseReason(std::string_view text);

/// "turn", "duty", "opening", "marker", "round-end".
std::string_view phaseText(Phase phase);

} // namespace mt
