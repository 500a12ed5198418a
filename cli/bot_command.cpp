// `bot`: a level of the AI as a program that speaks the bot protocol.
#include "cli/bot.h"
#include "cli/cli.h"
#include "cli/words.h"
#include "engine/record/record_reader.h"

#include <CLI/CLI.hpp>
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
