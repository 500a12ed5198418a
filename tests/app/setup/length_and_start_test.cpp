// What a new game begins with, choice by choice: its length, its tiles, who is first.
#include "app/setup/new_game_setup.h"
#include "engine/ai/level.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <functional>

namespace
{

using Question = NewGameSetup::FirstSeatQuestion;

class Choices : public InEnglish
{
protected:
    void choose(std::string_view rulebook)
    {
        for (std::size_t row = 0; row < mt::allRulebooks().size(); ++row)
            if (mt::allRulebooks()[row].id == rulebook)
                setup.setRulebook(static_cast<int>(row));
        ASSERT_EQ(mt::allRulebooks()[static_cast<std::size_t>(setup.rulebook())].id, rulebook);
    }
    void take(const QString& spec)
    {
        const auto parsed = parseNewGame(spec);
        ASSERT_TRUE(std::holds_alternative<NewGameSpec>(parsed)) << said(spec);
        setup.take(std::get<NewGameSpec>(parsed));
    }
    // The row of that option.
    int row(const char* option) const
    {
        for (int at = 0; at < setup_.rowCount(); ++at)
            if (setup_.index(at).data(role<OptionModel>("name")).toString() == QLatin1String(option))
                return at;
        return -1;
    }
    QVariant of(const char* option, int role) const { return setup_.index(row(option)).data(role); }
    int changesOf(const std::function<void()>& act)
    {
        int changes = 0;
        const auto heard = QObject::connect(&setup, &NewGameSetup::changed, [&] { ++changes; });
        act();
        QObject::disconnect(heard);
        return changes;
    }

    NewGameSetup setup;
    OptionModel& setup_ = *setup.options();
};

TEST_F(Choices, ARulebookThatThereIsNotChangesNothing)
{
    const int before = setup.rulebook();
    EXPECT_EQ(changesOf([&] {
                  setup.setRulebook(before);
                  setup.setRulebook(-1);
                  setup.setRulebook(static_cast<int>(mt::allRulebooks().size()));
              }),
              0);
    choose("tactic");
    EXPECT_EQ(setup.rulebookName(), "Tactic");
    EXPECT_EQ(setup.fewestSeats(), 2);
    EXPECT_EQ(setup.mostSeats(), 8);
    choose("bigtable");
    EXPECT_EQ(setup.mostSeats(), 14);
}

TEST_F(Choices, AnotherRulebookForgetsWhatWasChangedInThisOne)
{
    choose("tactic");
    ASSERT_TRUE(setup_.setValue(row("targetScore"), 200));
    choose("novelca");
    EXPECT_EQ(setup.rules()->options.targetScore, 0);
    choose("tactic");
    EXPECT_EQ(setup.rules()->options.targetScore, 0);
    EXPECT_FALSE(of("targetScore", role<OptionModel>("isChanged")).toBool());
}

TEST_F(Choices, TheShortGameGoesWhereItIsNotPrinted)
{
    choose("tactic");
    EXPECT_TRUE(setup.shortAvailable());
    setup.setLength(NewGameSetup::Short);
    choose("novelca");
    EXPECT_EQ(setup.length(), NewGameSetup::Short) << "that has one, too";
    choose("bigtable");
    EXPECT_FALSE(setup.shortAvailable());
    EXPECT_EQ(setup.length(), NewGameSetup::Full);
    EXPECT_TRUE(setup.error().isEmpty()) << said(setup.error());
    setup.setLength(NewGameSetup::ChosenRounds);
    choose("tournament");
    EXPECT_EQ(setup.length(), NewGameSetup::ChosenRounds);
}

TEST_F(Choices, TheRoundsOfAShortGameGoWithIt)
{
    take("rules=tactic;short=true;rounds=5;seats=human,easy");
    ASSERT_EQ(setup.length(), NewGameSetup::Short);
    EXPECT_EQ(setup.rules()->options.rounds, 5);
    setup.setLength(NewGameSetup::Short);
    EXPECT_EQ(setup.rules()->options.rounds, 5) << "it is no other length";
    setup.setLength(NewGameSetup::Full);
    EXPECT_EQ(setup.rules()->options.rounds, 13);
    setup.setLength(NewGameSetup::Short);
    EXPECT_EQ(setup.rules()->options.rounds, 10);
}

TEST_F(Choices, ALengthThatThereIsNotChangesNothing)
{
    setup.setLength(NewGameSetup::ChosenRounds);
    EXPECT_EQ(changesOf([&] { setup.setLength(static_cast<NewGameSetup::Length>(3)); }), 0);
    EXPECT_EQ(setup.length(), NewGameSetup::ChosenRounds);
}

TEST_F(Choices, RoundsAreAtLeastOneAndAtMostTheSets)
{
    choose("tactic");
    setup.setLength(NewGameSetup::ChosenRounds);
    for (const auto& [asked, kept] :
         std::vector<std::pair<int, int>>{{5, 5}, {0, 1}, {-7, 1}, {13, 13}, {14, 13}, {1000, 13}}) {
        setup.setRoundsChosen(asked);
        EXPECT_EQ(setup.roundsChosen(), kept) << asked;
        EXPECT_EQ(setup.rules()->options.rounds, kept) << asked;
    }
    choose("bigtable");
    setup.seats()->setCount(2);
    setup_.setValue(row("set"), 0);
    EXPECT_EQ(setup.maxRounds(), 7);
    EXPECT_EQ(said(setup.error()), "With this set at most 7 rounds can be played.");
    EXPECT_EQ(setup.handSize(), 0);
    setup.setRoundsChosen(setup.roundsChosen());
    EXPECT_TRUE(setup.error().isEmpty()) << said(setup.error());
    EXPECT_EQ(setup.rules()->options.rounds, 7);
}

TEST_F(Choices, TheFullGameIsAsLongWhateverIsChosen)
{
    choose("tactic");
    for (const auto length : {NewGameSetup::Full, NewGameSetup::ChosenRounds, NewGameSetup::Short}) {
        setup.setLength(length);
        EXPECT_EQ(setup.maxRounds(), 13) << length;
    }
    EXPECT_EQ(setup.rules()->options.rounds, 10);
    choose("bigtable");
    setup.seats()->setCount(14);
    EXPECT_EQ(setup.maxRounds(), 19);
}

TEST_F(Choices, BigTableProposesItsTilesByTheNumberOfPlayers)
{
    choose("bigtable");
    for (const auto& [seats, set] :
         std::vector<std::pair<int, int>>{{2, 9}, {3, 9}, {4, 12}, {8, 12}, {9, 15}, {12, 15}, {13, 18}, {14, 18}}) {
        setup.seats()->setCount(seats);
        ASSERT_TRUE(setup.rules()) << said(setup.error());
        EXPECT_EQ(setup.rules()->options.set, set) << seats;
        EXPECT_EQ(setup.maxRounds(), set + 1) << seats;
        EXPECT_FALSE(of("set", role<OptionModel>("isChanged")).toBool()) << seats;
    }
}

TEST_F(Choices, ChosenTilesStayWhateverTheNumberOfPlayers)
{
    choose("bigtable");
    setup.seats()->setCount(3);
    const int chosen = static_cast<int>(of("set", role<OptionModel>("values")).toStringList().indexOf("double-12"));
    ASSERT_TRUE(setup_.setValue(row("set"), chosen));
    EXPECT_TRUE(of("set", role<OptionModel>("isChanged")).toBool());
    setup.seats()->setCount(2);
    EXPECT_EQ(setup.rules()->options.set, 12) << "it is what was chosen, though it is no proposal";
    setup.seats()->setCount(12);
    EXPECT_FALSE(setup.error().isEmpty());
    EXPECT_EQ(of("set", role<OptionModel>("value")).toInt(), chosen) << "the choice is still to be seen, to be changed";
    setup.resetOptions();
    EXPECT_EQ(setup.rules()->options.set, 15);
}

TEST_F(Choices, BackAtThePrintedValueNothingIsChanged)
{
    choose("tactic");
    setup.setLength(NewGameSetup::Full);
    for (const int value : {1, 0}) {
        ASSERT_TRUE(setup_.setValue(row("openHands"), value));
        EXPECT_EQ(of("openHands", role<OptionModel>("isChanged")).toBool(), value == 1);
    }
    const mt::GameRules printed = *setup.rules();
    EXPECT_EQ(printed, rulesOf("tactic", 4));
}

TEST_F(Choices, AnOptionWithoutEffectSaysSo)
{
    choose("tactic");
    EXPECT_TRUE(of("dutyPlace", role<OptionModel>("available")).toBool());
    const auto values = of("doubleDuty", role<OptionModel>("values")).toStringList();
    ASSERT_TRUE(setup_.setValue(row("doubleDuty"), static_cast<int>(values.indexOf("nothing"))));
    EXPECT_FALSE(of("dutyPlace", role<OptionModel>("available")).toBool());
}

TEST_F(Choices, TheRecommendedRulebookLeavesTheLeastToDecide)
{
    EXPECT_EQ(setup.rulebook(), NewGameSetup::recommended()) << "it is proposed at first";
    EXPECT_EQ(setup.recommendedName(), setup.rulebookName());
    int row = 0;
    for (const mt::Rulebook& book : mt::allRulebooks()) {
        const mt::Options& printed = book.options;
        const bool asks = printed.starter == mt::Starter::rotate || printed.markerOff != mt::MarkerOff::automatic ||
                          printed.drawnDouble == mt::DrawnDouble::may || printed.opening == mt::Opening::train;
        EXPECT_EQ(asks, row != NewGameSetup::recommended()) << book.id;
        ++row;
    }
}

// --- Who is first -------------------------------------------------------------------------------------------------

TEST_F(Choices, WhoIsFirstIsAskedByTheRulebooksOwnWord)
{
    const std::pair<const char*, Question> known[] = {
        {"rules=tactic;seats=human,human", Question::Oldest},
        {"rules=tactic;seats=human,easy,human", Question::Oldest},
        {"rules=tactic;seats=human,easy", Question::NotAsked},
        {"rules=tactic;seats=easy,easy", Question::NotAsked},
        {"rules=novelca;seats=human,human", Question::Youngest},
        {"rules=tournament;seats=human,human", Question::Anybody},
        {"rules=ecowoodart;seats=human,human", Question::NotAsked},
        {"rules=bigtable;seats=human,human", Question::NotAsked},
        {"rules=bigtable;engine=aside;starter=rotate;seats=human,human", Question::Anybody},
        {"rules=tactic;starter=engine-holder;seats=human,human", Question::NotAsked}, // it cannot be played
    };
    for (const auto& [spec, question] : known) {
        take(spec);
        EXPECT_EQ(setup.firstSeatQuestion(), question) << spec;
    }
}

TEST_F(Choices, WhoIsFirstSitsAtTheTable)
{
    take("rules=tactic;seats=human,human,human,human,human;seed=first");
    for (const auto& [asked, kept] : std::vector<std::pair<int, int>>{{4, 4}, {5, -1}, {0, 0}, {-1, -1}, {-2, -1}}) {
        setup.setFirstSeat(asked);
        EXPECT_EQ(setup.firstSeat(), kept) << asked;
    }
    setup.setFirstSeat(4);
    setup.seats()->setCount(4);
    EXPECT_EQ(setup.firstSeat(), -1) << "who was to begin has gone";
    const GameStart start = setup.start();
    EXPECT_GE(start.firstSeat, 0);
    EXPECT_LT(start.firstSeat, 4);
    setup.setFirstSeat(2);
    setup.seats()->setCount(3);
    EXPECT_EQ(setup.firstSeat(), 2) << "and who has not, begins";
    EXPECT_EQ(setup.start().firstSeat, 2);
}

TEST_F(Choices, WhoIsFirstIsForgottenWithTheQuestion)
{
    const auto edits = std::vector<std::pair<const char*, std::function<void()>>>{
        {"an AI sits there now", [&] { setup.seats()->setHuman(1, false); }},
        {"the rulebook does not ask", [&] { choose("ecowoodart"); }},
        {"and through what cannot be played",
         [&] {
             setup.seats()->setCount(14);
             setup.seats()->setHuman(1, false);
             setup.seats()->setCount(4);
         }},
    };
    for (const auto& [what, edit] : edits) {
        take("rules=tactic;seats=human:Anna,human:Ben,easy,easy");
        setup.setFirstSeat(1);
        edit();
        EXPECT_EQ(setup.firstSeatQuestion(), Question::NotAsked) << what;
        EXPECT_EQ(setup.firstSeat(), -1) << what;
    }
    take("rules=tactic;seats=human:Anna,human:Ben,easy,easy");
    setup.setFirstSeat(1);
    setup.seats()->setCount(14);
    ASSERT_FALSE(setup.rules());
    setup.seats()->setCount(4);
    EXPECT_EQ(setup.firstSeat(), 1) << "that was asked all the time";
    take("rules=tactic;seats=human:Anna,easy,easy;first=2");
    setup.seats()->setName(0, "Ann");
    EXPECT_EQ(setup.firstSeat(), 1) << "and here it was said without being asked";
}

TEST_F(Choices, WhoIsFirstBeginsFromAnotherChairToo)
{
    take("rules=tactic;seats=human:Anna,human:Ben,human:Cid,human:Dora");
    for (int first = 0; first < 4; ++first)
        for (int from = 0; from < 4; ++from)
            for (int to = 0; to < 4; ++to) {
                setup.setFirstSeat(first);
                const QString name = namesOf(setup.seats()->seats())[first];
                setup.seats()->move(from, to);
                EXPECT_EQ(namesOf(setup.seats()->seats())[setup.firstSeat()], name) << first << from << to;
            }
    setup.setFirstSeat(-1);
    setup.seats()->move(0, 2);
    EXPECT_EQ(setup.firstSeat(), -1);
}

TEST_F(Choices, ASeedIsGoodForOneGame)
{
    take("rules=tactic;seats=human,easy;seed=two words");
    const GameStart chosen = setup.start();
    EXPECT_EQ(chosen.seed, "two words");
    EXPECT_TRUE(chosen.seedIsChosen);
    const GameStart random = setup.start();
    EXPECT_FALSE(random.seedIsChosen);
    EXPECT_EQ(random.seed.size(), 32U);
    EXPECT_EQ(random.seed.find_first_not_of("0123456789abcdef"), std::string::npos) << random.seed;
}

TEST_F(Choices, EverythingIsSaidAnewInAnotherLanguage)
{
    choose("tactic");
    const QString label = of("markerOff", role<OptionModel>("label")).toString();
    const int level = setup.levels()->rowOf("hard");
    const QString hard = setup.levels()->index(level).data(role<LevelModel>("name")).toString();
    ASSERT_TRUE(languages.use("de"));
    EXPECT_EQ(changesOf([&] { setup.retranslate(); }), 1);
    EXPECT_NE(of("markerOff", role<OptionModel>("label")).toString(), label);
    EXPECT_NE(setup.levels()->index(level).data(role<LevelModel>("name")).toString(), hard);
    EXPECT_EQ(setup.levels()->index(level).data(role<LevelModel>("id")).toString(), "hard");
    EXPECT_EQ(setup.levels()->rowOf("wizard"), -1);
    EXPECT_EQ(setup.levels()->defaultRow(), setup.levels()->rowOf(std::string(mt::defaultLevel)));
}

} // namespace
