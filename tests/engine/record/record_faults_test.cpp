#include "engine/record/json_fields.h"
#include "random_record.h"

#include <functional>

namespace mt
{
namespace
{

using test::joined;
using test::readBack;
using test::ReadBack;
using test::shortRecord;

// How a good record is spoiled: each case changes its lines, and the reader must name the line and the fault.
struct SpoiledRecord {
    FaultKind kind;
    long long line;
    std::function<void(std::vector<std::string>&)> spoil;
};

std::function<void(std::vector<std::string>&)> edit(std::size_t line, const std::function<void(Json&)>& change)
{
    return [=](std::vector<std::string>& lines) {
        Json object = Json::parse(lines[line - 1]);
        change(object);
        lines[line - 1] = object.dump();
    };
}

std::function<void(std::vector<std::string>&)> put(std::size_t line, const std::string& text)
{
    return [=](std::vector<std::string>& lines) {
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line) - 1, text);
    };
}

std::function<void(std::vector<std::string>&)> drop(std::size_t line)
{
    return [=](std::vector<std::string>& lines) { lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line) - 1); };
}

void expectFaults(const std::vector<SpoiledRecord>& cases)
{
    ASSERT_FALSE(readBack(joined(shortRecord())).fault);
    for (std::size_t i = 0; i < cases.size(); ++i) {
        std::vector<std::string> lines = shortRecord();
        cases[i].spoil(lines);
        const ReadBack back = readBack(joined(lines));
        ASSERT_TRUE(back.fault) << "case " << i;
        EXPECT_EQ(back.fault->kind, cases[i].kind)
            << "case " << i << ": " << lines.at(static_cast<std::size_t>(cases[i].line - 1));
        EXPECT_EQ(back.fault->line, cases[i].line) << "case " << i;
    }
}

TEST(RecordFaults, InTheHeader)
{
    expectFaults({
        {FaultKind::headerExpected, 1, drop(1)},
        {FaultKind::wrongFormat, 1, edit(1, [](Json& h) { h["format"] = "mexican-train-position"; })},
        {FaultKind::badValue, 1, edit(1, [](Json& h) { h["format"] = 1; })},
        {FaultKind::unknownLine, 1, edit(1, [](Json& h) { h.erase("format"); })},
        {FaultKind::wrongVersion, 1, edit(1, [](Json& h) { h["version"] = 2; })},
        {FaultKind::wrongVersion, 1, edit(1, [](Json& h) { h["version"] = "1"; })},
        {FaultKind::rules, 1, edit(1, [](Json& h) { h["rules"] = "none"; })},
        {FaultKind::rules, 1, edit(1, [](Json& h) { h["options"]["colour"] = 1; })},
        {FaultKind::rules, 1, edit(1, [](Json& h) { h["options"]["rounds"] = "2"; })},
        {FaultKind::rules, 1, edit(1, [](Json& h) { h["players"].erase(0); })},
        {FaultKind::missingKey, 1, edit(1, [](Json& h) { h.erase("players"); })},
        {FaultKind::badValue, 1, edit(1, [](Json& h) { h["players"][0] = "Anna"; })},
        {FaultKind::missingKey, 1, edit(1, [](Json& h) { h["players"][0].erase("name"); })},
        {FaultKind::badValue, 1, edit(1, [](Json& h) { h["players"][0]["kind"] = "cat"; })},
        {FaultKind::missingKey, 1, edit(1, [](Json& h) { h["players"][0].erase("level"); })},
        {FaultKind::badValue, 1, edit(1, [](Json& h) { h["players"][0]["level"] = "Genius"; })},
        {FaultKind::badValue, 1, edit(1, [](Json& h) { h["players"][0]["level"] = 4; })},
        {FaultKind::badValue, 1, edit(1, [](Json& h) { h["seed"] = 42; })},
        {FaultKind::byteOrderMark, 1, [](auto& lines) { lines[0].insert(0, "\xef\xbb\xbf"); }},
        {FaultKind::empty, 1, put(1, "")},
    });
}

TEST(RecordFaults, InTheDeal)
{
    const auto swapTiles = [](Json& r) { std::swap(r["deck"][0], r["deck"][1]); };
    const auto unsealed = [](const std::function<void(Json&)>& change) {
        return edit(2, [=](Json& r) { r.erase("commit"), change(r); });
    };
    expectFaults({
        {FaultKind::roundExpected, 2, drop(2)},
        {FaultKind::wrongRound, 2, edit(2, [](Json& r) { r["round"] = 2; })},
        {FaultKind::badValue, 2, edit(2, [](Json& r) { r["round"] = 0; })},
        {FaultKind::wrongEngine, 2, edit(2, [](Json& r) { r["engine"] = "5-5"; })},
        {FaultKind::engineNotDouble, 2, edit(2, [](Json& r) { r["engine"] = "6-5"; })},
        {FaultKind::wrongFirstSeat, 2, edit(2, [](Json& r) { r["firstSeat"] = 2; })},
        {FaultKind::noSuchSeat, 2, edit(2, [](Json& r) { r["firstSeat"] = 3; })},
        {FaultKind::missingKey, 2, edit(2, [](Json& r) { r.erase("firstSeat"); })},
        {FaultKind::missingKey, 2, edit(2, [](Json& r) { r.erase("deck"); })},
        {FaultKind::wrongCommit, 2, edit(2, swapTiles)},
        {FaultKind::wrongCommit, 2, edit(2, [](Json& r) { r["salt"] = "00"; })},
        {FaultKind::wrongCommit, 2, edit(2, [](Json& r) { r["commit"] = ""; })},
        {FaultKind::missingKey, 2, edit(2, [](Json& r) { r.erase("salt"); })},
        {FaultKind::badValue, 2, edit(2, [](Json& r) { r["commit"] = 7; })},
        {FaultKind::badValue, 2, unsealed([](Json& r) { r["deck"][3] = "x"; })},
        {FaultKind::wrongDeck, 2, unsealed([](Json& r) { r["deck"].erase(0); })},
        {FaultKind::wrongDeck, 2, unsealed([](Json& r) { r["deck"][0] = r["deck"][1]; })},
        {FaultKind::wrongDeck, 2, unsealed([](Json& r) { r["deck"][0] = "7-0"; })},
        {FaultKind::wrongDeck, 2, unsealed([](Json& r) { r["deck"].push_back("7-0"); })},
        {FaultKind::wrongDeck, 2, unsealed([](Json& r) { r["deck"] = Json::array(); })},
    });
}

TEST(RecordFaults, InTheActions)
{
    expectFaults({
        {FaultKind::actionExpected, 3, put(3, R"({"gameEnd":true,"totals":[0,0],"winners":[1]})")},
        {FaultKind::actionExpected, 3, put(3, R"({"roundEnd":1,"reason":"out","scores":[0,0],"totals":[0,0]})")},
        {FaultKind::unknownLine, 3, put(3, R"({"hello":1})")},
        {FaultKind::unknownLine, 3, put(3, "{}")},
        {FaultKind::unknownLine, 3, put(3, R"({"seat":1,"do":"draw","undo":1})")},
        {FaultKind::notJson, 3, put(3, "draw")},
        {FaultKind::empty, 3, put(3, "")},
        {FaultKind::empty, 3, put(3, "\r")},
        {FaultKind::notAnObject, 3, put(3, "[]")},
        {FaultKind::tooLong, 3, put(3, std::string(maxTextBytes + 1, ' '))},
        {FaultKind::tooDeep, 3, put(3, R"({"seat":)" + std::string(50, '[') + std::string(50, ']') + "}")},
        {FaultKind::undoTooFar, 3, put(3, R"({"undo":1})")},
        {FaultKind::undoTooFar, 5, put(5, R"({"undo":3})")},
        {FaultKind::badValue, 3, put(3, R"({"undo":0})")},
        {FaultKind::badValue, 3, put(3, R"({"undo":-1})")},
        {FaultKind::illegalAction, 3, edit(3, [](Json& a) { a["seat"] = 3 - a["seat"].get<int>(); })},
        {FaultKind::noSuchSeat, 3, put(3, R"({"takenOver":3})")},
        {FaultKind::badValue, 3, put(3, R"({"takenOver":0})")},
        {FaultKind::noSuchSeat, 3, put(3, R"({"seatNow":3,"kind":"human"})")},
        {FaultKind::missingKey, 3, put(3, R"({"seatNow":1})")},
        {FaultKind::missingKey, 3, put(3, R"({"seatNow":1,"kind":"ai"})")},
        {FaultKind::headerExpected, 1, put(1, R"({"seatNow":1,"kind":"human"})")},
    });
}

// The line of the first round's end, from 1.
std::size_t roundEndOf(const std::vector<std::string>& lines)
{
    std::size_t line = 1;
    while (!lines[line - 1].starts_with(R"({"roundEnd")"))
        ++line;
    return line;
}

TEST(RecordFaults, AtTheEnds)
{
    const std::size_t end = roundEndOf(shortRecord());
    const std::size_t last = shortRecord().size();
    const auto at = static_cast<long long>(end);
    const auto atLast = static_cast<long long>(last);
    expectFaults({
        {FaultKind::roundEndExpected, at, drop(end)},
        {FaultKind::roundEndExpected, at, put(end, R"({"undo":1})")},
        {FaultKind::roundExpected, at + 1, put(end + 1, R"({"undo":1})")},
        {FaultKind::wrongRound, at, edit(end, [](Json& r) { r["roundEnd"] = 2; })},
        {FaultKind::wrongReason, at,
         edit(end, [](Json& r) { r["reason"] = r["reason"] == "out" ? "blocked" : "out"; })},
        {FaultKind::badValue, at, edit(end, [](Json& r) { r["reason"] = "tired"; })},
        {FaultKind::wrongScores, at, edit(end, [](Json& r) { r["scores"][0] = r["scores"][0].get<int>() + 1; })},
        {FaultKind::wrongScores, at, edit(end, [](Json& r) { r["scores"].push_back(0); })},
        {FaultKind::badValue, at, edit(end, [](Json& r) { r["scores"][0] = -1; })},
        {FaultKind::badValue, at, edit(end, [](Json& r) { r["scores"] = 3; })},
        {FaultKind::wrongTotals, at, edit(end, [](Json& r) { r["totals"][1] = 999; })},
        {FaultKind::missingKey, at, edit(end, [](Json& r) { r.erase("totals"); })},
        {FaultKind::gameEndExpected, atLast, put(last, R"({"undo":1})")},
        {FaultKind::badValue, atLast, edit(last, [](Json& g) { g["gameEnd"] = false; })},
        {FaultKind::wrongTotals, atLast, edit(last, [](Json& g) { g["totals"][1] = 999; })},
        {FaultKind::wrongWinners, atLast, edit(last, [](Json& g) { g["winners"] = Json::array(); })},
        {FaultKind::wrongWinners, atLast,
         edit(last,
              [](Json& g) {
                  g["winners"] = {1, 2};
              })},
        {FaultKind::badValue, atLast, edit(last, [](Json& g) { g["winners"] = {0}; })},
        {FaultKind::afterGameEnd, atLast + 1, put(last + 1, R"({"takenOver":1})")},
        {FaultKind::afterGameEnd, atLast + 1, [](auto& lines) { lines.push_back(lines[0]); }},
    });
}

// What stands there and what should, as the file writes it: seats from 1, tiles, lists.
TEST(RecordFaults, SayWhatStandsThereAndWhatShould)
{
    struct Said {
        std::string value, expected;
        std::function<void(std::vector<std::string>&)> spoil;
    };
    const std::vector<std::string> good = shortRecord();
    const std::size_t end = roundEndOf(good);
    const std::size_t last = good.size();
    const Json scores = Json::parse(good[end - 1])["scores"];
    const auto list = [](int first, const Json& second) {
        return '[' + std::to_string(first) + ", " + second.dump() + ']';
    };
    const Json totals = Json::parse(good[last - 1])["totals"];
    const int winner = Json::parse(good[last - 1])["winners"][0];
    const Said cases[] = {
        {"2", "1", edit(2, [](Json& r) { r["round"] = 2; })},
        {"5-5", "6-6", edit(2, [](Json& r) { r["engine"] = "5-5"; })},
        {"2", "1", edit(2, [](Json& r) { r["firstSeat"] = 2; })},
        {"3", "", edit(2, [](Json& r) { r["firstSeat"] = 3; })},
        {"3", "", put(3, R"({"takenOver":3})")},
        {"4", "", put(3, R"({"seatNow":4,"kind":"human"})")},
        {"3", "2", put(5, R"({"undo":3})")},
        {"2", "1", edit(end, [](Json& r) { r["roundEnd"] = 2; })},
        {list(999, scores[1]), list(scores[0], scores[1]), edit(end, [](Json& r) { r["scores"][0] = 999; })},
        {list(999, scores[1]), list(scores[0], scores[1]), edit(end, [](Json& r) { r["totals"][0] = 999; })},
        {list(999, totals[1]), list(totals[0], totals[1]), edit(last, [](Json& g) { g["totals"][0] = 999; })},
        {"[2, 1]", '[' + std::to_string(winner) + ']',
         edit(last,
              [](Json& g) {
                  g["winners"] = {2, 1};
              })},
    };
    for (const Said& said : cases) {
        std::vector<std::string> lines = good;
        said.spoil(lines);
        const ReadBack back = readBack(joined(lines));
        ASSERT_TRUE(back.fault) << said.value;
        EXPECT_EQ(back.fault->value, said.value);
        EXPECT_EQ(back.fault->expected, said.expected) << said.value;
    }
}

} // namespace
} // namespace mt
