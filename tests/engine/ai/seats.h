// What the tests of the AI share: levels playing a round.
#pragma once

#include "engine/ai/level.h"
#include "tests/engine/game/random_games.h"

#include <functional>

namespace mt::testing
{

/// Shown every action before it is carried out, and the view it was chosen from.
using Watcher = std::function<void(const State&, const SeatView&, const Action&)>;

/// Plays a round to its end, levels[i] at seat i, and gives the scores.
std::vector<int> playRound(const GameRules& rules, const Deal& deal, const std::vector<const Level*>& levels, Rng& rng,
                           const Watcher& watch = nullptr);

/// A round by that rulebook, seat 0 to move first and holding just these tiles.
State roundWithHand(std::string_view rulebook, const OptionChanges& changes, int players, const Hand& hand);

/// The same position to the eyes of `seat`: all it cannot see is dealt anew, everybody keeping as many tiles.
State dealHiddenAnew(const State& state, int seat, Rng& rng);

} // namespace mt::testing
