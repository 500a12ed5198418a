#include "engine/ai/hint.h"

#include "engine/ai/planner.h"
#include "engine/ai/search.h"
#include "engine/ai/weighing.h"

#include <algorithm>

namespace mt
{
namespace
{

constexpr int searched = 200; // worlds in which the best action is looked for
constexpr int judged = 100;   // others, which say by how much it is better: a hundred, for people like parts of that

// Some tile of the hand but the double itself fits on it.
bool canFollow(const SeatView& view, Tile tile)
{
    return !(view.hand.row(tile.high()) - PipSet(tile.high())).isEmpty();
}

bool hasMostPips(const Options& rules, const Action& action, const std::vector<WeighedAction>& all)
{
    return std::all_of(all.begin(), all.end(), [&](const WeighedAction& other) {
        return other.action.kind != ActionKind::play || pipsOf(rules, other.action.tile) <= pipsOf(rules, action.tile);
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
    return hasMostPips(table.rules, action, all) ? HintReason::heaviest : HintReason::bestRest;
}

Hint plainHint(const SeatView& view, const std::vector<WeighedAction>& all)
{
    MT_EXPECT(!all.empty());
    const Action& best = cheapestOf(all)->action;
    return {best, reasonFor(view, best, all)};
}

} // namespace

Hint hintFor(const SeatView& view) { return plainHint(view, weighActions(view)); }

Hint hintBySearch(const SeatView& view, const Memory& memory, const std::string& seed, StopToken stop)
{
    std::vector<WeighedAction> all = weighActions(view);
    const Hint plain = plainHint(view, all);
    if (plain.reason == HintReason::onlyChoice)
        return plain;
    Search search(view, memory, seed);
    search.run({.worlds = searched}, stop);
    const Action best = search.best();
    const bool overrules = best != plain.action;
    // Where the planner agrees, a fact about the tile says more than figures; about other actions there is none.
    if (stop.stopRequested() || (!overrules && best.kind == ActionKind::play))
        return plain;
    std::erase_if(all, [&](const WeighedAction& each) { return each.action == best; });
    const Action rival = cheapestOf(all)->action;
    const Margin margin = marginIn(view, memory, best, rival, Rng(seed + "/judge"), judged, stop);
    if (stop.stopRequested() || margin.sum >= 0)
        return plain;
    const bool inMost = 2 * margin.ahead > margin.worlds;
    return {best, inMost ? HintReason::inMostWorlds : HintReason::onAverage, margin.ahead, margin.worlds};
}

Hint reasonedFor(const SeatView& view, const Action& action)
{
    return {action, reasonFor(view, action, weighActions(view))};
}

} // namespace mt
