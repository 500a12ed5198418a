#include "engine/ai/limited_planner.h"

#include "engine/ai/weighing.h"

#include <algorithm>
#include <array>

namespace mt
{
namespace
{

// How readily something is taken that costs more than the best: from just as much, to all but `reach` more, in equal
// steps. What costs little more is taken nearly as often as the best; towards the end it soon becomes rare.
constexpr std::array<std::uint32_t, 16> readiness = {256, 255, 252, 247, 240, 231, 220, 207,
                                                     192, 175, 156, 135, 112, 87,  60,  31};

// In so many of 256 cases. What never happens takes no luck.
bool happens(int often, Rng& rng) { return often > 0 && rng.below(256) < static_cast<std::uint32_t>(often); }

int likingOfPlay(const SeatView& view, const Action& play, const Leaning& leaning)
{
    const Table& table = view.table;
    int sum = leaning.heavy * play.tile.pips();
    if (play.train == view.seat) {
        sum += leaning.ownTrain + (table.hasMarker(view.seat) ? leaning.freesOwn : 0);
    } else {
        sum += play.train == mexicanTrain ? leaning.mexican : leaning.foreign;
        sum += table.isOpenDouble(play.train) ? leaning.closing : 0;
    }
    if (play.tile.isDouble()) {
        const int pip = play.tile.high();
        const bool canCover = !(view.hand.row(pip) - PipSet(pip)).isEmpty();
        sum += leaning.doubles + (canCover ? 0 : leaning.rashness);
    }
    return sum;
}

int likingOf(const SeatView& view, const Action& action, const Leaning& leaning)
{
    switch (action.kind) {
    case ActionKind::play: return likingOfPlay(view, action, leaning);
    case ActionKind::marker: return action.keep ? 0 : leaning.freesOwn;
    default: return 0;
    }
}

// Plays on the trains of other seats are gone, if there are others.
void overlookForeign(const SeatView& view, std::vector<WeighedAction>& weighed)
{
    const auto isForeign = [&](const WeighedAction& each) {
        const TrainId train = each.action.train;
        return each.action.kind == ActionKind::play && train != view.seat && train != mexicanTrain;
    };
    const bool isAnyLeft = std::any_of(weighed.begin(), weighed.end(), [&](const WeighedAction& each) {
        return each.action.kind == ActionKind::play && !isForeign(each);
    });
    if (isAnyLeft)
        std::erase_if(weighed, isForeign);
}

// Nobody ends an opening by a slip while something can be laid that they like better.
void goOnInOpening(std::vector<WeighedAction>& weighed)
{
    const WeighedAction last = weighed.back();
    if (last.action.kind == ActionKind::endOpening &&
        std::any_of(weighed.begin(), weighed.end(), [&](const WeighedAction& each) { return each.cost < last.cost; }))
        weighed.pop_back();
}

/// One of them by lot: the less it costs, the more readily.
Action nearlyBest(const std::vector<WeighedAction>& weighed, int reach, Rng& rng)
{
    const auto best = cheapestOf(weighed);
    const auto readinessOf = [&](const WeighedAction& each) -> std::uint32_t {
        const int more = each.cost - best->cost;
        const int steps = static_cast<int>(readiness.size());
        return more >= reach ? 0 : readiness[static_cast<std::size_t>(std::int64_t{more} * steps / reach)];
    };
    std::uint32_t all = 0;
    for (const WeighedAction& each : weighed)
        all += readinessOf(each);
    if (all <= readiness.front())
        return best->action; // nothing else is near
    std::uint32_t drawn = rng.below(all);
    auto taken = weighed.begin();
    for (; drawn >= readinessOf(*taken); ++taken)
        drawn -= readinessOf(*taken);
    return taken->action;
}

} // namespace

Action chooseLimited(const SeatView& view, const Limits& limits, const Leaning& leaning, Rng& rng)
{
    MT_EXPECT(limits.reach >= 0 && limits.sees > 0);
    const int sees = happens(limits.glances, rng) ? limits.sees : seesAll;
    std::vector<WeighedAction> weighed = weighActions(view, sees);
    MT_EXPECT(!weighed.empty());
    const Leaning likes = limits.habits + leaning;
    for (WeighedAction& each : weighed)
        each.cost -= likingOf(view, each.action, likes);
    if (happens(limits.overlooks, rng))
        overlookForeign(view, weighed);
    goOnInOpening(weighed);
    return nearlyBest(weighed, limits.reach, rng);
}

} // namespace mt
