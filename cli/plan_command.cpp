// `plan`: the best trains that some tiles can make from an end.
#include "cli/cli.h"
#include "cli/whole_number.h"
#include "cli/words.h"
#include "engine/ai/planner.h"
#include "engine/record/json_fields.h"
#include "engine/record/notation.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

struct PlanArguments {
    std::vector<std::string> tiles;
    int end = 0;
};

Hand readHand(const std::vector<std::string>& texts)
{
    Hand hand;
    for (const std::string& text : texts) {
        const std::optional<Tile> tile = parseTile(text);
        if (!tile)
            throw CallError("tile " + printable(text) + ": it must be two numbers from 0 to 18, such as 9-4");
        if (hand.has(*tile))
            throw CallError("tile " + tileText(*tile) + ": it is there twice");
        hand.add(*tile);
    }
    return hand;
}

template <class Planner>
JsonLine planJson(int end, const Planner& planner)
{
    const auto began = std::chrono::steady_clock::now();
    const Plan plan = planner();
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - began;
    JsonLine json;
    json["tiles"] = JsonLine::array();
    for (const Tile tile : plan.tiles) {
        json["tiles"].push_back(tileText(tile, end));
        end = tile.other(end);
    }
    json["length"] = plan.tiles.size();
    json["pips"] = plan.pips;
    json["microseconds"] = took.count();
    return json;
}

void runPlan(const PlanArguments& arguments, std::ostream& out)
{
    const Hand hand = readHand(arguments.tiles);
    JsonLine json;
    json["end"] = arguments.end;
    json["longest"] = planJson(arguments.end, [&] { return longestTrain(hand, arguments.end); });
    json["heaviest"] = planJson(arguments.end, [&] { return heaviestTrain(hand, arguments.end); });
    out << json.dump() << '\n';
}

} // namespace

void addPlan(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<PlanArguments>();
    CLI::App* command = app.add_subcommand(
        "plan", "The longest train, and the train of most pips, that these tiles can make: exact, with the time taken");
    command->add_option("TILE", arguments->tiles, "Tiles such as 9-4")->required()->type_name("");
    command->add_option("--end", arguments->end, "The value that the first tile must have")
        ->required()
        ->check(wholeNumber(0, maxPip))
        ->type_name("N");
    command->callback([=, &streams] { runPlan(*arguments, streams.out); });
}

} // namespace mt::cli
