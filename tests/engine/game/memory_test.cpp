// A seat remembers what it saw, and nothing else.
#include "engine/game/memory.h"
#include "tests/engine/game/random_rounds.h"

#include <algorithm>

namespace mt
{
namespace
{

using testing::Round;

std::vector<Event> withoutDrawnTiles(std::vector<Event> events, int exceptOf)
{
    for (Event& event : events)
        if (event.kind == EventKind::tileDrawn && event.seat != exceptOf)
            event.tile = {};
    return events;
}

/// Random rounds with the position before each action; `look` sees them once, when they are over.
template <class Look>
void afterRandomRounds(const char* run, int small, Look look)
{
    std::vector<State> states;
    testing::inRandomRounds(run, small, [&](const Round& round, Rng& rng) {
        if (round.actions.empty())
            states.clear();
        states.push_back(round.state);
        if (round.state.table.phase == Phase::roundEnd)
            look(round, states, rng);
    });
}

TEST(Memory, HasEveryActionWithItsEventsAndNoTileThatOthersDrew)
{
    afterRandomRounds("memory", 200, [](const Round& round, const std::vector<State>& states, Rng& rng) {
        const int seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(round.rules.players) + 1)) - 1;
        const Memory memory = remember(states.front(), round.actions, seat);
        ASSERT_EQ(memory.done().size(), round.actions.size());
        Memory grown(seat);
        for (std::size_t i = 0; i < round.actions.size(); ++i) {
            State next = states[i];
            std::vector<Event> events;
            apply(next, round.actions[i], events);
            EXPECT_EQ(memory.done()[i].action, round.actions[i]);
            EXPECT_EQ(memory.done()[i].before, states[i].table);
            EXPECT_EQ(memory.done()[i].events, withoutDrawnTiles(events, seat));
            grown.add(states[i].table, round.actions[i], events);
        }
        EXPECT_EQ(grown, memory) << "after an undo, from a record and while playing it is the same";
    });
}

TEST(Memory, WhatWasMissedWasNotInTheHand)
{
    int missed = 0;
    afterRandomRounds("missed", 200, [&](const Round& round, const std::vector<State>& states, Rng&) {
        const Memory memory = remember(states.front(), round.actions, -1);
        for (std::size_t i = 0; i < round.actions.size(); ++i) {
            const State& before = states[i];
            const Remembered& then = memory.done()[i];
            const bool isPlay = then.action.kind != ActionKind::draw && then.action.kind != ActionKind::pass;
            if (isPlay || before.table.phase == Phase::roundEnd) {
                EXPECT_TRUE(then.missed.isEmpty());
                continue;
            }
            const Hand& hand = before.hands[then.action.seat];
            for (const int value : then.missed) {
                ++missed;
                for (const int other : hand.row(value)) {
                    EXPECT_TRUE(other == value && before.table.phase == Phase::duty)
                        << value << '-' << other << " would have served";
                }
            }
        }
    });
    EXPECT_GT(missed, 0);
}

/// The round before its first action, as it might as well have been: two tiles that `seat` has not seen until now
/// change places. `before`: the round as each of the actions met it. Nothing: it has seen all but one.
std::optional<State> another(std::span<const State> before, std::span<const Action> actions, int seat, Rng& rng)
{
    const State& start = before.front();
    const auto isSeen = [&](Tile tile) {
        return std::any_of(actions.begin(), actions.end(), [&](const Action& action) { return action.tile == tile; }) ||
               std::any_of(before.begin(), before.end(),
                           [&](const State& state) { return state.hands[seat].has(tile); });
    };
    State swapped = start;
    std::vector<Tile*> places;
    for (int i = 0; i < start.table.boneyardCount; ++i)
        if (!isSeen(swapped.boneyard[i]))
            places.push_back(&swapped.boneyard[i]);
    if (places.empty())
        return std::nullopt;
    Tile& buried = *places[rng.below(static_cast<std::uint32_t>(places.size()))];
    for (int other = 0; other < start.table.players; ++other)
        for (const Tile tile : start.hands[other].tiles())
            if (other != seat && !isSeen(tile)) {
                swapped.hands[other].remove(tile);
                swapped.hands[other].add(buried);
                buried = tile;
                return swapped;
            }
    return std::nullopt;
}

TEST(Memory, NeverDependsOnHiddenTiles)
{
    int swaps = 0;
    afterRandomRounds("hidden", 500, [&](const Round& round, const std::vector<State>& states, Rng& rng) {
        // The end of a round looks into the hands; what is remembered before it does not.
        const std::size_t done = rng.below(static_cast<std::uint32_t>(round.actions.size()));
        const std::span actions(round.actions.data(), done);
        const int seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(round.rules.players)));
        const Memory memory = remember(states.front(), actions, seat);
        const auto start = another({states.data(), done + 1}, actions, seat, rng);
        if (!start)
            return;
        ++swaps;
        EXPECT_NE(*start, states.front());
        EXPECT_EQ(start->table, states.front().table);
        EXPECT_EQ(remember(*start, actions, seat), memory);
    });
    EXPECT_GT(swaps, testing::share(200));
}

} // namespace
} // namespace mt
