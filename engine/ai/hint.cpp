#include "engine/ai/hint.h"

#include "engine/ai/planner.h"
#include "engine/ai/weighing.h"

#include <algorithm>

namespace mt
{
namespace
{

// Some tile of the hand but the double itself fits on it.
bool canFollow(const SeatView& view, Tile tile)
{
    return !(view.hand.row(tile.high()) - PipSet(tile.high())).isEmpty();
}

bool hasMostPips(const Action& action, const std::vector<WeighedAction>& all)
{
    return std::all_of(all.begin(), all.end(), [&](const WeighedAction& other) {
        return other.action.kind != ActionKind::play || other.action.tile.pips() <= action.tile.pips();
    });
}

HintReason reasonFor(const SeatView& view, const Action& action, const std::vector<WeighedAction>& all)
{
    if (all.size() == 1)
        return HintReason::onlyChoice;
    if (action.kind != ActionKind::play)
        return HintReason::bestRest;
    const Table& table = view.table;
    const bool isOwn = action.train == view.seat;
    if (table.isOpenDouble(action.train))
        return HintReason::closesDouble;
    if (isOwn && table.hasMarker(view.seat))
        return HintReason::freesTrain;
    if (action.tile.isDouble() && table.rules.doubleDuty != DoubleDuty::none && canFollow(view, action.tile))
        return HintReason::coveredDouble;
    const int end = table.trains[view.seat].end;
    const std::vector<Tile> train = longestTrain(view.hand, end).tiles;
    if (isOwn && !train.empty() && train.front() == action.tile)
        return HintReason::nextOfTrain;
    if (!isOwn && std::find(train.begin(), train.end(), action.tile) == train.end())
        return HintReason::notInTrain;
    return hasMostPips(action, all) ? HintReason::mostPips : HintReason::bestRest;
}

} // namespace

Hint hintFor(const SeatView& view)
{
    const std::vector<WeighedAction> all = weighActions(view);
    MT_EXPECT(!all.empty());
    const auto best = std::min_element(all.begin(), all.end(),
                                       [](const WeighedAction& a, const WeighedAction& b) { return a.cost < b.cost; });
    return {best->action, reasonFor(view, best->action, all)};
}

Hint reasonedFor(const SeatView& view, const Action& action)
{
    return {action, reasonFor(view, action, weighActions(view))};
}

} // namespace mt
