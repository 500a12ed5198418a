// The rows of the score sheet, as a view follows them.
#include "app/scores/score_model.h"
#include "app/scores/score_words.h"
#include "tests/app/in_english.h"
#include "tests/app/scores/some_score_table.h"

#include <QAbstractItemModelTester>

namespace
{

class Rows : public InEnglish
{
protected:
    Rows()
    {
        QObject::connect(&model, &QAbstractItemModel::rowsInserted, [this](const QModelIndex&, int first, int last) {
            told += "+" + std::to_string(first) + "-" + std::to_string(last) + " ";
        });
        QObject::connect(&model, &QAbstractItemModel::rowsRemoved, [this](const QModelIndex&, int first, int last) {
            told += "-" + std::to_string(first) + "-" + std::to_string(last) + " ";
        });
        QObject::connect(&model, &QAbstractItemModel::dataChanged, [this] { told += "data "; });
        QObject::connect(&model, &ScoreModel::countChanged, [this] { told += "count "; });
        QObject::connect(&model, &ScoreModel::changed, [this] { told += "changed "; });
    }

    // What is told when this is shown.
    std::string show(const ScoreTable& table)
    {
        told.clear();
        model.show(table);
        return told;
    }
    QVariant of(int row, int role) const { return model.index(row).data(role); }

    ScoreModel model;
    const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    std::string told;
};

TEST_F(Rows, AreToldAsTheyComeAndGo)
{
    const ScoreTable whole = someTable("tactic", 3, 4);
    EXPECT_EQ(show(whole.after(0)), "changed ") << "who plays is known";
    EXPECT_EQ(show(whole.after(0)), "") << "nothing is new";
    EXPECT_EQ(show(whole.after(1)), "+0-0 count changed ");
    EXPECT_EQ(show(whole), "+1-3 count changed ");
    EXPECT_EQ(show(whole), "");
    EXPECT_EQ(show(whole.after(2)), "-2-3 count changed ");
    ScoreTable corrected = whole.after(3);
    corrected.scores[1][0] += 7;
    EXPECT_EQ(show(corrected), "-1-1 +1-2 count changed ");
    EXPECT_EQ(show({}), "-0-2 count changed ");
}

TEST_F(Rows, HaveTheirRoundEngineAndPoints)
{
    ScoreTable table = someTable("tactic", 3, 0);
    table.scores = {{0, 31, 5}, {1030, 0, 5}};
    model.show(table);
    EXPECT_EQ(of(0, role<ScoreModel>("round")), 1);
    EXPECT_EQ(of(1, role<ScoreModel>("round")), 2);
    EXPECT_EQ(of(0, role<ScoreModel>("engine")), 12);
    EXPECT_EQ(of(1, role<ScoreModel>("engine")), 11);
    EXPECT_EQ(of(1, role<ScoreModel>("scores")).toStringList(), QStringList({"1030", "0", "5"}));
    EXPECT_EQ(of(1, role<ScoreModel>("runningTotals")).toStringList(), QStringList({"1030", "31", "10"}));
    EXPECT_EQ(of(0, role<ScoreModel>("runningTotals")).toStringList(), QStringList({"0", "31", "5"}));
    EXPECT_FALSE(of(0, Qt::DisplayRole).isValid());
    EXPECT_FALSE(model.data({}, role<ScoreModel>("round")).isValid());
}

// A round that is played again by itself has the number and the engine that it had.
TEST_F(Rows, BeginWithTheGamesFirstRound)
{
    ScoreTable table = someTable("tactic", 3, 1, {{"rounds", "1"}});
    table.firstRound = 4;
    model.show(table);
    EXPECT_EQ(of(0, role<ScoreModel>("round")), 4);
    EXPECT_EQ(of(0, role<ScoreModel>("engine")), 9);
    EXPECT_TRUE(ScoreWords::row(table, 1).startsWith(QStringLiteral("Round 4, engine 9-9. ")))
        << ScoreWords::row(table, 1).toStdString();
    model.show(table.after(0));
    EXPECT_EQ(model.enginesToCome(), QList<int>({9}));
}

TEST_F(Rows, MarkAllWhoHadTheFewestPoints)
{
    ScoreTable table = someTable("tactic", 3, 0);
    table.scores = {{0, 31, 1}, {4, 4, 5}, {7, 7, 7}};
    model.show(table);
    EXPECT_EQ(of(0, role<ScoreModel>("best")).value<QList<bool>>(), QList<bool>({true, false, false}));
    EXPECT_EQ(of(1, role<ScoreModel>("best")).value<QList<bool>>(), QList<bool>({true, true, false}));
    EXPECT_EQ(of(2, role<ScoreModel>("best")).value<QList<bool>>(), QList<bool>({true, true, true}));
}

TEST_F(Rows, HeadAndFootAreOfTheWholeTable)
{
    ScoreTable table = someTable("tactic", 3, 0);
    table.typedNames = QStringList{"Anna", "", "Cy"};
    table.you = 1;
    model.show(table);
    EXPECT_EQ(model.seatNames(), QStringList({"Anna", "You", "Cy"}));
    EXPECT_EQ(model.seatColours(), table.colours);
    EXPECT_EQ(model.totals(), QStringList({"0", "0", "0"}));
    EXPECT_TRUE(model.leaders().isEmpty());
    EXPECT_TRUE(model.standing().isEmpty());
    EXPECT_TRUE(model.spokenTotals().isEmpty());
    EXPECT_TRUE(model.spokenRound().isEmpty());
    table.scores = {{9, 3, 3}};
    model.show(table);
    EXPECT_TRUE(model.spokenRound().startsWith(QStringLiteral("Round 1, ")));
    EXPECT_EQ(model.totals(), QStringList({"9", "3", "3"}));
    EXPECT_EQ(model.leaders(), QList<int>({1, 2}));
    EXPECT_EQ(said(model.standing()), "You and Cy lead with 3 points each.");
}

TEST_F(Rows, TheEnginesOfTheOtherRoundsWait)
{
    ScoreTable table;
    table.rules = rulesOf("tactic", 3, {{"rounds", "4"}});
    model.show(table);
    EXPECT_EQ(model.enginesToCome(), QList<int>({12, 11, 10, 9}));
    table.scores = {{9, 3, 0}, {0, 5, 5}};
    model.show(table);
    EXPECT_EQ(model.enginesToCome(), QList<int>({10, 9}));
    table.scores.resize(4, {1, 0, 1});
    model.show(table);
    EXPECT_EQ(model.enginesToCome(), QList<int>());
}

TEST_F(Rows, WithoutAnybodyThereIsNothingToShow)
{
    EXPECT_EQ(model.count(), 0);
    EXPECT_TRUE(model.seatNames().isEmpty());
    EXPECT_TRUE(model.totals().isEmpty());
    EXPECT_TRUE(model.leaders().isEmpty());
    EXPECT_TRUE(model.standing().isEmpty());
}

TEST_F(Rows, FourteenPlayersAndNineteenRoundsAddUp)
{
    const ScoreTable table = someTable("bigtable", 14, 19);
    model.show(table);
    EXPECT_EQ(model.count(), 19);
    EXPECT_EQ(model.totals(), of(18, role<ScoreModel>("runningTotals")).toStringList());
    EXPECT_EQ(of(18, role<ScoreModel>("engine")), 0);
    for (int row = 1; row < model.count(); ++row) {
        const QStringList before = of(row - 1, role<ScoreModel>("runningTotals")).toStringList();
        const QStringList points = of(row, role<ScoreModel>("scores")).toStringList();
        const QStringList after = of(row, role<ScoreModel>("runningTotals")).toStringList();
        ASSERT_EQ(after.size(), 14);
        for (int seat = 0; seat < 14; ++seat)
            EXPECT_EQ(before[seat].toInt() + points[seat].toInt(), after[seat].toInt()) << row << " " << seat;
    }
}

TEST_F(Rows, AnotherLanguageChangesWordsAndNothingElse)
{
    told.clear();
    model.retranslate();
    EXPECT_EQ(told, "changed ") << "there are no rows";
    ScoreTable table = someTable("tactic", 2, 1);
    table.typedNames = QStringList(2);
    model.show(table);
    const QVariant points = of(0, role<ScoreModel>("scores"));
    const QString spoken = of(0, role<ScoreModel>("spokenName")).toString();
    ASSERT_TRUE(languages.use("de"));
    told.clear();
    model.retranslate();
    EXPECT_EQ(told, "data changed ");
    EXPECT_EQ(of(0, role<ScoreModel>("scores")), points);
    EXPECT_NE(of(0, role<ScoreModel>("spokenName")).toString(), spoken);
    EXPECT_EQ(model.seatNames().front(), "Spieler 1");
}

} // namespace
