// Rounds of all rulebooks by all levels and leanings, and what is said of them afterwards, as one number each: what
// tools/cross compares between compilers, processors and systems. No test of its own, and no library but our own: it is
// compiled wherever there is a compiler.
#include "engine/ai/coach.h"
#include "engine/ai/hint.h"
#include "engine/ai/level.h"
#include "engine/ai/skill.h"
#include "engine/base/digest.h"
#include "engine/game/round.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <string>
#include <vector>

namespace mt
{
namespace
{

constexpr int fewWorlds = 20; // of levels that search: some of these processors are played by a program

struct Played {
    Deal deal;
    std::vector<Action> actions{};
    Digest digest{};
};

void add(Digest& digest, std::initializer_list<int> numbers)
{
    for (const int number : numbers)
        digest.add(static_cast<std::uint64_t>(number));
}

void add(Digest& digest, const Action& action)
{
    add(digest, {action.seat, static_cast<int>(action.kind), action.tile.index(), action.train, action.keep ? 1 : 0});
}

Played roundOf(const GameRules& rules, const Level& level, const std::string& seed)
{
    Rng rng(seed);
    Played played;
    makeDeal(rules, 1, 0, rng, played.deal);
    State state = startRound(rules, played.deal);
    std::vector<Memory> memories;
    for (int seat = 0; seat < rules.players; ++seat)
        memories.emplace_back(seat);
    std::vector<Event> events;
    while (state.table.phase != Phase::roundEnd) {
        const std::size_t seat = state.table.turn;
        const Action action = chooseAction(level, viewOf(state, state.table.turn), memories[seat], rng);
        played.actions.push_back(action);
        add(played.digest, action);
        const Table before = state.table;
        events.clear();
        apply(state, action, events);
        for (Memory& memory : memories)
            memory.add(before, action, events);
    }
    for (const int score : handScores(state))
        add(played.digest, {score});
    return played;
}

GameRules rulesFor(std::string_view rulebook, int players)
{
    return std::get<GameRules>(resolveRules(rulebook, {}, players));
}

void say(std::string_view who, std::string_view what, const Digest& digest)
{
    std::printf("%s %s %016llx\n", std::string(who).c_str(), std::string(what).c_str(),
                static_cast<unsigned long long>(digest.sum()));
}

Level withWorlds(const Level& each, int worlds)
{
    Level level = each;
    level.worlds = std::min(level.worlds, worlds);
    return level;
}

void playLevels(int rounds)
{
    for (const Level& each : allLevels()) {
        // A search takes its time: it plays one round where the others play all.
        const Level level = withWorlds(each, fewWorlds);
        for (const Rulebook& book : allRulebooks()) {
            Digest digest;
            for (int round = 0; round < (level.worlds > 0 ? 1 : rounds); ++round)
                digest.add(roundOf(rulesFor(book.id, round % 2 == 0 ? 4 : 2), level,
                                   std::string(book.id) + "/" + std::to_string(round))
                               .digest.sum());
            say(level.id, book.id, digest);
        }
    }
}

void playLeanings(int rounds)
{
    for (const NamedLeaning& leaning : allLeanings()) {
        Digest digest;
        for (int round = 0; round < rounds; ++round)
            digest.add(
                roundOf(rulesFor("tactic", 4), *findLevel("steady", leaning.id), "leaning/" + std::to_string(round))
                    .digest.sum());
        say("steady", leaning.id, digest);
    }
}

/// So many worlds that actions are left out on the way, and worlds are drawn one batch after the other.
void playOn(int worlds)
{
    for (const Level& each : allLevels())
        if (each.worlds > 0)
            say(each.id, "two-seats", roundOf(rulesFor("tactic", 2), withWorlds(each, worlds), "two seats").digest);
}

/// What a hint, the coach and the account of luck and play say of a round.
void lookBack()
{
    const GameRules rules = rulesFor("tactic", 3);
    const Played played = roundOf(rules, *findLevel("casual"), "back");
    Digest digest;
    const Coaching coaching = coach(rules, played.deal, played.actions, 0, {.verdict = {.worlds = 100}});
    for (const Mistake& each : coaching.mistakes) {
        add(digest, {each.step, each.cost.points, each.cost.error, each.tested});
        add(digest, each.better.action);
    }
    for (const GoodMove& each : coaching.goodMoves)
        add(digest, {each.step, each.gain.points, each.gain.error, each.tested});
    say("coach", "tactic", digest);
    digest = Digest();
    const Skill skill = *skillIn(rules, played.deal, played.actions, 0, {.worlds = 40});
    for (const Estimate& each : {skill.order, skill.deal, skill.draws, skill.others, skill.lost, skill.found})
        add(digest, {each.points, each.error});
    say("skill", "tactic", digest);
    digest = Digest();
    const State start = startRound(rules, played.deal);
    const int seat = start.table.turn;
    const Hint hint = hintBySearch(viewOf(start, seat), Memory(seat), "hint");
    add(digest, hint.action);
    add(digest, {static_cast<int>(hint.reason), hint.ahead, hint.worlds});
    say("hint", "tactic", digest);
}

} // namespace
} // namespace mt

int main()
{
    mt::playLevels(10);
    mt::playLeanings(3);
    mt::playOn(60);
    mt::lookBack();
    return 0;
}
