#include "cli/bot.h"

#include "engine/record/action_json.h"
#include "engine/record/rules_json.h"

#include <algorithm>
#include <ostream>

namespace mt::cli
{

std::optional<Fault> Bot::handle(const std::string& text)
{
    Json object;
    std::optional<Fault> fault = parseObject(text, object);
    if (fault)
        return fault;
    Fields message(object, fault);
    if (message.has("hello"))
        sitDown(message, fault);
    else if (players_ == 0)
        message.refuse({.kind = FaultKind::missingKey, .key = "hello"});
    else if (message.has("round"))
        round_.emplace(options_, players_, seat_, message);
    else if (message.has("saw"))
        watch(message, fault);
    else if (message.has("act"))
        act(message);
    return fault;
}

void Bot::sitDown(Fields& message, std::optional<Fault>& fault)
{
    options_ = readOptions(message.object("rules"), fault);
    players_ = message.number("players", 2, maxSeats);
    seat_ = message.number("seat", 1, players_) - 1;
    rng_ = Rng(seed_ + "/seat/" + std::to_string(seat_ + 1));
    round_.reset();
}

ObservedRound* Bot::roundOf(Fields& message)
{
    if (!round_)
        message.refuse({.kind = FaultKind::missingKey, .key = "round"});
    return round_ && message.ok() ? &*round_ : nullptr;
}

void Bot::watch(Fields& message, std::optional<Fault>& fault)
{
    ObservedRound* const round = roundOf(message);
    if (!round)
        return;
    Fields seen(message.object("saw"), fault);
    const Action action = readAction(seen);
    std::optional<Tile> drawn;
    if (action.kind == ActionKind::draw && seen.has("tile"))
        drawn = seen.tile("tile");
    if (message.ok() && !round->saw(action, drawn))
        message.refuse("saw");
}

void Bot::act(Fields& message)
{
    ObservedRound* const round = roundOf(message);
    if (!round)
        return;
    const bool asked = round->isRunning() && round->view().table.turn == seat_;
    if (!asked)
        return message.refuse("act");
    const Action action = chooseAction(level_, round->view(), round->memory(), rng_);
    JsonLine answer = actionJson(action);
    const Json& legal = message.array("legal");
    if (!message.ok())
        return;
    // The host's rules are the ones that count; where ours are others, it is no use to go on.
    if (std::find(legal.begin(), legal.end(), Json::parse(answer.dump())) == legal.end())
        return message.refuse("legal");
    answer.erase("seat");
    out_ << answer.dump() << std::endl;
}

} // namespace mt::cli
