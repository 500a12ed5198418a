// The rules on paper: nothing is left out unsaid, what is compared stands in two columns, and no head is left alone.
#include "app/rules/rule_document.h"
#include "app/rules/rule_printer.h"
#include "app/theme/fonts.h"
#include "tests/app/in_english.h"
#include "tests/app/pdf_text.h"
#include "tests/app/support.h"

#include <QApplication>
#include <QFileDialog>
#include <QStandardPaths>

#include <algorithm>

namespace
{

class RulesOnPaper : public InEnglish
{
protected:
    void SetUp() override
    {
        Fonts::use();
        speak("en");
    }

    void speak(const QString& language)
    {
        ASSERT_TRUE(languages.use(language));
        page.retranslate();
    }
    static int subjectOf(std::string_view rulebook)
    {
        const auto books = mt::allRulebooks();
        return 1 + static_cast<int>(std::ranges::find(books, rulebook, &mt::Rulebook::id) - books.begin());
    }
    void compare(std::string_view rulebook, std::string_view other)
    {
        page.setSubject(subjectOf(rulebook));
        page.setOther(subjectOf(other));
    }
    QStringList heads() const
    {
        QStringList heads;
        for (const RuleRow& row : page.rows())
            heads << lettersOf(row.section) << lettersOf(row.title);
        return heads;
    }
    std::vector<PdfPage> printed() const { return pagesOf(RuleDocument::pdf(page)); }

    RuleModel page;
};

// All that lies between two shares of the width, page by page, in the order in which it was written.
QString lettersBetween(const std::vector<PdfPage>& pages, double from, double to)
{
    QString text;
    for (const PdfPage& page : pages)
        for (const PdfWord& word : page.words)
            if (word.left >= from * page.width && word.right <= to * page.width)
                text += word.text;
    return lettersOf(text);
}

// The last line of a page.
QString lastLine(const PdfPage& page)
{
    const auto last = std::ranges::max_element(page.words, {}, &PdfWord::bottom);
    QString text;
    for (const PdfWord& word : page.words)
        if (word.bottom > last->top)
            text += word.text;
    return lettersOf(text);
}

TEST_F(RulesOnPaper, WhatIsComparedStandsInTwoColumns)
{
    for (const char* language : {"en", "ru", "zh_CN"}) {
        SCOPED_TRACE(language);
        speak(language);
        compare("novelca", "tournament");
        const std::vector<PdfPage> pages = printed();
        const QString left = lettersBetween(pages, 0, 0.5);
        const QString right = lettersBetween(pages, 0.5, 1);
        for (const RuleRow& row : page.rows()) {
            EXPECT_TRUE(left.contains(lettersOf(row.text))) << said(row.text);
            EXPECT_TRUE(right.contains(lettersOf(row.otherText))) << said(row.otherText);
            EXPECT_TRUE(row.otherText.isEmpty() || !left.contains(lettersOf(row.otherText))) << said(row.otherText);
            EXPECT_TRUE(row.text.isEmpty() || !right.contains(lettersOf(row.text))) << said(row.text);
        }
    }
}

TEST_F(RulesOnPaper, EveryPageOfAComparisonNamesBoth)
{
    compare("ecowoodart", "bigtable");
    const std::vector<PdfPage> pages = printed();
    ASSERT_GT(pages.size(), 1U);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const std::vector<PdfPage> one{pages[i]};
        EXPECT_TRUE(lettersBetween(one, 0, 0.5).contains("EcoWoodArt")) << "page " << i + 1;
        EXPECT_TRUE(lettersBetween(one, 0.5, 1).contains("Bigtable")) << "page " << i + 1;
    }
    EXPECT_TRUE(lettersBetween(pages, 0, 1).contains(lettersOf("Mexican Train: Eco Wood Art – Big table")));
}

TEST_F(RulesOnPaper, WhoseRulesTheGameHasIsSaidWithoutTheGame)
{
    page.setGame(rulesOf("tactic", 4, {{"rounds", "3"}}), true);
    EXPECT_TRUE(lettersBetween(printed(), 0, 1).contains("Thisgame(Tactic)")) << "a shorter game is no other one";
    page.setGame(rulesOf("tactic", 4, {{"doubleBlank", "25"}}), true);
    EXPECT_TRUE(lettersBetween(printed(), 0, 1).contains("Thisgame(Tactic,changed)"));
}

TEST_F(RulesOnPaper, WhatIsLeftOutIsSaid)
{
    const QString differing = "Onlytherulesthatdiffer";
    const QString found = "Onlyrulesthatmention“blank”";
    QString all = lettersBetween(printed(), 0, 1);
    EXPECT_FALSE(all.contains(differing) || all.contains(found));
    page.setSearch("blank");
    all = lettersBetween(printed(), 0, 1);
    EXPECT_TRUE(all.contains(found) && !all.contains(differing));
    compare("tactic", "bigtable");
    all = lettersBetween(printed(), 0, 1);
    EXPECT_TRUE(all.contains(found) && all.contains(differing));
    page.setSearch("");
    all = lettersBetween(printed(), 0, 1);
    EXPECT_TRUE(!all.contains(found) && all.contains(differing));
}

// In every language, to the last word, and no page ends with a section's or a rule's name.
TEST_F(RulesOnPaper, NothingIsCutOffAndNoHeadIsLeftAlone)
{
    for (const QString& language : Languages::all())
        for (const bool compares : {false, true}) {
            SCOPED_TRACE(said(language) + (compares ? ", compared" : ""));
            speak(language);
            page.showAll();
            if (compares)
                compare("bigtable", "tournament");
            const std::vector<PdfPage> pages = printed();
            const QString text = lettersBetween(pages, 0, 1);
            for (const RuleRow& row : page.rows()) {
                EXPECT_TRUE(text.contains(lettersOf(row.title))) << said(row.title);
                EXPECT_TRUE(compares || text.contains(lettersOf(row.text))) << said(row.text);
            }
            for (std::size_t i = 0; i < pages.size(); ++i)
                EXPECT_FALSE(heads().contains(lastLine(pages[i])))
                    << "page " << i + 1 << ": " << said(lastLine(pages[i]));
        }
}

// Wherever a page happens to end.
TEST_F(RulesOnPaper, AHeadMovesOnWithItsRule)
{
    for (const mt::Rulebook& book : mt::allRulebooks())
        for (const char* search : {"", "tile", "a", "train", "the"}) {
            page.setSubject(subjectOf(book.id));
            page.setSearch(search);
            for (const PdfPage& each : printed())
                EXPECT_FALSE(heads().contains(lastLine(each)))
                    << book.id << ", " << search << ": " << said(lastLine(each));
        }
}

TEST_F(RulesOnPaper, ThePicturesAreThereAsOnTheScreen)
{
    const auto pictures = [&] { return RuleDocument::pdf(page).count("/Subtype /Image"); };
    const auto pictured = std::ranges::count_if(page.rows(), [](const RuleRow& row) { return !row.picture.isEmpty(); });
    ASSERT_GT(pictured, 5);
    EXPECT_GE(pictures(), pictured);
    compare("tactic", "bigtable");
    EXPECT_EQ(pictures(), 0) << "nor has a comparison on the screen";
}

TEST_F(RulesOnPaper, TheDialogProposesANameAmongTheDocuments)
{
    compare("tactic", "bigtable");
    EXPECT_EQ(RuleDocument::fileName(page), "mexican-train-rules-tactic-bigtable.pdf");
    page.showAll();
    page.setGame(rulesOf("novelca", 3), true);
    RulePrinter printer;
    printer.askForPdf(&page);
    QFileDialog* dialog = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* files = qobject_cast<QFileDialog*>(widget))
            dialog = files;
    ASSERT_NE(dialog, nullptr);
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    EXPECT_EQ(dialog->selectedFiles(),
              QStringList((documents.exists() ? documents : QDir::home()).filePath("mexican-train-rules-novelca.pdf")));
    delete dialog;
}

} // namespace
