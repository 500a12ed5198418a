// Every award has a record that earns it and one that just misses it; who earns none, and what awards are judged by.
#include "app/history/awards.h"
#include "app/history/bests.h"
#include "app/history/game_feats.h"

#include <QDir>

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace
{

const std::string awardFolder = MT_TEST_DATA "/awards/";

std::string textOf(const std::string& name)
{
    std::ifstream in(awardFolder + name + ".jsonl", std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::optional<mt::PlayedGame> played(const std::string& text)
{
    std::istringstream in(text);
    auto game = mt::readPlayedGame(in);
    auto* good = std::get_if<mt::PlayedGame>(&game);
    return good != nullptr && !good->rounds.empty() ? std::optional(std::move(*good)) : std::nullopt;
}

// How far the person on the first seat got; nothing: there is no such record, or it is not whole.
std::optional<int> reached(const Award& award, const std::string& name)
{
    const auto game = played(textOf(name));
    return game ? std::optional(award.reached(deedsOf(*game, 0).front())) : std::nullopt;
}

TEST(Award, HasARecordThatEarnsItAndOneThatJustMissesIt)
{
    EXPECT_GE(Awards::all().size(), 12U);
    for (const Award& award : Awards::all()) {
        const std::string id(award.id);
        EXPECT_GE(reached(award, id + "-earns"), award.goal) << id;
        EXPECT_EQ(reached(award, id + "-misses"), award.goal - 1) << id;
    }
}

TEST(Award, OfAPhotoFinishTakesExactlyOneTileInAnothersHand)
{
    const Award* const photoFinish = Awards::find("photo-finish");
    ASSERT_NE(photoFinish, nullptr);
    const auto reachedWith = [&](int fewestOfOthers) {
        Deeds deeds;
        deeds.wentOut = true;
        deeds.fewestOfOthers = fewestOfOthers;
        return photoFinish->reached(deeds);
    };
    EXPECT_EQ(reachedWith(1), photoFinish->goal);
    EXPECT_LT(reachedWith(0), photoFinish->goal);
    EXPECT_LT(reachedWith(2), photoFinish->goal);
}

TEST(Award, HasAnIdAndWordsOfItsOwn)
{
    std::set<std::string_view> ids;
    std::set<QString> words;
    for (const Award& award : Awards::all()) {
        EXPECT_TRUE(mt::isIdInRecord(award.id) && ids.insert(award.id).second) << award.id;
        EXPECT_TRUE(words.insert(Awards::title(award)).second && words.insert(Awards::task(award)).second) << award.id;
        EXPECT_EQ(Awards::find(award.id), &award);
        // What is counted in steps, the words say as a number.
        EXPECT_TRUE(award.goal <= 2 || Awards::task(award).contains(QString::number(award.goal))) << award.id;
    }
    EXPECT_EQ(Awards::find("of-another-version"), nullptr);
    const QStringList files = QDir(QString::fromStdString(awardFolder)).entryList(QDir::Files);
    EXPECT_EQ(files.size(), 2 * static_cast<qsizetype>(ids.size())) << "a record without an award";
}

TEST(Award, IsInWhatARecordComesTo)
{
    for (const Award& award : Awards::all()) {
        const std::string id(award.id);
        for (const bool earns : {true, false}) {
            const auto game = played(textOf(id + (earns ? "-earns" : "-misses")));
            ASSERT_TRUE(game) << id;
            const GameFeats feats = featsOf(*game);
            ASSERT_EQ(feats.rounds.size(), 1U) << id;
            ASSERT_EQ(feats.rounds[0].seats.size(), 1U) << "no other seat is a person's";
            EXPECT_EQ(feats.rounds[0].seats[0].awards.contains(id), earns) << id;
        }
    }
}

// --- Who earns none --------------------------------------------------------------------------------------------------

// Its last action is the person's.
std::string earned() { return textOf("double-out-earns"); }

// Where its line begins.
std::size_t lastAction(const std::string& record) { return record.rfind('\n', record.find("{\"roundEnd\"") - 2) + 1; }

TEST(Feats, OfTheSameTilesAgainThereAreNone)
{
    std::string scores = "9";
    for (std::size_t seat = 1; seat < played(earned())->players.size(); ++seat)
        scores += ",9";
    std::string again = earned();
    again.replace(again.find(",\"seed\":"), 1, ",\"again\":{\"round\":1,\"scores\":[" + scores + "]},");
    ASSERT_TRUE(played(again));
    EXPECT_FALSE(featsOf(*played(earned())).rounds.empty());
    EXPECT_TRUE(featsOf(*played(again)).rounds.empty());
}

TEST(Feats, OfARepeatThereAreNone)
{
    std::string repeat = earned();
    repeat.replace(repeat.find(",\"seed\":"), 1, ",\"repeat\":true,");
    ASSERT_TRUE(played(repeat));
    EXPECT_TRUE(featsOf(*played(repeat)).rounds.empty());
}

TEST(Feats, OfASeatThatWasHandedOverOrOfAnAiThereAreNone)
{
    std::string computers = earned();
    const std::string person = R"("kind":"human")";
    computers.replace(computers.find(person), person.size(), R"("kind":"ai","level":"easy")");
    ASSERT_TRUE(played(computers));
    EXPECT_TRUE(featsOf(*played(computers)).rounds.empty());
    std::string handed = earned();
    handed.insert(lastAction(handed), "{\"seatNow\":1,\"kind\":\"ai\",\"level\":\"easy\"}\n");
    ASSERT_TRUE(played(handed));
    EXPECT_TRUE(featsOf(*played(handed)).rounds.empty());
}

TEST(Feats, OfARoundInWhichSomethingWasTakenBackThereAreNone)
{
    std::string undone = earned();
    const std::size_t last = lastAction(undone);
    const std::size_t before = undone.rfind('\n', last - 2) + 1;
    undone.insert(last, "{\"undo\":1}\n" + undone.substr(before, last - before));
    ASSERT_TRUE(played(undone));
    EXPECT_TRUE(featsOf(*played(undone)).rounds.empty());
}

// --- What is counted -------------------------------------------------------------------------------------------------

// A second count of some of it, from the actions and the last table alone.
TEST(Deeds, AreThoseOfTheRound)
{
    int out = 0;
    for (const Award& award : Awards::all()) {
        const auto game = played(textOf(std::string(award.id) + "-earns"));
        ASSERT_TRUE(game);
        const std::vector<Deeds> deeds = deedsOf(*game, 0);
        mt::Game end = mt::gameAtRound(*game, 0);
        std::vector<Deeds> counted(deeds.size());
        for (const mt::Action& action : game->rounds[0].actions) {
            mt::apply(end, action);
            Deeds& seat = counted[action.seat];
            seat.drawn += action.kind == mt::ActionKind::draw;
            if (action.kind != mt::ActionKind::play)
                continue;
            ++seat.laid;
            seat.doubles += action.tile.isDouble();
            seat.laidOnMexican += action.train == mt::mexicanTrain;
            seat.laidAtHome += action.train == action.seat;
            seat.last = action.tile;
        }
        for (std::size_t seat = 0; seat < deeds.size(); ++seat) {
            EXPECT_EQ(deeds[seat].drawn, counted[seat].drawn);
            EXPECT_EQ(deeds[seat].laid, counted[seat].laid);
            EXPECT_EQ(deeds[seat].doubles, counted[seat].doubles);
            EXPECT_EQ(deeds[seat].laidOnMexican, counted[seat].laidOnMexican);
            EXPECT_EQ(deeds[seat].laidAtHome, counted[seat].laidAtHome);
            EXPECT_EQ(deeds[seat].last, counted[seat].last);
            EXPECT_EQ(deeds[seat].points, game->rounds[0].scores[seat]);
            EXPECT_EQ(deeds[seat].wentOut, end.round.hands[seat].empty());
            EXPECT_EQ(deeds[seat].train, end.round.table.trains[seat].length);
            EXPECT_GE(deeds[seat].turns, 1);
            out += deeds[seat].wentOut;
        }
    }
    EXPECT_GT(out, 5);
}

TEST(Best, HasAnIdAndWordsOfItsOwn)
{
    std::set<std::string_view> ids;
    for (const Best& best : Bests::all()) {
        EXPECT_TRUE(ids.insert(best.id).second) << best.id;
        EXPECT_FALSE(Bests::name(best).isEmpty());
        EXPECT_TRUE(Bests::amount(best, 14).contains(QStringLiteral("14"))) << best.id;
        EXPECT_EQ(Bests::find(best.id), &best);
    }
}

} // namespace
