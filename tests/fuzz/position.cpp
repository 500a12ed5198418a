// A position, whatever stands in it: a round that can be played to its end, or one sentence.
#include "engine/record/position.h"

#include "cli/words.h"
#include "tests/fuzz/laws.h"
#include "tests/fuzz/target.h"

namespace mt::fuzz
{
namespace
{

// By luck that follows from the position alone, so that what it finds can be found again.
void playOn(State state, Luck luck)
{
    for (int actions = 0; actions < 40 && state.table.phase != Phase::roundEnd; ++actions) {
        const std::vector<Action> legal = legalActions(state);
        hold(!legal.empty(), "who is to move can do something");
        const Action& action = legal[below(legal.size(), luck)];
        hold(check(state, action).isLegal(), "what is listed is legal");
        apply(state, action);
    }
}

} // namespace

void holdLaws(const std::string& text)
{
    const std::variant<Position, Fault> read = readPosition(text);
    if (const Fault* fault = std::get_if<Fault>(&read)) {
        holdSentence(cli::inFile("position", *fault));
        hold(fault->line >= 1 && fault->line <= 1 + static_cast<long long>(text.size()), "the line is one of the text");
        return;
    }
    const Position& position = std::get<Position>(read);
    const std::string written = positionJson(position.rules, position.state).dump();
    const std::variant<Position, Fault> again = readPosition(written);
    const Position* same = std::get_if<Position>(&again);
    hold(same != nullptr && *same == position, "what was accepted is written and read back as the same", written);
    playOn(position.state, Luck(static_cast<unsigned>(text.size())));
}

std::string mutant(const std::string& text, Luck& luck) { return mutatedLines(text, luck); }

} // namespace mt::fuzz
