#include "cli/observed_round.h"

#include "cli/protocol.h"
#include "engine/record/json_fields.h"
#include "tests/engine/record/random_play.h"

namespace mt
{
namespace
{

// What each seat knows from the host's messages alone, beside the round as it is.
struct Watchers {
    std::vector<cli::ObservedRound> observed;
    int guessedAgain = 0;

    void watch(const GameRules& rules, const State& state)
    {
        observed.clear();
        for (int seat = 0; seat < rules.players; ++seat) {
            std::optional<Fault> fault;
            const Json message = Json::parse(cli::roundMessage(state, seat).dump());
            Fields fields(message, fault);
            observed.emplace_back(rules.options, rules.players, seat, fields);
            ASSERT_FALSE(fault);
        }
    }

    void see(const State& after, const Action& action)
    {
        for (std::size_t seat = 0; seat < observed.size(); ++seat) {
            const bool shown = action.kind == ActionKind::draw && (action.seat == seat || after.table.rules.openHands);
            ASSERT_TRUE(observed[seat].saw(action, shown ? std::optional(after.drawn) : std::nullopt));
            if (after.table.phase == Phase::roundEnd)
                continue;
            guessedAgain += observed[seat].view().table.phase == Phase::roundEnd ? 1 : 0;
            ASSERT_TRUE(observed[seat].isRunning());
            ASSERT_EQ(observed[seat].view(), viewOf(after, static_cast<int>(seat)));
        }
    }
};

int roundsWatched(const test::RulesChoice& choice, int rounds)
{
    const GameRules rules = test::resolved(choice);
    Rng rng("watch");
    Watchers watchers;
    for (int i = 0; i < rounds; ++i) {
        State state = test::randomDeal(rules, 1 + i % rules.options.rounds, rng);
        watchers.watch(rules, state);
        while (state.table.phase != Phase::roundEnd && !::testing::Test::HasFailure()) {
            const Action action = test::randomAction(state, rng);
            apply(state, action);
            watchers.see(state, action);
        }
    }
    return watchers.guessedAgain;
}

TEST(ObservedRound, IsWhatTheSeatSeesAtEveryMoment)
{
    for (const test::RulesChoice& choice : test::someRules())
        roundsWatched(choice, 5);
}

// Under `ownTrainFirst` a table can look blocked to one who does not know the hands. It is rare: hence the many rounds.
TEST(ObservedRound, AWrongGuessAboutABlockedTableIsMadeAgain)
{
    const test::RulesChoice choice{"bigtable", {{"set", "6"}, {"ownTrainFirst", "true"}, {"mexicanTrain", "none"}}, 4};
    EXPECT_GT(roundsWatched(choice, 1500), 0) << "never happened: look for rounds in which it does";
}

} // namespace
} // namespace mt
