// A position: a round at the start of a turn, complete, as one JSON object (docs/formats.md, "Position").
#pragma once

#include "engine/game/round.h"
#include "engine/record/json_fields.h"

#include <variant>

namespace mt
{

/// What every position says of itself under "format" and "version".
inline constexpr std::string_view positionFormat = "mexican-train-position";
inline constexpr int positionVersion = 1;

struct Position {
    GameRules rules;
    State state; ///< the turn is begun; an engine still held is laid

    friend bool operator==(const Position&, const Position&) = default;
};

/// Reads and checks a position: every tile of the set in exactly one place, every train fitting, the round not over.
std::variant<Position, Fault> readPosition(std::string_view text);

/// The state as a position. In mid-turn it is a picture of what lies where: the doubles laid in this turn are among
/// `openDoubles`, a tile drawn is in the hand.
JsonLine positionJson(const GameRules& rules, const State& state);

} // namespace mt
