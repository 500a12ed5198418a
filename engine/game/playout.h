// Playing a round to its end by a policy, as fast as the turn machine goes: for searches and benchmarks.
#pragma once

#include "engine/game/turn_machine.h"

namespace mt
{

namespace machine
{
// Has one of the moves chosen and carries it out; whether the turn ends with it. The two cases are kept apart from the
// first: where something can be laid there is a choice and a play to come, where not there is mostly neither.
template <std::size_t seats, class Choose>
MT_ALWAYS_INLINE bool chooseAndCarryOut(State& state, const Moves& moves, const Choose& choose)
{
    const NoEvents sink;
    if (moves.plays == 0)
        return carryOutOther(state, actionAt(state.table, moves, moves.total > 1 ? choose(state, moves) : 0), sink);
    const int k = choose(state, moves);
    return k < moves.plays ? play(state, playAt<seats>(moves, k), sink)
                           : carryOutOther(state, actionAt(state.table, moves, k), sink);
}

template <std::size_t seats, class Choose>
int playOutWith(State& state, const Choose& choose)
{
    Moves moves;
    int actions = 0;
    for (; state.table.phase != Phase::roundEnd; ++actions) {
        findMovesIn<seats>(state.table, state.hands[state.table.turn], state.drawn, moves);
        if (chooseAndCarryOut<seats>(state, moves, choose))
            endTurn(state, NoEvents());
    }
    return actions;
}
} // namespace machine

/// Plays on until the round is over. `choose(state, moves)` gives one of the `moves`, an index for actionAt(). It is
/// called wherever a tile can be laid or there are several moves: not for a forced draw or pass. The same rules core
/// as apply(), compiled into the caller's loop. Returns the number of actions, the forced ones among them.
template <class Choose>
int playOut(State& state, const Choose& choose)
{
    return withSeats(state.table.players, [&](auto seats) { return machine::playOutWith<seats>(state, choose); });
}

} // namespace mt
