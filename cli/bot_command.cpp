// `bot`: a level of the AI as a program that speaks the bot protocol.
#include "cli/cli.h"
#include "cli/observed_round.h"
#include "cli/words.h"
#include "engine/ai/level.h"
#include "engine/record/action_json.h"
#include "engine/record/record_reader.h"
#include "engine/record/rules_json.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

struct BotArguments {
    std::string level;
    std::string seed;
};

class Bot
{
public:
    Bot(const Level& level, std::string seed, std::ostream& out) : level_(level), seed_(std::move(seed)), out_(out) {}

    /// Handles one message of the host's. What is wrong with it, if anything is.
    std::optional<Fault> handle(const std::string& text)
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

private:
    void sitDown(Fields& message, std::optional<Fault>& fault)
    {
        options_ = readOptions(message.object("rules"), fault);
        players_ = message.number("players", 2, maxSeats);
        seat_ = message.number("seat", 1, players_) - 1;
        rng_ = Rng(seed_ + "/seat/" + std::to_string(seat_ + 1));
        round_.reset();
    }

    /// Nothing when none has begun, which is refused then, or when the message is refused already.
    ObservedRound* roundOf(Fields& message)
    {
        if (!round_)
            message.refuse({.kind = FaultKind::missingKey, .key = "round"});
        return round_ && message.ok() ? &*round_ : nullptr;
    }

    void watch(Fields& message, std::optional<Fault>& fault)
    {
        ObservedRound* round = roundOf(message);
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

    void act(Fields& message)
    {
        ObservedRound* round = roundOf(message);
        if (!round)
            return;
        const bool asked = round->isRunning() && round->view().table.turn == seat_;
        if (!asked)
            return message.refuse("act");
        const Action action = chooseAction(level_, round->view(), rng_);
        JsonLine answer = actionJson(action);
        const Json& legal = message.array("legal");
        // The host's rules are the ones that count; where ours are others, it is no use to go on.
        if (std::find(legal.begin(), legal.end(), Json::parse(answer.dump())) == legal.end())
            return message.refuse("legal");
        answer.erase("seat");
        out_ << answer.dump() << std::endl;
    }

    const Level& level_;
    std::string seed_;
    std::ostream& out_;
    Options options_;
    int players_ = 0;
    int seat_ = 0;
    Rng rng_{""};
    std::optional<ObservedRound> round_;
};

const Level& levelOf(const std::string& id)
{
    if (const Level* level = findLevel(id))
        return *level;
    std::string known;
    for (const Level& level : allLevels())
        known += (known.empty() ? "" : ", ") + std::string(level.id);
    throw CallError("--level " + printable(id) + ": it must be one of " + known);
}

void runBot(const BotArguments& arguments, Streams& streams)
{
    Bot bot(levelOf(arguments.level), arguments.seed, streams.out);
    TextLines lines(streams.in);
    for (std::string line; lines.next(line) && streams.out.good();)
        if (std::optional<Fault> fault = bot.handle(line)) {
            fault->line = lines.number();
            throw InputError(inFile("standard input", *fault));
        }
}

} // namespace

void addBot(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<BotArguments>();
    CLI::App* command =
        app.add_subcommand("bot", "Plays as a program: speaks the bot protocol on standard input and output");
    command->add_option("--level", arguments->level, "The level to play at")->required()->type_name("LEVEL");
    command->add_option("--seed", arguments->seed, "Any text: what chance there is in its choices")->type_name("S");
    command->callback([=, &streams] { runBot(*arguments, streams); });
}

} // namespace mt::cli
