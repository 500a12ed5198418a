#include "cli/laboratory/tournament/play_mark.h"

#include "engine/ai/level_game.h"
#include "engine/base/digest.h"
#include "engine/record/sealed_deal.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace mt::cli
{
namespace
{

constexpr int fewWorlds = 20;

void addRound(Digest& digest, GameRules rules, const Level& entrant)
{
    Level level = entrant;
    level.worlds = std::min(level.worlds, fewWorlds);
    const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), &level);
    rules.options.rounds = 1;
    rules.options.targetScore = 0;
    const auto deal = [&](int round, int first) { return sealedDeal(rules, "mark", round, first).deal; };
    playLevels(rules, levels, "mark", 0, deal, {}, [&](const Action& action) {
        for (const int part : {static_cast<int>(action.kind), action.tile.index(), int{action.train}, int{action.keep}})
            digest.add(static_cast<std::uint64_t>(part));
        return true;
    });
}

} // namespace

std::string playMark(const Tournament& tournament)
{
    Digest digest;
    bool isEmpty = true;
    for (const Entrant& entrant : tournament.entrants)
        if (entrant.level != nullptr) {
            addRound(digest, tournament.rules, *entrant.level);
            isEmpty = false;
        }
    if (isEmpty)
        return {};
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(digest.sum()));
    return text.data();
}

} // namespace mt::cli
