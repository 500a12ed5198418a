// A whole game that levels play among themselves, each seat as the table lets it play.
#pragma once

#include "engine/ai/level.h"
#include "engine/game/game.h"

#include <functional>

namespace mt
{

/// Text that is another one for each decision of a game, and the same for the same decision, from which a level draws
/// its lots. `done`: how many actions of the round have been.
std::string decisionSeed(std::string_view gameSeed, int round, std::size_t done);

/// The deal of a round, from 1; `firstSeat` as in Deal.
using Dealer = std::function<Deal(int round, int firstSeat)>;
/// Each action as it is done. False: no more of it is wanted.
using ActionListener = std::function<bool(const Action&)>;

/// Plays from the first deal to the end; asked to stop, or where `done` wants no more, to some place before it.
/// `levels`: by seat. `firstSeat`, from 0: who begins.
Game playLevels(const GameRules& rules, std::span<const Level* const> levels, std::string_view seed, int firstSeat,
                const Dealer& deal, const StopToken& stop = {}, const ActionListener& done = {});

} // namespace mt
