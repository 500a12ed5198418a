// A round of which one seat's decisions are looked at, to judge what the program says of them: a coach, a hint.
#pragma once

#include "engine/ai/rollouts.h"
#include "engine/game/round.h"

#include <string>
#include <vector>

namespace mt
{
struct Level;
}

namespace mt::cli
{

/// A moment at which the seat had a choice.
struct Choice {
    int step = 0;
    SeatView view;
    Memory memory{-1};
    Action done;
};

struct LookedAtRound {
    Deal deal;
    std::vector<Action> actions{};
    std::vector<Choice> choices{};
};

/// One of the rounds of a game, in that seat a level, or without one any legal action, in the others `hard`. The same
/// with the same seed.
LookedAtRound playLookedAt(const GameRules& rules, int seat, const Level* level, const std::string& seed);

/// A mean of own points less the others' mean, and its standard error.
struct Mean {
    double points = 0;
    double error = 0;
};
Mean meanOf(const Margin& margin, int players);

/// To three places, as it is printed.
double rounded(double value);

} // namespace mt::cli
