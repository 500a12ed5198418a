#include "engine/ai/coach.h"

#include "engine/ai/planner.h"
#include "engine/ai/weighing.h"

#include <algorithm>

namespace mt
{
namespace
{

bool isCheaper(const WeighedAction& a, const WeighedAction& b) { return a.cost < b.cost; }

} // namespace

std::optional<Mistake> mistakeIn(const SeatView& view, const Action& done)
{
    const std::vector<WeighedAction> all = weighActions(view);
    const auto chosen = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.action == done; });
    MT_EXPECT(chosen != all.end());
    const int cost = chosen->cost - std::min_element(all.begin(), all.end(), isCheaper)->cost;
    if (cost < leastMistake)
        return std::nullopt;
    return Mistake{.step = 0, .done = done, .better = hintFor(view), .cost = cost};
}

Coaching coach(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat, StopToken stop)
{
    MT_EXPECT(seat >= 0 && seat < rules.players);
    Coaching coaching;
    State state = startRound(rules, deal);
    coaching.best = longestTrain(state.hands[seat], deal.engine).tiles;
    for (std::size_t step = 0; step < actions.size() && !stop.stopRequested(); ++step) {
        const Action& action = actions[step];
        if (action.seat == seat) {
            if (std::optional<Mistake> mistake = mistakeIn(viewOf(state, seat), action)) {
                mistake->step = static_cast<int>(step);
                coaching.mistakes.push_back(*mistake);
            }
            if (action.kind == ActionKind::play && action.train == seat)
                coaching.laid.add(action.tile);
            else if (action.kind == ActionKind::play)
                ++coaching.laidElsewhere;
        }
        apply(state, action);
    }
    coaching.train = state.table.tilesOf(seat);
    std::stable_sort(coaching.mistakes.begin(), coaching.mistakes.end(),
                     [](const Mistake& a, const Mistake& b) { return a.cost > b.cost; });
    return coaching;
}

} // namespace mt
