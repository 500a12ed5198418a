// A game: rounds one after another, totals, when it is over and who has won.
#pragma once

#include "engine/game/round.h"

#include <vector>

namespace mt
{

/// A game between rounds or within one. A value.
struct Game {
    GameRules rules;
    int firstRound = 1;                   ///< the number of its first round; another one where a round is played again
    int firstSeat = 0;                    ///< of the round in play or, between rounds, of the next one
    int starter = 0;                      ///< who had the first turn of the round in play or just finished
    std::vector<std::vector<int>> scores; ///< a row for each finished round, by seat
    State round;                          ///< the round in play or the one just finished
    bool inRound = false;                 ///< false: before the first round, or the last one has ended

    friend bool operator==(const Game&, const Game&) = default;
};

/// A game before its first round. `firstSeat` (a seat in play, from 0) counts only under `starter: rotate`;
/// engine-holder rules have seat 0 draw first in a search. `firstRound`: 1..set+1.
Game newGame(const GameRules& rules, int firstSeat, int firstRound = 1);
/// The number of the round that comes next.
int nextRound(const Game& game);
/// Starts the next round. The deal's round, engine and firstSeat must be the game's own; the game must not be over.
void beginRound(Game& game, const Deal& deal, std::vector<Event>* events = nullptr);
/// Carries out a legal action of the round in play; when it ends the round its scores join the table. As apply() of a
/// round does, it appends what happened.
void apply(Game& game, const Action& action, std::vector<Event>& events);
void apply(Game& game, const Action& action, std::vector<Moment>& moments);
void apply(Game& game, const Action& action);

/// By seat: the sum of the finished rounds.
std::vector<int> totals(const Game& game);
/// The last round is over or, with `targetScore`, a total has reached it.
bool isOver(const Game& game);

/// How the winners were found, for whoever explains it.
enum class TieBreak : std::uint8_t { none, zeroRounds, lowestRound, joint };
struct Result {
    std::vector<int> winners;            ///< seats from 0, in order; more than one: joint
    TieBreak decidedBy = TieBreak::none; ///< `none`: the lowest total alone
};
/// Who has won a game that is over, or would have if it were over now: lowest total; ties by `ties` (docs/rules.md
/// section 1).
Result resultOf(const Game& game);

} // namespace mt
