// What the tests of the AI share: levels playing a round.
#pragma once

#include "engine/ai/level.h"
#include "tests/engine/game/random_games.h"

#include <functional>

namespace mt::testing
{

/// Shown every action before it is carried out, and the view it was chosen from.
using Watcher = std::function<void(const State&, const SeatView&, const Action&)>;
/// The same, and what the seat remembers.
using RememberingWatcher = std::function<void(const State&, const SeatView&, const Memory&, const Action&)>;

/// Plays a round to its end, levels[i] at seat i, and gives the scores.
std::vector<int> playRound(const GameRules& rules, const Deal& deal, const std::vector<const Level*>& levels, Rng& rng,
                           const Watcher& watch = nullptr);
std::vector<int> playRemembering(const GameRules& rules, const Deal& deal, const std::vector<const Level*>& levels,
                                 Rng& rng, const RememberingWatcher& watch);

/// All levels, those that search with so few worlds, and without reading, that whole rounds of them are soon played.
std::vector<Level> hastyLevels();

/// A position somewhere in a round in which the seat to move has a choice, and what that seat remembers.
struct Choice {
    State state;
    Memory memory{-1};
    int seat() const { return state.table.turn; }
    SeatView view() const { return viewOf(state, seat()); }
};

/// One of each round that this level, which remembers nothing, plays in every seat: the first after so many actions as
/// chance will have it.
std::vector<Choice> choices(std::string_view level, int rounds, Rng& rng);

/// A round by that rulebook, seat 0 to move first and holding just these tiles.
State roundWithHand(std::string_view rulebook, const OptionChanges& changes, int players, const Hand& hand);

/// The same position to the eyes of `seat`: all it cannot see is dealt anew, everybody keeping as many tiles.
State dealHiddenAnew(const State& state, int seat, Rng& rng);

} // namespace mt::testing
