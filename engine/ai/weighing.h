// The one-ply planner's opinion of every action a seat may take: what level `hard` follows and a hint can explain.
#pragma once

#include "engine/ai/seat_view.h"

#include <vector>

namespace mt
{

/// An action and what the seat is left with after it. Lower is better; the unit is a hundredth of a pip.
struct WeighedAction {
    Action action;
    int cost = 0;

    friend bool operator==(const WeighedAction&, const WeighedAction&) = default;
};

/// Every action of legalActions(view), in that order, with its cost.
std::vector<WeighedAction> weighActions(const SeatView& view);

} // namespace mt
