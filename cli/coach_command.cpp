// `coach`: what the coach says of the rounds of a record. `judge-coach`, `judge-hints`: whether the coach and the hints
// say the truth.
#include "cli/cli.h"
#include "cli/coach_judge.h"
#include "cli/files.h"
#include "cli/hint_judge.h"
#include "cli/rules_arguments.h"
#include "cli/whole_number.h"
#include "cli/words.h"
#include "engine/ai/level.h"
#include "engine/ai/skill.h"
#include "engine/record/action_json.h"
#include "engine/record/played_game.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <thread>

namespace mt::cli
{
namespace
{

constexpr int mostWorlds = 1'000'000;
constexpr int mostThreads = 256;

int processors() { return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, mostThreads); }

struct CoachArguments {
    std::string record;
    int seat = 0; ///< from 1; 0: every seat
    int worlds = VerdictSettings().worlds;
    int threads = processors();
    bool skill = false;
};

const char* reasonText(HintReason reason)
{
    switch (reason) {
    case HintReason::onlyChoice: return "only-choice";
    case HintReason::closesDouble: return "closes-double";
    case HintReason::freesTrain: return "frees-train";
    case HintReason::coveredDouble: return "covered-double";
    case HintReason::nextOfTrain: return "next-of-train";
    case HintReason::notInTrain: return "not-in-train";
    case HintReason::heaviest: return "most-pips";
    case HintReason::ownTileFits: return "own-tile-fits";
    case HintReason::noTileFits: return "no-tile-fits";
    case HintReason::bestRest: return "best-rest";
    case HintReason::inMostWorlds: return "in-most-worlds";
    case HintReason::onAverage: return "on-average";
    case HintReason::playedOn: return "played-on";
    }
    return "";
}

void addEstimate(JsonLine& json, const Estimate& estimate)
{
    json["points"] = estimate.points / 100.0;
    json["error"] = estimate.error / 100.0;
}

JsonLine mistakeJson(const Mistake& mistake)
{
    JsonLine json;
    json["step"] = mistake.step;
    json["done"] = actionJson(mistake.done);
    json["better"] = actionJson(mistake.better.action);
    json["reason"] = reasonText(mistake.better.reason);
    addEstimate(json, mistake.cost);
    return json;
}

JsonLine goodMoveJson(const GoodMove& good)
{
    JsonLine json;
    json["step"] = good.step;
    json["done"] = actionJson(good.done.action);
    json["reason"] = reasonText(good.done.reason);
    json["plain"] = actionJson(good.plain);
    json["look"] = good.look == PlainLook::planned ? "planned" : "heaviest";
    addEstimate(json, good.gain);
    return json;
}

JsonLine coachingJson(const Coaching& coaching, int round, int seat)
{
    JsonLine json;
    json["round"] = round;
    json["seat"] = seat + 1;
    json["best"] = tilesJson(coaching.best);
    json["train"] = tilesJson(coaching.train);
    json["laid"] = coaching.laid.count();
    json["laidElsewhere"] = coaching.laidElsewhere;
    json["mistakes"] = JsonLine::array();
    for (const Mistake& mistake : coaching.mistakes)
        json["mistakes"].push_back(mistakeJson(mistake));
    json["goodMoves"] = JsonLine::array();
    for (const GoodMove& good : coaching.goodMoves)
        json["goodMoves"].push_back(goodMoveJson(good));
    return json;
}

JsonLine skillJson(const Skill& skill)
{
    const auto part = [](const Estimate& estimate) {
        JsonLine json;
        addEstimate(json, estimate);
        return json;
    };
    JsonLine json;
    json["order"] = part(skill.order);
    json["deal"] = part(skill.deal);
    json["draws"] = part(skill.draws);
    json["others"] = part(skill.others);
    json["play"] = part(skill.play);
    json["lost"] = part(skill.lost);
    json["found"] = part(skill.found);
    json["result"] = skill.result / 100.0;
    return json;
}

PlayedGame readGame(const std::string& file, std::istream& standard)
{
    Input in(file, maxRecordBytes, standard);
    auto read = readPlayedGame(in.stream());
    if (const Fault* fault = std::get_if<Fault>(&read))
        throw InputError(inFile(file, *fault));
    return std::get<PlayedGame>(std::move(read));
}

void runCoach(const CoachArguments& arguments, Streams& streams)
{
    const PlayedGame game = readGame(arguments.record, streams.in);
    if (arguments.seat > game.rules.players)
        throw InputError(arguments.record + ": it has no seat " + std::to_string(arguments.seat));
    const CoachSettings settings{.verdict = {.worlds = arguments.worlds}, .threads = arguments.threads};
    for (const PlayedRound& round : game.rounds)
        for (int seat = 0; seat < game.rules.players; ++seat) {
            if (arguments.seat != 0 && seat != arguments.seat - 1)
                continue;
            const Deal& deal = round.deal.deal;
            const Coaching coaching = coach(game.rules, deal, round.actions, seat, settings);
            JsonLine json = coachingJson(coaching, deal.round, seat);
            if (arguments.skill)
                json["skill"] = skillJson(*skillIn(game.rules, deal, round.actions, seat,
                                                   {.worlds = 2 * arguments.worlds, .threads = arguments.threads}));
            streams.out << json.dump() << std::endl;
        }
}

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

void addCounts(CLI::App& command, int& worlds, int& threads)
{
    command.add_option("--worlds", worlds, "In how many worlds two moves are compared (1000)")
        ->check(wholeNumber(10, mostWorlds))
        ->type_name("N");
    command.add_option("--threads", threads, "Makes it sooner and not otherwise (as many as there are processors)")
        ->check(wholeNumber(1, mostThreads))
        ->type_name("N");
}

} // namespace

void addCoach(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<CoachArguments>();
    CLI::App* command = app.add_subcommand(
        "coach", "Looks back on the finished rounds of a record: a line of JSON for each round and seat");
    command->add_option("RECORD", arguments->record, "A file with a record")->required()->type_name("");
    command->add_option("--seat", arguments->seat, "That seat alone")
        ->check(wholeNumber(1, maxSeats))
        ->type_name("SEAT");
    command->add_flag("--skill", arguments->skill, "Also takes each round apart into luck and play (docs/skill.md)");
    addCounts(*command, arguments->worlds, arguments->threads);
    command->callback([=, &streams] { runCoach(*arguments, streams); });
}

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
