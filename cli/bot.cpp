#include "cli/bot.h"

#include "engine/record/action_json.h"
#include "engine/record/rules_json.h"

#include <limits>
#include <ostream>

namespace mt::cli
{
namespace
{

Json legalJson(const SeatView& view)
{
    Json legal = Json::array();
    for (const Action& action : legalActions(view))
        legal.push_back(Json(actionJson(action)));
    return legal;
}

} // namespace

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
        beginRound(message);
    else if (message.has("saw"))
        watch(message, fault);
    else if (message.has("act"))
        act(message);
    else if (message.has("roundEnd"))
        endRound(message);
    return fault;
}

void Bot::sitDown(Fields& message, std::optional<Fault>& fault)
{
    message.number("hello", 1, 1);
    options_ = readOptions(message.object("rules"), fault);
    players_ = message.number("players", 2, maxSeats);
    seat_ = message.number("seat", 1, players_) - 1;
    rng_ = Rng(seed_ + "/seat/" + std::to_string(seat_ + 1));
    round_.reset();
}

void Bot::beginRound(Fields& message)
{
    if (round_)
        return message.refuse("round");
    round_.emplace(options_, players_, seat_, message);
}

// Whether it is over indeed may depend on hands that are not known here.
void Bot::endRound(Fields& message)
{
    const ObservedRound* const round = roundOf(message);
    if (!round)
        return;
    const int number = round->view().table.round;
    message.number("roundEnd", number, number);
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
    if (action.kind == ActionKind::draw && (action.seat == seat_ || options_.openHands))
        drawn = seen.tile("tile");
    else if (action.kind == ActionKind::draw && seen.has("tile"))
        seen.refuse("tile"); // nobody else may know it
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
    if (!message.boolean("act") && message.ok())
        return message.refuse("act");
    message.number("ms", 1, std::numeric_limits<int>::max());
    // The host's rules are the ones that count; where ours are others, it is no use to go on.
    if (message.array("legal") != legalJson(round->view()) && message.ok())
        return message.refuse("legal");
    if (!message.ok())
        return;
    JsonLine answer = actionJson(chooseAction(level_, round->view(), round->memory(), rng_));
    answer.erase("seat");
    out_ << answer.dump() << std::endl;
}

} // namespace mt::cli
