// `judge-coach`, `judge-hints`: how true it is what the coach and the hints say.
#include "cli/cli.h"
#include "cli/counts.h"
#include "cli/laboratory/coach_judge.h"
#include "cli/laboratory/hint_judge.h"
#include "cli/laboratory/laboratory.h"
#include "cli/rules_arguments.h"
#include "cli/whole_number.h"
#include "cli/words.h"
#include "engine/ai/level.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

/// Both kinds of judges are called alike.
template <class Arguments>
struct JudgeCall {
    RulesArguments rules;
    int players = 4;
    Arguments judge;

    Arguments resolved() const
    {
        Arguments arguments = judge;
        arguments.rules = rules.resolve(players);
        for (const std::string& player : arguments.players)
            if (player != randomPlayer && findLevel(player) == nullptr)
                throw CallError("--levels " + printable(player) + ": there is no such level");
        return arguments;
    }
};

/// The command, with the options that both have; `found`: how many findings are wanted.
template <class Arguments>
CLI::App* addJudged(CLI::App& app, const char* name, const char* about, JudgeCall<Arguments>& call,
                    const char* foundName, int& found, const char* foundAbout)
{
    CLI::App& command = *app.add_subcommand(name, about);
    call.judge.threads = processors();
    call.rules.addTo(command);
    command.add_option("--players", call.players, "How many seats (4)")
        ->check(wholeNumber(2, maxSeats))
        ->type_name("P");
    command
        .add_option("--levels", call.judge.players, "Whose decisions are looked at, among `hard` in the other seats")
        ->delimiter(',')
        ->capture_default_str()
        ->type_name("LEVEL,...");
    command.add_option("--seed", call.judge.seed, "Any text: the same seed, the same rounds")->type_name("S");
    command.add_option(foundName, found, foundAbout)->check(wholeNumber(1, 1'000'000))->type_name("N");
    return &command;
}

} // namespace

void addJudgeCoach(CLI::App& app, Streams& streams)
{
    const auto call = std::make_shared<JudgeCall<JudgeArguments>>();
    call->judge.players = {"newcomer", "casual", "skilled", std::string(randomPlayer)};
    CLI::App* command = addJudged(
        app, "judge-coach", "Measures the coach: rounds of a player among `hard` ones, and what it names in truth",
        *call, "--mistakes", call->judge.mistakes, "Of each, as many as are named at least (300)");
    command->add_option("--judged-by", call->judge.worlds, "Worlds that judge each of them (1000)")
        ->check(wholeNumber(10, mostWorlds))
        ->type_name("N");
    addCounts(*command, call->judge.verdict.worlds, call->judge.threads);
    command->callback([=, &streams] { judgeCoach(call->resolved(), streams.out); });
}

void addJudgeHints(CLI::App& app, Streams& streams)
{
    const auto call = std::make_shared<JudgeCall<HintJudgeArguments>>();
    call->judge.players = {"casual", "hard", std::string(randomPlayer)};
    CLI::App* command =
        addJudged(app, "judge-hints", "Measures the hints: what they say, against the best that a longer search finds",
                  *call, "--hints", call->judge.hints, "How many, one of a round (600)");
    addCounts(*command, call->judge.worlds, call->judge.threads);
    command->callback([=, &streams] { judgeHints(call->resolved(), streams.out); });
}

} // namespace mt::cli
