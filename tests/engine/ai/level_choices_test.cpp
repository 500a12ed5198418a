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

State stateOf(const PositionCase& test)
{
    State state = std::get<Position>(readPosition(test.text)).state;
    for (const Json& each : test.actions) {
        std::optional<Fault> fault;
        Fields fields(each, fault);
        const Action action = readAction(fields);
        EXPECT_TRUE(!fault && check(state, action).isLegal()) << each;
        apply(state, action);
    }
    return state;
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
        const State state = stateOf(test);
        ASSERT_FALSE(test.expect.empty());
        for (const auto& [seed, expected] : test.expect.items()) {
            Rng rng(seed);
            const Action action = chooseAction(*level, viewOf(state, state.table.turn), Memory(state.table.turn), rng);
            EXPECT_EQ(actionWords(Json::parse(actionJson(action).dump())), expected.get<std::string>())
                << "seed " << seed;
        }
    }
    for (const Level& level : allLevels())
        EXPECT_GE(filesOf[std::string(level.id)], 1) << level.id;
}

} // namespace
} // namespace mt::testing
