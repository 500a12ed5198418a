#include "engine/game/round.h"

#include "engine/game/turn_machine.h"

namespace mt
{

constinit const State machine::blankState{};

void findMoves(const Table& table, const Hand& hand, Tile drawn, Moves& moves)
{
    withSeats(table.players, [&](auto seats) { machine::findMovesIn<seats>(table, hand, drawn, moves); });
}

void apply(State& state, const Action& action, std::vector<Event>& events)
{
    machine::applyTo(state, action, machine::CollectEvents{events});
}

void apply(State& state, const Action& action) { machine::applyTo(state, action, machine::NoEvents{}); }

void beginTurn(State& state) { machine::startTurn(state, machine::NoEvents{}); }

std::optional<RoundEndReason> whyOver(const State& state)
{
    const RoundEndReason reason = machine::endBetweenTurns(state, state.table.opened, machine::isAnyHandEmpty(state));
    return reason == machine::goesOn ? std::nullopt : std::optional(reason);
}

std::vector<int> handScores(const State& state)
{
    std::vector<int> scores(state.table.players);
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        scores[seat] = state.hands[seat].pips(state.table.rules.doubleBlank);
    return scores;
}

} // namespace mt
