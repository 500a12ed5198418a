#include "engine/ai/search.h"

#include "engine/ai/weighing.h"
#include "engine/base/side_by_side.h"

#include <algorithm>

namespace mt
{
namespace
{

constexpr int batch = 20; // worlds between two judgements

// What was measured of positions of `hard` (issue 15, shared review): an action whose planner's cost is 100 (a pip)
// higher costs 0.3 points more, give or take 3.
constexpr std::int64_t trustTenths = 3;
constexpr std::int64_t spreadPoints = 3;
constexpr std::int64_t fraction = 256;

Margin marginOf(const std::vector<int>& one, const std::vector<int>& other)
{
    Margin margin;
    for (std::size_t world = 0; world < std::min(one.size(), other.size()); ++world)
        margin.add(one[world] - other[world]);
    return margin;
}

} // namespace

Search::Search(const SeatView& view, const Memory& memory, std::string seed)
    : view_(view), memory_(memory), seed_(std::move(seed))
{
    for (const WeighedAction& weighed : weighActions(view))
        actions_.push_back({.action = weighed.action, .cost = weighed.cost});
    MT_EXPECT(!actions_.empty());
    leader_ = static_cast<std::size_t>(cheapestOf(actions_) - actions_.begin());
}

/// Each batch has a chain of worlds of its own, but where their beginning is dear. Asked to stop, fewer.
std::vector<State> Search::draw(int count, Worlds::Reads reads, const StopToken& stop)
{
    std::vector<State> worlds;
    const auto take = [&](Worlds& all) {
        for (int i = 0; i < count && !stop.stopRequested(); ++i)
            worlds.push_back(all.next());
    };
    if (reads == Worlds::Reads::nothing) {
        Worlds all(view_, memory_, Rng(seed_ + "/" + std::to_string(batches_++)));
        take(all);
        return worlds;
    }
    if (!readWorlds_)
        readWorlds_.emplace(view_, memory_, Rng(seed_ + "/read"), reads, stop);
    take(*readWorlds_);
    return worlds;
}

/// Who plays which of the worlds makes no difference. False: it was to stop on the way, and none of them counts.
bool Search::playWorlds(int count, const Settings& settings, const StopToken& stop)
{
    const std::vector<State> worlds = draw(count, settings.reads, stop);
    const auto before = static_cast<std::size_t>(worlds_);
    std::vector<Candidate*> left;
    for (Candidate& candidate : actions_)
        if (!candidate.isOut) {
            candidate.results.resize(before + worlds.size());
            left.push_back(&candidate);
        }
    sideBySide(worlds.size(), settings.threads, [&](std::size_t i) {
        for (Candidate* candidate : left)
            if (!stop.stopRequested())
                candidate->results[before + i] = behindAfter(worlds[i], candidate->action);
    });
    if (stop.stopRequested()) {
        for (Candidate* candidate : left)
            candidate->results.resize(before);
        return false;
    }
    worlds_ += count;
    return true;
}

/// Two normal distributions put together: what the planner believes of the difference, and the mean of the worlds.
Belief beliefIn(int moreCost, const Margin& margin, int players)
{
    const std::int64_t others = players - 1;
    constexpr std::int64_t whole = 1000; // costs are in hundredths, the trust is in tenths
    const std::int64_t prior = moreCost * trustTenths * fraction * others / whole;
    const std::int64_t spread = spreadPoints * spreadPoints * others * others;
    // Few worlds that agree by chance do not make sure.
    const std::int64_t variance = std::max(margin.variance(), spread);
    const std::int64_t weight = std::max<std::int64_t>(variance + margin.worlds * spread, 1);
    const std::int64_t behind = (prior * variance + margin.sum * fraction * spread) / weight;
    // Divided last: with two players it is less than one before.
    const std::int64_t doubt = 4 * fraction * fraction * variance * spread / weight;
    return {behind, behind > 0 && behind * behind > doubt};
}

Margin ofChain(Margin margin)
{
    margin.worlds = margin.worlds * 2 / 3;
    margin.sum = margin.sum * 2 / 3;
    margin.squares = margin.squares * 2 / 3;
    return margin;
}

Belief Search::believed(const Candidate& one, const Candidate& other) const
{
    const Margin margin = marginOf(one.results, other.results);
    return beliefIn(one.cost - other.cost, readWorlds_ ? ofChain(margin) : margin, view_.table.players);
}

void Search::judge()
{
    std::int64_t furthest = 0; // ahead of the leader
    std::size_t best = leader_;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        if (i == leader_ || actions_[i].isOut)
            continue;
        const std::int64_t behind = believed(actions_[i], actions_[leader_]).behind;
        if (behind < furthest) {
            furthest = behind;
            best = i;
        }
    }
    leader_ = best;
    for (std::size_t i = 0; i < actions_.size(); ++i)
        if (i != leader_ && !actions_[i].isOut && believed(actions_[i], actions_[leader_]).isSure)
            actions_[i].isOut = true;
}

void Search::run(const Settings& settings, StopToken stop)
{
    const auto left = [this] {
        return std::count_if(actions_.begin(), actions_.end(), [](const Candidate& each) { return !each.isOut; });
    };
    while (worlds_ < settings.worlds && left() > 1 && !stop.stopRequested() &&
           playWorlds(std::min(batch, settings.worlds - worlds_), settings, stop))
        judge();
}

Margin Search::behindBest(const Action& action) const
{
    const auto found =
        std::find_if(actions_.begin(), actions_.end(), [&](const Candidate& each) { return each.action == action; });
    MT_EXPECT(found != actions_.end());
    return marginOf(found->results, actions_[leader_].results);
}

} // namespace mt
