// Actions as JSON objects (docs/formats.md, "Actions").
#pragma once

#include "engine/record/json_fields.h"

namespace mt
{

JsonLine actionJson(const Action& action);

/// Reads an action's fields; what is wrong goes to the reader's fault. A bot may leave its seat out: then it is
/// `silentSeat`, from 0; -1: the seat must be there.
Action readAction(Fields& fields, int silentSeat = -1);

/// The action of a line that is written exactly as we write it, byte for byte, without a parser for JSON: nearly all
/// lines of a record are. Nothing: it is written otherwise, or says something else.
std::optional<Action> readWrittenAction(std::string_view line);

/// A train as JSON: 1..14 or "mexican". There must be one: no `noTrain`.
JsonLine trainJson(TrainId train);
JsonLine tilesJson(std::span<const Tile> tiles);

} // namespace mt
