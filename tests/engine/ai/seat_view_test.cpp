// Nobody sees what lies face down, and so no level can play by it.
#include "tests/engine/ai/seats.h"
#include "tests/engine/game/random_rounds.h"

#include <gtest/gtest.h>

namespace mt::testing
{
namespace
{

TEST(Laws, AViewDoesNotDependOnHiddenTiles)
{
    int different = 0;
    inRandomRounds("view", 60, [&](const Round& round, Rng& rng) {
        const int seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(round.rules.players)));
        const State other = dealHiddenAnew(round.state, seat, rng);
        different += other != round.state ? 1 : 0;
        EXPECT_EQ(viewOf(other, seat), viewOf(round.state, seat));
    });
    EXPECT_GT(different, 1000);
}

TEST(SeatView, DoesNotDependOnWhatIsHidden)
{
    const std::vector<Level> all = hastyLevels();
    Rng rng("hidden tiles");
    int different = 0;
    for (int round = 0; round < gamesToPlay(60); ++round) {
        const GameRules rules = rulesOfGame(round, rng);
        const Deal deal = randomDeal(rules, rng);
        const std::vector<const Level*> levels(static_cast<std::size_t>(rules.players), findLevel("beginner"));
        playRound(rules, deal, levels, rng, [&](const State& state, const SeatView& view, const Action&) {
            const State other = dealHiddenAnew(state, view.seat, rng);
            different += other != state ? 1 : 0;
            ASSERT_EQ(viewOf(other, view.seat), view);
            for (const Level& level : all) {
                if (level.remembers() && different % 16 != 0) // it takes a while
                    continue;
                Rng one("same luck");
                Rng two("same luck");
                ASSERT_EQ(chooseAction(level, view, Memory(view.seat), one),
                          chooseAction(level, viewOf(other, view.seat), Memory(view.seat), two))
                    << level.id;
            }
        });
    }
    EXPECT_GT(different, 1000);
}

TEST(SeatView, ShowsADrawnTileToTheDrawerAlone)
{
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 2));
    Rng rng("drawn");
    Deal deal;
    makeDeal(rules, 1, 0, rng, deal);
    State state = startRound(rules, deal);
    state.drawn = Tile(3, 4);
    EXPECT_EQ(viewOf(state, state.table.turn).drawn, Tile(3, 4));
    EXPECT_FALSE(viewOf(state, 1 - state.table.turn).drawn.exists());
    EXPECT_TRUE(legalActions(viewOf(state, 1 - state.table.turn)).empty());
}

TEST(SeatView, ShowsAllHandsWhenTheyLieFaceUp)
{
    Rng rng("open");
    Deal deal;
    for (const bool open : {false, true}) {
        const auto rules = std::get<GameRules>(resolveRules("tactic", {{"openHands", open ? "true" : "false"}}, 3));
        makeDeal(rules, 1, 0, rng, deal);
        const State state = startRound(rules, deal);
        const SeatView view = viewOf(state, 1);
        ASSERT_EQ(view.faceUp.size(), open ? 3U : 0U);
        if (open) {
            EXPECT_EQ(view.faceUp[2], state.hands[2]);
        }
    }
}

} // namespace
} // namespace mt::testing
