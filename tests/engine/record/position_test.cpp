#include "engine/record/position.h"
#include "random_play.h"

#include <functional>

namespace mt
{
namespace
{

Position readGood(const std::string& text)
{
    std::variant<Position, Fault> read = readPosition(text);
    if (const Fault* fault = std::get_if<Fault>(&read)) {
        ADD_FAILURE() << "fault " << static_cast<int>(fault->kind) << ' ' << fault->key << " in " << text;
        return {};
    }
    return std::get<Position>(std::move(read));
}

TEST(Position, EveryTurnOfRandomRoundsReadsBackAsTheSameState)
{
    int turns = 0;
    for (const test::RulesChoice& choice : test::someRules()) {
        const GameRules rules = test::resolved(choice);
        Rng rng("positions");
        for (int round = 1; round <= 2; ++round) {
            State state = test::randomDeal(rules, round, rng);
            std::vector<Event> events{{.kind = EventKind::turnStarted}};
            while (state.table.phase != Phase::roundEnd) {
                if (!events.empty() && events.back().kind == EventKind::turnStarted) {
                    const std::string text = positionJson(rules, state).dump();
                    ASSERT_EQ(readGood(text), (Position{rules, state})) << text;
                    ++turns;
                }
                events.clear();
                apply(state, test::randomAction(state, rng), events);
            }
        }
    }
    EXPECT_GT(turns, 1000);
}

TEST(Position, AFinishedRoundIsRefused)
{
    int refused = 0;
    for (const test::RulesChoice& choice : test::someRules()) {
        const GameRules rules = test::resolved(choice);
        Rng rng("finished");
        State state = test::randomDeal(rules, 1, rng);
        while (state.table.phase != Phase::roundEnd)
            apply(state, test::randomAction(state, rng));
        const auto read = readPosition(positionJson(rules, state).dump());
        ASSERT_TRUE(std::holds_alternative<Fault>(read));
        EXPECT_EQ(std::get<Fault>(read).kind, FaultKind::positionOver);
        EXPECT_EQ(std::get<Fault>(read).reason, state.table.endReason);
        ++refused;
    }
    EXPECT_EQ(refused, static_cast<int>(test::someRules().size()));
}

// A double-6 position for two with a double open on seat 1's train. Small enough to spoil by hand.
Json openDoublePosition()
{
    Json p = Json::parse(R"({"format":"mexican-train-position","version":1,"rules":"bigtable","options":{"set":6},
        "engine":"6-6","turn":2,"hands":[["5-4","3-2"],["5-1","0-0"]],"boneyard":[],
        "trains":[{"owner":1,"tiles":["6-5","5-5"],"marker":false},{"owner":2,"tiles":["6-1"],"marker":true},
                  {"owner":"mexican","tiles":[]}],
        "openDoubles":[1],"opened":[1,2]})");
    for (const Tile tile : fullSet(6)) {
        const std::string text = std::to_string(tile.high()) + "-" + std::to_string(tile.low());
        if (p.dump().find('"' + text + '"') == std::string::npos)
            p["boneyard"].push_back(text);
    }
    return p;
}

TEST(Position, ReadsWhatAPersonWrites)
{
    Json written = openDoublePosition();
    written["comment"] = "unknown keys are ignored";
    written["hands"][0][0] = "4-5"; // either half first, in a train too
    written["trains"][0]["tiles"][0] = "5-6";
    const Position position = readGood(written.dump(2));
    const Table& table = position.state.table;
    EXPECT_EQ(table.turn, 1);
    EXPECT_EQ(table.engine, 6);
    EXPECT_EQ(table.round, 1);
    EXPECT_EQ(table.trains[0].end, 5);
    EXPECT_TRUE(table.hasMarker(1));
    EXPECT_EQ(table.openDoubleCount, 1);
    EXPECT_EQ(table.phase, Phase::turn);
    const auto front = Json(position.state.table.boneyardCount);
    EXPECT_EQ(front, openDoublePosition()["boneyard"].size());
    // Bound by seat 1's double: the 5-1 closes it, and nothing else is possible.
    EXPECT_EQ(legalActions(position.state),
              (std::vector<Action>{{.kind = ActionKind::play, .seat = 1, .tile = Tile(5, 1), .train = 0}}));
}

TEST(Position, TheFrontOfTheBoneyardIsDrawnFirst)
{
    Json p = openDoublePosition();
    const Tile front = Tile(1, 0);
    ASSERT_EQ(p["boneyard"][0], "1-0");
    p["hands"][1][0] = "4-0"; // nothing to close the double with
    for (Json& tile : p["boneyard"])
        if (tile == "4-0")
            tile = "5-1";
    State state = readGood(p.dump()).state;
    apply(state, {.kind = ActionKind::draw, .seat = 1});
    EXPECT_EQ(state.drawn, front);
}

TEST(Position, AnEngineStillHeldIsLaid)
{
    Json p = openDoublePosition();
    p["rules"] = "ecowoodart";
    p["options"] = {{"short", true}};
    p["engine"] = "9-9";
    p["hands"] = Json::parse(R"([["5-4","3-2"],["9-9","0-0"]])");
    p["boneyard"] = Json::array();
    for (const Tile tile : fullSet(9))
        if (const std::string text = std::to_string(tile.high()) + "-" + std::to_string(tile.low());
            p["hands"].dump().find('"' + text + '"') == std::string::npos)
            p["boneyard"].push_back(text);
    for (Json& train : p["trains"])
        train["tiles"] = Json::array();
    p["openDoubles"] = Json::array();
    p.erase("opened");
    const Position position = readGood(p.dump());
    EXPECT_EQ(position.state.hands[1], Hand({Tile(0, 0)}));
    EXPECT_TRUE(position.state.table.opened.isEmpty());

    p["turn"] = 1;
    const auto read = readPosition(p.dump());
    ASSERT_TRUE(std::holds_alternative<Fault>(read));
    EXPECT_EQ(std::get<Fault>(read).kind, FaultKind::engineNotHeld);
}

struct SpoiledPosition {
    FaultKind kind;
    const char* key;
    std::function<void(Json&)> spoil;
};

TEST(Position, EachFaultIsNamed)
{
    const SpoiledPosition cases[] = {
        {FaultKind::missingKey, "format", [](Json& p) { p.erase("format"); }},
        {FaultKind::wrongFormat, "", [](Json& p) { p["format"] = "mexican-train-record"; }},
        {FaultKind::wrongVersion, "", [](Json& p) { p["version"] = 2; }},
        {FaultKind::wrongVersion, "", [](Json& p) { p.erase("version"); }},
        {FaultKind::missingKey, "rules", [](Json& p) { p.erase("rules"); }},
        {FaultKind::rules, "", [](Json& p) { p["rules"] = "chess"; }},
        {FaultKind::rules, "", [](Json& p) { p["options"]["sets"] = 6; }},
        {FaultKind::badValue, "options", [](Json& p) { p["options"] = 6; }},
        {FaultKind::missingKey, "engine", [](Json& p) { p.erase("engine"); }},
        {FaultKind::engineNotDouble, "", [](Json& p) { p["engine"] = "6-5"; }},
        {FaultKind::tileNotInSet, "", [](Json& p) { p["engine"] = "7-7"; }},
        {FaultKind::tileDoesNotFit, "", [](Json& p) { p["engine"] = "5-5"; }},
        {FaultKind::missingKey, "turn", [](Json& p) { p.erase("turn"); }},
        {FaultKind::badValue, "turn", [](Json& p) { p["turn"] = 3; }},
        {FaultKind::badValue, "turn", [](Json& p) { p["turn"] = 0; }},
        {FaultKind::missingKey, "hands", [](Json& p) { p.erase("hands"); }},
        {FaultKind::badValue, "hands", [](Json& p) { p["hands"] = "5-4"; }},
        {FaultKind::badValue, "hands", [](Json& p) { p["hands"][0] = "5-4"; }},
        {FaultKind::badValue, "hands", [](Json& p) { p["hands"][0][0] = 54; }},
        {FaultKind::rules, "", [](Json& p) { p["hands"] = Json::array(); }},
        {FaultKind::rules, "", [](Json& p) { p["hands"] = Json(5000, Json::array()); }},
        {FaultKind::tileTwice, "", [](Json& p) { p["hands"][0][0] = "3-2"; }},
        {FaultKind::tileNotInSet, "", [](Json& p) { p["hands"][0][0] = "7-2"; }},
        {FaultKind::missingKey, "boneyard", [](Json& p) { p.erase("boneyard"); }},
        {FaultKind::tileMissing, "", [](Json& p) { p["boneyard"].erase(0); }},
        {FaultKind::tileTwice, "", [](Json& p) { p["boneyard"].push_back("6-1"); }},
        {FaultKind::engineNotYetLaid, "", [](Json& p) { p["hands"][1].push_back("6-6"); }},
        {FaultKind::engineNotHeld, "", [](Json& p) { p["hands"][0].push_back("6-6"); }},
        {FaultKind::tileTwice, "", [](Json& p) { p["boneyard"].push_back("6-6"); }},
        {FaultKind::missingKey, "trains", [](Json& p) { p.erase("trains"); }},
        {FaultKind::badValue, "trains", [](Json& p) { p["trains"][0] = 1; }},
        {FaultKind::trainMissing, "", [](Json& p) { p["trains"].erase(2); }},
        {FaultKind::trainMissing, "", [](Json& p) { p["trains"] = Json::array(); }},
        {FaultKind::trainTwice, "", [](Json& p) { p["trains"].push_back(p["trains"][1]); }},
        {FaultKind::badValue, "owner", [](Json& p) { p["trains"][1]["owner"] = 3; }},
        {FaultKind::missingKey, "owner", [](Json& p) { p["trains"][1].erase("owner"); }},
        {FaultKind::missingKey, "tiles", [](Json& p) { p["trains"][1].erase("tiles"); }},
        {FaultKind::missingKey, "marker", [](Json& p) { p["trains"][1].erase("marker"); }},
        {FaultKind::badValue, "marker", [](Json& p) { p["trains"][1]["marker"] = 0; }},
        {FaultKind::mexicanMarker, "", [](Json& p) { p["trains"][2]["marker"] = true; }},
        {FaultKind::noMexicanTrain, "", [](Json& p) { p["options"]["mexicanTrain"] = "none"; }},
        {FaultKind::tileDoesNotFit, "",
         [](Json& p) {
             p["trains"][0]["tiles"] = {"5-5", "6-5"};
         }},
        {FaultKind::missingKey, "openDoubles", [](Json& p) { p.erase("openDoubles"); }},
        {FaultKind::openDoubleMissing, "", [](Json& p) { p["openDoubles"] = Json::array(); }},
        {FaultKind::openDoubleNotThere, "", [](Json& p) { p["openDoubles"].push_back(2); }},
        {FaultKind::openDoubleNotThere, "", [](Json& p) { p["openDoubles"].push_back("mexican"); }},
        {FaultKind::openDoubleTwice, "", [](Json& p) { p["openDoubles"].push_back(1); }},
        {FaultKind::badValue, "openDoubles", [](Json& p) { p["openDoubles"][0] = "1"; }},
        {FaultKind::bindingNotOpen, "",
         [](Json& p) { p["options"]["openDoublesBind"] = "next-player", p["binding"] = {2}; }},
        {FaultKind::missingKey, "opened", [](Json& p) { p.erase("opened"); }},
        {FaultKind::badValue, "opened", [](Json& p) { p["opened"][0] = 3; }},
        {FaultKind::seatTwice, "",
         [](Json& p) {
             p["opened"] = {1, 1};
         }},
        {FaultKind::positionOver, "",
         [](Json& p) {
             p["boneyard"].push_back("5-1"), p["boneyard"].push_back("0-0"), p["hands"][1] = Json::array();
         }},
    };
    for (const SpoiledPosition& spoiled : cases) {
        Json p = openDoublePosition();
        spoiled.spoil(p);
        const auto read = readPosition(p.dump());
        ASSERT_TRUE(std::holds_alternative<Fault>(read)) << p;
        EXPECT_EQ(std::get<Fault>(read).kind, spoiled.kind) << p;
        EXPECT_EQ(std::get<Fault>(read).key, spoiled.key) << p;
    }
}

TEST(Position, BindingLeftOutMeansAll)
{
    Json p = openDoublePosition();
    p["options"]["openDoublesBind"] = "next-player";
    EXPECT_EQ(readGood(p.dump()).state.table.binding, TrainSet(0));
    p["binding"] = Json::array();
    EXPECT_TRUE(readGood(p.dump()).state.table.binding.isEmpty());
    p["options"]["openDoublesBind"] = "nobody";
    EXPECT_TRUE(readGood(p.dump()).state.table.binding.isEmpty());
    p["options"]["openDoublesBind"] = "everybody";
    EXPECT_EQ(readGood(p.dump()).state.table.binding, TrainSet(0)) << "`binding` belongs to next-player alone";
}

// Small damages, always the same ones: what is accepted is whole, everything else is one fault.
TEST(Position, DamageNeverGetsPastTheReader)
{
    const std::string good = openDoublePosition().dump();
    Rng rng("damage");
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string text = good;
        test::damage(text, rng);
        const auto read = readPosition(text);
        if (const Position* position = std::get_if<Position>(&read)) {
            EXPECT_EQ(readGood(positionJson(position->rules, position->state).dump()), *position);
        } else {
            ++refused;
        }
    }
    EXPECT_GT(refused, 1500);
}

} // namespace
} // namespace mt
