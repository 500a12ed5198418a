#include "engine/ai/level.h"
#include "engine/record/action_json.h"
#include "engine/record/json_fields.h"
#include "engine/record/notation.h"
#include "random_record.h"
#include "tests/engine/game/random_games.h"

namespace mt
{
namespace
{

using test::joined;
using test::RandomGame;
using test::readBack;
using test::ReadBack;
using test::shortRecord;

TEST(Laws, RecordsReadBackAndAreWrittenAgainByteForByte)
{
    const std::vector<test::RulesChoice> choices = test::someRules();
    const int end = testing::firstGame() + testing::gamesToPlay(static_cast<int>(choices.size()));
    for (int number = testing::firstGame(); number < end && !HasFailure(); ++number) {
        test::RulesChoice choice = choices[static_cast<std::size_t>(number) % choices.size()];
        choice.changes.emplace_back("rounds", "3");
        SCOPED_TRACE(testing::gameText(number) + ": " + choice.rulebook);
        const RandomGame game(choice, "record " + std::to_string(number), true);
        const ReadBack back = readBack(game.text());
        ASSERT_FALSE(back.fault) << "line " << back.fault->line;
        EXPECT_EQ(back.written, game.text());
        EXPECT_EQ(back.replay.game(), game.replay().game());
        EXPECT_EQ(back.replay.next(), Replay::Next::nothing);
        EXPECT_EQ(back.replay.players(), game.replay().players());
        EXPECT_EQ(back.goodBytes, game.text().size());
    }
}

// Each action there is, and each text that is one character away from how it is written.
TEST(Record, AnActionThatIsReadWithoutAParserIsTheSame)
{
    std::vector<Action> actions;
    for (std::uint8_t seat = 0; seat < maxSeats; ++seat) {
        for (int tile = 0; tile < maxTiles; ++tile)
            for (int train = 0; train < maxTrains; ++train)
                actions.push_back({ActionKind::play, seat, Tile::fromIndex(tile), static_cast<TrainId>(train), false});
        for (const ActionKind kind : {ActionKind::draw, ActionKind::pass, ActionKind::endOpening, ActionKind::marker})
            actions.push_back({kind, seat, {}, noTrain, false});
        actions.push_back({ActionKind::marker, seat, {}, noTrain, true});
    }
    for (const Action& action : actions)
        ASSERT_EQ(readWrittenAction(lineText(action)), action) << lineText(action);
    int read = 0;
    for (std::size_t each = 0; each < actions.size(); each += 97) {
        const std::string text = lineText(actions[each]);
        for (std::size_t at = 0; at < text.size(); ++at)
            for (const char c : {'0', '9', '1', '-', ' ', '"', ',', '}', 'x'})
                for (const std::string& other :
                     {text.substr(0, at) + c + text.substr(at), text.substr(0, at) + c + text.substr(at + 1),
                      text.substr(0, at) + text.substr(at + 1)})
                    if (const auto action = readWrittenAction(other)) {
                        ++read;
                        ASSERT_EQ(lineText(*action), other) << "it would be written otherwise";
                    }
    }
    EXPECT_GT(read, 100) << "other tiles, seats and trains are among them";
}

TEST(Record, CutOffAnywhereItResumesAtTheLineBefore)
{
    const std::string text = joined(shortRecord());
    const std::size_t header = text.find('\n');
    for (std::size_t bytes = 0; bytes <= text.size(); ++bytes) {
        const std::string start = text.substr(0, bytes);
        const ReadBack back = readBack(start);
        if (bytes < header) {
            ASSERT_TRUE(back.fault) << bytes;
            EXPECT_EQ(back.fault->line, 1);
            continue;
        }
        ASSERT_FALSE(back.fault) << bytes;
        const bool atLineEnd = start.ends_with('\n') || start.ends_with('}');
        const bool whole = atLineEnd && (bytes == text.size() || start.ends_with('\n') || text[bytes] == '\n');
        EXPECT_EQ(back.droppedTail, !whole) << bytes;
        EXPECT_EQ(back.lacksLineFeed, back.goodBytes == bytes && !start.ends_with('\n')) << bytes;
        EXPECT_EQ(back.goodBytes, whole ? bytes : start.rfind('\n') + 1) << bytes;
    }
}

TEST(Record, WindowsLineEndsAreRead)
{
    std::string text = joined(shortRecord());
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.insert(at, "\r");
    EXPECT_FALSE(readBack(text).fault);
}

TEST(Record, UndoTakesBackActionsOfTheRunningRound)
{
    std::vector<std::string> lines = shortRecord();
    lines.resize(8);
    const State before = readBack(joined({lines.begin(), lines.begin() + 5})).replay.game().round;
    lines.push_back(R"({"undo":3})");
    const ReadBack back = readBack(joined(lines));
    ASSERT_FALSE(back.fault);
    EXPECT_EQ(back.replay.game().round, before);
    EXPECT_EQ(back.replay.actions().size(), 3U);
}

TEST(Record, UndoCountsActionsAlone)
{
    std::vector<std::string> lines = shortRecord();
    lines.resize(8);
    const State before = readBack(joined({lines.begin(), lines.begin() + 5})).replay.game().round;
    lines.insert(lines.end() - 1, R"({"seatNow":1,"kind":"human"})");
    lines.push_back(R"({"undo":3})");
    const ReadBack back = readBack(joined(lines));
    ASSERT_FALSE(back.fault);
    EXPECT_EQ(back.replay.game().round, before);
    EXPECT_EQ(back.replay.players()[0].kind, PlayerKind::human) << "who plays the seat is not taken back";
}

TEST(Record, SeatsChangeHands)
{
    std::vector<std::string> lines = shortRecord();
    lines.insert(lines.begin() + 1, R"({"seatNow":1,"kind":"human"})");
    lines.insert(lines.begin() + 4, R"({"seatNow":1,"kind":"ai","level":"expert"})");
    lines.insert(lines.begin() + 6, R"({"takenOver":2})");
    const ReadBack back = readBack(joined(lines));
    ASSERT_FALSE(back.fault);
    EXPECT_EQ(back.replay.players()[0].level, "expert");
    EXPECT_EQ(back.replay.players()[1].level, "easy");
    EXPECT_EQ(back.replay.header().players[0].level, "easy") << "the header stays as it was";
}

// A level of tomorrow, or of somebody else's program: a replay needs no player.
TEST(Record, ALevelMayHaveAnyNameOfThatShape)
{
    const auto readWith = [](const std::string& level) {
        std::vector<std::string> lines = shortRecord();
        lines.insert(lines.begin() + 1, R"({"seatNow":1,"kind":"ai","level":")" + level + R"("})");
        return readBack(joined(lines));
    };
    for (const std::string& level : {std::string("x"), std::string("expert-2"), std::string("az09-"),
                                     std::string(32, 'z'), std::string("exec:"), std::string("exec:./My Bot --fast")}) {
        const ReadBack back = readWith(level);
        ASSERT_FALSE(back.fault) << level;
        EXPECT_EQ(back.replay.players()[0].level, level);
    }
    for (const std::string& level :
         {std::string(), std::string("Hard"), std::string("very hard"), std::string("h\u00e4rd"), std::string(33, 'z'),
          std::string("expert_2"), std::string("Exec:./bot")}) {
        const ReadBack back = readWith(level);
        ASSERT_TRUE(back.fault) << level;
        EXPECT_EQ(back.fault->kind, FaultKind::badValue) << level;
        EXPECT_EQ(back.fault->line, 2) << level;
    }
}

ReadBack readWithPlayers(const std::string& key, const std::string& value)
{
    std::vector<std::string> lines = shortRecord();
    lines[0].insert(lines[0].find(R"("kind":)"), '"' + key + R"(":")" + value + R"(",)");
    return readBack(joined(lines));
}

// The id of a name is kept as the name is, and said only where there is one.
TEST(Record, ANameMayHaveAnId)
{
    const auto readWith = [](const std::string& id) { return readWithPlayers("nameId", id); };
    EXPECT_EQ(readBack(joined(shortRecord())).replay.header().players[0].nameId, "");
    for (const std::string& id : {std::string("x"), std::string("bruno"), std::string(32, 'z')}) {
        const ReadBack back = readWith(id);
        ASSERT_FALSE(back.fault) << id;
        EXPECT_EQ(back.replay.header().players[0].nameId, id);
        EXPECT_EQ(back.replay.players()[0].nameId, id);
        const auto again = readLine(lineText(back.replay.header()));
        EXPECT_EQ(std::get<HeaderLine>(std::get<RecordLine>(again)), back.replay.header());
    }
    EXPECT_EQ(lineText(readBack(joined(shortRecord())).replay.header()).find("nameId"), std::string::npos);
    for (const std::string& id : {std::string(), std::string("Bruno"), std::string(33, 'z')}) {
        const ReadBack back = readWith(id);
        ASSERT_TRUE(back.fault) << id;
        EXPECT_EQ(back.fault->kind, FaultKind::badValue) << id;
        EXPECT_EQ(back.fault->line, 1) << id;
    }
}

// What no level here knows is played without, and kept.
TEST(Record, APlayerMayHaveALeaning)
{
    for (const std::string& id : {std::string("home"), std::string("of-next-year")}) {
        const ReadBack back = readWithPlayers("leaning", id);
        ASSERT_FALSE(back.fault) << id;
        EXPECT_EQ(back.replay.players()[0].leaning, id);
        const auto again = readLine(lineText(back.replay.header()));
        EXPECT_EQ(std::get<HeaderLine>(std::get<RecordLine>(again)), back.replay.header());
    }
    EXPECT_EQ(lineText(readBack(joined(shortRecord())).replay.header()).find("leaning"), std::string::npos);
    for (const std::string& id : {std::string(), std::string("At home"), std::string(33, 'z')}) {
        const ReadBack back = readWithPlayers("leaning", id);
        ASSERT_TRUE(back.fault) << id;
        EXPECT_EQ(back.fault->kind, FaultKind::badValue) << id;
        EXPECT_EQ(back.fault->key, "leaning") << id;
    }
}

// The second round of a game by itself, without its end.
std::vector<std::string> secondRoundAgain(const std::string& again)
{
    std::vector<std::string> lines = shortRecord();
    Json header = Json::parse(lines[0]);
    header["options"]["rounds"] = 1;
    header["again"] = Json::parse(again);
    const auto isSecond = [](const std::string& line) { return line.starts_with("{\"round\":2"); };
    lines.erase(lines.begin(), std::find_if(lines.begin(), lines.end(), isSecond));
    lines.insert(lines.begin(), header.dump());
    lines.resize(lines.size() - 2);
    return lines;
}

TEST(Record, ARoundCanBePlayedAgainByItself)
{
    const std::vector<std::string> lines = secondRoundAgain(R"({"round":2,"scores":[31,0]})");
    const ReadBack back = readBack(joined(lines));
    ASSERT_FALSE(back.fault) << back.fault->line;
    EXPECT_EQ(back.replay.next(), Replay::Next::roundEnd);
    EXPECT_EQ(back.replay.roundEndLine().round, 2);
    EXPECT_EQ(back.replay.roundEndLine().totals, back.replay.roundEndLine().scores);
    EXPECT_EQ(back.replay.game().round.table.engine, 5);
    EXPECT_TRUE(isOver(back.replay.game()));
    EXPECT_EQ(*back.replay.header().again, (Again{2, {31, 0}}));
    const auto written = readLine(lineText(back.replay.header()));
    EXPECT_EQ(std::get<HeaderLine>(std::get<RecordLine>(written)), back.replay.header());
    const ReadBack other = readBack(joined(secondRoundAgain(R"({"round":3,"scores":[31,0]})")));
    ASSERT_TRUE(other.fault);
    EXPECT_EQ(other.fault->kind, FaultKind::wrongRound);
    for (const char* wrong : {"3", R"({"round":0,"scores":[1,1]})", R"({"round":8,"scores":[1,1]})",
                              R"({"round":2,"scores":[1]})", R"({"round":2,"scores":[1,-1]})"}) {
        const ReadBack refused = readBack(joined(secondRoundAgain(wrong)));
        ASSERT_TRUE(refused.fault) << wrong;
        EXPECT_EQ(refused.fault->kind, FaultKind::badValue) << wrong;
        EXPECT_EQ(refused.fault->line, 1) << wrong;
    }
    Json several = Json::parse(shortRecord()[0]);
    several["again"] = Json::parse(R"({"round":1,"scores":[1,1]})");
    EXPECT_TRUE(readBack(several.dump()).fault) << "a game of several rounds is none";
}

// What the program plays it must be able to read again.
TEST(Record, MayNameEveryLevelThatCanBePlayed)
{
    for (const Level& level : allLevels()) {
        EXPECT_TRUE(isLevelInRecord(level.id)) << level.id;
        EXPECT_FALSE(level.id.starts_with(programPrefix)) << level.id;
    }
    EXPECT_NE(findLevel(takeOverLevel), nullptr);
}

TEST(Record, NothingButAHeaderIsAGameInProgressAndNothingAtAllIsRefused)
{
    EXPECT_EQ(readBack("").fault->kind, FaultKind::empty);
    const ReadBack back = readBack(shortRecord()[0] + "\n");
    EXPECT_FALSE(back.fault);
    EXPECT_EQ(back.replay.next(), Replay::Next::round);
}

/// Gives a text's first bytes; what comes then cannot be read.
class FailingDisk : public std::streambuf
{
public:
    explicit FailingDisk(std::string readable) : text_(std::move(readable))
    {
        setg(text_.data(), text_.data(), text_.data() + text_.size());
    }

protected:
    int_type underflow() override { throw std::ios_base::failure("a bad block"); }

private:
    std::string text_;
};

// Else the record would be gone on with where the disk failed, and all behind that be cut off.
TEST(Record, WhatCannotBeReadIsNoHalfWrittenLine)
{
    const std::string header = shortRecord()[0] + '\n';
    const std::string round = shortRecord()[1];
    for (const std::size_t bytes : {std::size_t{0}, round.size() / 2, round.size()}) {
        FailingDisk disk(header + round.substr(0, bytes));
        std::istream in(&disk);
        RecordReader reader(in);
        while (reader.next()) {
        }
        ASSERT_TRUE(reader.fault()) << bytes;
        EXPECT_EQ(reader.fault()->kind, FaultKind::unreadable) << bytes;
        EXPECT_EQ(reader.fault()->line, 2) << bytes;
        EXPECT_FALSE(reader.droppedTail()) << bytes;
    }
}

TEST(Record, ARefusedActionSaysWhy)
{
    std::vector<std::string> lines = shortRecord();
    for (const char* text :
         {R"({"seat":1,"do":"play","tile":"7-7","train":1})", R"({"seat":2,"do":"play","tile":"7-7","train":1})"})
        lines.insert(lines.begin() + 2, text);
    const ReadBack back = readBack(joined(lines));
    ASSERT_TRUE(back.fault);
    EXPECT_EQ(back.fault->line, 3);
    EXPECT_EQ(back.fault->action.tile, Tile(7, 7));
    EXPECT_NE(back.fault->refusal.reason, Reason::none);
}

TEST(SealedDeal, FollowsFromSeedAndRoundAlone)
{
    const GameRules rules = test::resolved({"tactic", {}, 4});
    EXPECT_EQ(sealedDeal(rules, "s", 2, 1), sealedDeal(rules, "s", 2, 1));
    EXPECT_NE(sealedDeal(rules, "s", 2, 1).deal.deck, sealedDeal(rules, "t", 2, 1).deal.deck);
    EXPECT_EQ(sealedDeal(rules, "s", 2, 1).deal.deck, sealedDeal(rules, "s", 2, 3).deal.deck);
    EXPECT_FALSE(deckMistake(rules.options, 11, sealedDeal(rules, "s", 2, 1).deal.deck));
    // `printf 'abc' | sha256sum`
    EXPECT_EQ(fingerprint("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(SealedDeal, CommitIsOverTheTilesAsWritten)
{
    std::vector<std::string> lines = shortRecord();
    Json round = Json::parse(lines[1]);
    std::string text = round["salt"];
    for (Json& tile : round["deck"]) {
        const Tile t = *parseTile(tile.get<std::string>());
        tile = tileText(t, t.low());
        text += ' ' + tile.get<std::string>();
    }
    round["commit"] = fingerprint(text);
    lines[1] = round.dump();
    EXPECT_FALSE(readBack(joined(lines)).fault);
}

// Thousands of small damages, always the same ones: whatever comes, the reader ends with a game or with one fault.
TEST(Record, DamageNeverGetsPastTheReader)
{
    const std::string good = joined(shortRecord());
    Rng rng("damage");
    int refused = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string text = good;
        for (std::uint32_t n = 1 + rng.below(3); n > 0; --n)
            test::damage(text, rng);
        const ReadBack back = readBack(text);
        refused += back.fault ? 1 : 0;
        if (back.fault) {
            EXPECT_GE(back.fault->line, 1);
        } else if (!back.droppedTail) {
            EXPECT_FALSE(readBack(back.written).fault) << "what was accepted is written as something refused";
        }
    }
    EXPECT_GT(refused, 2500);
}

} // namespace
} // namespace mt
