// Playing a round to its end by a policy, as fast as the turn machine goes: for searches and benchmarks.
#pragma once

#include "engine/turn_machine.h"

namespace mt
{

namespace machine
{
template <std::size_t seats, class Choose>
int playOutWith(State& state, const Choose& choose)
{
    const NoEvents sink;
    Moves moves;
    int actions = 0;
    for (; state.table.phase != Phase::roundEnd; ++actions) {
        findMovesIn<seats>(state.table, state.hands[state.table.turn], state.drawn, moves);
        const int k = choose(state, moves);
        const bool ends = k < moves.plays ? play(state, playAt<seats>(moves, k), sink)
                                          : carryOutOther(state, actionAt(state.table, moves, k), sink);
        if (ends)
            endTurn(state, sink);
    }
    return actions;
}
} // namespace machine

/// Plays on until the round is over. `choose(state, moves)` gives one of the `moves`, an index for actionAt(); it is
/// called at least once and never with no moves. The same rules core as apply(), compiled into the caller's loop.
/// Returns the number of actions.
template <class Choose>
int playOut(State& state, const Choose& choose)
{
    return withSeats(state.table.players, [&](auto seats) { return machine::playOutWith<seats>(state, choose); });
}

} // namespace mt
