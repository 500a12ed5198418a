// The new-game dialog's choices become rules, or a sentence that says why they cannot.
#include "app/setup/new_game_setup.h"
#include "app/setup/new_game_spec.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace
{

int rowOf(const OptionModel& options, const char* name)
{
    const auto found = std::ranges::find(options.rows(), QLatin1String(name), &OptionRow::name);
    return found == options.rows().end() ? -1 : static_cast<int>(found - options.rows().begin());
}

const OptionRow& rowNamed(const OptionModel& options, const char* name) { return options.row(rowOf(options, name)); }

TEST(NewGameSetup, EveryRulebookCanBePlayedAsItIsPrinted)
{
    NewGameSetup setup;
    for (int row = 0; row < setup.rulebooks()->rowCount(); ++row) {
        setup.setRulebook(row);
        for (int seats = setup.fewestSeats(); seats <= setup.mostSeats(); ++seats) {
            setup.seats()->setCount(seats);
            EXPECT_TRUE(setup.error().isEmpty()) << row << " " << seats << " " << setup.error().toStdString();
            EXPECT_GT(setup.handSize(), 0);
            EXPECT_EQ(setup.start().seats.size(), static_cast<std::size_t>(seats));
        }
        setup.seats()->setCount(4);
    }
}

TEST(NewGameSetup, TooManySeatsAreASentence)
{
    NewGameSetup setup;
    setup.seats()->setCount(9);
    EXPECT_TRUE(setup.error().contains(QStringLiteral("8"))) << setup.error().toStdString();
    EXPECT_FALSE(setup.rules().has_value());
}

TEST(NewGameSetup, OptionsAreListedWithTheirValues)
{
    NewGameSetup setup;
    OptionModel& options = *setup.options();
    EXPECT_EQ(options.rowCount(), static_cast<int>(mt::allOptions().size()) - 2);
    EXPECT_EQ(rowNamed(options, "markerOff").values.size(), 3);
    EXPECT_FALSE(rowNamed(options, "markerOff").isHouseRule);
    EXPECT_TRUE(rowNamed(options, "dutyPlace").isHouseRule);
    EXPECT_EQ(rowNamed(options, "targetScore").kind, OptionInput::Kind::Number);
    EXPECT_EQ(rowNamed(options, "markerOff").kind, OptionInput::Kind::Choice) << "of words";
    EXPECT_EQ(rowNamed(options, "set").kind, OptionInput::Kind::Choice) << "of numbers";
    EXPECT_EQ(rowNamed(options, "openHands").kind, OptionInput::Kind::YesNo);
    const int set = rowNamed(options, "set").value;
    EXPECT_EQ(rowNamed(options, "set").values.at(set), QStringLiteral("double-12"));
}

TEST(NewGameSetup, AChangedOptionIsInTheRulesUntilItIsReset)
{
    NewGameSetup setup;
    OptionModel& options = *setup.options();
    ASSERT_TRUE(options.setValue(rowOf(options, "doubleBlank"), 2));
    EXPECT_EQ(setup.rules()->options.doubleBlank, 50);
    EXPECT_TRUE(rowNamed(options, "doubleBlank").isChanged);
    ASSERT_TRUE(options.setValue(rowOf(options, "targetScore"), 200));
    EXPECT_EQ(setup.rules()->options.targetScore, 200);
    EXPECT_FALSE(options.setValue(rowOf(options, "targetScore"), 1000));
    EXPECT_FALSE(options.setValue(rowOf(options, "doubleBlank"), 3));
    EXPECT_FALSE(options.setValue(-1, 0));
    setup.resetOptions();
    EXPECT_EQ(setup.rules()->options.doubleBlank, 0);
    EXPECT_FALSE(rowNamed(options, "doubleBlank").isChanged);
}

TEST(NewGameSetup, WhatDoesNotGoTogetherIsASentence)
{
    NewGameSetup setup;
    OptionModel& options = *setup.options();
    options.setValue(rowOf(options, "engine"), 1);
    EXPECT_FALSE(setup.error().isEmpty());
    EXPECT_EQ(rowNamed(options, "engine").value, 1);
    options.setValue(rowOf(options, "starter"), 1);
    EXPECT_TRUE(setup.error().isEmpty());
}

TEST(NewGameSetup, LengthIsFullChosenOrShort)
{
    NewGameSetup setup;
    setup.setLength(NewGameSetup::Full);
    EXPECT_EQ(setup.rules()->options.rounds, 13);
    setup.setLength(NewGameSetup::ChosenRounds);
    setup.setRoundsChosen(5);
    EXPECT_EQ(setup.rules()->options.rounds, 5);
    setup.setLength(NewGameSetup::Short);
    EXPECT_EQ(setup.rules()->options.set, 9);
    EXPECT_EQ(setup.rules()->options.rounds, 10);
}

TEST(NewGameSetup, AsksWhoIsTheOldestOnlyAmongSeveralHumans)
{
    using Question = NewGameSetup::FirstSeatQuestion;
    NewGameSetup setup;
    auto spec = std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=tactic;seats=human,easy")));
    setup.take(spec);
    EXPECT_EQ(setup.firstSeatQuestion(), Question::NotAsked);
    setup.seats()->setHuman(1, true);
    EXPECT_EQ(setup.firstSeatQuestion(), Question::Oldest);
    setup.take(std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=novelca;seats=human,human"))));
    EXPECT_EQ(setup.firstSeatQuestion(), Question::Youngest);
    setup.take(std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=ecowoodart;seats=human,human"))));
    EXPECT_EQ(setup.firstSeatQuestion(), Question::NotAsked);
}

TEST(NewGameSetup, ASeedGivesTheSameGame)
{
    const auto spec = std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=tactic;seats=easy,easy,easy;seed=42")));
    NewGameSetup one;
    NewGameSetup other;
    one.take(spec);
    other.take(spec);
    const GameStart first = one.start();
    EXPECT_EQ(first.seed, "42");
    EXPECT_EQ(first.firstSeat, other.start().firstSeat);
    // The next game from the same dialog is another one.
    EXPECT_NE(one.start().seed, "42");
    EXPECT_NE(one.start().seed, one.start().seed);
}

TEST(NewGameSetup, TheSameAgainIsForTheSamePeople)
{
    NewGameSetup setup;
    setup.take(
        std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=tactic;seats=human:Anna,human:Bert,steady:Cleo"))));
    const GameStart before = setup.start();
    std::vector<Seat> seats = before.seats;
    seats[1].isHuman = false;
    seats[1].level = "hard";
    seats[1].isAway = true;
    setup.seats()->setCount(5);
    const GameStart again = setup.again(before.rules, seats);
    EXPECT_EQ(again.rules, before.rules);
    EXPECT_EQ(again.seats, before.seats) << "Bert is back";
    EXPECT_NE(again.seed, before.seed);
    EXPECT_FALSE(again.seedIsChosen);
    setup.setFirstSeat(4);
    EXPECT_LT(setup.again(before.rules, seats).firstSeat, 3) << "there are three";
    setup.setFirstSeat(2);
    EXPECT_EQ(setup.again(before.rules, seats).firstSeat, 2);
    seats[2].level = "easy";
    EXPECT_EQ(setup.again(before.rules, seats).seats[2].level, "newcomer") << "its heir";
}

TEST(SeatModel, NewSeatsHaveNamesAndColoursOfTheirOwn)
{
    NewGameSetup setup;
    setup.seats()->setCount(14);
    std::set<QString> names;
    std::set<QString> colours;
    for (const Seat& seat : setup.seats()->seats()) {
        names.insert(seat.name);
        colours.insert(seat.colour);
    }
    EXPECT_EQ(names.size(), 14U);
    EXPECT_EQ(colours.size(), 14U);
}

NewGameSpec specOf(const char* text) { return std::get<NewGameSpec>(parseNewGame(QString::fromUtf8(text))); }

TEST(NewGameSpec, IsReadFromItsText)
{
    const NewGameSpec spec = specOf("rules=tactic;seats=human:Anna,hard,hard:Bo,easy;seed=42;rounds=3;first=2");
    EXPECT_EQ(spec.rulebook, "tactic");
    ASSERT_EQ(spec.seats.size(), 4U);
    EXPECT_EQ(spec.seats[0].name, QStringLiteral("Anna"));
    EXPECT_TRUE(spec.seats[0].isHuman);
    EXPECT_EQ(spec.seats[1].level, "hard");
    EXPECT_EQ(spec.seats[2].name, QStringLiteral("Bo"));
    EXPECT_EQ(spec.seed, "42");
    EXPECT_EQ(spec.firstSeat, 1);
    EXPECT_EQ(spec.changes, (mt::OptionChanges{{"rounds", "3"}}));
}

TEST(NewGameSpec, SaysWhatIsWrong)
{
    for (const char* text : {"rules=chess", "seats=human", "seats=human,wizard", "seats=human,clairvoyant", "rules",
                             "=tactic", "rules=", "first=0", "first=5", "first=x", "seed"})
        EXPECT_TRUE(std::holds_alternative<SpecError>(parseNewGame(QString::fromUtf8(text)))) << text;
}

TEST(NewGameSpec, OptionsAreCheckedByTheRules)
{
    NewGameSetup setup;
    setup.take(specOf("rules=tactic;nonsense=1"));
    EXPECT_TRUE(setup.error().contains(QStringLiteral("nonsense")));
    setup.take(specOf("rules=tactic;rounds=many"));
    EXPECT_FALSE(setup.error().isEmpty());
    setup.take(specOf("rules=tactic;rounds=14"));
    EXPECT_FALSE(setup.error().isEmpty());
    setup.take(specOf("rules=tactic;short=true;rounds=4"));
    EXPECT_EQ(setup.rules()->options.rounds, 4);
}

} // namespace
