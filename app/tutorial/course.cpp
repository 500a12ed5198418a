#include "app/tutorial/course.h"

#include "engine/ai/hint.h"

#include <algorithm>
#include <utility>

Course::Course(mt::State dealt, int seat) : state_(std::move(dealt)), seat_(seat) { ask(); }

void Course::add(const mt::Action& action)
{
    if (const auto asked = std::exchange(card_, std::nullopt)) {
        const bool isAsked = asked->lesson && lessonOf(state_, action) == asked->lesson;
        if (isAsked)
            learned_.insert(*asked->lesson);
        otherwise_ = asked->lesson && action != asked->action ? std::optional(action) : std::nullopt;
    }
    mt::apply(state_, action);
    ask();
}

// What the bulb advises, where that is a lesson: nobody is asked to play badly. Else whatever is one.
void Course::ask()
{
    if (state_.table.phase == mt::Phase::roundEnd || state_.table.turn != seat_)
        return;
    std::vector<mt::Action> actions = mt::legalActions(state_);
    const mt::Action advised = mt::hintFor(mt::viewOf(state_, seat_)).action;
    actions.insert(actions.begin(), advised);
    card_ = {std::nullopt, advised};
    for (const mt::Action& action : actions) {
        const auto lesson = lessonOf(state_, action);
        if (!card_->lesson && lesson && !learned_.contains(*lesson))
            card_ = {lesson, action};
    }
}
