// Random games and random damages for tests: every rulebook at a few sizes, with house rules that bring each option
// into play.
#pragma once

#include "engine/base/random.h"
#include "engine/game/game.h"

#include <gtest/gtest.h>

namespace mt::test
{

struct RulesChoice {
    const char* rulebook;
    OptionChanges changes;
    int players;
};

/// Every rulebook, the short game, and house rules that change what a position has to say.
inline std::vector<RulesChoice> someRules()
{
    return {
        {"ecowoodart", {}, 2},
        {"ecowoodart", {{"short", "true"}}, 3},
        {"tactic", {}, 4},
        {"tactic", {{"markerOff", "any-play"}, {"openHands", "true"}, {"mexicanTrain", "after-own-train"}}, 3},
        {"tactic", {{"openDoublesBind", "next-player"}, {"mexicanTrain", "none"}}, 3},
        {"novelca", {}, 8},
        {"novelca", {{"openDoublesBind", "nobody"}, {"draw", "until-playable"}, {"ownTrainFirst", "true"}}, 2},
        {"bigtable", {{"set", "6"}}, 2},
        {"bigtable", {}, 7},
        {"bigtable", {}, 14},
        {"bigtable", {{"openDoublesBind", "next-player"}, {"opening", "single"}}, 4},
        {"tournament", {{"drawCount", "2"}, {"drawing", "per-tile"}}, 4},
        {"tournament", {{"doubleDuty", "any"}, {"drawnDouble", "may"}, {"targetScore", "100"}}, 5},
    };
}

inline GameRules resolved(const RulesChoice& choice)
{
    const auto rules = resolveRules(choice.rulebook, choice.changes, choice.players);
    EXPECT_TRUE(std::holds_alternative<GameRules>(rules)) << choice.rulebook;
    return std::get<GameRules>(rules);
}

inline Action randomAction(const State& state, Rng& rng)
{
    const std::vector<Action> actions = legalActions(state);
    EXPECT_FALSE(actions.empty());
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

inline State randomDeal(const GameRules& rules, int round, Rng& rng)
{
    Deal deal;
    const int firstSeat = static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.players)));
    makeDeal(rules, round, firstSeat, rng, deal);
    return startRound(rules, deal);
}

/// One small damage: a byte that is another, some that are missing, or some that stand there twice.
inline void damage(std::string& text, Rng& rng)
{
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    const std::size_t other = rng.below(static_cast<std::uint32_t>(text.size()));
    switch (rng.below(4)) {
    case 0: text[at] = static_cast<char>(rng.below(256)); break;
    case 1: text.erase(at, rng.below(30)); break;
    case 2: text.insert(at, text.substr(other, rng.below(30))); break;
    default: text[at] = text[other]; break;
    }
}

} // namespace mt::test
