// The rules of a game as JSON: option values typed as docs/rules.md writes them.
#pragma once

#include "engine/record/json_fields.h"

namespace mt
{

/// What differs from the rulebook, as `options` of a record and a position say it.
JsonLine changesJson(const GameRules& rules);
/// Every option with its value, as the bot protocol's `rules` says it.
JsonLine optionsJson(const Options& options);

/// Reads `rules` and, where it is there, `options`, and resolves them for that many players.
GameRules readRules(Fields& fields, int players);
/// Reads every option from an object that optionsJson() wrote; those it lacks keep their default.
Options readOptions(const Json& object, std::optional<Fault>& fault);

} // namespace mt
