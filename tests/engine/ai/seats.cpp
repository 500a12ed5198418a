#include "tests/engine/ai/seats.h"

namespace mt::testing
{

std::vector<int> playRound(const GameRules& rules, const Deal& deal, const std::vector<const Level*>& levels, Rng& rng,
                           const Watcher& watch)
{
    State state = startRound(rules, deal);
    while (state.table.phase != Phase::roundEnd) {
        const SeatView view = viewOf(state, state.table.turn);
        const Action action = chooseAction(*levels[state.table.turn], view, rng);
        if (watch)
            watch(state, view, action);
        apply(state, action);
    }
    return handScores(state);
}

State roundWithHand(std::string_view rulebook, const OptionChanges& changes, int players, const Hand& hand)
{
    const auto rules = std::get<GameRules>(resolveRules(rulebook, changes, players));
    State state = layTable(rules, 1, engineOfRound(rules.options, 1));
    for (std::size_t seat = 1; seat < state.table.players; ++seat)
        state.hands[seat] = Hand{Tile(0, 0), Tile(static_cast<int>(seat), 0)};
    state.hands[0] = hand;
    state.boneyard[0] = Tile(1, 1);
    state.table.boneyardCount = 1;
    beginTurn(state);
    return state;
}

} // namespace mt::testing
