// What one seat may know, as a type of its own: it has no room for another's hand or for the boneyard's order.
#pragma once

#include "engine/game/round.h"

#include <vector>

namespace mt
{

struct SeatView {
    Table table;
    int seat = 0; ///< from 0
    Hand hand;    ///< its own
    Tile drawn;   ///< the tile that it drew for the tile required now, or none; with `openHands` whoever is to move
    Row<std::uint8_t, maxSeats> handSizes{}; ///< by seat
    std::vector<Hand> faceUp;                ///< every hand by seat, with `openHands` only; else empty

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

/// `seat`: one in play.
SeatView viewOf(const State& state, int seat);
/// What the seat may do now; empty when it is not to move.
std::vector<Action> legalActions(const SeatView& view);

} // namespace mt
