// Who sat down together before can do so again, with one press.
#include "app/setup/new_game_setup.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

namespace
{

class KnownTablesTest : public InEnglish
{
protected:
    void play(const QString& spec)
    {
        const auto parsed = parseNewGame(spec);
        ASSERT_TRUE(std::holds_alternative<NewGameSpec>(parsed)) << said(spec);
        setup.take(std::get<NewGameSpec>(parsed));
        setup.save(settings);
    }
    static QStringList shown(NewGameSetup& setup)
    {
        QStringList rows;
        for (const QVariant& row : contents(*setup.tables()))
            rows << row.toMap()["who"].toString() + (row.toMap()["isSet"].toBool() ? " (now)" : "");
        return rows;
    }

    NewGameSetup setup;
    const QTemporaryDir dir;
    SettingsFile settings{dir.filePath("some.ini")};
};

TEST_F(KnownTablesTest, TheLatestIsTheFirstAndNoneIsThereTwice)
{
    play("rules=tactic;seats=human:Anna,human:Bo");
    play("rules=tactic;seats=human:Anna,hard,easy");
    EXPECT_EQ(shown(setup), QStringList({"Anna · 2 computer players (now)", "Anna and Bo"}));
    play("rules=bigtable;seats=human:Anna,human:Bo");
    EXPECT_EQ(shown(setup), QStringList({"Anna and Bo (now)", "Anna · 2 computer players"}));
    play("rules=tactic;seats=human:Anna,hard,hard");
    play("rules=tactic;seats=human:Cleo,human:Bo,human:Anna,easy");
    EXPECT_EQ(shown(setup),
              QStringList({"Cleo, Bo and Anna · 1 computer player (now)", "Anna · 2 computer players", "Anna and Bo"}));
}

TEST_F(KnownTablesTest, WhoGaveNoNameIsNobodyToComeBackTo)
{
    play("rules=tactic;seats=human,hard,easy");
    EXPECT_EQ(shown(setup), QStringList());
    play("rules=tactic;seats=human,human:Bo");
    EXPECT_EQ(shown(setup), QStringList("Player 1 and Bo (now)"));
}

TEST_F(KnownTablesTest, OnePressSeatsThemAgain)
{
    play("rules=tactic;seats=human:Anna,hard,easy");
    setup.seats()->setColour(0, "#123456");
    setup.save(settings);
    const std::vector<Seat> first = setup.seats()->seats();
    play("rules=tactic;seats=human:Cleo,human:Bo,human:Anna,easy");
    setup.sitDown(1);
    EXPECT_EQ(setup.seats()->seats(), first);
    EXPECT_EQ(shown(setup)[1], "Anna · 2 computer players (now)");
    setup.seats()->setName(0, "Annabel");
    EXPECT_EQ(shown(setup)[1], "Anna · 2 computer players");
    setup.sitDown(-1);
    setup.sitDown(2);
    EXPECT_EQ(setup.seats()->count(), 3);
}

TEST_F(KnownTablesTest, AreThereAtTheNextStartInItsLanguage)
{
    play("rules=tactic;seats=human:Anna,hard,easy");
    play("rules=tactic;seats=human:Cleo,human:Bo,human:Anna,easy");
    NewGameSetup next;
    EXPECT_EQ(next.load(settings), QStringList());
    EXPECT_EQ(shown(next), shown(setup));
    ASSERT_TRUE(languages.use("de"));
    next.retranslate();
    EXPECT_EQ(shown(next)[1], QString::fromUtf8("Anna · 2 KIs"));
    next.sitDown(1);
    EXPECT_EQ(next.seats()->humans(), 1);
}

TEST_F(KnownTablesTest, NonsenseInTheFileDoesNoHarm)
{
    play("rules=tactic;seats=human:Anna,hard,easy");
    settings.setValue("newGame/tables/size", 2000000000);
    settings.setValue("newGame/tables/1/size", 2000000000);
    settings.setValue("newGame/tables/1/2/level", "no such level");
    settings.setValue("newGame/tables/2/size", -1);
    NewGameSetup next;
    next.load(settings);
    ASSERT_EQ(next.tables()->count(), 1);
    next.sitDown(0);
    EXPECT_EQ(next.seats()->count(), mt::maxSeats);
    EXPECT_GE(next.seats()->seats()[1].level.size(), 1U);
}

} // namespace
