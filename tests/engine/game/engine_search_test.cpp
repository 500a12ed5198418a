// Ruling 2, and who has the first turn: the engine search is over before there is a position, so the deal is the test.
#include "engine/game/game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mt
{
namespace
{

/// A deal of round 1 with the engine as the n-th tile of the boneyard (from 0), or, below 0, in the hand of seat -n-1.
Deal dealWithEngineAt(const GameRules& rules, int n, int firstSeat)
{
    Deal deal{.round = 1, .engine = rules.options.set, .firstSeat = firstSeat, .deck = fullSet(rules.options.set)};
    const Tile engine = deal.deck.back();
    deal.deck.pop_back();
    const int hands = rules.players * rules.handSize;
    const int place = n >= 0 ? hands + n : (-n - 1) * rules.handSize;
    deal.deck.insert(deal.deck.begin() + place, engine);
    return deal;
}

GameRules rulesFor(EngineSearch search, int players, int handSize)
{
    GameRules rules = std::get<GameRules>(resolveRules("ecowoodart", {}, players));
    rules.options.engineSearch = search;
    rules.handSize = handSize;
    return rules;
}

/// The seats that drew, in order, and then the seat that laid the engine and began.
std::vector<int> drawersAndStarter(const GameRules& rules, const Deal& deal)
{
    std::vector<Event> events;
    const State state = startRound(rules, deal, &events);
    std::vector<int> seats;
    for (const Event& event : events)
        if (event.kind == EventKind::tileDrawn || event.kind == EventKind::engineLaid)
            seats.push_back(event.seat);
    EXPECT_EQ(seats.back(), state.table.turn);
    EXPECT_EQ(state.table.boneyardCount,
              deal.deck.size() - static_cast<std::size_t>(rules.players * rules.handSize) - (seats.size() - 1));
    int held = 0;
    for (const Hand& hand : state.hands) {
        held += hand.count();
        EXPECT_FALSE(hand.has(Tile(deal.engine, deal.engine)));
    }
    EXPECT_EQ(held, rules.players * rules.handSize + static_cast<int>(seats.size()) - 2);
    return seats;
}

using Seats = std::vector<int>;

TEST(Ruling02, TheHolderLaysTheEngineAndNobodySearches)
{
    const GameRules rules = rulesFor(EngineSearch::fullPass, 3, 16);
    for (int holder = 0; holder < 3; ++holder)
        for (int firstSeat = 0; firstSeat < 3; ++firstSeat)
            EXPECT_EQ(drawersAndStarter(rules, dealWithEngineAt(rules, -holder - 1, firstSeat)), Seats{holder});
}

TEST(Ruling02, FullPassLetsEverySeatDraw)
{
    const GameRules rules = rulesFor(EngineSearch::fullPass, 3, 16);
    EXPECT_EQ(drawersAndStarter(rules, dealWithEngineAt(rules, 0, 0)), (Seats{0, 1, 2, 0}));
    EXPECT_EQ(drawersAndStarter(rules, dealWithEngineAt(rules, 2, 0)), (Seats{0, 1, 2, 2}));
    EXPECT_EQ(drawersAndStarter(rules, dealWithEngineAt(rules, 4, 0)), (Seats{0, 1, 2, 0, 1, 2, 1}));
}

TEST(Ruling02, StopEndsTheDrawingAtOnce)
{
    const GameRules rules = rulesFor(EngineSearch::stop, 3, 16);
    EXPECT_EQ(drawersAndStarter(rules, dealWithEngineAt(rules, 0, 0)), (Seats{0, 0}));
    EXPECT_EQ(drawersAndStarter(rules, dealWithEngineAt(rules, 4, 0)), (Seats{0, 1, 2, 0, 1, 1}));
}

TEST(Ruling02, TheFirstSeatDrawsFirst)
{
    for (const auto search : {EngineSearch::fullPass, EngineSearch::stop}) {
        const GameRules rules = rulesFor(search, 3, 16);
        const Seats seats = drawersAndStarter(rules, dealWithEngineAt(rules, 2, 1));
        EXPECT_EQ(seats, (Seats{1, 2, 0, 0}));
    }
}

TEST(Ruling02, ABoneyardThatRunsOutInMidPassIsDrawnEmpty)
{
    // 91 tiles, 3 hands of 29: four tiles are left, a whole pass and one more.
    const GameRules rules = rulesFor(EngineSearch::fullPass, 3, 29);
    EXPECT_EQ(drawersAndStarter(rules, dealWithEngineAt(rules, 3, 1)), (Seats{1, 2, 0, 1, 1}));
    // Two are left: even the first pass is never whole.
    const GameRules few = rulesFor(EngineSearch::fullPass, 3, 29);
    EXPECT_EQ(drawersAndStarter(few, dealWithEngineAt(few, 0, 0)), (Seats{0, 1, 2, 0}));
    GameRules two = rulesFor(EngineSearch::fullPass, 2, 45);
    EXPECT_EQ(drawersAndStarter(two, dealWithEngineAt(two, 0, 1)), (Seats{1, 1}));
}

TEST(Ruling02, TheSeatLeftOfTheLastStarterDrawsFirstLater)
{
    const GameRules rules = std::get<GameRules>(resolveRules("ecowoodart", {}, 3));
    Game game = newGame(rules, 2);
    EXPECT_EQ(game.firstSeat, 0) << "seat 1 draws first in round 1";
    beginRound(game, dealWithEngineAt(rules, -2, game.firstSeat));
    EXPECT_EQ(game.starter, 1);
    std::vector<Event> events;
    while (game.inRound)
        apply(game, legalActions(game.round).front(), events);
    EXPECT_EQ(game.firstSeat, 2);
}

TEST(Ruling01, TheHolderTakesANormalTurnAtOnce)
{
    const GameRules rules = std::get<GameRules>(resolveRules("ecowoodart", {}, 4));
    std::vector<Event> events;
    const State state = startRound(rules, dealWithEngineAt(rules, -3, 0), &events);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(events[0].kind, EventKind::engineLaid);
    EXPECT_EQ(events[1].kind, EventKind::turnStarted);
    EXPECT_EQ(state.table.turn, 2);
    EXPECT_EQ(state.table.phase, Phase::turn);
    EXPECT_EQ(state.table.openDoubleCount, 0);
}

} // namespace
} // namespace mt
