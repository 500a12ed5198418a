#include "tests/engine/ai/seats.h"

namespace mt
{
namespace
{

int below(Rng& rng, int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); }

template <class T>
const T& oneOf(std::span<const T> items, Rng& rng)
{
    return items[rng.below(static_cast<std::uint32_t>(items.size()))];
}

std::pair<std::string, std::string> randomChange(Rng& rng)
{
    const OptionInfo& option = oneOf(allOptions(), rng);
    switch (option.kind) {
    case OptionKind::choice: return {std::string(option.name), std::string(oneOf(option.values, rng))};
    case OptionKind::boolean: return {std::string(option.name), option.text(below(rng, 2))};
    case OptionKind::number: break;
    }
    const int value =
        option.numbers.empty() ? option.low + below(rng, option.high - option.low + 1) : oneOf(option.numbers, rng);
    return {std::string(option.name), option.text(value)};
}

} // namespace

GameRules randomRules(Rng& rng)
{
    for (;;) {
        const Rulebook& book = oneOf(allRulebooks(), rng);
        const int players = book.minPlayers + below(rng, book.maxPlayers - book.minPlayers + 1);
        OptionChanges changes;
        for (int i = below(rng, 5); i > 0; --i)
            changes.push_back(randomChange(rng));
        auto rules = resolveRules(book.id, changes, players);
        if (GameRules* good = std::get_if<GameRules>(&rules))
            return *good;
    }
}

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

} // namespace mt
