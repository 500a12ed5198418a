#include "engine/ai/verdict.h"

#include "engine/ai/search.h"
#include "engine/ai/weighing.h"
#include "engine/base/expect.h"

#include <algorithm>
#include <string>

namespace mt
{
namespace
{

/// Less than this is not worth looking at any further.
constexpr int worthTesting = leastPoints / 2;
/// So many standard errors are enough when a quarter of the worlds are played: which happens by chance once in three
/// million times.
constexpr int errorsEarly = 5;

struct Difference {
    Estimate told;  ///< from worlds that had no part in finding it out
    int tested = 0; ///< from those that had
};

/// By how much the one came out behind the other, if that is clear.
std::optional<Difference> clearDifference(const SeatView& view, const Memory& memory, const Action& one,
                                          const Action& other, const std::string& seed, int worlds,
                                          const StopToken& stop)
{
    const int players = view.table.players;
    const auto play = [&](const char* name, int count) {
        return marginIn(view, memory, one, other, Rng(seed + name), count, stop);
    };
    Margin test = play("/test", worlds / 4);
    if (estimateOf(test, players).points < worthTesting)
        return std::nullopt;
    if (!isClearlyBehind(test, players, errorsEarly)) {
        test += play("/test more", worlds - worlds / 4);
        if (!isClearlyBehind(test, players))
            return std::nullopt;
    }
    const Margin number = play("/number", worlds / 2);
    if (stop.stopRequested())
        return std::nullopt;
    return Difference{estimateOf(number, players), estimateOf(test, players).points};
}

int weightOf(const Options& rules, const Action& action)
{
    return action.kind == ActionKind::play ? pipsOf(rules, action.tile) : -1;
}

/// The first play of most pips; nullptr where `done` is one of as many.
const Action* heavierThan(const Action& done, const Options& rules, const std::vector<WeighedAction>& all)
{
    const Action* found = &done;
    for (const auto& [action, cost] : all)
        if (weightOf(rules, action) > weightOf(rules, *found))
            found = &action;
    return found == &done ? nullptr : found;
}

} // namespace

bool isClearlyBehind(const Margin& margin, int players, int errors)
{
    constexpr std::int64_t hundred = 100;
    const std::int64_t least = std::int64_t{leastPoints} * (players - 1) * margin.worlds;
    return margin.worlds > 1 && margin.sum * hundred > least &&
           margin.sum * margin.sum > std::int64_t{errors} * errors * margin.worlds * margin.variance();
}

Verdict verdictOn(const SeatView& view, const Memory& memory, const Action& done, std::string_view seed,
                  const VerdictSettings& settings, const StopToken& stop)
{
    const std::vector<WeighedAction> all = weighActions(view);
    MT_EXPECT(std::any_of(all.begin(), all.end(), [&](const WeighedAction& each) { return each.action == done; }));
    const int players = view.table.players;
    if (all.size() < 2)
        return {};
    const std::string text(seed);
    Search search(view, memory, text + "/search");
    const Action planned = search.best();
    search.run({.worlds = settings.worlds / 5}, stop);
    if (search.best() != done)
        search.run({.worlds = settings.worlds * 2 / 5}, stop);
    const Action best = search.best();
    if (best != done) {
        if (estimateOf(search.behindBest(done), players).points < worthTesting)
            return {};
        const auto cost = clearDifference(view, memory, done, best, text, settings.worlds, stop);
        if (!cost)
            return {};
        return {.mistake = Mistake{
                    .done = done, .better = reasonedFor(view, best), .cost = cost->told, .tested = cost->tested}};
    }
    const Action* plain = done != planned ? &planned : heavierThan(done, view.table.rules, all);
    if (plain == nullptr || estimateOf(search.behindBest(*plain), players).points < worthTesting)
        return {};
    const auto gain = clearDifference(view, memory, *plain, done, text, settings.worlds, stop);
    if (!gain)
        return {};
    return {.good = GoodMove{.done = reasonedFor(view, done),
                             .plain = *plain,
                             .look = done != planned ? PlainLook::planned : PlainLook::heaviest,
                             .gain = gain->told,
                             .tested = gain->tested}};
}

} // namespace mt
