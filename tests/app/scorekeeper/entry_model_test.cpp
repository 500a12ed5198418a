// The round that is being written down, as a view follows it.
#include "app/scorekeeper/entry_model.h"
#include "app/scorekeeper/kept_game.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <QAbstractItemModelTester>

namespace
{

class EntryRows : public InEnglish
{
protected:
    EntryRows()
    {
        table = newKeptGame(rulesOf("tactic", 3), {"Anna", "Bo", ""}, QDate(2026, 11, 21)).table;
        QObject::connect(&model, &EntryModel::edited, [this] { ++edits; });
        QObject::connect(&model, &QAbstractItemModel::dataChanged, [this] { ++changes; });
    }

    QStringList all(int role) const
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.index(row).data(role).toString());
        return texts;
    }

    ScoreTable table;
    EntryModel model;
    int edits = 0;
    int changes = 0;
};

TEST_F(EntryRows, AreNoneUntilARoundIsShown)
{
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(model.rowCount(), 0);
    model.retranslate();
    EXPECT_EQ(changes, 0);
    model.show(table, 1, false);
    EXPECT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.rowCount(model.index(0)), 0);
    EXPECT_EQ(edits, 1) << "what is to be said of it is another thing now";
    model.show({}, 1, false);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(EntryRows, SayWhoTheyAreOf)
{
    model.show(table, 1, false);
    EXPECT_EQ(all(role<EntryModel>("name")), QStringList({"Anna", "Bo", "Player 3"}));
    EXPECT_EQ(all(role<EntryModel>("colour")), table.colours);
    ASSERT_TRUE(languages.use("de"));
    model.retranslate();
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(all(role<EntryModel>("name")).at(2), "Spieler 3");
    EXPECT_FALSE(model.index(0).data(Qt::DisplayRole).isValid());
}

TEST_F(EntryRows, ANewRoundIsEmptyAndAFinishedOneHasItsPoints)
{
    table.scores = {{0, 12, 1030}};
    model.show(table, 2, false);
    EXPECT_EQ(all(role<EntryModel>("points")), QStringList({"", "", ""}));
    EXPECT_EQ(all(role<EntryModel>("ownTotal")), QStringList({"", "", ""}));
    EXPECT_EQ(all(role<EntryModel>("before")), QStringList({"0", "12", "1030"}));
    model.show(table, 1, true);
    EXPECT_EQ(all(role<EntryModel>("points")), QStringList({"0", "12", "1030"}));
    EXPECT_EQ(all(role<EntryModel>("before")), QStringList({"0", "0", "0"}));
    EXPECT_TRUE(model.entry().nobodyOut);
}

TEST_F(EntryRows, WhatIsTypedIsKeptAsItIs)
{
    model.show(table, 1, false);
    edits = 0;
    model.setPoints(1, " 7x ");
    model.setOwnTotal(2, "12 ");
    EXPECT_EQ(edits, 2);
    EXPECT_EQ(changes, 2);
    EXPECT_EQ(all(role<EntryModel>("points")), QStringList({"", " 7x ", ""}));
    EXPECT_EQ(all(role<EntryModel>("ownTotal")), QStringList({"", "", "12 "}));
}

TEST_F(EntryRows, TheSameAgainAndSeatsThatThereAreNotChangeNothing)
{
    model.show(table, 1, false);
    model.setPoints(1, "7");
    model.setOwnTotal(1, "8");
    model.setNobodyOut(true);
    const RoundEntry before = model.entry();
    edits = 0;
    model.setPoints(1, "7");
    model.setOwnTotal(1, "8");
    model.setNobodyOut(true);
    for (const int row : {-1, 3}) {
        model.setPoints(row, "1");
        model.setOwnTotal(row, "1");
    }
    EXPECT_EQ(edits, 0);
    EXPECT_EQ(model.entry(), before);
}

TEST_F(EntryRows, OneNumberCanSetRightWhatWasSaidOfOthers)
{
    model.show(table, 1, false);
    for (int row = 0; row < 3; ++row)
        model.setPoints(row, "500");
    EXPECT_EQ(model.issues().size(), 2U) << "together too many, and nobody is out";
    EXPECT_EQ(all(role<EntryModel>("hasIssue")), QStringList({"false", "false", "false"})) << "it is nobody's alone";
    model.setPoints(2, "0");
    EXPECT_TRUE(model.issues().empty());
    model.setOwnTotal(0, "501");
    EXPECT_EQ(all(role<EntryModel>("hasIssue")), QStringList({"true", "false", "false"}));
    model.setPoints(0, "501");
    EXPECT_EQ(all(role<EntryModel>("hasIssue")), QStringList({"false", "false", "false"}));
}

TEST_F(EntryRows, NobodyOutIsNoIssueWhereItIsSaid)
{
    model.show(table, 1, false);
    for (int row = 0; row < 3; ++row)
        model.setPoints(row, "5");
    EXPECT_EQ(model.issues().size(), 1U);
    model.setNobodyOut(true);
    EXPECT_TRUE(model.issues().empty());
}

TEST_F(EntryRows, GoOnWithWhatWasTypedBefore)
{
    model.show(table, 1, false);
    edits = 0;
    model.resume({{"1", "x", ""}, {"", "", "9"}, true});
    EXPECT_EQ(edits, 1);
    EXPECT_EQ(all(role<EntryModel>("points")), QStringList({"1", "x", ""}));
    EXPECT_EQ(all(role<EntryModel>("hasIssue")), QStringList({"false", "true", "false"}));
    EXPECT_TRUE(model.entry().nobodyOut);
}

TEST(Points, AreReadInTheDigitsOfTheLanguageAndInPlainOnes)
{
    const QLocale before;
    for (const char* language : {"en", "de", "ar_EG", "hi"}) {
        QLocale::setDefault(QLocale(QLatin1String(language)));
        SCOPED_TRACE(language);
        EXPECT_EQ(ScoreCheck::number("31"), 31);
        EXPECT_EQ(ScoreCheck::number(QLocale().toString(47)), 47);
        EXPECT_EQ(ScoreCheck::number("  0 "), 0);
        EXPECT_EQ(ScoreCheck::number("9999"), ScoreCheck::largest);
        for (const char* text : {"10000", "99999999999999", "-1", "3.5", "3,5", "", " ", "1x", "0x1f", "one", "1 2"})
            EXPECT_FALSE(ScoreCheck::number(QLatin1String(text))) << text;
    }
    QLocale::setDefault(before);
}

TEST(Points, AreThoseOfARoundWhereAllOfThemAreNumbers)
{
    EXPECT_EQ(ScoreCheck::points({{"0", " 12", "7 "}, {}, false}), (std::vector<int>{0, 12, 7}));
    EXPECT_FALSE(ScoreCheck::points({{"0", "", "7"}, {}, false}));
    EXPECT_FALSE(ScoreCheck::points({{"0", "-1", "7"}, {}, false}));
}

} // namespace
