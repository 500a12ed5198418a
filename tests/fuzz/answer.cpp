// A line that a bot answers with: an action that is carried out, or one sentence. The first byte chooses what it was
// asked.
#include "cli/protocol.h"
#include "engine/base/random.h"
#include "engine/record/action_json.h"
#include "tests/fuzz/json_lines.h"
#include "tests/fuzz/laws.h"

namespace mt::fuzz
{
namespace
{

// One state of each phase and number of tiles drawn that random rounds by these rules come to.
const std::vector<State>& questions()
{
    static const std::vector<State> all = [] {
        std::vector<State> states;
        for (const char* rulebook : {"bigtable", "tactic", "tournament", "ecowoodart"}) {
            const GameRules rules = std::get<GameRules>(resolveRules(rulebook, {}, 3));
            Rng rng(rulebook);
            Deal deal;
            makeDeal(rules, 1, 0, rng, deal);
            State state = startRound(rules, deal);
            Phase last = Phase::roundEnd;
            for (; state.table.phase != Phase::roundEnd;) {
                if (state.table.phase != last)
                    states.push_back(state);
                last = state.table.phase;
                const std::vector<Action> legal = legalActions(state);
                apply(state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
            }
        }
        return states;
    }();
    return all;
}

void holdLaws(const State& state, const std::string& line)
{
    const std::variant<Action, std::string> answer = cli::readAnswer(line, state);
    if (const std::string* why = std::get_if<std::string>(&answer))
        return holdSentence(*why);
    const Action& action = std::get<Action>(answer);
    const std::variant<Action, std::string> again = cli::readAnswer(actionJson(action).dump(), state);
    hold(std::holds_alternative<Action>(again) && std::get<Action>(again) == action,
         "what was accepted is written and read back as the same", line);
    State after = state;
    apply(after, action);
}

} // namespace
} // namespace mt::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace mt::fuzz;
    if (size > 0)
        holdLaws(questions()[data[0] % questions().size()], std::string(data + 1, data + size));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed)
{
    return mt::fuzz::mutate(data, size, maxSize, seed, [](const std::string& text, mt::fuzz::Luck& luck) {
        std::string line = mt::fuzz::mutatedLines(text.substr(1), luck);
        if (line.ends_with('\n'))
            line.pop_back();
        return (mt::fuzz::below(4, luck) == 0 ? static_cast<char>(mt::fuzz::below(256, luck)) : text[0]) + line;
    });
}
