#include "engine/game/memory.h"

namespace mt
{

void Memory::add(const Table& before, const Action& action, std::span<const Event> events)
{
    Remembered& now = done_.emplace_back(Remembered{action, {events.begin(), events.end()}, {}});
    for (Event& event : now.events)
        if (event.kind == EventKind::tileDrawn && event.seat != seat_)
            event.tile = {};
    if (action.kind == ActionKind::draw || action.kind == ActionKind::pass)
        for (const int train : before.available)
            now.missed.insert(before.trains[train].end);
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
