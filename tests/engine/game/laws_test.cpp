// What must hold in every round, whatever the rulebook, the options, the players and the luck. A small run by default;
// MT_GAMES=100000 in the environment makes it the nightly one.
#include "tests/engine/game/event_folder.h"
#include "tests/engine/game/random_rounds.h"

#include "engine/game/moves.h"
#include "engine/game/playout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bitset>
#include <optional>
#include <set>
#include <tuple>

namespace mt
{
namespace
{

TEST(Laws, ListedAsLegalIsAcceptedAndNothingElse)
{
    testing::inRandomRounds("legal", 250, [](const testing::Round& round, Rng& rng) {
        if (rng.below(20) != 0)
            return;
        const Table& table = round.state.table;
        const std::vector<Action> listed = legalActions(round.state);
        std::set<Action> accepted;
        for (const Action& action : testing::everyAction(table.turn, round.rules.options.set))
            if (check(round.state, action).isLegal())
                accepted.insert(action);
        EXPECT_EQ(accepted, std::set<Action>(listed.begin(), listed.end()));
        EXPECT_EQ(accepted.size(), listed.size());
        EXPECT_EQ(listed.empty(), table.phase == Phase::roundEnd);
        const int other = (table.turn + 1) % table.players;
        const Reason reason = table.phase == Phase::roundEnd ? Reason::roundOver : Reason::notYourTurn;
        for (const Action& action : testing::everyAction(other, 6))
            EXPECT_EQ(check(round.state, action).reason, reason);
    });
}

TEST(Laws, TheListIsInItsPromisedOrder)
{
    testing::inRandomRounds("order", 250, [](const testing::Round& round, Rng&) {
        const Table& table = round.state.table;
        const auto place = [&](const Action& a) {
            const int kind = static_cast<int>(a.kind);
            const int half = a.kind == ActionKind::play ? a.tile.other(table.trains[a.train].end) : 0;
            return std::tuple(kind, a.kind == ActionKind::play ? int{a.train} : 0, half, a.keep);
        };
        const std::vector<Action> listed = legalActions(round.state);
        for (std::size_t i = 1; i < listed.size(); ++i)
            EXPECT_LT(place(listed[i - 1]), place(listed[i]));
        Moves moves;
        findMoves(table, round.state.hands[table.turn], round.state.drawn, moves);
        ASSERT_EQ(countActions(moves), static_cast<int>(listed.size()));
        for (int k = 0; k < countActions(moves); ++k)
            EXPECT_EQ(actionAt(table, moves, k), listed[static_cast<std::size_t>(k)]);
    });
}

// Also of a train that is none and of no tile; and the moves that were found before leave nothing behind.
TEST(Laws, WhatMayBeLaidWhereIsWhatIsListed)
{
    Moves moves;
    testing::inRandomRounds("lay", 150, [&](const testing::Round& round, Rng& rng) {
        const Table& table = round.state.table;
        if (table.phase != Phase::marker && rng.below(20) != 0)
            return;
        findMoves(table, round.state.hands[table.turn], round.state.drawn, moves);
        std::set<std::pair<Tile, int>> listed;
        Hand tiles;
        for (const Action& action : legalActions(round.state))
            if (action.kind == ActionKind::play) {
                listed.emplace(action.tile, action.train);
                if (!tiles.has(action.tile))
                    tiles.add(action.tile);
            }
        std::vector<Tile> all = fullSet(round.rules.options.set);
        all.emplace_back();
        for (int train = -1; train <= maxTrains; ++train)
            for (const Tile tile : all)
                EXPECT_EQ(mayLay(table, moves, tile, train), listed.contains({tile, train}));
        EXPECT_EQ(playableTiles(table, moves), tiles);
    });
}

// The loop for searches and benchmarks goes through the same states, choosing by the same numbers; what is forced it
// does unasked.
TEST(Laws, APlayoutIsTheSameRoundAsItsActionsOneByOne)
{
    testing::inRandomRounds("playout", 250, [](const testing::Round& round, Rng&) {
        if (round.state.table.phase != Phase::roundEnd)
            return;
        State played = startRound(round.rules, round.deal);
        State stepped = played;
        std::size_t next = 0;
        const auto isForced = [](const std::vector<Action>& legal) {
            return legal.size() == 1 && legal.front().kind != ActionKind::play;
        };
        const int actions = playOut(played, [&](const State& state, const Moves& moves) {
            for (auto legal = legalActions(stepped); isForced(legal); legal = legalActions(stepped)) {
                apply(stepped, legal.front());
                ++next;
            }
            EXPECT_TRUE(state == stepped);
            const Action action = next < round.actions.size() ? round.actions[next++] : Action{};
            apply(stepped, action);
            for (int k = 0; k < countActions(moves); ++k)
                if (actionAt(state.table, moves, k) == action)
                    return k;
            ADD_FAILURE() << "the playout does not know a legal action";
            return 0;
        });
        EXPECT_EQ(static_cast<std::size_t>(actions), round.actions.size());
        EXPECT_TRUE(played == round.state);
    });
}

// What is weighed of a turn is what it leaves behind: all but what the next turn begins with.
TEST(Laws, AnActionByItselfLeavesBehindWhatTheNextTurnFinds)
{
    int ended = 0;
    testing::inRandomRounds("leave", 150, [&](const testing::Round& round, Rng& rng) {
        if (round.state.table.phase == Phase::roundEnd || rng.below(4) != 0)
            return;
        const std::vector<Action> legal = legalActions(round.state);
        const Action& action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        State whole = round.state;
        State left = round.state;
        apply(whole, action);
        const bool ends = carryOut(left, action);
        const Table& next = whole.table;
        EXPECT_EQ(ends, next.turn != left.table.turn || next.phase == Phase::roundEnd);
        EXPECT_EQ(left.hands, whole.hands);
        EXPECT_EQ(left.boneyard, whole.boneyard);
        if (!ends) {
            EXPECT_EQ(left, whole);
            return;
        }
        ++ended;
        EXPECT_EQ(left.table.turn, round.state.table.turn);
        const auto lies = [](const Table& t) {
            return std::tuple(t.trains, t.markers, t.before, t.laid, t.openDoubles, t.openDoubleCount, t.binding,
                              t.opened, t.boneyardCount);
        };
        EXPECT_EQ(lies(left.table), lies(next));
    });
    EXPECT_GT(ended, 100);
}

TEST(Laws, NoTileIsLostOrMadeTwice)
{
    testing::inRandomRounds("tiles", 120, [](const testing::Round& round, Rng&) {
        const State& state = round.state;
        std::bitset<maxTiles> seen;
        int found = 0;
        const auto addOne = [&](Tile tile) {
            seen.set(static_cast<std::size_t>(tile.index()));
            ++found;
        };
        const auto add = [&](const std::vector<Tile>& tiles) { std::for_each(tiles.begin(), tiles.end(), addOne); };
        addOne(Tile(state.table.engine, state.table.engine));
        for (const Hand& hand : state.hands)
            add(hand.tiles());
        for (const TrainId train : trainsInPlay(state.table))
            add(state.table.tilesOf(train));
        for (std::size_t i = 0; i < state.boneyard.size(); ++i)
            if (i < state.table.boneyardCount)
                addOne(state.boneyard[i]);
            else
                EXPECT_FALSE(state.boneyard[i].exists());
        // As many as the set has, none of them twice, and none of a larger set: their numbers come last.
        EXPECT_EQ(found, tileCount(round.rules.options.set));
        EXPECT_EQ(seen.count(), static_cast<std::size_t>(found));
        EXPECT_EQ((seen >> static_cast<std::size_t>(found)).count(), 0U);
    });
}

TEST(Laws, EventsTellThePublicTable)
{
    std::optional<testing::EventFolder> folder;
    testing::inRandomRounds("events", 250, [&](const testing::Round& round, Rng&) {
        if (round.actions.empty())
            folder.emplace(round.rules, round.deal);
        bool announced = false;
        for (const Event& event : round.events) {
            folder->see(event);
            announced = announced || event.kind == EventKind::lastTile;
        }
        EXPECT_EQ(folder->difference(round.state), "");
        if (round.actions.empty())
            return;
        const Action& last = round.actions.back();
        EXPECT_EQ(announced, last.kind == ActionKind::play && folder->handCount(last.seat) == 1);
    });
}

// Whoever shows one event after the other shows at each of them what a player at the table then knows.
TEST(Laws, MomentsAreTheRoundAsEachEventLeavesIt)
{
    std::optional<testing::EventFolder> folder;
    State before;
    testing::inRandomRounds("moments", 150, [&](const testing::Round& round, Rng&) {
        if (round.actions.empty()) {
            folder.emplace(round.rules, round.deal);
            for (const Event& event : round.events)
                folder->see(event);
        } else {
            std::vector<Moment> moments;
            apply(before, round.actions.back(), moments);
            EXPECT_EQ(before, round.state);
            ASSERT_EQ(moments.size(), round.events.size());
            for (std::size_t i = 0; i < moments.size(); ++i) {
                EXPECT_EQ(moments[i].event, round.events[i]);
                folder->see(moments[i].event);
                EXPECT_EQ(folder->openDifference(moments[i].then), "") << i;
            }
        }
        before = round.state;
    });
}

TEST(Laws, EqualActionsMakeEqualRounds)
{
    testing::inRandomRounds("equal", 150, [](const testing::Round& round, Rng&) {
        if (round.state.table.phase != Phase::roundEnd)
            return;
        State again = startRound(round.rules, round.deal);
        for (const Action& action : round.actions)
            apply(again, action);
        EXPECT_EQ(again, round.state);
    });
}

TEST(Laws, EveryRoundEnds)
{
    int ended = 0;
    testing::inRandomRounds("end", 250, [&](const testing::Round& round, Rng&) {
        ended += round.state.table.phase == Phase::roundEnd ? 1 : 0;
    });
    EXPECT_EQ(ended, testing::gamesToPlay(250));
}

TEST(Laws, WhereOneMayLayFollowsFromTheOpenDoubles)
{
    testing::inRandomRounds("trains", 250, [](const testing::Round& round, Rng&) {
        const Table& table = round.state.table;
        const TrainSet closable = table.closableDoubles();
        for (const TrainId train : trainsInPlay(table))
            if (closable.contains(train)) {
                EXPECT_TRUE(table.isOpenDouble(train));
                EXPECT_FALSE(table.isDead(table.trains[train].end));
            }
        if (table.phase == Phase::opening) {
            EXPECT_TRUE(closable.isEmpty()) << "before everybody has opened nobody is bound";
            EXPECT_EQ(table.available, TrainSet(table.turn));
        } else if (table.phase == Phase::turn && !closable.isEmpty()) {
            EXPECT_EQ(table.available, closable);
        } else if (table.phase == Phase::turn || table.phase == Phase::duty) {
            EXPECT_FALSE(table.available.isEmpty());
        } else {
            EXPECT_TRUE(table.available.isEmpty());
        }
    });
}

TEST(Laws, ScoresAreThePipsLeft)
{
    testing::inRandomRounds("scores", 250, [](const testing::Round& round, Rng&) {
        const State& state = round.state;
        const Table& table = state.table;
        if (table.phase != Phase::roundEnd)
            return;
        const std::vector<int> scores = handScores(state);
        ASSERT_EQ(static_cast<int>(scores.size()), table.players);
        int left = 0;
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            int pips = 0;
            for (const Tile tile : state.hands[seat].tiles())
                pips += tile == Tile(0, 0) ? int{table.rules.doubleBlank} : tile.pips();
            EXPECT_EQ(scores[seat], pips);
            left += state.hands[seat].empty() ? 0 : 1;
        }
        EXPECT_EQ(table.endReason == RoundEndReason::out, left < table.players);
        const Event& last = round.events.back();
        ASSERT_EQ(last.kind, EventKind::roundEnded);
        if (table.endReason == RoundEndReason::out) {
            EXPECT_TRUE(state.hands[last.seat].empty());
        }
    });
}

} // namespace
} // namespace mt
