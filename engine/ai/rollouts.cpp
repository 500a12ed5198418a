#include "engine/ai/rollouts.h"

#include "engine/ai/weighing.h"
#include "engine/base/whole_numbers.h"
#include "engine/game/playout.h"

namespace mt
{
int playOutByPlanner(State& state)
{
    return withSeats(state.table.players, [&](auto seats) { // no more of them than play: they are large
        Row<RestTrains, seats> trains;
        return machine::playOutWith<seats>(state, [&](const State& now, const Moves& moves) {
            return moves.total == 1 ? 0 : cheapestMove(now, moves, trains[now.table.turn]);
        });
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
                int worlds, const StopToken& stop)
{
    Worlds all(view, memory, rng);
    Margin margin;
    while (margin.worlds < worlds && !stop.stopRequested()) {
        const State& world = all.next();
        margin.add(behindAfter(world, one) - behindAfter(world, other));
    }
    return margin;
}

Estimate estimateOf(const Margin& margin, int players)
{
    MT_EXPECT(players >= 2);
    if (margin.worlds == 0)
        return {};
    constexpr std::int64_t hundred = 100;
    const std::int64_t others = players - 1;
    return {.points = static_cast<int>(divided(margin.sum * hundred, margin.worlds * others)),
            .error = static_cast<int>(rootOf(margin.variance() * hundred * hundred / margin.worlds) / others)};
}

} // namespace mt
