// What the tests of the AI share: rules drawn at random, and levels playing rounds.
#pragma once

#include "engine/ai/level.h"

#include <functional>

namespace mt
{

/// A rulebook, players and a few changed options, all at random, that go together.
GameRules randomRules(Rng& rng);

/// Called before every action with the state, the view of the seat to move and the action it chose.
using Watcher = std::function<void(const State&, const SeatView&, const Action&)>;

/// Plays a round to its end, levels[i] at seat i, and gives the scores.
std::vector<int> playRound(const GameRules& rules, const Deal& deal, const std::vector<const Level*>& levels, Rng& rng,
                           const Watcher& watch = nullptr);

} // namespace mt
