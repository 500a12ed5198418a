// A score sheet in words: how it stands, for the eye, the ear and the paper.
#include "app/scores/score_words.h"
#include "app/words/languages.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

namespace
{

ScoreTable tableOf(const mt::GameRules& rules, const QStringList& names,
                   const std::vector<std::vector<int>>& scores = {}, int you = -1)
{
    ScoreTable table;
    table.rules = rules;
    table.typedNames = names;
    table.scores = scores;
    table.you = you;
    return table;
}

class Sheet : public InEnglish
{
protected:
    const mt::GameRules tactic = rulesOf("tactic", 3, {{"rounds", "3"}});
    const QStringList names{"Anna", "", "Cy"};
};

TEST_F(Sheet, NumbersHaveNoGroups)
{
    EXPECT_EQ(ScoreWords::number(0), "0");
    EXPECT_EQ(ScoreWords::number(1234567), "1234567");
    for (const char* language : {"de", "fr", "es"}) {
        ASSERT_TRUE(languages.use(language));
        EXPECT_EQ(ScoreWords::number(12345), "12345") << language;
    }
}

TEST_F(Sheet, EveryRoundHasItsEngine)
{
    const mt::GameRules small = rulesOf("bigtable", 2, {{"set", "6"}});
    EXPECT_EQ(ScoreWords::engine(tactic, 1), "12-12");
    EXPECT_EQ(ScoreWords::engine(tactic, 13), "0-0");
    EXPECT_EQ(ScoreWords::engine(small, 1), "6-6");
    EXPECT_EQ(ScoreWords::engine(rulesOf("bigtable", 14), 1), "18-18");
    EXPECT_EQ(ScoreWords::round(small, 7), "Round 7, engine 0-0");
}

TEST_F(Sheet, TilesAreASetOrTheShortGame)
{
    EXPECT_EQ(ScoreWords::tiles(tactic), "Double-12 set");
    EXPECT_EQ(ScoreWords::tiles(rulesOf("tactic", 3, {{"short", "true"}})), "Short game with the double-9 set");
    EXPECT_EQ(ScoreWords::tiles(rulesOf("bigtable", 14)), "Double-18 set");
}

TEST_F(Sheet, FactsAreTwoAndTheTargetWhereThereIsOne)
{
    EXPECT_EQ(ScoreWords::facts(tactic),
              QStringList({"Double-12 set, 3 rounds.", "The double blank counts 0 points."}));
    EXPECT_EQ(ScoreWords::facts(rulesOf("bigtable", 2, {{"set", "6"}, {"rounds", "1"}, {"targetScore", "200"}})),
              QStringList({"Double-6 set, 1 round.", "The double blank counts 50 points.",
                           "The game ends after the round in which somebody’s total reaches 200 points."}));
    EXPECT_EQ(said(ScoreWords::playedBy(tactic)),
              "Tactic rules. Double-12 set, 3 rounds. The double blank counts 0 points.");
}

TEST_F(Sheet, ARowIsReadWithPointsAndTotals)
{
    const ScoreTable table = tableOf(tactic, names, {{0, 31, 1}, {25, 0, 1}}, 1);
    EXPECT_EQ(said(ScoreWords::row(table, 1)),
              "Round 1, engine 12-12. Anna: 0 points, total 0; You: 31 points, total 31; Cy: 1 point, total 1");
    EXPECT_EQ(said(ScoreWords::row(table, 2)),
              "Round 2, engine 11-11. Anna: 25 points, total 25; You: 0 points, total 31; Cy: 1 point, total 2");
}

TEST_F(Sheet, TotalsAreToldAfterTheFirstRound)
{
    EXPECT_TRUE(ScoreWords::totals(tableOf(tactic, names)).isEmpty());
    EXPECT_EQ(said(ScoreWords::totals(tableOf(tactic, names, {{0, 31, 1}}))),
              "Totals after 1 round. Anna: 0 points; Player 2: 31 points; Cy: 1 point");
    EXPECT_EQ(said(ScoreWords::totals(tableOf(tactic, names, {{0, 31, 1}, {25, 0, 1}}))),
              "Totals after 2 rounds. Anna: 25 points; Player 2: 31 points; Cy: 2 points");
}

TEST_F(Sheet, TheStandingIsWhoLeadsAndInTheEndWhoHasWon)
{
    const struct {
        std::vector<std::vector<int>> scores;
        int you;
        const char* standing;
    } known[] = {
        {{}, -1, ""},
        {{{0, 31, 1}}, -1, "Anna leads with 0 points."},
        {{{5, 0, 9}}, 1, "You lead with 0 points."},
        {{{0, 31, 0}}, -1, "Anna and Cy lead with 0 points each."},
        {{{0, 31, 0}}, 0, "Anna and Cy lead with 0 points each."},
        {{{1, 31, 9}, {0, 0, 0}, {0, 1, 2}}, -1, "Anna wins with 1 point."},
        {{{1, 31, 9}, {0, 0, 0}, {0, 1, 2}}, 0, "You win with 1 point."},
        {{{0, 31, 9}, {0, 0, 0}, {9, 1, 0}}, -1, "Anna and Cy win together with 9 points."},
    };
    for (const auto& [scores, you, standing] : known)
        EXPECT_EQ(said(ScoreWords::standing(tableOf(tactic, names, scores, you))), standing);
}

TEST_F(Sheet, ProgressTellsOfAGameThatGoesOnAndOfOneThatIsOver)
{
    ScoreTable table = tableOf(tactic, names);
    table.date = QDate(2026, 11, 21);
    const std::string begun = said(ScoreWords::date(table.date)) + ", Tactic rules, ";
    EXPECT_EQ(said(ScoreWords::progress(table)), begun + "0 of 3 rounds played.");
    table.scores = {{0, 31, 1}, {1, 0, 0}};
    EXPECT_EQ(said(ScoreWords::progress(table)), begun + "2 of 3 rounds played.");
    table.scores.push_back({1, 0, 0});
    EXPECT_EQ(said(ScoreWords::progress(table)), begun + "over after 3 rounds.");
}

TEST_F(Sheet, WhereNoDateIsKnownThereIsAPlaceForOne)
{
    EXPECT_EQ(ScoreWords::date({}), "Date:");
    EXPECT_TRUE(ScoreWords::date(QDate(2026, 11, 21)).contains("2026"));
}

TEST_F(Sheet, PlayersAreAListWhateverTheirNumber)
{
    EXPECT_EQ(said(ScoreWords::players(tableOf(tactic, names))), "Anna, Player 2 and Cy");
    EXPECT_EQ(said(ScoreWords::players(tableOf(rulesOf("tactic", 2), {"Anna", "Bo"}))), "Anna and Bo");
    const QString all = ScoreWords::players(tableOf(rulesOf("bigtable", 14), QStringList(14)));
    EXPECT_TRUE(all.startsWith("Player 1, Player 2, ")) << said(all);
    EXPECT_TRUE(all.endsWith("Player 13 and Player 14")) << said(all);
}

TEST_F(Sheet, EverythingOnPaperHasWordsInEveryLanguage)
{
    const ScoreTable table = tableOf(tactic, names, {{0, 31, 1}});
    for (const QString& code : Languages::all()) {
        ASSERT_TRUE(languages.use(code));
        SCOPED_TRACE(said(code));
        for (const QString& text :
             {ScoreWords::title(), ScoreWords::roundTitle(), ScoreWords::totalTitle(), ScoreWords::boxNote()})
            EXPECT_FALSE(text.isEmpty());
        const QString page = ScoreWords::page(2, 31);
        EXPECT_TRUE(page.contains("2") && page.contains("31")) << said(page);
        for (const QString& text : {ScoreWords::row(table, 1), ScoreWords::totals(table), ScoreWords::playedBy(tactic),
                                    ScoreWords::standing(table), ScoreWords::progress(table)})
            EXPECT_FALSE(text.contains("%")) << "a place that nothing was put into: " << said(text);
    }
}

// --- The value that all of this is said of ------------------------------------------------------------------------

TEST(ScoreTable, IsOverWithItsLastRoundOrAtItsTarget)
{
    const mt::GameRules toTarget = rulesOf("tactic", 2, {{"rounds", "4"}, {"targetScore", "50"}});
    const struct {
        std::vector<std::vector<int>> scores;
        bool isOver;
        int inAll;
    } known[] = {
        {{}, false, 4},
        {{{0, 49}}, false, 4},
        {{{0, 50}}, true, 1},
        {{{0, 25}, {0, 25}}, true, 2},
        {{{0, 1}, {0, 1}, {0, 1}}, false, 4},
        {{{0, 1}, {0, 1}, {0, 1}, {0, 1}}, true, 4},
    };
    for (const auto& [scores, isOver, inAll] : known) {
        const ScoreTable table = tableOf(toTarget, {"Anna", "Bo"}, scores);
        EXPECT_EQ(table.isOver(), isOver) << scores.size();
        EXPECT_EQ(table.roundsInAll(), inAll) << scores.size();
    }
}

TEST(ScoreTable, AfterSomeRoundsItIsAsItWasThen)
{
    const ScoreTable table = tableOf(rulesOf("tactic", 2), {"Anna", "Bo"}, {{0, 30}, {25, 0}}, 1);
    EXPECT_EQ(table.after(0).rounds(), 0);
    EXPECT_EQ(table.after(0).totals(), std::vector<int>({0, 0}));
    EXPECT_EQ(table.after(1).totals(), std::vector<int>({0, 30}));
    EXPECT_EQ(table.after(2), table);
    EXPECT_EQ(table.after(1).you, 1);
    EXPECT_EQ(table.colour(0), QString()) << "none was given";
}

} // namespace
