// `coach`: what the coach says of the rounds of a record.
#include "cli/cli.h"
#include "cli/counts.h"
#include "cli/files.h"
#include "cli/whole_number.h"
#include "cli/words.h"
#include "engine/ai/coach.h"
#include "engine/ai/skill.h"
#include "engine/record/action_json.h"
#include "engine/record/played_game.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

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

} // namespace mt::cli
