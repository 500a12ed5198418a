#include "engine/ai/seat_view.h"

namespace mt
{

SeatView viewOf(const State& state, int seat)
{
    MT_EXPECT(seat >= 0 && seat < state.table.players);
    const Table& table = state.table;
    SeatView view;
    view.table = table;
    view.seat = seat;
    view.hand = state.hands[seat];
    if (seat == table.turn || table.rules.openHands)
        view.drawn = state.drawn;
    for (int i = 0; i < table.players; ++i)
        view.handSizes[i] = static_cast<std::uint8_t>(state.hands[i].count());
    if (table.rules.openHands)
        view.faceUp.assign(state.hands.begin(), state.hands.begin() + table.players);
    return view;
}

std::vector<Action> legalActions(const SeatView& view)
{
    if (view.seat != view.table.turn)
        return {};
    return legalActions(view.table, view.hand, view.drawn);
}

} // namespace mt
