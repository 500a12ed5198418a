#include "engine/ai/level.h"

#include "engine/ai/limited_planner.h"
#include "engine/ai/planner.h"
#include "engine/ai/search.h"

#include <algorithm>
#include <vector>

namespace mt
{
namespace
{

using Actions = std::vector<Action>;

// The plays among the actions. Where there is none, the first action is what one does without an opinion: the marker
// comes off; everything else leaves no choice then.
Actions playsOf(const Actions& legal)
{
    Actions plays;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(plays),
                 [](const Action& action) { return action.kind == ActionKind::play; });
    return plays;
}

// The first of the plays with the highest score.
template <class Score>
const Action& highest(const Actions& plays, Score score)
{
    return *std::max_element(plays.begin(), plays.end(),
                             [&](const Action& a, const Action& b) { return score(a) < score(b); });
}

// The first three stay as they are for the games that were played with them.

// A play at random, two times out of three one on its own train if there is one. An opening it ends after one tile in
// three, though it could go on: a beginner does not see how.
Action chooseBeginner(const Level&, const Decision& decision)
{
    const Actions& legal = decision.legal;
    const int seat = decision.view.seat;
    Rng& rng = decision.rng;
    Actions plays = playsOf(legal);
    if (plays.empty())
        return legal.front();
    if (legal.back().kind == ActionKind::endOpening && rng.below(3) == 0)
        return legal.back();
    const auto elsewhere =
        std::stable_partition(plays.begin(), plays.end(), [&](const Action& play) { return play.train == seat; });
    const auto own = static_cast<std::uint32_t>(elsewhere - plays.begin());
    if (own > 0 && rng.below(3) != 0)
        return plays[rng.below(own)];
    return plays[rng.below(static_cast<std::uint32_t>(plays.size()))];
}

// The tile of most pips; of equals one that goes on its own train.
Action chooseEasy(const Level&, const Decision& decision)
{
    const Actions plays = playsOf(decision.legal);
    if (plays.empty())
        return decision.legal.front();
    const int seat = decision.view.seat;
    return highest(plays, [&](const Action& play) { return std::pair(play.tile.pips(), play.train == seat); });
}

// Plans the longest train and lays it in its order, unless a tile that the plan does not need fits elsewhere and
// weighs so many pips more than the next planned one. A planned tile is given away only when nothing else fits.
Action chooseMedium(const Level&, const Decision& decision)
{
    constexpr int planFirst = 9;
    const SeatView& view = decision.view;
    const Actions plays = playsOf(decision.legal);
    if (plays.empty())
        return decision.legal.front();
    const Plan plan = longestTrain(view.hand, view.table.trains[view.table.turn].end);
    const auto isNext = [&](const Action& play) {
        return play.train == view.seat && !plan.tiles.empty() && play.tile == plan.tiles.front();
    };
    Actions candidates;
    for (const Action& play : plays) {
        const bool isPlanned = std::find(plan.tiles.begin(), plan.tiles.end(), play.tile) != plan.tiles.end();
        if (isNext(play) || (!isPlanned && play.train != view.seat))
            candidates.push_back(play);
    }
    return highest(candidates.empty() ? plays : candidates,
                   [&](const Action& play) { return play.tile.pips() + (isNext(play) ? planFirst : 0); });
}

// As the planner does, within its limits.
Action chooseWithinLimits(const Level& level, const Decision& decision)
{
    MT_EXPECT(level.limits != nullptr);
    const SeatView& view = decision.view;
    return chooseLimited(view, level.limits->of(view.table.players), level.leaning, decision.rng);
}

// What comes out best in worlds that may be (search.h).
Action chooseBySearch(const Level& level, const Decision& decision)
{
    Search search(decision.view, decision.memory, std::to_string(decision.rng.next()));
    using Reads = Worlds::Reads;
    search.run({.worlds = level.worlds, .reads = level.readsChoices ? Reads::choices : Reads::nothing}, decision.stop);
    return search.best();
}

constexpr Level levels[] = {
    {.id = "beginner", .offered = false, .choose = chooseBeginner, .heir = "newcomer"},
    {.id = "easy", .offered = false, .choose = chooseEasy, .heir = "newcomer"},
    {.id = "medium", .offered = false, .choose = chooseMedium, .heir = "casual"},
    {.id = "newcomer", .offered = true, .choose = chooseWithinLimits, .limits = &limits::newcomer, .leans = {320}},
    {.id = "learner", .offered = true, .choose = chooseWithinLimits, .limits = &limits::learner, .leans = {320}},
    {.id = "casual", .offered = true, .choose = chooseWithinLimits, .limits = &limits::casual},
    {.id = "steady", .offered = true, .choose = chooseWithinLimits, .limits = &limits::steady},
    {.id = "skilled", .offered = true, .choose = chooseWithinLimits, .limits = &limits::skilled, .leans = {192}},
    {.id = "hard", .offered = true, .choose = chooseWithinLimits, .limits = &limits::none, .leans = {160}},
    {.id = "expert", .offered = true, .choose = chooseBySearch, .worlds = 800},
    {.id = "master", .offered = true, .choose = chooseBySearch, .worlds = 2000, .readsChoices = true},
};

// By level, by leaning.
const std::vector<std::vector<Level>>& leaningLevels()
{
    static const std::vector<std::vector<Level>> all = [] {
        std::vector<std::vector<Level>> made;
        for (const Level& level : levels)
            for (std::vector<Level>& row = made.emplace_back(); const NamedLeaning& each : allLeanings()) {
                row.push_back(level);
                row.back().leaning = each.leaning * level.leans;
            }
        return made;
    }();
    return all;
}

} // namespace

std::span<const Level> allLevels() { return levels; }

const Level* findLevel(std::string_view id)
{
    const auto* const found =
        std::find_if(std::begin(levels), std::end(levels), [id](const Level& level) { return level.id == id; });
    return found == std::end(levels) ? nullptr : found;
}

const Level* findLevel(std::string_view id, std::string_view leaning)
{
    const Level* const level = findLevel(id);
    const std::span<const NamedLeaning> all = allLeanings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const NamedLeaning& each) { return each.id == leaning; });
    if (level == nullptr || level->limits == nullptr || found == all.end())
        return level;
    return &leaningLevels()[static_cast<std::size_t>(level - std::begin(levels))]
                           [static_cast<std::size_t>(found - all.begin())];
}

const Level* findOffered(std::string_view id)
{
    const Level* const level = findLevel(id);
    return level == nullptr || level->offered ? level : findLevel(level->heir);
}

Action chooseAction(const Level& level, const SeatView& view, const Memory& memory, Rng& rng, StopToken stop)
{
    MT_EXPECT(memory.seat() == view.seat);
    const Actions legal = legalActions(view);
    MT_EXPECT(!legal.empty());
    if (legal.size() == 1 || stop.stopRequested())
        return legal.front();
    return level.choose(level, {.view = view, .memory = memory, .legal = legal, .rng = rng, .stop = stop});
}

} // namespace mt
