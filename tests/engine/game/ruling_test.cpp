// Every position file is a test of its own, named after the rule it shows: ruling-06-closing-on... is
// Ruling06.ClosingOn..., opening-lays-a-whole-train is Opening.LaysAWholeTrain. That each ruling has a test of its
// name, here or of the deal (Ruling02, Ruling18), tests/docs/law_test.py sees to.
#include "engine/record/action_json.h"
#include "engine/record/notation.h"
#include "engine/record/position.h"
#include "tests/engine/game/position_cases.h"

#include <gtest/gtest.h>

#include <cctype>
#include <set>
#include <sstream>

namespace mt
{
namespace
{

constexpr std::string_view reasonNames[] = {"none",
                                            "roundOver",
                                            "notYourTurn",
                                            "noSuchTrain",
                                            "tileNotInHand",
                                            "doubleMustBeClosed",
                                            "olderDoubleFirst",
                                            "trainClosed",
                                            "ownTrainFirst",
                                            "mexicanTrainLater",
                                            "mexicanAfterOwnTrain",
                                            "openingOnOwnTrain",
                                            "doubleForDuty",
                                            "coverTheDouble",
                                            "drawnDoubleUseless",
                                            "onlyDrawnTile",
                                            "doesNotFit",
                                            "canPlay",
                                            "mustDraw",
                                            "boneyardEmpty",
                                            "drawnEnough",
                                            "noDrawInOpening",
                                            "decideMarker",
                                            "noMarkerQuestion",
                                            "notInOpening",
                                            "openingNeedsTile",
                                            "openingMustEnd"};
static_assert(std::size(reasonNames) == static_cast<std::size_t>(Reason::openingMustEnd) + 1);

/// A line as `legal --trace` prints it (docs/formats.md).
Json traceLine(const GameRules& rules, const State& state)
{
    const Table& table = state.table;
    Json line = {{"turn", table.turn + 1}, {"phase", phaseText(table.phase)}, {"legal", Json::array()}};
    for (const Action& action : legalActions(state))
        line["legal"].push_back(Json::parse(actionJson(action).dump()));
    line["state"] = Json::parse(positionJson(rules, state).dump());
    if (table.phase == Phase::roundEnd) {
        line["reason"] = reasonText(table.endReason);
        line["scores"] = handScores(state);
    }
    return line;
}

/// The action that these words mean for the seat to move.
Action parseWords(const std::string& words, const State& state)
{
    Action action{.kind = ActionKind::pass, .seat = state.table.turn};
    if (const std::size_t on = words.find(" on "); on != std::string::npos) {
        const std::string train = words.substr(on + 4);
        action.kind = ActionKind::play;
        action.tile = parseTile(words.substr(0, on)).value();
        action.train = train == "mexican" ? mexicanTrain : static_cast<TrainId>(std::stoi(train) - 1);
    } else if (words == "draw") {
        action.kind = ActionKind::draw;
    } else if (words == "end-opening") {
        action.kind = ActionKind::endOpening;
    } else if (words != "pass") {
        action.kind = ActionKind::marker;
        action.keep = words == "marker keep";
    }
    return action;
}

void expectLine(const Json& expected, const Position& position)
{
    EXPECT_EQ(testing::mismatch(expected, traceLine(position.rules, position.state)), "");
    const Json refused = expected.value("refused", Json::object());
    for (const auto& [words, reason] : refused.items()) {
        const Refusal refusal = check(position.state, parseWords(words, position.state));
        EXPECT_EQ(reasonNames[static_cast<std::size_t>(refusal.reason)], reason.get<std::string>()) << words;
    }
}

void playCase(const testing::PositionCase& test)
{
    std::variant<Position, Fault> read = readPosition(test.text);
    ASSERT_TRUE(std::holds_alternative<Position>(read)) << "fault " << static_cast<int>(std::get<Fault>(read).kind);
    Position position = std::get<Position>(read);
    ASSERT_EQ(test.expect.size(), test.actions.size() + 1);
    for (std::size_t step = 0;; ++step) {
        std::ostringstream where;
        where << "after " << step << " actions";
        SCOPED_TRACE(where.str());
        expectLine(test.expect[step], position);
        if (step == test.actions.size())
            return;
        std::optional<Fault> fault;
        Fields fields(test.actions[step], fault);
        const Action action = readAction(fields);
        ASSERT_FALSE(fault);
        ASSERT_TRUE(check(position.state, action).isLegal()) << test.actions[step];
        apply(position.state, action);
    }
}

class PositionTest : public ::testing::Test
{
public:
    explicit PositionTest(testing::PositionCase test) : case_(std::move(test)) {}
    void TestBody() override { playCase(case_); }

private:
    testing::PositionCase case_;
};

/// "closing-on-a-train" becomes "ClosingOnATrain".
std::string camel(std::string_view words)
{
    std::string name;
    bool starts = true;
    for (const char letter : words) {
        if (letter != '-')
            name += starts ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
        starts = letter == '-';
    }
    return name;
}

[[maybe_unused]] const bool registered = [] {
    for (const testing::PositionCase& test : testing::positionCases()) {
        const bool isRuling = test.name.starts_with("ruling-");
        const std::size_t dash = isRuling ? std::string_view("ruling-00").size() : test.name.find('-');
        ::testing::RegisterTest(camel(test.name.substr(0, dash)).c_str(), camel(test.name.substr(dash)).c_str(),
                                nullptr, nullptr, __FILE__, __LINE__,
                                [test]() -> ::testing::Test* { return new PositionTest(test); });
    }
    return true;
}();

TEST(Positions, EveryReasonIsShown)
{
    std::set<std::string> shown;
    for (const testing::PositionCase& test : testing::positionCases())
        for (const Json& expected : test.expect) {
            const Json refused = expected.value("refused", Json::object());
            for (const auto& [words, reason] : refused.items())
                shown.insert(reason.get<std::string>());
        }
    for (const std::string_view name : reasonNames)
        EXPECT_TRUE(name == "none" || name == "notYourTurn" || shown.contains(std::string(name))) << name;
}

// What shows in how a round goes on; the others are a deal's, the score's or the eyes'.
TEST(Positions, EveryValueOfAnOptionIsShown)
{
    const std::set<std::string_view> elsewhere = {"set", "hands", "rounds", "targetScore", "ties", "openHands"};
    std::set<std::string> shown;
    for (const testing::PositionCase& test : testing::positionCases()) {
        const auto position = std::get<Position>(readPosition(test.text));
        for (const OptionInfo& option : allOptions())
            shown.insert(std::string(option.name) + "=" + option.text(option.get(position.rules.options)));
    }
    for (const OptionInfo& option : allOptions())
        for (int value = 0; value <= std::max<int>(option.high, static_cast<int>(option.values.size())); ++value)
            if (!elsewhere.contains(option.name) && option.accepts(value)) {
                const std::string text = std::string(option.name) + "=" + option.text(value);
                EXPECT_TRUE(shown.contains(text)) << text;
            }
}

} // namespace
} // namespace mt
