#include "app/table/coach_marks.h"

void CoachMarks::show(const mt::Mistake* mistake, const mt::State& state)
{
    const int step = mistake ? mistake->step : -1;
    const Mark done = mistake ? markOf(mistake->done, state) : Mark{};
    const Mark better = mistake ? markOf(mistake->better.action, state) : Mark{};
    if (step == step_ && done == done_ && better == better_)
        return;
    step_ = step;
    done_ = done;
    better_ = better;
    emit changed();
}

CoachMarks::Mark CoachMarks::markOf(const mt::Action& action, const mt::State& state)
{
    if (action.kind == mt::ActionKind::play) {
        const int end = state.table.trains[action.train].end;
        return {action.tile.index(), action.train, end, action.tile.other(end)};
    }
    if (action.kind == mt::ActionKind::pass && state.drawn.exists())
        return {state.drawn.index(), -1, state.drawn.low(), state.drawn.high()};
    return {};
}

#include "moc_coach_marks.cpp"
