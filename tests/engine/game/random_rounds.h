// Random rounds from the first position to the last, for the law tests.
#pragma once

#include "tests/engine/game/random_games.h"

#include <gtest/gtest.h>

#include <sstream>

namespace mt::testing
{

/// One random round, played by itself; each law looks at it through these hooks.
struct Round {
    GameRules rules;
    Deal deal;
    State state;
    std::vector<Event> events; ///< of the last step: the start of the round or an action
    std::vector<Action> actions;
};

/// More actions than any round has. Every tile is drawn and laid at most once, with a marker decided on; between two
/// tiles laid with nothing to draw each seat passes once at most before all are marked, and once more where doubles
/// bind.
inline std::size_t mostActions(const GameRules& rules)
{
    return static_cast<std::size_t>(tileCount(rules.options.set) * (3 + 2 * rules.players));
}

/// Plays random rounds and shows `look` each position, the first and the last one included. Stops at the first round
/// in which a law fails, with the round's number and rules as the message.
template <class Look>
void inRandomRounds(const char* run, int small, Look look)
{
    const int end = firstGame() + gamesToPlay(small);
    for (int number = firstGame(); number < end && !::testing::Test::HasFailure(); ++number) {
        std::ostringstream seed;
        seed << run << ' ' << number;
        Rng rng(seed.str());
        Round round;
        round.rules = rulesOfGame(number, rng);
        SCOPED_TRACE(gameText(number) + ": " + seed.str() + ": " + describe(round.rules));
        round.deal = randomDeal(round.rules, rng);
        const Taste taste = randomTaste(rng);
        round.state = startRound(round.rules, round.deal, &round.events);
        look(round, rng);
        while (round.state.table.phase != Phase::roundEnd && !::testing::Test::HasFailure()) {
            round.actions.push_back(randomAction(legalActions(round.state), taste, rng));
            round.events.clear();
            apply(round.state, round.actions.back(), round.events);
            look(round, rng);
            ASSERT_LT(round.actions.size(), mostActions(round.rules)) << "the round does not end";
        }
    }
}

/// Everything anybody could try: every tile on every train, and every other action.
inline std::vector<Action> everyAction(int seat, int set)
{
    std::vector<Action> all;
    const auto who = static_cast<std::uint8_t>(seat);
    for (const Tile tile : fullSet(set))
        for (int train = 0; train <= maxTrains; ++train)
            all.push_back({ActionKind::play, who, tile, static_cast<TrainId>(train)});
    all.push_back({ActionKind::play, who, Tile(), noTrain});
    for (const ActionKind kind : {ActionKind::draw, ActionKind::pass, ActionKind::endOpening})
        all.push_back({kind, who});
    for (const bool keep : {false, true})
        all.push_back({ActionKind::marker, who, {}, noTrain, keep});
    return all;
}

} // namespace mt::testing
