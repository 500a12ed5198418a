#include "app/table/slip_marks.h"

void SlipMarks::show(const mt::Slip* slip, const mt::State& state)
{
    const int step = slip ? slip->step : -1;
    const Mark done = slip ? markOf(slip->done, state) : Mark{};
    const Mark better = slip ? markOf(slip->better.action, state) : Mark{};
    if (step == step_ && done == done_ && better == better_)
        return;
    step_ = step;
    done_ = done;
    better_ = better;
    emit changed();
}

SlipMarks::Mark SlipMarks::markOf(const mt::Action& action, const mt::State& state)
{
    if (action.kind == mt::ActionKind::play) {
        const int end = state.table.trains[action.train].end;
        return {action.tile.index(), action.train, end, action.tile.other(end)};
    }
    if (action.kind == mt::ActionKind::pass && state.drawn.exists())
        return {state.drawn.index(), -1, state.drawn.low(), state.drawn.high()};
    return {};
}
