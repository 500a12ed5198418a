// The rule page: what it tells, of which rules, found by which words, and whom it tells when that changes.
#include "app/rules/rule_model.h"
#include "app/words/tip_words.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <QAbstractItemModelTester>

namespace
{

class RulePage : public InEnglish
{
protected:
    RulePage()
    {
        QObject::connect(&page, &RuleModel::changed, [this] { ++changes; });
        QObject::connect(&page, &RuleModel::subjectsChanged, [this] { ++subjectChanges; });
        QObject::connect(&page, &QAbstractItemModel::modelReset, [this] { ++resets; });
    }
    void SetUp() override
    {
        InEnglish::SetUp();
        page.retranslate();
        changes = subjectChanges = resets = 0;
    }

    QString text(int row, int wanted = role<RuleModel>("text")) const
    {
        return page.index(row).data(wanted).toString();
    }
    QStringList rules() const
    {
        QStringList all;
        for (int row = 0; row < page.count(); ++row)
            all.append(text(row, role<RuleModel>("rule")));
        return all;
    }
    // The row of `subjects` of that rulebook.
    static int subjectOf(std::string_view rulebook)
    {
        int row = 1;
        for (const mt::Rulebook& book : mt::allRulebooks()) {
            if (book.id == rulebook)
                return row;
            ++row;
        }
        return -1;
    }

    RuleModel page;
    const QAbstractItemModelTester tester{&page, QAbstractItemModelTester::FailureReportingMode::Fatal};
    int changes = 0;
    int subjectChanges = 0;
    int resets = 0;
};

TEST_F(RulePage, TellsTheFirstRulebookUntilThereIsAGame)
{
    EXPECT_EQ(page.subject(), 0);
    EXPECT_EQ(page.other(), -1);
    EXPECT_EQ(page.subjects().front(), "The next game");
    EXPECT_EQ(page.subjects().size(), static_cast<int>(mt::allRulebooks().size()) + 1);
    EXPECT_EQ(page.others().mid(1), page.subjects());
    EXPECT_EQ(page.others().front(), "nothing");
    EXPECT_GT(page.count(), 20);
    const QStringList game = rules();
    page.setSubject(subjectOf(mt::allRulebooks().front().id));
    EXPECT_EQ(rules(), game);
    EXPECT_EQ(resets, 0) << "it says the same";
    EXPECT_EQ(changes, 1);
}

TEST_F(RulePage, EverySectionBeginsOnce)
{
    const QStringList sections = page.sections();
    EXPECT_EQ(sections, QStringList({"The game", "Before a round", "A turn", "Trains and markers", "Doubles",
                                     "The end of a round", "Points", "Playing well"}));
    const QList<int> rows = page.sectionRows();
    ASSERT_EQ(rows.size(), sections.size());
    EXPECT_EQ(rows.front(), 0);
    for (int row = 0; row < page.count(); ++row) {
        EXPECT_EQ(page.index(row).data(role<RuleModel>("opensSection")).toBool(), rows.contains(row)) << row;
        if (const auto section = rows.indexOf(row); section >= 0) {
            EXPECT_EQ(text(row, role<RuleModel>("section")), sections[section]);
        }
    }
}

TEST_F(RulePage, EndsWithAdvice)
{
    const int first = page.sectionRows().back();
    EXPECT_EQ(page.count() - first, TipWords::all().size());
    EXPECT_EQ(page.rowOf("tip"), first);
    EXPECT_EQ(text(first), TipWords::all().front());
    EXPECT_TRUE(text(first, role<RuleModel>("title")).isEmpty());
    EXPECT_FALSE(page.index(first).data(Qt::DisplayRole).isValid());
}

TEST_F(RulePage, ARuleIsFoundByItsIdWhereItIsTold)
{
    EXPECT_EQ(page.rowOf("goal"), 0);
    EXPECT_EQ(text(page.rowOf("matching"), role<RuleModel>("rule")), "matching");
    EXPECT_EQ(page.rowOf("targetScore"), -1) << "this game has none";
    EXPECT_EQ(page.rowOf(""), -1);
    page.setGame(rulesOf("tactic", 3, {{"targetScore", "200"}}), true);
    ASSERT_GE(page.rowOf("targetScore"), 0);
    EXPECT_TRUE(text(page.rowOf("targetScore")).contains("200"));
}

TEST_F(RulePage, TheGameOnTheTableIsCalledSo)
{
    const mt::GameRules tactic = rulesOf("tactic", 3);
    page.setGame(tactic, false);
    EXPECT_EQ(subjectChanges, 1);
    EXPECT_EQ(page.subjects().front(), "The next game");
    page.setGame(tactic, true);
    EXPECT_EQ(subjectChanges, 2);
    EXPECT_EQ(page.subjects().front(), "This game");
    page.setGame(tactic, true);
    EXPECT_EQ(subjectChanges, 2) << "nothing is new";
    EXPECT_EQ(resets, 1) << "and its rules were told once";
}

TEST_F(RulePage, WhatThereIsNotChangesNothing)
{
    const int books = static_cast<int>(mt::allRulebooks().size());
    page.setSubject(2);
    page.setOther(1);
    changes = 0;
    for (const int row : {-1, books + 1, 2})
        page.setSubject(row);
    for (const int row : {-2, books + 1, 1})
        page.setOther(row);
    page.setSearch("");
    EXPECT_EQ(changes, 0);
    EXPECT_EQ(page.subject(), 2);
    EXPECT_EQ(page.other(), 1);
}

TEST_F(RulePage, ComparedOnlyWhatDiffersIsTold)
{
    page.setSubject(subjectOf("tactic"));
    page.setOther(subjectOf("bigtable"));
    ASSERT_GT(page.count(), 0);
    for (int row = 0; row < page.count(); ++row) {
        EXPECT_NE(text(row), text(row, role<RuleModel>("otherText"))) << said(text(row, role<RuleModel>("title")));
        EXPECT_TRUE(page.index(row).data(role<RuleModel>("picture")).toList().isEmpty());
    }
    EXPECT_EQ(page.rowOf("tip"), -1) << "advice holds by all rules";
    EXPECT_EQ(page.rowOf("goal"), -1) << "they agree in that";
    EXPECT_TRUE(text(page.rowOf("doubleBlank"), role<RuleModel>("otherText")).contains("50"));
    EXPECT_TRUE(text(page.rowOf("opening"), role<RuleModel>("otherText")).size() > 0);
    page.setOther(subjectOf("tactic"));
    EXPECT_EQ(page.count(), 0) << "with itself";
    EXPECT_TRUE(page.sections().isEmpty());
}

TEST_F(RulePage, ARuleThatOnlyOneHasStandsAloneOnItsSide)
{
    page.setGame(rulesOf("tactic", 4, {{"mexicanTrain", "none"}, {"targetScore", "200"}}), false);
    page.setOther(subjectOf("tactic"));
    ASSERT_GE(page.rowOf("targetScore"), 0);
    EXPECT_FALSE(text(page.rowOf("targetScore")).isEmpty());
    EXPECT_TRUE(text(page.rowOf("targetScore"), role<RuleModel>("otherText")).isEmpty());
}

TEST_F(RulePage, ARulebookIsToldForAsManyAsItTakes)
{
    page.setGame(rulesOf("bigtable", 14), true);
    page.setSubject(subjectOf("tactic"));
    EXPECT_TRUE(text(page.rowOf("deal")).contains("9 tiles")) << said(text(page.rowOf("deal")));
    page.setGame(rulesOf("bigtable", 2), true);
    EXPECT_TRUE(text(page.rowOf("deal")).contains("16 tiles")) << said(text(page.rowOf("deal")));
}

TEST_F(RulePage, ASearchFindsWordsInAnyCaseAndOrder)
{
    const int all = page.count();
    page.setSearch("  ");
    EXPECT_EQ(page.count(), all) << "no word is asked for";
    for (const char* search : {"MEXICAN train", "train mexican", " mexican   TRAIN ", "méxican train"}) {
        page.setSearch(search);
        EXPECT_GE(page.rowOf("mexicanTrain"), 0) << search;
        EXPECT_LT(page.count(), all) << search;
        for (int row = 0; row < page.count(); ++row) {
            const QString told = text(row, role<RuleModel>("title")) + text(row);
            EXPECT_TRUE(told.contains("Mexican", Qt::CaseInsensitive) && told.contains("train", Qt::CaseInsensitive))
                << said(told);
        }
    }
    page.setSearch("zebra");
    EXPECT_EQ(page.count(), 0);
    EXPECT_TRUE(page.sectionRows().isEmpty());
    page.setSearch("");
    EXPECT_EQ(page.count(), all);
}

TEST_F(RulePage, ASearchKnowsNeitherAccentsNorApostrophes)
{
    ASSERT_TRUE(languages.use("fr"));
    page.retranslate();
    const auto found = [&](const QString& search) {
        page.setSearch(search);
        return rules();
    };
    EXPECT_FALSE(found("manche précédente").isEmpty() && found("manche").isEmpty());
    EXPECT_EQ(found("règle"), found("regle"));
    EXPECT_EQ(found("l’un"), found("l'un"));
    EXPECT_EQ(found("DÉPART"), found("depart"));
}

TEST_F(RulePage, EverythingIsShownAgainWhateverWasChosen)
{
    const QStringList whole = rules();
    page.setSearch("mexican");
    page.setSubject(2);
    page.setOther(3);
    page.showAll();
    EXPECT_EQ(page.search(), "");
    EXPECT_EQ(page.subject(), 0);
    EXPECT_EQ(page.other(), -1);
    EXPECT_EQ(rules(), whole);
}

TEST_F(RulePage, SaysTheSameRulesInAnotherLanguage)
{
    const QStringList english = rules();
    const QString goal = text(0);
    ASSERT_TRUE(languages.use("de"));
    page.retranslate();
    EXPECT_EQ(subjectChanges, 1);
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(rules(), english);
    EXPECT_NE(text(0), goal);
}

TEST_F(RulePage, PicturesAreOfTheSetThatIsPlayedWith)
{
    const auto engine = [&] {
        const QVariantList pieces = page.index(page.rowOf("matching")).data(role<RuleModel>("picture")).toList();
        return pieces.isEmpty() ? -1 : pieces.front().toMap().value("near").toInt();
    };
    EXPECT_EQ(engine(), 12);
    page.setGame(rulesOf("bigtable", 2, {{"set", "6"}}), true);
    EXPECT_EQ(engine(), 6);
    page.setSubject(subjectOf("tactic"));
    EXPECT_EQ(engine(), 12);
    page.setOther(0);
    EXPECT_EQ(engine(), -1) << "there is no room beside a comparison";
}

} // namespace
