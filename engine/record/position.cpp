#include "engine/record/position.h"

#include "engine/record/action_json.h"
#include "engine/record/notation.h"
#include "engine/record/rules_json.h"

#include <algorithm>

namespace mt
{
namespace
{

JsonLine trainsJson(const Table& table)
{
    JsonLine trains = JsonLine::array();
    for (const TrainId id : trainsInPlay(table)) {
        JsonLine train;
        train["owner"] = trainJson(id);
        train["tiles"] = JsonLine::array();
        int near = table.engine;
        for (const Tile tile : table.tilesOf(id)) {
            train["tiles"].push_back(tileText(tile, near));
            near = tile.other(near);
        }
        if (id != mexicanTrain)
            train["marker"] = table.hasMarker(id);
        trains.push_back(std::move(train));
    }
    return trains;
}

} // namespace

JsonLine positionJson(const GameRules& rules, const State& state)
{
    const Table& table = state.table;
    JsonLine json;
    json["format"] = positionFormat;
    json["version"] = positionVersion;
    json["rules"] = rules.rulebook;
    json["options"] = changesJson(rules);
    json["engine"] = tileText(Tile(table.engine, table.engine));
    json["turn"] = table.turn + 1;
    json["hands"] = JsonLine::array();
    for (int seat = 0; seat < table.players; ++seat)
        json["hands"].push_back(tilesJson(state.hands[seat].tiles()));
    std::vector<Tile> boneyard(state.boneyard.begin(), state.boneyard.begin() + table.boneyardCount);
    std::reverse(boneyard.begin(), boneyard.end());
    json["boneyard"] = tilesJson(boneyard);
    json["trains"] = trainsJson(table);
    json["openDoubles"] = JsonLine::array();
    json["opened"] = JsonLine::array();
    for (int i = 0; i < table.openDoubleCount; ++i)
        json["openDoubles"].push_back(trainJson(table.openDoubles[i]));
    if (table.rules.openDoublesBind == OpenDoublesBind::nextPlayer) {
        json["binding"] = JsonLine::array();
        for (int i = 0; i < table.openDoubleCount; ++i)
            if (table.binding.contains(table.openDoubles[i]))
                json["binding"].push_back(trainJson(table.openDoubles[i]));
    }
    for (const int seat : table.opened)
        json["opened"].push_back(seat + 1);
    return json;
}

} // namespace mt
