// The score sheet on paper: how it is laid out, and that everything is on it.
#include "app/platform/paper.h"
#include "app/scores/score_model.h"
#include "app/scores/score_words.h"
#include "app/scores/sheet_layout.h"
#include "app/scores/sheet_printer.h"
#include "app/theme/fonts.h"
#include "app/words/languages.h"
#include "tests/app/held_queue.h"
#include "tests/app/pdf_text.h"
#include "tests/app/scores/some_score_table.h"

#include <QApplication>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

namespace
{

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

TEST(SheetLayout, ThePlotIsNeverTooLowToBeRead)
{
    const ScoreTable table = someTable("tactic", 4, 13);
    for (int height = 90; height <= 300; height += 5)
        EXPECT_GE(SheetLayout::of({128, static_cast<qreal>(height)}, table).plotHeight, 44.9) << height;
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
        printer.savePdf(table, path);
        EXPECT_EQ(printer.problem().toStdString(), "");
        return pdfToText(path, QStringLiteral("-layout"));
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
    for (const QString& language : Languages::all()) {
        const QString text = lettersOf(textOf(table, language));
        const QString rules = lettersOf(ScoreWords::playedBy(table.rules));
        EXPECT_TRUE(text.contains(rules)) << language.toStdString() << ": " << rules.toStdString();
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
    printer.savePdf(someTable("tactic", 2, 1), dir.filePath(QStringLiteral("no/such/folder")));
    EXPECT_TRUE(printer.problem().contains(QStringLiteral("folder")));
    printer.dismissProblem();
    EXPECT_TRUE(printer.problem().isEmpty());
}

TEST_F(Printed, TheFileIsCalledAfterWhatIsInIt)
{
    ScoreTable table = someTable("tactic", 4, 13);
    table.date = QDate(2026, 11, 21);
    EXPECT_EQ(SheetPrinter::fileName(table).toStdString(), "mexican-train-scores-tactic-2026-11-21.pdf");
    table = someTable("bigtable", 9, 0);
    table.date = {};
    EXPECT_EQ(SheetPrinter::fileName(table).toStdString(), "mexican-train-blank-sheet-bigtable.pdf");
}

TEST_F(Printed, NobodyWaitsUntilItIsOnTheDisk)
{
    const QString path = dir.filePath(QStringLiteral("sheet.pdf"));
    QFile old(path);
    ASSERT_TRUE(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    HeldQueue held;
    SheetPrinter printer(&held.queue);
    held.hold();
    printer.savePdf(someTable("tactic", 2, 1), path);
    printer.savePdf(someTable("tactic", 2, 1), dir.filePath(QStringLiteral("no/such/folder")));
    EXPECT_EQ(bytesOf(path), "old");
    EXPECT_TRUE(printer.problem().isEmpty()) << "nothing is known yet";
    held.release();
    EXPECT_TRUE(waitUntil([&] { return printer.problem().contains(QStringLiteral("folder")); }));
    EXPECT_TRUE(bytesOf(path).startsWith("%PDF"));
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
