#include "cli/laboratory/looked_at_round.h"

#include "engine/ai/level.h"

#include <algorithm>
#include <cmath>

namespace mt::cli
{

LookedAtRound playLookedAt(const GameRules& rules, int seat, const Level* level, const std::string& seed)
{
    const Level& hard = *findLevel("hard");
    Rng rng(seed);
    LookedAtRound played;
    const int round = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.options.rounds)));
    makeDeal(rules, round, static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.players))), rng, played.deal);
    State state = startRound(rules, played.deal);
    Memory memory(seat);
    std::vector<Event> events;
    while (state.table.phase != Phase::roundEnd) {
        const SeatView view = viewOf(state, state.table.turn);
        const bool isLookedAt = view.seat == seat;
        const std::vector<Action> legal = legalActions(view);
        Action action;
        if (isLookedAt && level == nullptr)
            action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        else
            action = chooseAction(isLookedAt ? *level : hard, view, isLookedAt ? memory : Memory(view.seat), rng);
        if (isLookedAt && legal.size() > 1)
            played.choices.push_back({static_cast<int>(played.actions.size()), view, memory, action});
        const Table before = state.table;
        events.clear();
        apply(state, action, events);
        memory.add(before, action, events);
        played.actions.push_back(action);
    }
    return played;
}

Mean meanOf(const Margin& margin, int players)
{
    const double worlds = std::max(margin.worlds, 1);
    const double mean = static_cast<double>(margin.sum) / worlds;
    const double variance = static_cast<double>(margin.squares) / worlds - mean * mean;
    return {mean / (players - 1), std::sqrt(std::max(variance, 0.0) / worlds) / (players - 1)};
}

double rounded(double value) { return std::round(value * 1000) / 1000; }

} // namespace mt::cli
