// Rounds of all rulebooks by all levels, as one number each: what tools/cross compares between compilers, processors
// and systems. No test of its own, and no library but our own: it is compiled wherever there is a compiler.
#include "engine/ai/level.h"
#include "engine/base/digest.h"
#include "engine/game/round.h"

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace mt
{
namespace
{

constexpr int fewWorlds = 20; // of levels that search: some of these processors are played by a program

std::uint64_t roundOf(const GameRules& rules, const Level& level, const std::string& seed)
{
    Rng rng(seed);
    Deal deal;
    makeDeal(rules, 1, 0, rng, deal);
    State state = startRound(rules, deal);
    std::vector<Memory> memories;
    for (int seat = 0; seat < rules.players; ++seat)
        memories.emplace_back(seat);
    Digest digest;
    std::vector<Event> events;
    while (state.table.phase != Phase::roundEnd) {
        const std::size_t seat = state.table.turn;
        const Action action = chooseAction(level, viewOf(state, state.table.turn), memories[seat], rng);
        for (const int part : {int{action.seat}, static_cast<int>(action.kind), action.tile.index(), int{action.train},
                               action.keep ? 1 : 0})
            digest.add(static_cast<std::uint64_t>(part));
        const Table before = state.table;
        events.clear();
        apply(state, action, events);
        for (Memory& memory : memories)
            memory.add(before, action, events);
    }
    for (const int score : handScores(state))
        digest.add(static_cast<std::uint64_t>(score));
    return digest.sum();
}

void playAll(int rounds)
{
    for (const Level& each : allLevels()) {
        Level level = each;
        // A search takes its time: it plays one round where the others play all.
        const bool searches = level.worlds > 0;
        level.worlds = searches ? fewWorlds : 0;
        for (const Rulebook& book : allRulebooks()) {
            Digest digest;
            for (int round = 0; round < (searches ? 1 : rounds); ++round) {
                const auto rules = std::get<GameRules>(resolveRules(book.id, {}, round % 2 == 0 ? 4 : 2));
                digest.add(roundOf(rules, level, std::string(book.id) + "/" + std::to_string(round)));
            }
            std::printf("%s %s %016llx\n", std::string(level.id).c_str(), std::string(book.id).c_str(),
                        static_cast<unsigned long long>(digest.sum()));
        }
    }
}

} // namespace
} // namespace mt

int main()
{
    mt::playAll(10);
    return 0;
}
