// The score sheet: what it shows, how its plot is drawn, and that everything is on paper.
#include "app/language/fonts.h"
#include "app/language/languages.h"
#include "app/models/score_model.h"
#include "app/printing/paper.h"
#include "app/seat.h"
#include "app/sheet/score_plot.h"
#include "app/sheet/sheet_layout.h"
#include "app/sheet/sheet_printer.h"
#include "app/words/score_words.h"
#include "engine/random.h"

#include <QApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

const QStringList someNames = {"Anna", "Bruno", "Клара", "Dario", "Émile", "Felix", "王伟",
                               "Hugo", "Ines",  "Jakob", "Karla", "Leo",   "Mina",  "Nils"};

mt::GameRules rulesOf(std::string_view rulebook, int players, const mt::OptionChanges& changes = {})
{
    return std::get<mt::GameRules>(mt::resolveRules(rulebook, changes, players));
}

ScoreTable someTable(std::string_view rulebook, int players, int rounds, const mt::OptionChanges& changes = {})
{
    ScoreTable table;
    table.rules = rulesOf(rulebook, players, changes);
    table.date = QDate(2026, 11, 21);
    table.typedNames = someNames.mid(0, players);
    for (int seat = 0; seat < players; ++seat)
        table.colours.append(seatColours()[static_cast<std::size_t>(seat)]);
    mt::Rng rng("score sheet");
    for (int round = 0; round < rounds; ++round) {
        std::vector<int> scores;
        for (int seat = 0; seat < players; ++seat)
            scores.push_back(seat == round % players ? 0 : 1 + static_cast<int>(rng.below(150)));
        table.scores.push_back(scores);
    }
    return table;
}

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
    const auto runningTotals = [&](int row) {
        return model.data(model.index(row), ScoreModel::RunningTotalsRole).toStringList();
    };
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
    const QString row = model.data(model.index(1), ScoreModel::SpokenNameRole).toString();
    EXPECT_TRUE(row.startsWith(QStringLiteral("Round 2, engine 11-11."))) << row.toStdString();
    for (const char* part : {"Anna: 25 point", "total 25", "Bruno: 1 point", "total 31"})
        EXPECT_TRUE(row.contains(QLatin1String(part))) << row.toStdString();
    EXPECT_TRUE(model.spokenTotals().contains(QStringLiteral("Bruno: 31 point")));
    EXPECT_TRUE(model.standing().startsWith(QStringLiteral("Anna leads with 25 point")));
}

TEST(ScorePlot, NumbersItsAxisEvenly)
{
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

TEST(SheetLayout, KeepsEverythingOnOnePageWhereItCanBeRead)
{
    const QSizeF a4 = Paper::page(QPageLayout::Landscape).paintRect(QPageLayout::Millimeter).size();
    const QSizeF upright = Paper::page().paintRect(QPageLayout::Millimeter).size();
    for (int players = 2; players <= mt::maxSeats; ++players) {
        const bool lies = SheetLayout::orientation(players) == QPageLayout::Landscape;
        for (const int rounds : {0, 1, 19}) {
            const ScoreTable table = someTable("bigtable", players, rounds, {{"set", players < 3 ? "12" : "18"}});
            const SheetLayout layout = SheetLayout::of(lies ? a4 : upright, table);
            EXPECT_EQ(layout.pages(), 1) << players << " players, " << rounds << " rounds";
            EXPECT_GE(layout.rowHeight, rounds == 0 ? 6.5 : 4.3);
            EXPECT_EQ(layout.plotHeight > 0, rounds > 0);
        }
    }
}

TEST(SheetLayout, TakesMorePagesOnSmallPaper)
{
    const SheetLayout layout = SheetLayout::of({128, 90}, someTable("tactic", 4, 13));
    EXPECT_GT(layout.tablePages, 1);
    EXPECT_TRUE(layout.plotHasPage);
    EXPECT_GE(layout.rowsPerPage * layout.tablePages, 13);
    EXPECT_GE(layout.rowHeight, 4.3);
}

TEST(Paper, IsWhatPeopleHave)
{
    EXPECT_EQ(Paper::usualSize(QLocale(QStringLiteral("en_US"))), QPageSize::Letter);
    EXPECT_EQ(Paper::usualSize(QLocale(QStringLiteral("es_MX"))), QPageSize::Letter);
    EXPECT_EQ(Paper::usualSize(QLocale(QStringLiteral("en_GB"))), QPageSize::A4);
    EXPECT_EQ(Paper::usualSize(QLocale(QStringLiteral("ru_RU"))), QPageSize::A4);
}

class Printed : public testing::Test
{
protected:
    void SetUp() override { Fonts::use(); }

    // What stands in the PDF file, its words in rows as they lie on the paper.
    QString textOf(const ScoreTable& table, const QString& language)
    {
        EXPECT_TRUE(languages.use(language));
        const QString path = dir.filePath(language + QStringLiteral(".pdf"));
        SheetPrinter printer;
        EXPECT_TRUE(printer.savePdf(table, path)) << printer.problem().toStdString();
        QProcess tool;
        tool.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
        EXPECT_TRUE(tool.waitForFinished()) << "pdftotext of poppler-utils is needed";
        return QString::fromUtf8(tool.readAllStandardOutput());
    }

    QTemporaryDir dir;
    Languages languages;
};

QStringList numbersIn(const QString& line)
{
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    QStringList numbers;
    for (const QString& word : line.split(spaces, Qt::SkipEmptyParts))
        if (bool isNumber = false; word.toInt(&isNumber), isNumber)
            numbers.append(word);
    return numbers;
}

void expectEveryScore(const ScoreTable& table, const QString& text)
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (int round = 1; round <= table.rounds(); ++round) {
        QStringList row{QString::number(round)};
        const std::vector<int> totals = table.after(round).totals();
        for (std::size_t seat = 0; seat < totals.size(); ++seat)
            row << QString::number(table.scores[static_cast<std::size_t>(round - 1)][seat])
                << QString::number(totals[seat]);
        EXPECT_TRUE(
            std::any_of(lines.begin(), lines.end(), [&](const QString& line) { return numbersIn(line) == row; }))
            << "round " << round << ": " << row.join(QLatin1Char(' ')).toStdString();
    }
}

TEST_F(Printed, EveryScoreIsOnPaperInEveryScript)
{
    const ScoreTable table = someTable("tactic", 8, 13);
    for (const char* language : {"en", "ru", "zh_CN"}) {
        const QString text = textOf(table, QLatin1String(language));
        SCOPED_TRACE(language);
        expectEveryScore(table, text);
        EXPECT_TRUE(text.contains(QStringLiteral("Bruno")));
        EXPECT_TRUE(text.contains(QStringLiteral("Клара")));
        EXPECT_TRUE(text.contains(QStringLiteral("12-12")));
        EXPECT_TRUE(text.contains(QStringLiteral("2026")));
    }
    EXPECT_TRUE(textOf(table, QStringLiteral("en")).contains(QStringLiteral("November 21, 2026")));
}

// Nothing of the rules is cut off, however narrow the paper and long the language.
TEST_F(Printed, TheRulesAreOnPaperToTheLastWord)
{
    ScoreTable table = someTable("ecowoodart", 2, 3);
    table.rules.options.targetScore = 300;
    for (const char* language : {"cs", "de", "en", "es", "fr", "it", "pl", "ru", "uk", "zh_CN"}) {
        // A PDF has its own signs for some letters, two in one, and its own spaces.
        const auto letters = [](const QString& text) {
            return text.normalized(QString::NormalizationForm_KC).simplified().remove(QLatin1Char(' '));
        };
        const QString text = letters(textOf(table, QLatin1String(language)));
        const QString rules = letters(ScoreWords::playedBy(table.rules));
        EXPECT_TRUE(text.contains(rules)) << language << ": " << rules.toStdString();
    }
}

TEST_F(Printed, TheLargestSheetToo)
{
    const ScoreTable table = someTable("bigtable", 14, 19);
    expectEveryScore(table, textOf(table, QStringLiteral("en")));
}

TEST_F(Printed, ABlankSheetHasTheEnginesAndNoPoints)
{
    ScoreTable table = someTable("tactic", 4, 0);
    table.date = {};
    table.typedNames = QStringList{"Anna", "", "", ""};
    const QString text = textOf(table, QStringLiteral("en"));
    for (int pip = 0; pip <= 12; ++pip)
        EXPECT_TRUE(text.contains(QStringLiteral("%1-%1").arg(pip))) << pip;
    EXPECT_TRUE(text.contains(QStringLiteral("Anna")));
    EXPECT_FALSE(text.contains(QStringLiteral("Player"))) << "who has no name writes it";
    EXPECT_TRUE(text.contains(QStringLiteral("Date:")));
}

TEST_F(Printed, NobodyIsYouOnPaper)
{
    ScoreTable table = someTable("tactic", 2, 13);
    table.typedNames = QStringList{"", "Bo"};
    table.you = 0;
    const QString text = textOf(table, QStringLiteral("en"));
    EXPECT_TRUE(text.contains(QStringLiteral("Player 1")));
    EXPECT_FALSE(text.contains(QStringLiteral("You")));
}

TEST_F(Printed, WhatCannotBeWrittenIsTold)
{
    SheetPrinter printer;
    EXPECT_FALSE(printer.savePdf(someTable("tactic", 2, 1), dir.filePath(QStringLiteral("no/such/folder"))));
    EXPECT_TRUE(printer.problem().contains(QStringLiteral("folder")));
    printer.dismissProblem();
    EXPECT_TRUE(printer.problem().isEmpty());
}

TEST_F(Printed, WhatHasTheNameIsReplacedByWholePagesOnly)
{
    const QString path = dir.filePath(QStringLiteral("sheet.pdf"));
    const auto content = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QFile old(path);
    ASSERT_TRUE(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    QByteArray meanwhile;
    const QString error = Paper::savePdf(path, {}, Paper::page(), [&](QPdfWriter& pages) {
        QPainter(&pages).drawText(100, 100, QStringLiteral("new"));
        meanwhile = content();
    });
    EXPECT_EQ(error, QString());
    EXPECT_EQ(meanwhile, "old");
    EXPECT_TRUE(content().startsWith("%PDF"));
}

TEST_F(Printed, ThePreviewShowsThePages)
{
    ScoreModel model;
    model.show(someTable("tactic", 4, 13));
    SheetPrinter printer;
    printer.preview(&model);
    QPrintPreviewDialog* dialog = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* preview = qobject_cast<QPrintPreviewDialog*>(widget))
            dialog = preview;
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->findChild<QPrintPreviewWidget*>()->pageCount(), 1);
    delete dialog;
}

} // namespace
