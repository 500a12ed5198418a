// What is counted is true, and follows from what a seat may know.
#include "engine/ai/counting.h"
#include "tests/engine/ai/seats.h"
#include "tests/engine/game/random_rounds.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace mt::testing
{
namespace
{

int anySeat(const Round& round, Rng& rng)
{
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(round.rules.players)));
}

/// Random rounds; `look` is shown some of their positions, with the first one of the round.
template <class Look>
void atSomePositions(const char* run, int small, Look look)
{
    State start;
    inRandomRounds(run, small, [&](const Round& round, Rng& rng) {
        if (round.actions.empty())
            start = round.state;
        if (round.state.table.phase != Phase::roundEnd && rng.below(8) == 0)
            look(round, start, rng);
    });
}

TEST(Laws, OfEveryValueEachTileIsSeenOrNot)
{
    atSomePositions("counted tiles", 60, [](const Round& round, const State& start, Rng& rng) {
        const int seat = anySeat(round, rng);
        const Counting counting = countFor(viewOf(round.state, seat), remember(start, round.actions, seat));
        Hand hidden;
        for (int i = 0; i < round.state.table.boneyardCount; ++i)
            hidden.add(round.state.boneyard[i]);
        for (int other = 0; other < round.rules.players; ++other)
            for (const Tile tile : round.state.hands[other].tiles())
                if (other != seat && !round.rules.options.openHands)
                    hidden.add(tile);
        const int set = round.rules.options.set;
        for (int value = 0; value <= set; ++value)
            EXPECT_EQ(counting.seenOf(value) + hidden.row(value).count(), set + 1) << value;
        EXPECT_EQ(counting.seen.count() + hidden.count(), tileCount(set));
        EXPECT_EQ(counting.pips, handScores(round.state)[static_cast<std::size_t>(seat)]);
    });
}

TEST(Laws, NobodyHoldsWhatTheyAreCountedToLack)
{
    int lacked = 0;
    atSomePositions("counted lacks", 200, [&](const Round& round, const State& start, Rng& rng) {
        const int seat = anySeat(round, rng);
        const Counting counting = countFor(viewOf(round.state, seat), remember(start, round.actions, seat));
        ASSERT_EQ(counting.seats.size(), static_cast<std::size_t>(round.rules.players));
        for (int other = 0; other < round.rules.players; ++other)
            for (const int value : counting.seats[static_cast<std::size_t>(other)].lacks) {
                ++lacked;
                for (const int half : round.state.hands[other].row(value))
                    EXPECT_EQ(half, value) << "seat " << other + 1 << " holds " << value << '-' << half;
            }
    });
    EXPECT_GT(lacked, 1000);
}

TEST(Laws, EveryDrawAndPassIsCountedInItsTurn)
{
    atSomePositions("counted turns", 60, [](const Round& round, const State& start, Rng&) {
        const Memory memory = remember(start, round.actions, -1);
        const Counting counting = countFor(viewOf(round.state, 0), memory);
        for (int seat = 0; seat < round.rules.players; ++seat) {
            int turns = 0;
            std::vector<MissedTurn> missed;
            for (std::size_t i = 0; i < memory.done().size(); ++i) {
                const Remembered& done = memory.done()[i];
                if (done.action.seat != seat)
                    continue;
                turns += i == 0 || memory.done()[i - 1].action.seat != seat ? 1 : 0;
                if (done.action.kind != ActionKind::draw && done.action.kind != ActionKind::pass)
                    continue;
                if (missed.empty() || missed.back().turn != turns)
                    missed.push_back({turns});
                missed.back().values |= done.missed;
                missed.back().passed = done.action.kind == ActionKind::pass;
                missed.back().drew +=
                    static_cast<int>(std::count_if(done.events.begin(), done.events.end(), [](const Event& event) {
                        return event.kind == EventKind::tileDrawn;
                    }));
            }
            EXPECT_EQ(counting.seats[static_cast<std::size_t>(seat)].missed, missed);
        }
    });
}

/// Everything that `seat` has seen of the round until `now`.
Hand seenUntil(const State& now, std::span<const Action> actions, int seat)
{
    Hand seen;
    const auto add = [&seen](Tile tile) {
        if (!seen.has(tile))
            seen.add(tile);
    };
    for (const Action& action : actions)
        if (action.kind == ActionKind::play)
            add(action.tile);
    for (int other = 0; other < now.table.players; ++other)
        if (other == seat || now.table.rules.openHands)
            for (const Tile tile : now.hands[other].tiles())
                add(tile);
    return seen;
}

/// The first position of the round as it might as well have been: all that is not among `seen` is dealt anew.
State dealUnseenAnew(const State& start, const Hand& seen, Rng& rng)
{
    State other = start;
    std::vector<Tile> hidden;
    for (int i = 0; i < start.table.boneyardCount; ++i)
        if (!seen.has(start.boneyard[i]))
            hidden.push_back(start.boneyard[i]);
    for (int seat = 0; seat < start.table.players; ++seat)
        for (const Tile tile : start.hands[seat].tiles())
            if (!seen.has(tile)) {
                hidden.push_back(tile);
                other.hands[seat].remove(tile);
            }
    shuffle(std::span(hidden), rng);
    auto next = hidden.begin();
    for (int i = 0; i < start.table.boneyardCount; ++i)
        if (!seen.has(start.boneyard[i]))
            other.boneyard[i] = *next++;
    for (int seat = 0; seat < start.table.players; ++seat)
        while (other.hands[seat].count() < start.hands[seat].count())
            other.hands[seat].add(*next++);
    return other;
}

/// Plays the same actions from there; nothing, where what everybody saw would have been something else.
std::optional<State> playedAlike(const State& start, const State& other, std::span<const Action> actions, int seat)
{
    State one = start;
    State two = other;
    for (const Action& action : actions) {
        std::vector<Event> events;
        std::vector<Event> otherEvents;
        apply(one, action, events);
        apply(two, action, otherEvents);
        for (std::vector<Event>* each : {&events, &otherEvents})
            for (Event& event : *each)
                if (event.kind == EventKind::tileDrawn && event.seat != seat)
                    event.tile = {};
        if (events != otherEvents)
            return std::nullopt;
    }
    return two;
}

TEST(Laws, WhatIsCountedDoesNotDependOnHiddenTiles)
{
    int swapped = 0;
    std::set<std::string, std::less<>> rulebooks;
    atSomePositions("counted hidden", 200, [&](const Round& round, const State& start, Rng& rng) {
        const int seat = anySeat(round, rng);
        const Counting counting = countFor(viewOf(round.state, seat), remember(start, round.actions, seat));
        const State other = dealUnseenAnew(start, seenUntil(round.state, round.actions, seat), rng);
        const auto state = playedAlike(start, other, round.actions, seat);
        if (!state || other == start)
            return;
        ++swapped;
        rulebooks.insert(round.rules.rulebook);
        EXPECT_EQ(countFor(viewOf(*state, seat), remember(other, round.actions, seat)), counting);
    });
    EXPECT_GT(swapped, share(1000));
    for (const Rulebook& rulebook : allRulebooks())
        EXPECT_TRUE(rulebooks.contains(rulebook.id)) << rulebook.id;
}

TEST(Counting, ADoubleBlankCostsWhatTheRulebookSays)
{
    const State state = roundWithHand("tactic", {{"doubleBlank", "50"}}, 2, {Tile(0, 0), Tile(3, 2)});
    const Counting counting = countFor(viewOf(state, 0), Memory(0));
    EXPECT_EQ(counting.pips, 55);
    EXPECT_EQ(counting.seenOf(3), 1);
}

/// Seat 1 of three, told what it does.
class Lacks : public ::testing::Test
{
protected:
    void add(ActionKind kind, PipSet missed, int drew, Tile tile = {})
    {
        Table table = state_.table;
        table.available = {};
        Action action{kind, 1, tile, 0, false};
        std::vector<Event> events(static_cast<std::size_t>(drew), Event{.kind = EventKind::tileDrawn, .seat = 1});
        table.players = 3;
        table.turn = 1;
        int train = 0;
        for (const int value : missed) {
            table.trains[train].end = static_cast<std::uint8_t>(value);
            table.available.insert(train++);
        }
        memory_.add(table, action, events);
    }
    PipSet lacks() const { return countFor(viewOf(state_, 0), memory_).seats[1].lacks; }
    static PipSet these(std::initializer_list<int> values)
    {
        PipSet set;
        for (const int value : values)
            set.insert(value);
        return set;
    }

private:
    State state_ = roundWithHand("tactic", {}, 3, {Tile(0, 0)});
    Memory memory_{0};
};

TEST_F(Lacks, LastUntilATileIsDrawnThatCouldHaveTheValue)
{
    add(ActionKind::pass, these({7, 3}), 0);
    EXPECT_EQ(lacks(), these({7, 3}));
    add(ActionKind::draw, these({5}), 1);
    EXPECT_EQ(lacks(), these({})) << "it may be a 7, a 3 or a 5";
    add(ActionKind::play, {}, 0, Tile(5, 2));
    EXPECT_EQ(lacks(), these({7, 5, 3})) << "there was no 5 before: that was the tile drawn";
    add(ActionKind::pass, these({9}), 0);
    EXPECT_EQ(lacks(), these({9, 7, 5, 3}));
    add(ActionKind::draw, these({9}), 2);
    add(ActionKind::play, {}, 0, Tile(9, 9));
    EXPECT_EQ(lacks(), these({})) << "the other one of the two may be a 9";
}

} // namespace
} // namespace mt::testing
