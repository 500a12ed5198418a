// What was chosen for the last game is there for the next one, and nonsense in the file does no harm.
#include "app/setup/new_game_setup.h"
#include "engine/ai/level.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

namespace
{

class KeptChoices : public InEnglish
{
protected:
    void take(const QString& spec)
    {
        const auto parsed = parseNewGame(spec);
        ASSERT_TRUE(std::holds_alternative<NewGameSpec>(parsed)) << said(spec);
        setup.take(std::get<NewGameSpec>(parsed));
    }
    void keep() { setup.save(settings); }

    NewGameSetup setup;
    const QTemporaryDir dir;
    SettingsFile settings{dir.filePath("some.ini")};
};

TEST_F(KeptChoices, AreThoseThatWereMade)
{
    for (const char* spec :
         {"rules=tactic;seats=human:Anna,hard:Hal,casual;targetScore=200;rounds=4",
          "rules=novelca;short=true;seats=human,human:Bo", "rules=tactic;short=true;rounds=5;seats=human,casual",
          "rules=bigtable;set=6;doubleBlank=25;seats=learner,newcomer",
          "rules=bigtable;seats=human,steady,steady,steady,steady,steady,steady,steady,steady,steady,steady,steady,"
          "steady,hard"}) {
        SCOPED_TRACE(spec);
        take(spec);
        ASSERT_TRUE(setup.rules()) << said(setup.error());
        keep();
        NewGameSetup next;
        EXPECT_EQ(next.load(settings), QStringList());
        EXPECT_EQ(next.rules(), setup.rules());
        EXPECT_EQ(next.seats()->seats(), setup.seats()->seats());
        EXPECT_EQ(next.length(), setup.length());
        EXPECT_EQ(next.firstSeat(), -1);
    }
}

TEST_F(KeptChoices, AnAisNameIsKeptByItsId)
{
    take("rules=tactic;seats=human:Bruno,hard,easy:Clara");
    keep();
    NewGameSetup next;
    EXPECT_EQ(next.load(settings), QStringList());
    ASSERT_TRUE(languages.use("ru"));
    next.retranslate();
    EXPECT_EQ(namesOf(next.seats()->seats()), QStringList({"Bruno", "Данила", "Clara"}));
    // What an older version wrote: its AIs had one name in every language.
    for (const char* seat : {"newGame/seats/1", "newGame/seats/2", "newGame/seats/3"})
        settings.setValue(QLatin1String(seat) + "/nameId", {});
    NewGameSetup old;
    EXPECT_EQ(old.load(settings), QStringList());
    EXPECT_EQ(namesOf(old.seats()->seats()), QStringList({"Bruno", "Данила", "Клара"}));
}

TEST_F(KeptChoices, OfNobodyAreThoseOfANewProgram)
{
    NewGameSetup next;
    EXPECT_EQ(next.load(settings), QStringList());
    EXPECT_EQ(next.rules(), NewGameSetup().rules());
    EXPECT_EQ(next.rules()->options.rounds, 3) << "a first game is a short one";
    EXPECT_EQ(next.seats()->count(), 4);
}

TEST_F(KeptChoices, OfARulebookThatIsNotKnownAreNamedByIt)
{
    take("rules=tactic;seats=human:Anna,hard:Hal,easy");
    keep();
    settings.setValue("newGame/rules", "ofNextYear");
    NewGameSetup next;
    EXPECT_EQ(next.load(settings), QStringList("newGame/rules=ofNextYear"));
    EXPECT_EQ(next.rules(), NewGameSetup().rules());
}

TEST_F(KeptChoices, ALevelOfBeforeGivesItsPlaceToItsHeir)
{
    take("rules=tactic;seats=human:Anna,hard:Hal,hard:Ida");
    keep();
    for (const char* const key : {"newGame/seats/2/level", "newGame/tables/1/2/level"}) {
        ASSERT_EQ(settings.value(key).toString(), "hard") << key;
        settings.setValue(key, "medium");
    }
    NewGameSetup next;
    EXPECT_EQ(next.load(settings), QStringList()) << "it is nothing unknown";
    EXPECT_EQ(next.seats()->seats()[1].level, "casual");
    next.sitDown(0);
    EXPECT_EQ(next.seats()->seats()[1].level, "casual");
    EXPECT_EQ(next.seats()->seats()[2].level, "hard");
}

// Who says so by name has it for one game.
TEST_F(KeptChoices, ALevelOfBeforeIsPlayedOnceWhereItIsNamed)
{
    take("rules=tactic;seats=human:Anna,easy");
    EXPECT_EQ(setup.start().seats[1].level, "easy");
    EXPECT_EQ(setup.start().seats[1].level, "newcomer");
}

TEST_F(KeptChoices, NonsenseFallsBackToWhatIsUsual)
{
    take("rules=tactic;seats=human:Anna,hard:Hal,easy;targetScore=200;rounds=4");
    keep();
    settings.setValue("newGame/changes",
                      QStringList({"targetScore=lots", "nonsense=1", "openHands", "openHands=true"}));
    settings.setValue("newGame/length", 17);
    settings.setValue("newGame/rounds", 99);
    settings.setValue("newGame/seats/2/level", "wizard");
    settings.setValue("newGame/seats/3/colour", "");
    NewGameSetup next;
    EXPECT_EQ(next.load(settings),
              QStringList({"newGame/changes=targetScore=lots", "newGame/changes=nonsense=1",
                           "newGame/changes=openHands", "newGame/length=17", "newGame/seats/2/level=wizard"}));
    ASSERT_TRUE(next.rules()) << said(next.error());
    EXPECT_EQ(next.rules()->options.targetScore, 0);
    EXPECT_TRUE(next.rules()->options.openHands) << "what is sensible is kept";
    EXPECT_EQ(next.length(), NewGameSetup().length());
    EXPECT_EQ(next.roundsChosen(), 13);
    EXPECT_EQ(next.seats()->seats()[1].level, mt::defaultLevel);
    EXPECT_EQ(next.seats()->seats()[2].colour, seatColours()[2]);
    EXPECT_EQ(next.seats()->seats()[0].name, "Anna");
}

TEST_F(KeptChoices, SeatsThatNobodyCouldFillAreLeftOut)
{
    take("rules=bigtable;seats=human:Anna,easy");
    keep();
    settings.setValue("newGame/seats/size", 1);
    NewGameSetup alone;
    alone.load(settings);
    EXPECT_EQ(alone.seats()->count(), 4);
    settings.setValue("newGame/seats/size", 1000);
    NewGameSetup crowd;
    crowd.load(settings);
    EXPECT_EQ(crowd.seats()->count(), SeatModel::most);
    EXPECT_TRUE(crowd.error().isEmpty()) << said(crowd.error());
}

} // namespace
