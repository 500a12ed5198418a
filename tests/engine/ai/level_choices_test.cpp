// What each level plays, pinned: every file of tests/data/levels is a position that `mexican-train-cli legal` reads as
// it is, and beside it, under keys that a position's reader ignores, the `level` that is asked, `actions` that come
// before and what to `expect`: what it does, by the seed of its luck.
#include "engine/ai/level.h"
#include "engine/record/action_json.h"
#include "engine/record/position.h"
#include "tests/engine/game/position_cases.h"

#include <gtest/gtest.h>

#include <map>

namespace mt::testing
{
namespace
{

/// The seat to move after the file's actions, and what it remembers of them.
struct Asked {
    State state;
    Memory memory{-1};
};

Asked askedBy(const PositionCase& test)
{
    const State start = std::get<Position>(readPosition(test.text)).state;
    State state = start;
    std::vector<Action> done;
    for (const Json& each : test.actions) {
        std::optional<Fault> fault;
        Fields fields(each, fault);
        done.push_back(readAction(fields));
        EXPECT_TRUE(!fault && check(state, done.back()).isLegal()) << each;
        apply(state, done.back());
    }
    return {state, remember(start, done, state.table.turn)};
}

TEST(LevelChoices, AreWhatTheFilesSayAndEveryLevelHasOne)
{
    std::map<std::string, int> filesOf;
    for (const PositionCase& test : positionCases("levels")) {
        SCOPED_TRACE(test.name);
        const auto id = Json::parse(test.text).at("level").get<std::string>();
        const Level* level = findLevel(id);
        ASSERT_NE(level, nullptr);
        EXPECT_TRUE(test.name.starts_with(id + "-"));
        ++filesOf[id];
        const Asked asked = askedBy(test);
        ASSERT_FALSE(test.expect.empty());
        for (const auto& [seed, expected] : test.expect.items()) {
            Rng rng(seed);
            const Action action = chooseAction(*level, viewOf(asked.state, asked.state.table.turn), asked.memory, rng);
            EXPECT_EQ(actionWords(Json::parse(actionJson(action).dump())), expected.get<std::string>())
                << "seed " << seed;
        }
    }
    for (const Level& level : allLevels())
        EXPECT_GE(filesOf[std::string(level.id)], 1) << level.id;
}

} // namespace
} // namespace mt::testing
