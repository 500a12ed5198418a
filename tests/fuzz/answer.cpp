// A line that a bot answers with: an action that is carried out, or one sentence. The first byte chooses what it was
// asked.
#include "cli/protocol.h"
#include "engine/base/random.h"
#include "engine/record/action_json.h"
#include "tests/fuzz/laws.h"
#include "tests/fuzz/target.h"

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

void holdAnswered(const State& state, const std::string& line)
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

void holdLaws(const std::string& text)
{
    if (!text.empty())
        holdAnswered(questions()[static_cast<unsigned char>(text[0]) % questions().size()], text.substr(1));
}

std::string mutant(const std::string& text, Luck& luck)
{
    std::string line = mutatedLines(text.substr(1), luck);
    if (line.ends_with('\n'))
        line.pop_back();
    return (below(4, luck) == 0 ? static_cast<char>(below(256, luck)) : text[0]) + line;
}

} // namespace mt::fuzz
