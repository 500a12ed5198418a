// `play`: games between AI seats and programs.
#include "cli/cli.h"
#include "cli/play_game.h"
#include "cli/rules_arguments.h"
#include "cli/whole_number.h"
#include "cli/words.h"
#include "engine/record/json_fields.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

struct PlayArguments {
    RulesArguments rules;
    std::string seats;
    std::string seed;
    int first = 0;
    int games = 1;
    std::string record;
    int milliseconds = 1000;
};

// The first game has the seed itself, so that each further one can be played alone by its own: "S#2", "S#3", ...
std::string seedOf(const PlayArguments& arguments, int game)
{
    return game == 1 ? arguments.seed : arguments.seed + "#" + std::to_string(game);
}

// Of several games each has a file of its own: game.jsonl, game-2.jsonl, game-3.jsonl, ...
std::string recordOf(const PlayArguments& arguments, int game)
{
    if (game == 1 || arguments.record.empty())
        return arguments.record;
    const std::filesystem::path path(arguments.record);
    const std::string name = path.stem().string() + "-" + std::to_string(game) + path.extension().string();
    return (path.parent_path() / name).string();
}

// A file that holds something is never written over: it may be a game that somebody wants to go on with.
std::ofstream openRecord(const std::string& file)
{
    const auto obstacle = obstacleAt(file, 0);
    std::ofstream record;
    // A pipe would be waited for until somebody reads from it.
    if (!obstacle)
        record.open(file, std::ios::binary | std::ios::app);
    if (!record.is_open())
        throw InputError(file + ": " + whyNotWritten(obstacle.value_or(FileProblem{})));
    return record;
}

JsonLine resultJson(int number, const GameSetup& setup, const Replay& replay, const std::vector<int>& takenOver)
{
    const Game& game = replay.game();
    const auto fromOne = [](const std::vector<int>& seats) {
        JsonLine json = JsonLine::array();
        for (const int seat : seats)
            json.push_back(seat + 1);
        return json;
    };
    JsonLine json;
    json["game"] = number;
    json["rules"] = setup.rules.rulebook;
    json["seed"] = setup.seed;
    for (const SeatChoice& seat : setup.seats)
        json["seats"].push_back(seat.level);
    json["scores"] = game.scores;
    json["totals"] = totals(game);
    json["winners"] = fromOne(resultOf(game).winners);
    if (!takenOver.empty())
        json["takenOver"] = fromOne(takenOver);
    return json;
}

GameSetup setupOf(const PlayArguments& arguments)
{
    GameSetup setup;
    setup.seats = readSeats(arguments.seats);
    setup.rules = arguments.rules.resolve(static_cast<int>(setup.seats.size()));
    setup.milliseconds = arguments.milliseconds;
    setup.firstSeat = arguments.first - 1;
    if (arguments.first > setup.rules.players)
        throw CallError("--first " + std::to_string(arguments.first) + ": it must be a seat from 1 to " +
                        std::to_string(setup.rules.players));
    if (arguments.first > 0 && setup.rules.options.starter != Starter::rotate)
        throw CallError("--first " + std::to_string(arguments.first) +
                        ": under these rules the holder of the engine starts, so it must be left out");
    return setup;
}

void runPlay(const PlayArguments& arguments, Streams& streams)
{
    GameSetup setup = setupOf(arguments);
    for (int game = 1; game <= arguments.games; ++game) {
        setup.seed = seedOf(arguments, game);
        setup.recordName = recordOf(arguments, game);
        const bool isRecorded = !setup.recordName.empty();
        std::ofstream record;
        if (isRecorded)
            record = openRecord(setup.recordName);
        std::vector<int> takenOver;
        const Replay replay = playGame(setup, isRecorded ? &record : nullptr, streams.err, takenOver);
        streams.out
            << resultJson(game, setup, replay, takenOver).dump(-1, ' ', false, JsonLine::error_handler_t::replace)
            << '\n';
        if (!streams.out.flush())
            return;
    }
}

} // namespace

void addPlay(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<PlayArguments>();
    CLI::App* command =
        app.add_subcommand("play", "Plays games between computer players; one line of JSON for each game");
    arguments->rules.addTo(*command);
    command
        ->add_option(
            "--seats", arguments->seats,
            "A level for each seat, perhaps with a leaning (casual+doubles), a character (bruno), or exec:COMMAND or "
            "exec:NAME=COMMAND (its commas as \\,): a program that "
            "speaks the bot protocol. A shell runs the command (/bin/sh -c COMMAND) with all that you may do, so "
            "seat only what you trust. The record has the NAME ([a-z0-9-], else the program's) and not the "
            "command")
        ->required()
        ->type_name("LEVEL,LEVEL,...");
    command->add_option("--seed", arguments->seed, "Any text: the same seed, the same deals")
        ->required()
        ->type_name("S");
    command->add_option("--first", arguments->first, "Who starts round 1 where the starter rotates; else the seed says")
        ->check(wholeNumber(1, maxSeats))
        ->type_name("SEAT");
    command->add_option("--games", arguments->games, "How many games (1); game 2 has the seed S#2, and so on")
        ->check(wholeNumber(1, 1'000'000))
        ->type_name("N");
    command
        ->add_option("--record", arguments->record,
                     "Where the record goes; game 2 to FILE-2, and so on. "
                     "A file that is not empty is not written over")
        ->type_name("FILE");
    command
        ->add_option("--ms", arguments->milliseconds,
                     "The time for each answer of a program (1000); the first has 2000 more")
        ->check(wholeNumber(1, 3'600'000))
        ->type_name("MS");
    command->callback([=, &streams] { runPlay(*arguments, streams); });
}

} // namespace mt::cli
