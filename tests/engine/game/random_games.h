// Random rules, deals and moves for the law tests: the same numbers for the same run everywhere.
#pragma once

#include "engine/base/random.h"
#include "engine/game/round.h"

#include <string>

namespace mt::testing
{

/// Of so many games, or of what is counted in them, what a test does or finds: all, and a third under sanitizers, for
/// which each game is like the other. With MT_EVERY_GAME in the environment all, there too: for what measures.
int share(int whole);
/// How many random games a law test plays: its share of `small`, or more when the environment says so in MT_GAMES.
int gamesToPlay(int small);
/// The number of the first of them: 0, or what the environment says in MT_FIRST_GAME. A game's number is all its
/// chance.
int firstGame();
/// What a failure says of the game it happened in: how to play it again, as tools/laws reads it.
std::string gameText(int number);

/// A rulebook with a random number of its options changed, valid by resolveRules().
GameRules randomRules(Rng& rng);
/// Any options together with small sets and odd hand sizes, which no table prints: blocked tables, dead doubles
/// and empty boneyards are common there.
GameRules oddRules(Rng& rng);
/// The rules of game number `number` of a run: mostly random ones, every third time odd ones.
GameRules rulesOfGame(int number, Rng& rng);

/// A shuffled deal of a random round with a random first seat.
Deal randomDeal(const GameRules& rules, Rng& rng);

/// What a random player likes, so that games differ in more than luck.
struct Taste {
    bool doublesFirst = false;
    bool ownTrainFirst = false;
    bool heaviestFirst = false;
};
Taste randomTaste(Rng& rng);
Action randomAction(const std::vector<Action>& legal, const Taste& taste, Rng& rng);

/// "novelca, 4 players, set=9 short=true": what differs from the rulebook, for messages.
std::string describe(const GameRules& rules);

} // namespace mt::testing
