#include "engine/ai/rollouts.h"

#include "engine/ai/weighing.h"
#include "engine/game/playout.h"

namespace mt
{

int playOutByPlanner(State& state)
{
    Row<RestTrains, maxSeats> trains;
    return playOut(state, [&](const State& now, const Moves& moves) {
        return moves.total == 1 ? 0 : cheapestMove(now, moves, trains[now.table.turn]);
    });
}

int behind(const State& state, int seat)
{
    MT_EXPECT(state.table.players >= 2 && seat >= 0 && seat < state.table.players);
    int own = 0;
    int all = 0;
    for (int each = 0; each < state.table.players; ++each) {
        const int points = state.hands[each].pips(state.table.rules.doubleBlank);
        all += points;
        own += each == seat ? points : 0;
    }
    return state.table.players * own - all;
}

int behindAfter(const State& state, const Action& action)
{
    State after = state;
    apply(after, action);
    playOutByPlanner(after);
    return behind(after, action.seat);
}

std::int64_t Margin::variance() const
{
    if (worlds < 2)
        return 0;
    return (squares - sum * sum / worlds) / (worlds - 1);
}

Margin marginIn(const SeatView& view, const Memory& memory, const Action& one, const Action& other, const Rng& rng,
                int worlds)
{
    Worlds all(view, memory, rng);
    Margin margin;
    for (int i = 0; i < worlds; ++i) {
        const State& world = all.next();
        margin.add(behindAfter(world, one) - behindAfter(world, other));
    }
    return margin;
}

} // namespace mt
