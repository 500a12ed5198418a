// `legal`: what may be done in a position, perhaps after some actions.
#include "cli/cli.h"
#include "cli/files.h"
#include "cli/words.h"
#include "engine/record/action_json.h"
#include "engine/record/notation.h"
#include "engine/record/position.h"
#include "engine/record/record_reader.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

struct LegalArguments {
    std::string position;
    std::string actions;
    bool trace = false;
};

JsonLine situationJson(const Position& position)
{
    const State& state = position.state;
    JsonLine json;
    json["turn"] = state.table.turn + 1;
    json["phase"] = phaseText(state.table.phase);
    json["legal"] = JsonLine::array();
    for (const Action& action : legalActions(state))
        json["legal"].push_back(actionJson(action));
    json["state"] = positionJson(position.rules, state);
    if (state.table.phase == Phase::roundEnd) {
        json["reason"] = reasonText(state.table.endReason);
        json["scores"] = handScores(state);
    }
    return json;
}

Position readPositionFile(const std::string& file, std::istream& standard)
{
    std::variant<Position, Fault> read = readPosition(readPositionText(file, standard));
    if (const Fault* fault = std::get_if<Fault>(&read))
        throw InputError(inFile(file, *fault));
    return std::get<Position>(std::move(read));
}

// One line of the actions file, legal as the position stands; or what is wrong with it.
std::variant<Action, Fault> readAction(const std::string& line, const State& state)
{
    std::variant<RecordLine, Fault> read = readLine(line);
    if (Fault* fault = std::get_if<Fault>(&read))
        return std::move(*fault);
    const Action* action = std::get_if<Action>(&std::get<RecordLine>(read));
    if (action == nullptr)
        return Fault{.kind = FaultKind::unknownAction};
    const Refusal refusal = check(state, *action);
    if (!refusal.isLegal())
        return Fault{.kind = FaultKind::illegalAction, .action = *action, .refusal = refusal};
    return *action;
}

void runLegal(const LegalArguments& arguments, Streams& streams)
{
    std::ostream& out = streams.out;
    Position position = readPositionFile(arguments.position, streams.in);
    if (arguments.trace)
        out << situationJson(position).dump() << '\n';
    if (!arguments.actions.empty()) {
        Input in(arguments.actions, maxRecordBytes, streams.in);
        TextLines lines(in.stream());
        for (std::string line; lines.next(line);) {
            std::variant<Action, Fault> read = readAction(line, position.state);
            if (Fault* fault = std::get_if<Fault>(&read)) {
                fault->line = lines.number();
                out.flush();
                throw InputError(inFile(arguments.actions, *fault));
            }
            apply(position.state, std::get<Action>(read));
            if (arguments.trace)
                out << situationJson(position).dump() << '\n';
        }
        if (lines.failed())
            throw InputError(arguments.actions + ": it cannot be read");
    }
    if (!arguments.trace)
        out << situationJson(position).dump() << '\n';
}

} // namespace

void addLegal(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<LegalArguments>();
    CLI::App* command =
        app.add_subcommand("legal", "Lists the legal actions of a position, perhaps after some actions");
    command->add_option("POSITION", arguments->position, "A file with a position")->required()->type_name("");
    command->add_option("--actions", arguments->actions, "A file of actions (JSON Lines) to apply first")
        ->type_name("FILE");
    command->add_flag("--trace", arguments->trace, "One line before the first action and one after each");
    command->callback([=, &streams] { runLegal(*arguments, streams); });
}

} // namespace mt::cli
