#include "app/tutorial/lesson.h"

using mt::ActionKind;

namespace
{

std::optional<Lesson> lessonOfTile(const mt::State& state, const mt::Action& play)
{
    const mt::Table& table = state.table;
    const int seat = table.turn;
    if (state.hands[seat].count() == 1)
        return Lesson::out;
    if (table.phase == mt::Phase::duty)
        return play.train == table.dutyTrain ? std::optional(Lesson::duty) : std::nullopt;
    if (table.closableDoubles().contains(play.train))
        return Lesson::closeDouble;
    if (play.tile.isDouble())
        return Lesson::layDouble;
    if (play.train == mt::mexicanTrain)
        return Lesson::mexican;
    if (play.train != seat)
        return Lesson::openTrain;
    if (!table.trains[seat].isStarted())
        return Lesson::start;
    return table.hasMarker(seat) ? Lesson::ownTrain : Lesson::matching;
}

bool hasDrawnInVain(const mt::State& state) { return state.drawn.exists() && mt::legalActions(state).size() == 1; }

} // namespace

std::optional<Lesson> lessonOf(const mt::State& state, const mt::Action& action)
{
    switch (action.kind) {
    case ActionKind::play: return lessonOfTile(state, action);
    case ActionKind::draw: return Lesson::draw;
    case ActionKind::pass: return hasDrawnInVain(state) ? std::optional(Lesson::pass) : std::nullopt;
    case ActionKind::endOpening:
    case ActionKind::marker: break;
    }
    return std::nullopt;
}

std::string_view ruleOf(Lesson lesson)
{
    switch (lesson) {
    case Lesson::start: return "trainsOfAll";
    case Lesson::matching: return "matching";
    case Lesson::mexican: return "mexicanTrain";
    case Lesson::layDouble: return "doubleDuty";
    case Lesson::duty: return "dutyFails";
    case Lesson::draw: return "draw";
    case Lesson::pass: return "cannotPlay";
    case Lesson::ownTrain: return "markerOff";
    case Lesson::openTrain: return "otherTrains";
    case Lesson::closeDouble: return "openDoublesBind";
    case Lesson::out: return "out";
    }
    return {};
}
