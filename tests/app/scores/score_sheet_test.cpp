// The score sheet: what it shows and how its plot is drawn.
#include "app/scores/score_model.h"
#include "app/scores/score_plot.h"
#include "app/words/languages.h"
#include "tests/app/scores/some_score_table.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace
{

TEST(ScoreTable, LeadersAreThoseWhoWouldWinNow)
{
    ScoreTable table = someTable("bigtable", 3, 0);
    EXPECT_TRUE(table.leaders().empty());
    table.scores = {{10, 0, 20}, {0, 12, 4}, {2, 0, 5}};
    EXPECT_EQ(table.leaders(), std::vector<int>({1})) << "of the two with 12 the one with more rounds at zero";
    table.rules.options.ties = mt::Ties::joint;
    EXPECT_EQ(table.leaders(), std::vector<int>({0, 1}));
    EXPECT_EQ(table.after(1).totals(), std::vector<int>({10, 0, 20}));
    EXPECT_FALSE(table.isOver());
}

TEST(ScoreTable, AGameThatReachedItsTargetHasNoFurtherRounds)
{
    ScoreTable table = someTable("tactic", 2, 0, {{"targetScore", "50"}});
    EXPECT_EQ(table.roundsInAll(), 13);
    table.scores = {{0, 30}, {25, 0}, {0, 20}};
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.roundsInAll(), 3);
}

TEST(ScoreModel, CorrectsAnEarlierRoundAndAllTotalsAfterIt)
{
    ScoreModel model;
    ScoreTable table = someTable("tactic", 2, 0);
    table.scores = {{0, 30}, {25, 0}, {0, 20}};
    model.show(table);
    const auto runningTotals = [&](int row) { return model.row(row).runningTotals; };
    EXPECT_EQ(runningTotals(1), QStringList({"25", "30"}));
    QList<int> removed;
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &model,
                     [&](const QModelIndex&, int first, int) { removed.append(first); });
    table.scores[1] = {26, 0};
    model.show(table);
    EXPECT_EQ(removed, QList<int>({1})) << "the first round stays";
    EXPECT_EQ(runningTotals(2), QStringList({"26", "50"}));
    EXPECT_EQ(model.totals(), QStringList({"26", "50"}));
    EXPECT_EQ(model.leaders(), QList<int>({0}));
}

TEST(ScoreModel, TellsARowToWhoCannotSeeIt)
{
    Languages languages;
    ASSERT_TRUE(languages.use(QStringLiteral("en")));
    ScoreModel model;
    ScoreTable table = someTable("tactic", 2, 0);
    table.scores = {{0, 30}, {25, 1}};
    model.show(table);
    const QString row = model.row(1).spokenName;
    EXPECT_TRUE(row.startsWith(QStringLiteral("Round 2, engine 11-11."))) << row.toStdString();
    for (const char* part : {"Anna: 25 point", "total 25", "Bruno: 1 point", "total 31"})
        EXPECT_TRUE(row.contains(QLatin1String(part))) << row.toStdString();
    EXPECT_TRUE(model.spokenTotals().contains(QStringLiteral("Bruno: 31 point")));
    EXPECT_TRUE(model.standing().startsWith(QStringLiteral("Anna leads with 25 point")));
}

TEST(ScoreModel, ARowSaysTheNamesOfItsGameAnew)
{
    Languages languages;
    ASSERT_TRUE(languages.use(QStringLiteral("en")));
    const ScoreTable before = someTable("tactic", 2, 2);
    const std::vector<std::pair<const char*, std::function<void(ScoreTable&)>>> changes{
        {"another game", [](ScoreTable& table) { table.rules = rulesOf("bigtable", 2); }},
        {"another name", [](ScoreTable& table) { table.typedNames[1] = QStringLiteral("Clara"); }},
        {"another person looks", [](ScoreTable& table) { table.you = 0; }}};
    for (const auto& [what, change] : changes) {
        ScoreModel model;
        model.show(before);
        ScoreTable after = before;
        change(after);
        model.show(after);
        ScoreModel fresh;
        fresh.show(after);
        EXPECT_EQ(model.rows(), fresh.rows()) << what;
    }
}

TEST(ScoreWords, ProgressSaysHowFarAGameIs)
{
    Languages languages;
    ASSERT_TRUE(languages.use(QStringLiteral("en")));
    ScoreTable table = someTable("tactic", 2, 0, {{"targetScore", "50"}});
    table.scores = {{0, 30}, {25, 0}};
    EXPECT_TRUE(ScoreWords::progress(table).endsWith(QStringLiteral("2 of 13 rounds played.")));
    table.scores.push_back({0, 20});
    EXPECT_TRUE(ScoreWords::progress(table).contains(QStringLiteral("over after 3 round")));
}

TEST(ScorePlot, NumbersItsAxisEvenly)
{
    EXPECT_EQ(ScorePlot::axisNumbers(5, 5), std::vector<int>({0, 1, 2, 3, 4, 5})) << "as finely as it may";
    EXPECT_EQ(ScorePlot::axisNumbers(50, 5), std::vector<int>({0, 10, 20, 30, 40, 50}));
    EXPECT_EQ(ScorePlot::axisNumbers(0, 5), std::vector<int>({0, 1}));
    EXPECT_EQ(ScorePlot::axisNumbers(287, 6), std::vector<int>({0, 50, 100, 150, 200, 250, 300}));
    for (int most = 1; most < 3000; most += 7)
        for (const int steps : {1, 3, 10}) {
            const std::vector<int> numbers = ScorePlot::axisNumbers(most, steps);
            EXPECT_GE(numbers.back(), most);
            EXPECT_LE(static_cast<int>(numbers.size()), steps + 1) << most;
        }
}

TEST(ScorePlot, LabelsDoNotCoverEachOther)
{
    const std::vector<qreal> wanted = {50, 50, 50, 12, 99, 98};
    const std::vector<qreal> centres = ScorePlot::spread(wanted, 10, 0, 100);
    std::vector<qreal> sorted = centres;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_GE(sorted.front(), 5);
    EXPECT_LE(sorted.back(), 95);
    for (std::size_t i = 1; i < sorted.size(); ++i)
        EXPECT_GE(sorted[i] - sorted[i - 1], 10);
    EXPECT_EQ(centres[3], 12) << "nothing is in its way";
    EXPECT_GT(centres[4], centres[5]) << "in the order of the lines";
}

TEST(ScorePlot, GivesEverySeatAMarkOfItsOwn)
{
    std::vector<QImage> marks;
    for (int seat = 0; seat < mt::maxSeats; ++seat) {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ScorePlot::drawMark(painter, {20, 20}, 12, seat, Qt::black, Qt::white); // one colour for all
        painter.end();
        for (const QImage& other : marks)
            EXPECT_NE(image, other);
        marks.push_back(image);
    }
}

} // namespace
