#include "engine/record/action_json.h"

#include "engine/record/notation.h"

#include <algorithm>

namespace mt
{
namespace
{

// In the order of ActionKind.
constexpr std::string_view kindNames[] = {"play", "draw", "pass", "end-opening", "marker"};

} // namespace

JsonLine trainJson(TrainId train)
{
    MT_EXPECT(train < maxTrains);
    return train == mexicanTrain ? JsonLine("mexican") : JsonLine(train + 1);
}

JsonLine tilesJson(std::span<const Tile> tiles)
{
    JsonLine json = JsonLine::array();
    for (const Tile tile : tiles)
        json.push_back(tileText(tile));
    return json;
}

JsonLine actionJson(const Action& action)
{
    JsonLine json;
    json["seat"] = action.seat + 1;
    json["do"] = kindNames[static_cast<std::size_t>(action.kind)];
    if (action.kind == ActionKind::play) {
        json["tile"] = tileText(action.tile);
        json["train"] = trainJson(action.train);
    } else if (action.kind == ActionKind::marker) {
        json["keep"] = action.keep;
    }
    return json;
}

Action readAction(Fields& fields, int silentSeat)
{
    Action action;
    const bool named = silentSeat < 0 || fields.has("seat");
    action.seat = static_cast<std::uint8_t>(named ? fields.seat("seat") : silentSeat);
    const std::string kind = fields.text("do");
    const auto found = std::find(std::begin(kindNames), std::end(kindNames), kind);
    if (found == std::end(kindNames)) {
        if (fields.ok())
            fields.refuse("do");
        return action;
    }
    action.kind = static_cast<ActionKind>(found - std::begin(kindNames));
    if (action.kind == ActionKind::play) {
        action.tile = fields.tile("tile");
        action.train = fields.train("train");
    } else if (action.kind == ActionKind::marker) {
        action.keep = fields.boolean("keep");
    }
    return action;
}

} // namespace mt
