// Playing a round to its end by a policy, as fast as the turn machine goes: for searches and benchmarks.
#pragma once

#include "engine/turn_machine.h"

namespace mt
{

/// Plays on until the round is over. `choose(state, moves)` gives one of the `moves`, an index for actionAt(); it is
/// called at least once and never with no moves. The same rules core as apply(), compiled into the caller's loop.
/// Returns the number of actions.
template <class Choose>
int playOut(State& state, const Choose& choose)
{
    Moves moves;
    int actions = 0;
    for (; state.table.phase != Phase::roundEnd; ++actions) {
        machine::findMovesIn(state.table, state.hands[state.table.turn], state.drawn, moves);
        const Action action = actionAt(state.table, moves, choose(state, moves));
        machine::applyTo(state, action, machine::NoEvents{});
    }
    return actions;
}

} // namespace mt
