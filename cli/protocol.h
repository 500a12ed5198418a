// The bot protocol's messages (docs/bot-protocol.md), as the host writes them.
#pragma once

#include "engine/game/game.h"
#include "engine/record/json_fields.h"

#include <string>
#include <variant>

namespace mt::cli
{

/// Once at the start; seats from 0 here as everywhere.
JsonLine helloMessage(const GameRules& rules, int seat);
/// A round before its first action, as that seat sees it.
JsonLine roundMessage(const State& state, int seat);
/// An action that was carried out; with the tile that it drew where this seat may see it.
JsonLine sawMessage(const State& after, const Action& action, int seat);
/// The question to the seat to move.
JsonLine actMessage(const State& state, int milliseconds);

/// What a bot answers to that: a legal action of the seat to move, or, in words, why the line is none.
std::variant<Action, std::string> readAnswer(const std::string& line, const State& state);

} // namespace mt::cli
