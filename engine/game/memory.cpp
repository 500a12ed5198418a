#include "engine/game/memory.h"

namespace mt
{
namespace
{

// With which of the set's tiles, in the hand or just drawn, a draw or a pass is not legal: what is laid on is asked of
// the rules, tile by tile.
Hand tilesThatBar(const Table& table, const Action& action)
{
    Hand bars;
    for (int index = 0; index < tileCount(table.rules.set); ++index) {
        const Tile tile = Tile::fromIndex(index);
        if (!check(table, Hand{tile}, table.drawnForTile > 0 ? tile : Tile(), action).isLegal())
            bars.add(tile);
    }
    return bars;
}

} // namespace

void Memory::add(const Table& before, const Action& action, std::span<const Event> events)
{
    MT_EXPECT(action.seat == before.turn);
    Remembered& now =
        done_.emplace_back(Remembered{.action = action, .before = before, .events = {events.begin(), events.end()}});
    for (Event& event : now.events)
        if (event.kind == EventKind::tileDrawn && event.seat != seat_)
            event.tile = {};
    now.drawnBefore = before.drawnForTile;
    if (action.kind == ActionKind::draw || action.kind == ActionKind::pass) {
        for (const int train : before.available)
            now.missed.insert(before.trains[train].end);
        now.lacked = tilesThatBar(before, action);
    }
}

Memory remember(const State& start, std::span<const Action> actions, int seat)
{
    Memory memory(seat);
    State state = start;
    std::vector<Event> events;
    for (const Action& action : actions) {
        const Table before = state.table;
        events.clear();
        apply(state, action, events);
        memory.add(before, action, events);
    }
    return memory;
}

} // namespace mt
