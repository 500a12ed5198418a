// The seats of a new game: who sits there stays who they are, and everybody has a name and a colour.
#include "app/setup/new_game_spec.h"
#include "app/setup/seat_model.h"
#include "engine/ai/level.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <set>

namespace
{

class Seats : public InEnglish
{
protected:
    Seats()
    {
        QObject::connect(&seats, &SeatModel::edited, [this] { ++edits; });
        QObject::connect(&seats, &SeatModel::countChanged, [this] { ++counts; });
    }
    QVariant of(int row, int role) const { return seats.index(row).data(role); }
    QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < seats.count(); ++row)
            all.append(of(row, role<SeatModel>("name")).toString());
        return all;
    }

    LevelModel levels;
    SeatModel seats{levels};
    int edits = 0;
    int counts = 0;
};

TEST_F(Seats, AreTwoToFourteen)
{
    for (const auto& [asked, kept] : std::vector<std::pair<int, int>>{{1, 2}, {-5, 2}, {14, 14}, {15, 14}, {3, 3}}) {
        edits = counts = 0;
        seats.setCount(asked);
        EXPECT_EQ(seats.count(), kept) << asked;
        seats.setCount(kept);
        EXPECT_LE(edits, 1) << "as many as there were";
        EXPECT_EQ(edits, counts);
    }
}

TEST_F(Seats, ThatComeBackAreNewOnes)
{
    seats.setName(3, "Dora");
    seats.setCount(3);
    seats.setCount(4);
    EXPECT_EQ(names(), QStringList({"", "Bruno", "Clara", "Dario"}));
    EXPECT_EQ(of(3, role<SeatModel>("isHuman")), false);
}

TEST_F(Seats, GetTheFirstNameAndColourThatNobodyHas)
{
    seats.setName(0, "Dario");
    seats.setName(1, "Emma");
    seats.setColour(1, seatColours()[4]);
    seats.setCount(5);
    EXPECT_EQ(of(4, role<SeatModel>("name")), "Bruno");
    EXPECT_EQ(of(4, role<SeatModel>("colour")), seatColours()[1]);
    EXPECT_EQ(of(4, role<SeatModel>("level")), levels.defaultRow());
    EXPECT_EQ(seats.colours().size(), 14);
}

TEST_F(Seats, SayWhoSitsThere)
{
    seats.setName(1, "");
    EXPECT_EQ(of(0, role<SeatModel>("seatNumber")), 1);
    EXPECT_EQ(of(0, role<SeatModel>("shownName")), "Player 1") << "not You: others read it, too";
    EXPECT_EQ(of(1, role<SeatModel>("shownName")), "Player 2");
    EXPECT_EQ(of(2, role<SeatModel>("shownName")), "Clara");
    EXPECT_FALSE(of(0, Qt::DisplayRole).isValid());
}

TEST_F(Seats, ChangeWhatIsAskedAndNothingElse)
{
    seats.setHuman(1, true);
    seats.setLevel(2, levels.rowOf("hard"));
    seats.setColour(3, "#123456");
    seats.setName(0, "Anna");
    EXPECT_EQ(edits, 4);
    const std::vector<Seat> now = seats.seats();
    EXPECT_EQ(now[0], (Seat{"Anna", true, "", seatColours()[0]}));
    EXPECT_EQ(now[1], (Seat{"Bruno", true, "", seatColours()[1]}));
    EXPECT_EQ(now[2], (Seat{"Clara", false, "hard", seatColours()[2], "clara", false, "home"}));
    EXPECT_EQ(now[3], (Seat{"Dario", false, std::string(mt::defaultLevel), "#123456", "dario", false, "visitor"}));
    EXPECT_EQ(seats.humans(), 2);
    EXPECT_EQ(seats.chosenColours()[3], "#123456");
}

TEST_F(Seats, TheSameAgainOrWhatThereIsNotChangesNothing)
{
    seats.setHuman(0, true);
    seats.setName(1, "Bruno");
    seats.setColour(2, seatColours()[2]);
    seats.setLevel(2, -1);
    seats.setLevel(2, levels.rowCount());
    for (const int row : {-1, 4}) {
        seats.setHuman(row, false);
        seats.setName(row, "Nobody");
        seats.setColour(row, "#123456");
        seats.setLevel(row, 0);
        EXPECT_FALSE(seats.move(row, 0));
        EXPECT_FALSE(seats.move(0, row));
    }
    EXPECT_FALSE(seats.move(1, 1));
    EXPECT_EQ(edits, 0);
}

TEST_F(Seats, AnAiThatWasAPersonForAWhileHasItsLevelBack)
{
    seats.setLevel(1, levels.rowOf("learner"));
    seats.setHuman(1, true);
    EXPECT_EQ(seats.seats()[1].level, "") << "a person has none";
    EXPECT_EQ(of(1, role<SeatModel>("level")), levels.rowOf("learner"));
    seats.setHuman(1, false);
    EXPECT_EQ(seats.seats()[1].level, "learner");
}

TEST_F(Seats, MoveWithAllThatTheyAre)
{
    seats.setName(0, "Anna");
    ASSERT_TRUE(seats.move(0, 2));
    EXPECT_EQ(names(), QStringList({"Bruno", "Clara", "Anna", "Dario"}));
    EXPECT_EQ(of(2, role<SeatModel>("isHuman")), true);
    EXPECT_EQ(of(2, role<SeatModel>("colour")), seatColours()[0]);
    EXPECT_EQ(of(2, role<SeatModel>("seatNumber")), 3);
    ASSERT_TRUE(seats.move(3, 0));
    EXPECT_EQ(names(), QStringList({"Dario", "Bruno", "Clara", "Anna"}));
    EXPECT_EQ(edits, 3);
}

TEST_F(Seats, ThatAreGivenGetWhatTheyLack)
{
    seats.setSeats({{"Anna", true, "", ""},
                    {"", false, "hard", "#123456"},
                    {"Clara", false, "wizard", ""},
                    {"", true, "", ""},
                    {"", false, "easy", ""}});
    EXPECT_EQ(seats.count(), 5);
    const std::vector<Seat> now = seats.seats();
    EXPECT_EQ(now[0], (Seat{"Anna", true, "", seatColours()[0]}));
    EXPECT_EQ(now[1].colour, "#123456");
    EXPECT_EQ(now[2].level, mt::defaultLevel) << "no such level is offered";
    EXPECT_EQ(now[3].name, "") << "a person says it, or does not";
    std::set<QString> ais;
    for (const int seat : {1, 2, 4}) {
        EXPECT_FALSE(now[static_cast<std::size_t>(seat)].name.isEmpty()) << seat;
        EXPECT_TRUE(ais.insert(now[static_cast<std::size_t>(seat)].name).second) << seat;
    }
}

TEST_F(Seats, ThatNobodyHasAChairForAreLeftOut)
{
    std::vector<Seat> crowd(SeatModel::most + 6, Seat{"Anna", true, "", ""});
    crowd[SeatModel::most - 1].name = "Nora";
    seats.setSeats(crowd);
    EXPECT_EQ(seats.count(), SeatModel::most);
    EXPECT_EQ(seats.seats().back().name, "Nora");
    EXPECT_EQ(seats.seats().size(), static_cast<std::size_t>(SeatModel::most));
}

// Never an empty choice: a level that is offered no more stands where its heir stands, and makes room for it.
TEST_F(Seats, WithALevelOfBeforeGetItsHeir)
{
    seats.setSeats({{"Anna", true, "", ""}, {"Bo", false, "medium", ""}, {"Cy", false, "easy", ""}});
    EXPECT_EQ(of(1, role<SeatModel>("level")), levels.rowOf("casual"));
    EXPECT_EQ(of(2, role<SeatModel>("level")), levels.rowOf("newcomer"));
    EXPECT_EQ(seats.seats()[1].level, "medium") << "it was named for this game";
    int told = 0;
    QObject::connect(&seats, &SeatModel::edited, [&] { ++told; });
    seats.offerLevels();
    EXPECT_EQ(seats.seats()[1].level, "casual");
    EXPECT_EQ(seats.seats()[2].level, "newcomer");
    EXPECT_EQ(told, 1);
    seats.offerLevels();
    EXPECT_EQ(told, 1) << "there is nothing to tell";
}

TEST_F(Seats, HaveNamesInTheLanguageOfTheMoment)
{
    int told = 0;
    QObject::connect(&seats, &QAbstractItemModel::dataChanged, [&] { ++told; });
    ASSERT_TRUE(languages.use("de"));
    seats.retranslate();
    EXPECT_EQ(told, 1);
    EXPECT_EQ(of(0, role<SeatModel>("shownName")), "Spieler 1");
    EXPECT_EQ(of(0, role<SeatModel>("name")), "");
}

TEST_F(Seats, OfAisHaveNamesOfTheLanguageAndTypedOnesStay)
{
    seats.setName(2, "Clara B");
    seats.setHuman(3, true);
    ASSERT_TRUE(languages.use("ru"));
    seats.retranslate();
    EXPECT_EQ(names(), QStringList({"", "Борис", "Clara B", "Dario"})) << "Dario is a person now";
    EXPECT_EQ(seats.seats()[1],
              (Seat{"Борис", false, std::string(mt::defaultLevel), seatColours()[1], "bruno", false, "heavy"}));
    seats.setCount(5);
    EXPECT_EQ(names().back(), "Клара") << "nobody is called that here";
    seats.setName(1, "Bruno");
    seats.setName(4, "Клара");
    ASSERT_TRUE(languages.use("uk"));
    seats.retranslate();
    EXPECT_EQ(names(), QStringList({"", "Bruno", "Clara B", "Dario", "Клара"}));
    EXPECT_EQ(seats.seats()[1].nameId, "") << "it was typed";
    EXPECT_EQ(seats.seats()[4].nameId, "clara") << "nothing was";
}

TEST_F(Seats, ACharacterSitsDownAsAtHome)
{
    seats.setCharacter(1, "olga");
    EXPECT_EQ(seats.seats()[1], (Seat{"Olga", false, "hard", seatColours()[1], "olga", false, "mexican"}));
    EXPECT_EQ(seats.row(1).character, "olga");
    seats.setLevel(1, levels.rowOf("casual"));
    EXPECT_EQ(seats.seats()[1].level, "casual") << "whoever wants it so";
    EXPECT_EQ(seats.seats()[1].leaning, "mexican");
    seats.setCharacter(2, "nobody");
    seats.setCharacter(0, "olga");
    seats.setCharacter(9, "olga");
    EXPECT_TRUE(seats.seats()[0].isHuman) << "there sits a person";
    EXPECT_EQ(seats.row(0).character, "");
    EXPECT_EQ(seats.seats()[2].nameId, "clara");
    seats.setName(1, "Olga the Great");
    EXPECT_EQ(seats.seats()[1].leaning, "") << "somebody else, of whom nothing is known";
    EXPECT_EQ(seats.row(1).character, "");
    seats.setHuman(2, true);
    EXPECT_EQ(seats.seats()[2].leaning, "");
}

// --- The argument of --new ----------------------------------------------------------------------------------------

TEST(NewGameText, MistakesAreNamedInOneLine)
{
    const std::pair<const char*, const char*> known[] = {
        {"rules=chess", "there is no rulebook \"chess\""},
        {"seats=human", "seats: 2 to 14, not 1"},
        {"seats=a,b", "\"a\" is neither \"human\" nor a computer player's level"},
        {"seats=human,,easy", "\"\" is neither \"human\" nor a computer player's level"},
        {"seats=human,Human", "\"Human\" is neither \"human\" nor a computer player's level"},
        {"rules", "\"rules\" is not of the form name=value"},
        {"seed=1;=x", "\"=x\" is not of the form name=value"},
        {"seed= ", "\"seed= \" is not of the form name=value"},
        {"first=0", "first: a seat from 1 to 4, not \"0\""},
        {"first=5", "first: a seat from 1 to 4, not \"5\""},
        {"first=-1", "first: a seat from 1 to 4, not \"-1\""},
        {"seats=human,easy;first=3", "first: a seat from 1 to 2, not \"3\""},
        {"first=3;seats=human,easy", "first: a seat from 1 to 2, not \"3\""},
        {"first=one", "first: a seat from 1 to 4, not \"one\""},
        {"seats=human:\"Anna; Bo,hard;seed=1", "seats: the quotation mark before Anna; Bo,hard;seed=1 is not closed"},
        {"seed=\"a;b", "seed: the quotation mark before a;b is not closed"},
        {"seed=\"\"", "\"seed=\"\"\" is not of the form name=value"},
        {"rounds=1;rounds=2", "rounds: it is given more than once"},
        {"seats=human,easy;seats=easy,easy", "seats: it is given more than once"},
        {"seed=day 2026-12-25", "seed: the deal of 2026-12-25 cannot be played before that day"},
        {"rules=tactic;seed=\"day 2026-11-28\"", "seed: the deal of 2026-11-28 cannot be played before that day"},
        {"seed=day 2026-11-27", ""},
        {"seed=day 2026-12-32", ""},
    };
    for (const auto& [text, message] : known) {
        const auto parsed = parseNewGame(QString::fromUtf8(text), QDate(2026, 11, 27));
        const auto* error = std::get_if<SpecError>(&parsed);
        EXPECT_EQ(error ? said(error->message) : "", message) << text;
    }
    const auto tooMany = parseNewGame("seats=human" + QString(",easy").repeated(14));
    EXPECT_EQ(said(std::get<SpecError>(tooMany).message), "seats: 2 to 14, not 15");
}

TEST(NewGameText, SpacesAndEmptyPartsDoNoHarm)
{
    const auto parsed = parseNewGame(" rules = tactic ;; seats = human : Anna B , hard ;seed= a b=c ;first=2;");
    const auto& spec = std::get<NewGameSpec>(parsed);
    EXPECT_EQ(spec.rulebook, "tactic");
    ASSERT_EQ(spec.seats.size(), 2U);
    EXPECT_EQ(spec.seats[0].name, "Anna B");
    EXPECT_EQ(spec.seats[1].level, "hard");
    EXPECT_EQ(spec.seed, "a b=c") << "only the first sign of equality parts them";
    EXPECT_EQ(spec.firstSeat, 1);
    EXPECT_TRUE(spec.changes.empty());
}

TEST(NewGameText, OfNothingIsTheUsualGame)
{
    const auto parsed = parseNewGame("");
    const auto& spec = std::get<NewGameSpec>(parsed);
    EXPECT_EQ(spec.seats.size(), 4U);
    EXPECT_TRUE(spec.seats.front().isHuman);
    EXPECT_EQ(spec.firstSeat, -1);
    EXPECT_FALSE(spec.seed.has_value());
}

TEST(NewGameText, WhatIsQuotedMayHoldWhatPartsTheRest)
{
    const auto parsed =
        parseNewGame("seats=human:\"Anna; Bo, jr.\" , hard : \" ,;= \" ,human:\"\",easy:Bo \"the; seed=\"x;y\"");
    const auto& spec = std::get<NewGameSpec>(parsed);
    ASSERT_EQ(spec.seats.size(), 4U);
    EXPECT_EQ(spec.seats[0].name, "Anna; Bo, jr.");
    EXPECT_EQ(spec.seats[1].name, ",;=");
    EXPECT_EQ(spec.seats[1].level, "hard");
    EXPECT_EQ(spec.seats[2].name, "");
    EXPECT_EQ(spec.seats[3].name, "Bo \"the") << "only what begins with one is quoted";
    EXPECT_EQ(spec.seed, "x;y");
}

TEST(NewGameText, ANameMayHaveColons)
{
    const auto parsed = parseNewGame("seats=human:Anna: the first,easy");
    EXPECT_EQ(std::get<NewGameSpec>(parsed).seats.front().name, "Anna: the first");
}

} // namespace
