#include "cli/protocol.h"

#include "cli/words.h"
#include "engine/record/action_json.h"
#include "engine/record/notation.h"
#include "engine/record/rules_json.h"

namespace mt::cli
{

JsonLine helloMessage(const GameRules& rules, int seat)
{
    JsonLine json;
    json["hello"] = 1;
    json["rules"] = optionsJson(rules.options);
    json["seat"] = seat + 1;
    json["players"] = rules.players;
    return json;
}

JsonLine roundMessage(const State& state, int seat)
{
    const Table& table = state.table;
    JsonLine json;
    json["round"] = table.round;
    json["engine"] = tileText(Tile(table.engine, table.engine));
    json["hand"] = tilesJson(state.hands[static_cast<std::size_t>(seat)].tiles());
    json["handSizes"] = JsonLine::array();
    for (std::size_t i = 0; i < table.players; ++i)
        json["handSizes"].push_back(state.hands[i].count());
    json["boneyard"] = table.boneyardCount;
    json["first"] = table.turn + 1;
    if (table.rules.openHands)
        for (std::size_t i = 0; i < table.players; ++i)
            json["hands"].push_back(tilesJson(state.hands[i].tiles()));
    return json;
}

JsonLine sawMessage(const State& after, const Action& action, int seat)
{
    JsonLine shown = actionJson(action);
    if (action.kind == ActionKind::draw && (action.seat == seat || after.table.rules.openHands))
        shown["tile"] = tileText(after.drawn);
    JsonLine json;
    json["saw"] = std::move(shown);
    return json;
}

JsonLine actMessage(const State& state, int milliseconds)
{
    JsonLine json;
    json["act"] = true;
    json["legal"] = JsonLine::array();
    for (const Action& action : legalActions(state))
        json["legal"].push_back(actionJson(action));
    json["ms"] = milliseconds;
    return json;
}

std::variant<Action, std::string> readAnswer(const std::string& line, const State& state)
{
    Json object;
    std::optional<Fault> fault = parseObject(line, object);
    Action action;
    if (!fault) {
        Fields fields(object, fault);
        action = readAction(fields, state.table.turn);
    }
    if (fault)
        return "its answer " + printable(line) + " is garbage: " + sentence(*fault);
    if (const Refusal refusal = check(state, action); !refusal.isLegal())
        return "its answer " + printable(line) + " is illegal: " + sentence(refusal);
    return action;
}

} // namespace mt::cli
