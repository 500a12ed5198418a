#include "tests/engine/game/perft.h"

#include "engine/record/json_fields.h"

#include <fstream>

namespace mt::testing
{

std::uint64_t countSequences(const State& state, int depth)
{
    const std::vector<Action> legal = legalActions(state);
    if (depth == 1)
        return legal.size();
    std::uint64_t sum = 0;
    for (const Action& action : legal) {
        State next = state;
        apply(next, action);
        sum += countSequences(next, depth - 1);
    }
    return sum;
}

std::uint64_t countSequences(const reference::Round& round, int depth)
{
    const std::vector<Action> legal = round.legal();
    if (depth == 1)
        return legal.size();
    std::uint64_t sum = 0;
    for (const Action& action : legal) {
        reference::Round next = round;
        next.play(action);
        sum += countSequences(next, depth - 1);
    }
    return sum;
}

std::vector<PerftBlock> readPerft(const std::string& path, std::string& problem)
{
    std::vector<PerftBlock> blocks;
    std::ifstream file(path);
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text.front() == '#')
            continue;
        const Json json = Json::parse(text);
        if (json.contains("format"))
            blocks.emplace_back();
        if (blocks.empty()) {
            problem = "a line before the first header: " + text;
            return blocks;
        }
        if (json.contains("depth")) {
            blocks.back().counts.emplace_back(json.at("depth").get<int>(), json.at("sequences").get<std::uint64_t>());
            continue;
        }
        const auto line = readLine(text);
        if (!std::holds_alternative<RecordLine>(line) || blocks.back().replay.append(std::get<RecordLine>(line)))
            problem = "refused: " + text;
    }
    return blocks;
}

reference::Round referenceOf(const Replay& replay)
{
    reference::Round round(replay.header().rules, replay.round().deal);
    for (const Action& action : replay.actions())
        round.play(action);
    return round;
}

} // namespace mt::testing
