#include "engine/record/action_json.h"
#include "engine/record/notation.h"
#include "engine/record/rules_json.h"
#include "random_play.h"

namespace mt
{
namespace
{

TEST(Notation, EveryTileReadsBackFromEitherHalf)
{
    for (const Tile tile : fullSet(maxPip)) {
        EXPECT_EQ(parseTile(tileText(tile)), tile);
        EXPECT_EQ(parseTile(tileText(tile, tile.low())), tile);
    }
    EXPECT_EQ(tileText(Tile(4, 9)), "9-4");
    EXPECT_EQ(tileText(Tile(4, 9), 4), "4-9");
}

TEST(Notation, RefusesWhatIsNotATile)
{
    for (const char* text :
         {"",     "-",    "9",    "9-",    "-4",  "9--4", "-9-4", "9-4 ",  " 9-4",  "9 -4",           "09-4",
          "9-04", "00-0", "19-0", "9-4-4", "9:4", "9/4",  "+9-4", "9-4\n", "1e1-4", "999999999999-1", "\xef\xbc\x99-4"})
        EXPECT_EQ(parseTile(text), std::nullopt) << text;
    EXPECT_EQ(parseTile(std::string_view("9-4\0", 4)), std::nullopt);
}

std::optional<Fault> faultOf(std::string_view text)
{
    Json object;
    std::optional<Fault> fault = parseObject(text, object);
    if (!fault) {
        Fields fields(object, fault);
        readAction(fields);
    }
    return fault;
}

TEST(ActionJson, EveryActionReadsBack)
{
    for (const test::RulesChoice& choice : test::someRules()) {
        Rng rng("actions");
        State state = test::randomDeal(test::resolved(choice), 1, rng);
        while (state.table.phase != Phase::roundEnd) {
            for (const Action& action : legalActions(state)) {
                Json object;
                ASSERT_EQ(parseObject(actionJson(action).dump(), object), std::nullopt);
                std::optional<Fault> fault;
                Fields fields(object, fault);
                EXPECT_EQ(readAction(fields), action);
                EXPECT_FALSE(fault);
            }
            apply(state, test::randomAction(state, rng));
        }
    }
}

// A bot answers for the seat that was asked, and need not say which: the first one, too. If it does say, that counts.
TEST(ActionJson, TheSeatThatWasAskedNeedNotBeNamed)
{
    for (const int asked : {0, 1}) {
        for (const auto& [text, seat] :
             {std::pair(R"({"do":"draw"})", asked), std::pair(R"({"seat":3,"do":"draw"})", 2)}) {
            Json object;
            ASSERT_EQ(parseObject(text, object), std::nullopt);
            std::optional<Fault> fault;
            Fields fields(object, fault);
            EXPECT_EQ(readAction(fields, asked).seat, seat) << text;
            EXPECT_FALSE(fault) << text;
        }
    }
}

TEST(ActionJson, IsWrittenAsFormatsSays)
{
    const Action play{.kind = ActionKind::play, .seat = 0, .tile = Tile(4, 9), .train = 2};
    EXPECT_EQ(actionJson(play).dump(), R"({"seat":1,"do":"play","tile":"9-4","train":3})");
    const Action onMexican{.kind = ActionKind::play, .seat = 1, .tile = Tile(12, 4), .train = mexicanTrain};
    EXPECT_EQ(actionJson(onMexican).dump(), R"({"seat":2,"do":"play","tile":"12-4","train":"mexican"})");
    EXPECT_EQ(actionJson({.kind = ActionKind::endOpening, .seat = 2}).dump(), R"({"seat":3,"do":"end-opening"})");
    EXPECT_EQ(actionJson({.kind = ActionKind::marker, .keep = true}).dump(), R"({"seat":1,"do":"marker","keep":true})");
}

struct BadText {
    const char* text;
    FaultKind kind;
    const char* key;
};

TEST(ActionJson, SaysWhichFieldIsWrong)
{
    const BadText cases[] = {
        {R"({"do":"draw"})", FaultKind::missingKey, "seat"},
        {R"({"seat":0,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":15,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":-1,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":1.0,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":3.5,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":4294967297,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":18446744073709551617,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":true,"do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":"1","do":"draw"})", FaultKind::badValue, "seat"},
        {R"({"seat":1e999,"do":"draw"})", FaultKind::numberTooLarge, ""},
        {R"({"seat":1})", FaultKind::missingKey, "do"},
        {R"({"seat":1,"do":"fold"})", FaultKind::badValue, "do"},
        {R"({"seat":1,"do":7})", FaultKind::badValue, "do"},
        {R"({"seat":1,"do":"play","train":1})", FaultKind::missingKey, "tile"},
        {R"({"seat":1,"do":"play","tile":"9-19","train":1})", FaultKind::badValue, "tile"},
        {R"({"seat":1,"do":"play","tile":94,"train":1})", FaultKind::badValue, "tile"},
        {R"({"seat":1,"do":"play","tile":"9-4"})", FaultKind::missingKey, "train"},
        {R"({"seat":1,"do":"play","tile":"9-4","train":15})", FaultKind::badValue, "train"},
        {R"({"seat":1,"do":"play","tile":"9-4","train":"Mexican"})", FaultKind::badValue, "train"},
        {R"({"seat":1,"do":"marker"})", FaultKind::missingKey, "keep"},
        {R"({"seat":1,"do":"marker","keep":1})", FaultKind::badValue, "keep"},
        {R"({"seat":1,"seat":1,"do":"draw"})", FaultKind::duplicateKey, "seat"},
    };
    for (const BadText& bad : cases) {
        const std::optional<Fault> fault = faultOf(bad.text);
        ASSERT_TRUE(fault) << bad.text;
        EXPECT_EQ(fault->kind, bad.kind) << bad.text;
        EXPECT_EQ(fault->key, bad.key) << bad.text;
    }
    EXPECT_FALSE(faultOf(R"({"seat":1,"do":"draw","tile":17,"comment":{"deep":[1]}})")) << "unknown keys are ignored";
}

TEST(Json, RefusesTextThatIsNotOneSoundObject)
{
    const std::string deep = R"({"a":)" + std::string(100000, '[') + std::string(100000, ']') + "}";
    const std::pair<std::string, FaultKind> cases[] = {
        {"", FaultKind::empty},
        {" \r", FaultKind::empty},
        {"[1]", FaultKind::notAnObject},
        {"null", FaultKind::notAnObject},
        {"{", FaultKind::notJson},
        {"{}{}", FaultKind::notJson},
        {"{'a':1}", FaultKind::notJson},
        {R"({"a":NaN})", FaultKind::notJson},
        {"{\"a\":\"\xff\"}", FaultKind::notJson},
        {"{\"a\":\"\xed\xa0\x80\"}", FaultKind::notJson},
        {std::string("{\"a\":\"\0\"}", 9), FaultKind::notJson},
        {std::string(10, '\0'), FaultKind::notJson},
        {"\xef\xbb\xbf{}", FaultKind::byteOrderMark},
        {deep, FaultKind::tooDeep},
        {std::string(100000, '['), FaultKind::notJson},
        {R"({"a":{"b":1,"b":2}})", FaultKind::duplicateKey},
        {"{\"a\":\"" + std::string(maxTextBytes, 'x') + "\"}", FaultKind::tooLong},
    };
    for (const auto& [text, kind] : cases) {
        Json object;
        const std::optional<Fault> fault = parseObject(text, object);
        ASSERT_TRUE(fault) << text.substr(0, 40);
        EXPECT_EQ(fault->kind, kind) << text.substr(0, 40);
    }
    Json object;
    EXPECT_EQ(parseObject("{\n\n\"a\": x}", object)->line, 3);
    EXPECT_FALSE(parseObject("  {\"a\":1}\r", object));
}

TEST(RulesJson, ChangesReadBackTyped)
{
    for (const test::RulesChoice& choice : test::someRules()) {
        const GameRules rules = test::resolved(choice);
        Json object{{"rules", rules.rulebook}, {"options", Json::parse(changesJson(rules).dump())}};
        std::optional<Fault> fault;
        Fields fields(object, fault);
        EXPECT_EQ(readRules(fields, choice.players), rules);
        const Json all = Json::parse(optionsJson(rules.options).dump());
        EXPECT_EQ(all.size(), allOptions().size());
        EXPECT_EQ(readOptions(all, fault), rules.options);
        EXPECT_FALSE(fault);
    }
}

TEST(RulesJson, RefusesUnknownOptionsAndWrongTypes)
{
    const std::pair<const char*, RulesFault> cases[] = {
        {R"({"rules":"tactic","options":{"colour":"red"}})", RulesFault::unknownOption},
        {R"({"rules":"tactic","options":{"set":"12"}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"set":12.0}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"set":13}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"rounds":-1}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"short":"true"}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"short":1}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"engine":0}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"engine":"Held"}})", RulesFault::badValue},
        {R"({"rules":"tactic","options":{"engine":"held"}})", RulesFault::engineAndStarter},
        {R"({"rules":"tactic","options":{"rounds":14}})", RulesFault::roundsBeyondSet},
        {R"({"rules":"uno"})", RulesFault::unknownRulebook},
    };
    for (const auto& [text, expected] : cases) {
        const Json object = Json::parse(text);
        std::optional<Fault> fault;
        Fields fields(object, fault);
        readRules(fields, 4);
        ASSERT_TRUE(fault) << text;
        EXPECT_EQ(fault->kind, FaultKind::rules) << text;
        EXPECT_EQ(fault->rules.fault, expected) << text;
    }
}

} // namespace
} // namespace mt
