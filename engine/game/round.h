// One round: its whole state as a value, and the turn machine of docs/rules.md sections 2 and 3.
//
// The way of an action: check() says legal or a reason, apply() returns the next state and what happened. The table,
// the records, the bots and the searches all go through the same functions; apply() without events is the same code
// with a sink that throws them away.
#pragma once

#include "engine/game/action.h"
#include "engine/game/moves.h"
#include "engine/game/table.h"
#include "engine/rules/catalogue.h"

#include <optional>
#include <span>
#include <vector>

namespace mt
{

/// A round, complete: the table, every hand, the boneyard in its order. A value; equal means equal in every respect.
struct State {
    Table table;
    Row<Hand, maxSeats> hands{};
    Tile drawn{}; ///< the last tile drawn for the tile required now, or none
    /// The boneyard in reverse: the next tile drawn is boneyard[table.boneyardCount - 1]. Beyond the count: no tiles.
    Row<Tile, maxTiles> boneyard{};

    friend bool operator==(const State&, const State&) = default;
};

/// What is fixed before the first move of a round.
struct Deal {
    int round = 1;          ///< from 1
    int engine = 12;        ///< its value
    int firstSeat = 0;      ///< from 0: who starts (`rotate`) or who draws first in an engine search
    std::vector<Tile> deck; ///< shuffled; seat 0 gets the first tiles, seat 1 the next, ...; then the boneyard

    friend bool operator==(const Deal&, const Deal&) = default;
};

/// Something that happens, and the round as it lies then, for whoever shows one thing after the other: what each hand
/// and each train holds, the markers, the boneyard, whose turn it is. What only the next action depends on (phase,
/// available trains, duties) may still be to come in the same action.
struct Moment {
    Event event;
    State then;

    friend bool operator==(const Moment&, const Moment&) = default;
};

class Rng;
/// A shuffled deal of that round: every tile of the set (the engine apart when it lies aside), in the order of
/// fullSet(), shuffled. `round` in 1..set+1, `firstSeat` a seat in play. Into `deal`, so that a benchmark or a search
/// can use one deck's memory again and again.
void makeDeal(const GameRules& rules, int round, int firstSeat, Rng& rng, Deal& deal);
/// The value of a round's engine: set, set-1, ...; round in 1..set+1.
constexpr int engineOfRound(const Options& options, int round)
{
    MT_EXPECT(round >= 1 && round <= options.set + 1);
    return options.set - (round - 1);
}

/// `round` from 1, `engine` a value of the set. A table with the engine's slot and the trains' slots, nothing laid,
/// nothing dealt, no turn running.
State layTable(const GameRules& rules, int round, int engine);
/// Deals, searches the engine, lays it, and starts the first turn. The deck must be a permutation of the right tiles
/// (no deckMistake). Events, when wanted, are appended to `events`.
State startRound(const GameRules& rules, const Deal& deal, std::vector<Event>* events = nullptr);
/// None where the deck holds exactly the tiles that a round with this engine is dealt from. Else the first of the deck
/// that does not belong there or comes again; where there is none such, the first (by index()) that is missing.
std::optional<Tile> deckMistake(const Options& options, int engine, std::span<const Tile> deck);

/// It depends on the open table, the acting seat's own hand and the tile it drew, and on nothing else.
void findMoves(const Table& table, const Hand& hand, Tile drawn, Moves& moves);

/// Whether that tile may be laid on that train, and which tiles may be laid at all: by the moves that were found for
/// the table. The train may be any number, the tile none.
bool mayLay(const Table& table, const Moves& moves, Tile tile, int train);
Hand playableTiles(const Table& table, const Moves& moves);
/// Why the seat to move may lay on that train with no tile at all: the rule for which `available` leaves it out.
/// MT_EXPECT: a train of this game that it does leave out.
Refusal whyClosed(const Table& table, TrainId train);

/// Every legal action of the seat to move: plays by train in the order of trainsInPlay() and then by tile, then
/// draw, pass, end-opening, marker off, marker kept. Empty at a round's end.
std::vector<Action> legalActions(const Table& table, const Hand& hand, Tile drawn);
std::vector<Action> legalActions(const State& state);

/// Whether the action is legal now; if not, why. Never depends on what the acting seat cannot see.
Refusal check(const Table& table, const Hand& hand, Tile drawn, const Action& action);
Refusal check(const State& state, const Action& action);

/// Whether what lies open lets the seat to move do it, whatever its hand is: the turn, the train and its end, the
/// boneyard. Every legal action is possible; who follows a game from one seat can know no more of the others.
bool isPossible(const Table& table, const Action& action);

/// Carries out a legal action: check() is the caller's to ask, once; an illegal one is a broken contract, not an error
/// that is reported. MT_EXPECT: it is possible, and the tile is held; whether the hand left no other choice it does not
/// look at, for who follows a game from one seat only guesses at the other hands.
/// Appends what happened to `events`.
void apply(State& state, const Action& action, std::vector<Event>& events);
/// The same, with the round as each event leaves it.
void apply(State& state, const Action& action, std::vector<Moment>& moments);
/// The same without events, for searches and benchmarks.
void apply(State& state, const Action& action);
/// The same, but where the turn ends with it the next one does not begin, nor is it asked whether the round is over:
/// for who weighs what a turn leaves behind. Whether it ends.
bool carryOut(State& state, const Action& action);

/// The score of each seat's hand as it stands: the pips left, 0-0 by `doubleBlank` (ruling 17).
std::vector<int> handScores(const State& state);

/// A position starts here (table.turn a seat in play): lays nothing, takes table.turn, openDoubles,
/// binding, opened and the trains as they are and begins that seat's turn.
void beginTurn(State& state);
/// Why the round is over before the turn of table.turn begins, if it is: then no seat is to move.
std::optional<RoundEndReason> whyOver(const State& state);

} // namespace mt
