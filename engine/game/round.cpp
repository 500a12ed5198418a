#include "engine/game/round.h"

#include "engine/game/turn_machine.h"

namespace mt
{

constinit const State machine::blankState{};

void findMoves(const Table& table, const Hand& hand, Tile drawn, Moves& moves)
{
    withSeats(table.players, [&](auto seats) { machine::findMovesIn<seats>(table, hand, drawn, moves); });
}

bool isPossible(const Table& table, const Action& action)
{
    const bool inTurn = table.phase == Phase::turn || table.phase == Phase::duty;
    if (action.seat != table.turn)
        return false;
    switch (action.kind) {
    case ActionKind::play:
        return action.train < maxTrains && table.available.contains(action.train) &&
               action.tile.has(table.trains[action.train].end);
    case ActionKind::draw: return inTurn && table.boneyardCount > 0;
    case ActionKind::pass: return inTurn || table.phase == Phase::opening;
    case ActionKind::endOpening: return table.phase == Phase::opening;
    case ActionKind::marker: return table.phase == Phase::marker;
    }
    return false;
}

namespace
{

void expectPossible([[maybe_unused]] const State& state, [[maybe_unused]] const Action& action)
{
    MT_EXPECT(isPossible(state.table, action));
    MT_EXPECT(action.kind != ActionKind::play || state.hands[action.seat].has(action.tile));
}

} // namespace

void apply(State& state, const Action& action, std::vector<Event>& events)
{
    expectPossible(state, action);
    machine::applyTo(state, action, machine::CollectEvents{events});
}

void apply(State& state, const Action& action, std::vector<Moment>& moments)
{
    expectPossible(state, action);
    machine::applyTo(state, action, machine::CollectMoments{state, moments});
}

void apply(State& state, const Action& action)
{
    expectPossible(state, action);
    machine::applyTo(state, action, machine::NoEvents{});
}

bool carryOut(State& state, const Action& action)
{
    expectPossible(state, action);
    const bool ends = machine::carryOut(state, action, machine::NoEvents{});
    if (ends)
        machine::closeTurn(state.table);
    return ends;
}

void beginTurn(State& state)
{
    MT_EXPECT(state.table.turn < state.table.players);
    machine::startTurn(state, machine::NoEvents{});
}

std::optional<RoundEndReason> whyOver(const State& state)
{
    const RoundEndReason reason =
        machine::whyOverBetweenTurns(state, state.table.opened, machine::isAnyHandEmpty(state));
    return reason == machine::notOver ? std::nullopt : std::optional(reason);
}

std::vector<int> handScores(const State& state)
{
    std::vector<int> scores(state.table.players);
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        scores[seat] = state.hands[seat].pips(state.table.rules.doubleBlank);
    return scores;
}

} // namespace mt
