#include "tests/engine/ai/seats.h"

#include <algorithm>

namespace mt::testing
{

std::vector<int> playRound(const GameRules& rules, const Deal& deal, const std::vector<const Level*>& levels, Rng& rng,
                           const Watcher& watch)
{
    return playRemembering(rules, deal, levels, rng,
                           [&](const State& state, const SeatView& view, const Memory&, const Action& action) {
                               if (watch)
                                   watch(state, view, action);
                           });
}

std::vector<int> playRemembering(const GameRules& rules, const Deal& deal, const std::vector<const Level*>& levels,
                                 Rng& rng, const RememberingWatcher& watch)
{
    State state = startRound(rules, deal);
    std::vector<Memory> memories;
    for (int seat = 0; seat < rules.players; ++seat)
        memories.emplace_back(seat);
    std::vector<Event> events;
    while (state.table.phase != Phase::roundEnd) {
        const std::size_t seat = state.table.turn;
        const SeatView view = viewOf(state, state.table.turn);
        const Action action = chooseAction(*levels[seat], view, memories[seat], rng);
        watch(state, view, memories[seat], action);
        const Table before = state.table;
        events.clear();
        apply(state, action, events);
        for (Memory& memory : memories)
            memory.add(before, action, events);
    }
    return handScores(state);
}

std::vector<Level> hastyLevels()
{
    constexpr int fewWorlds = 2;
    std::vector<Level> levels(allLevels().begin(), allLevels().end());
    for (Level& level : levels) {
        level.worlds = std::min(level.worlds, fewWorlds);
        level.readsChoices = false;
    }
    return levels;
}

std::vector<Choice> choices(std::string_view level, int rounds, Rng& rng)
{
    MT_EXPECT(!findLevel(level)->remembers());
    std::vector<Choice> all;
    for (int round = 0; round < rounds; ++round) {
        const GameRules rules = rulesOfGame(round, rng);
        const State start = startRound(rules, randomDeal(rules, rng));
        State state = start;
        std::vector<Action> done;
        for (std::uint32_t wait = rng.below(40); state.table.phase != Phase::roundEnd; wait -= wait > 0 ? 1 : 0) {
            const SeatView view = viewOf(state, state.table.turn);
            if (wait == 0 && legalActions(view).size() > 1) {
                all.push_back({state, remember(start, done, view.seat)});
                break;
            }
            done.push_back(chooseAction(*findLevel(level), view, Memory(view.seat), rng));
            apply(state, done.back());
        }
    }
    return all;
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

State dealHiddenAnew(const State& state, int seat, Rng& rng)
{
    State other = state;
    const bool faceUp = state.table.rules.openHands;
    std::vector<Tile> hidden(state.boneyard.begin(), state.boneyard.begin() + state.table.boneyardCount);
    for (std::size_t i = 0; i < state.table.players && !faceUp; ++i)
        if (static_cast<int>(i) != seat)
            for (const Tile tile : state.hands[i].tiles())
                hidden.push_back(tile);
    shuffle(std::span(hidden), rng);
    auto next = hidden.begin();
    for (std::size_t i = 0; i < state.table.boneyardCount; ++i)
        other.boneyard[i] = *next++;
    for (std::size_t i = 0; i < state.table.players && !faceUp; ++i)
        if (static_cast<int>(i) != seat) {
            other.hands[i] = Hand();
            for (int n = state.hands[i].count(); n > 0; --n)
                other.hands[i].add(*next++);
        }
    return other;
}

} // namespace mt::testing
