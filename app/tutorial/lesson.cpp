#include "app/tutorial/lesson.h"

#include <algorithm>
#include <vector>

using mt::ActionKind;
using mt::Phase;

namespace
{

bool canDo(const mt::State& state, ActionKind kind)
{
    const std::vector<mt::Action> legal = mt::legalActions(state);
    return std::any_of(legal.begin(), legal.end(), [kind](const mt::Action& action) { return action.kind == kind; });
}

} // namespace

bool isUsefulNow(Lesson lesson, const mt::State& state, const mt::Action& next)
{
    const mt::Table& table = state.table;
    const bool lays = next.kind == ActionKind::play;
    const bool isTurn = table.phase == Phase::turn;
    const bool onOwn = lays && next.train == table.turn;
    const bool isStarted = !table.tilesOf(table.turn).empty();
    switch (lesson) {
    case Lesson::start: return isTurn && onOwn && !isStarted;
    case Lesson::matching: return isTurn && onOwn && isStarted && !next.tile.isDouble();
    case Lesson::layDouble: return isTurn && lays && next.tile.isDouble();
    case Lesson::duty: return table.phase == Phase::duty && lays;
    case Lesson::closeDouble: return isTurn && lays && table.closableDoubles().contains(next.train);
    case Lesson::draw: return canDo(state, ActionKind::draw);
    case Lesson::pass: return next.kind == ActionKind::pass;
    case Lesson::openTrain:
        return isTurn && lays && next.train != mt::mexicanTrain && next.train != table.turn &&
               table.hasMarker(next.train);
    case Lesson::mexican: return isTurn && lays && next.train == mt::mexicanTrain;
    }
    return false;
}

std::string_view ruleOf(Lesson lesson)
{
    switch (lesson) {
    case Lesson::start: return "trainsOfAll";
    case Lesson::matching: return "matching";
    case Lesson::layDouble: return "doubleDuty";
    case Lesson::duty: return "dutyFails";
    case Lesson::closeDouble: return "openDoublesBind";
    case Lesson::draw: return "draw";
    case Lesson::pass: return "cannotPlay";
    case Lesson::openTrain: return "otherTrains";
    case Lesson::mexican: return "mexicanTrain";
    }
    return {};
}
