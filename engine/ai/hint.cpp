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
constexpr int judged = 100;   // others, which say whether it is better
constexpr int counted = 100;  // others again, which say how often: a hundred, for people like parts of that
constexpr int mostly = 56;    // of those that judge: more than chance brings where two actions are alike, mostly

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

/// Nothing else is known of the action: by whom it is held for the best.
HintReason byWhom(const Action& action, const std::vector<WeighedAction>& all)
{
    return action == cheapestOf(all)->action ? HintReason::bestRest : HintReason::playedOn;
}

HintReason reasonFor(const SeatView& view, const Action& action, const std::vector<WeighedAction>& all)
{
    if (all.size() == 1)
        return HintReason::onlyChoice;
    const Table& table = view.table;
    if (action.kind == ActionKind::marker) {
        const bool fits = !view.hand.row(table.trains[view.seat].end).isEmpty();
        if (fits != action.keep)
            return fits ? HintReason::ownTileFits : HintReason::noTileFits;
    }
    if (action.kind != ActionKind::play)
        return byWhom(action, all);
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
    return hasMostPips(table.rules, action, all) ? HintReason::heaviest : byWhom(action, all);
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
    // Where the planner agrees, a fact says more than figures.
    const bool hasFact = best.kind == ActionKind::play || plain.reason != HintReason::bestRest;
    if (stop.stopRequested() || (best == plain.action && hasFact))
        return plain;
    std::erase_if(all, [&](const WeighedAction& each) { return each.action == best; });
    const Action rival = cheapestOf(all)->action;
    const auto against = [&](const char* name, int worlds) {
        return marginIn(view, memory, best, rival, Rng(seed + name), worlds, stop);
    };
    const Margin judge = against("/judge", judged);
    if (stop.stopRequested() || judge.sum >= 0)
        return plain;
    // What has chosen is not what is told: it would be too high.
    const int ahead = judge.ahead >= mostly ? against("/count", counted).ahead : 0;
    if (stop.stopRequested())
        return plain;
    if (2 * ahead > counted)
        return {best, HintReason::inMostWorlds, ahead, counted};
    return {best, HintReason::onAverage, 0, judge.worlds};
}

Hint reasonedFor(const SeatView& view, const Action& action)
{
    return {action, reasonFor(view, action, weighActions(view))};
}

} // namespace mt
