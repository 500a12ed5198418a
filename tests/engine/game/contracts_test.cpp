// What the engine's public functions ask of their callers is looked at in debug builds: each of these ends the program.
#include "engine/ai/hint.h"
#include "engine/ai/planner.h"
#include "engine/game/game.h"
#include "engine/record/notation.h"
#include "engine/record/replay.h"
#include "tests/engine/game/random_games.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

#ifdef NDEBUG

TEST(Contracts, AreNotLookedAtInReleaseBuilds)
{
    int asked = 0;
    MT_EXPECT(++asked > 1);
    EXPECT_EQ(asked, 0);
}

#else

GameRules someRules() { return std::get<GameRules>(resolveRules("tactic", {}, 3)); }

Deal someDeal(const GameRules& rules)
{
    Rng rng("contracts");
    Deal deal;
    makeDeal(rules, 1, 0, rng, deal);
    return deal;
}

// A place in our code and the condition, as the message tells them.
std::string broken(const std::string& file, const std::string& condition)
{
    return "engine/" + file + ":[0-9]+: this was expected of the caller: .*" + condition;
}

int outside = maxPip + 1; // no constant: the compiler itself would refuse one

TEST(ContractsDeathTest, ATileHasHalvesOfTheLargestSet)
{
    EXPECT_DEATH(Tile(outside, 0), broken("base/tile.h", "a <= maxPip"));
    EXPECT_DEATH(Tile(0, -outside), broken("base/tile.h", "b >= 0"));
    EXPECT_DEATH(Tile::fromIndex(maxTiles + outside), broken("base/tile.h", "index <= maxTiles"));
    EXPECT_DEATH(Tile(9, 4).other(outside), broken("base/tile.h", "has\\(pip\\)"));
}

TEST(ContractsDeathTest, AHandHasATileOnce)
{
    Hand hand{{9, 4}};
    EXPECT_DEATH(hand.add({4, 9}), broken("base/hand.h", "!has\\(tile\\)"));
    EXPECT_DEATH(hand.add(Tile()), broken("base/hand.h", "tile.exists"));
    EXPECT_DEATH(hand.remove({9, 5}), broken("base/hand.h", "has"));
    EXPECT_DEATH(hand.row(outside), broken("base/row.h", "number"));
}

TEST(ContractsDeathTest, ANumberIsDrawnBelowSomething)
{
    Rng rng("contracts");
    EXPECT_DEATH(rng.below(0), broken("base/random.h", "bound > 0"));
}

TEST(ContractsDeathTest, OnlyLegalActionsAreCarriedOut)
{
    State state = startRound(someRules(), someDeal(someRules()));
    EXPECT_DEATH(apply(state, {ActionKind::marker, state.table.turn}), broken("game/round.cpp", "isPossible"));
    const auto other = static_cast<std::uint8_t>(state.table.turn + 1);
    Action action = legalActions(state).front();
    action.seat = other;
    EXPECT_DEATH(apply(state, action), broken("game/round.cpp", "isPossible"));
}

TEST(ContractsDeathTest, ARoundIsDealtFromAWholeDeck)
{
    Deal deal = someDeal(someRules());
    deal.deck.back() = deal.deck.front();
    EXPECT_DEATH(startRound(someRules(), deal), broken("game/deal.cpp", "deckMistake"));
}

TEST(ContractsDeathTest, ATableIsAskedAboutItsTrains)
{
    const State state = startRound(someRules(), someDeal(someRules()));
    EXPECT_DEATH(state.table.tilesOf(maxTrains), broken("base/row.h", "number"));
    EXPECT_DEATH(state.table.hasMarker(-1), broken("base/small_set.h", "element"));
    EXPECT_DEATH(state.table.isDead(13), broken("game/table.h", "pip <= rules.set"));
}

TEST(ContractsDeathTest, AGameBeginsTheRoundThatIsDue)
{
    const GameRules rules = someRules();
    Game game = newGame(rules, 0);
    Deal deal = someDeal(rules);
    deal.firstSeat = 1;
    EXPECT_DEATH(beginRound(game, deal), broken("game/game.cpp", "firstSeat"));
    EXPECT_DEATH(newGame(rules, 3), broken("game/game.cpp", "firstSeat < rules.players"));
    std::vector<Event> events;
    EXPECT_DEATH(apply(game, Action(), events), broken("game/game.cpp", "inRound"));
}

TEST(ContractsDeathTest, ASeatThatLooksIsInPlay)
{
    const State state = startRound(someRules(), someDeal(someRules()));
    EXPECT_DEATH(viewOf(state, 3), broken("ai/seat_view.cpp", "seat < state.table.players"));
    const SeatView waits = viewOf(state, (state.table.turn + 1) % 3);
    EXPECT_DEATH(hintFor(waits), broken("ai/hint.cpp", "empty"));
}

TEST(ContractsDeathTest, ATrainIsPlannedFromAValueThatThereIs)
{
    EXPECT_DEATH(longestTrain(Hand{{9, 4}}, outside), broken("ai/planner.cpp", "end <= maxPip"));
}

TEST(ContractsDeathTest, ARecordIsAskedAboutWhatItHas)
{
    const Replay nothing;
    EXPECT_DEATH(nothing.header(), broken("record/replay.h", "header"));
    EXPECT_DEATH(nothing.roundEndLine(), broken("record/replay.cpp", "scores"));
    EXPECT_DEATH(nothing.stateAfter(1), broken("record/replay.cpp", "actions"));
    EXPECT_DEATH(tileText(Tile()), broken("record/notation.cpp", "exists"));
}

#endif

} // namespace
} // namespace mt
