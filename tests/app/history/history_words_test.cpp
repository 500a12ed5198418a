// What the list of games and the statistics say, from facts alone.
#include "app/history/history_words.h"
#include "app/words/fault_words.h"
#include "tests/app/in_english.h"

#include <QLocale>

namespace
{

using State = RecordEntry::State;

mt::RecordPlayer human(const char* name) { return {name, mt::PlayerKind::human, {}}; }
mt::RecordPlayer ai(const char* name, const char* level) { return {name, mt::PlayerKind::ai, level}; }

class ListWords : public InEnglish
{
protected:
    static RecordEntry game(State state = State::inProgress)
    {
        RecordEntry summary;
        summary.state = state;
        summary.path = "/somewhere/a.jsonl";
        summary.rulebook = "tactic";
        summary.players = {human("Anna"), ai("Bruno", "hard"), ai("", "easy")};
        summary.rounds = 13;
        return summary;
    }
};

TEST_F(ListWords, PlayersAreNamedAndWhoPlayedAloneWithoutANameIsYou)
{
    EXPECT_EQ(said(HistoryWords::players(game())), "Anna, Bruno and Player 3");
    RecordEntry nameless = game();
    nameless.players = {human(""), human("")};
    EXPECT_EQ(said(HistoryWords::players(nameless)), "Player 1 and Player 2");
    nameless.players = {ai("", "easy"), human(" "), ai("Bruno", "hard")};
    EXPECT_EQ(said(HistoryWords::players(nameless)), "Player 1, you and Bruno");
    nameless.totals = {20, 12, 30};
    EXPECT_EQ(said(HistoryWords::standing(nameless)), "You lead with 12 points.");
    nameless.winners = {1};
    EXPECT_EQ(said(HistoryWords::standing(nameless)), "You won with 12 points.");
    nameless.winners = {0};
    EXPECT_EQ(said(HistoryWords::standing(nameless)), "Player 1 won with 20 points.");
    nameless.players.clear();
    EXPECT_TRUE(HistoryWords::players(nameless).isEmpty()) << "nothing of it could be read";
}

TEST_F(ListWords, OpponentsAreALevelSeveralOrPeople)
{
    const struct {
        std::vector<mt::RecordPlayer> players;
        const char* opponents;
    } known[] = {
        {{}, ""},
        {{human("Anna"), human("Bo")}, "No computer players"},
        {{human("Anna"), ai("Bruno", "hard")}, "Hard"},
        {{ai("Bruno", "hard"), human("Anna"), ai("Clara", "hard")}, "Hard"},
        {{human("Anna"), ai("Bruno", "hard"), ai("Clara", "easy")}, "Different levels"},
        {{human("Anna"), ai("Bruno", "hard"), ai("Clara", "easy"), ai("Dario", "hard")}, "Different levels"},
        {{human("Anna"), ai("Bruno", "wizard")}, "wizard"},
    };
    for (const auto& [players, opponents] : known) {
        RecordEntry summary = game();
        summary.players = players;
        EXPECT_EQ(said(HistoryWords::opponents(summary)), opponents);
    }
}

TEST_F(ListWords, WhenItWasPlayedIsOneDayOrTwo)
{
    RecordEntry summary = game();
    summary.begun = QDateTime(QDate(2026, 11, 20), QTime(22, 0));
    summary.lastPlayed = QDateTime(QDate(2026, 11, 20), QTime(23, 30));
    const QString last = QLocale().toString(summary.lastPlayed, QLocale::ShortFormat);
    EXPECT_EQ(said(HistoryWords::when(summary)), said("Played " + last));
    summary.begun = summary.begun.addDays(-1);
    EXPECT_EQ(said(HistoryWords::when(summary)),
              said("Begun " + HistoryWords::date(summary.begun) + ", last played " + last));
}

TEST_F(ListWords, ProgressIsTheRoundOrHowManyThereWere)
{
    RecordEntry summary = game();
    EXPECT_TRUE(HistoryWords::progress(summary).isEmpty()) << "nothing has been dealt";
    summary.round = 3;
    summary.again = 5;
    EXPECT_EQ(said(HistoryWords::progress(summary)), "The same tiles again: round 5");
    summary.again = 0;
    EXPECT_EQ(said(HistoryWords::progress(summary)), "Round 3 of 13");
    summary.state = State::damaged;
    EXPECT_EQ(said(HistoryWords::progress(summary)), "Round 3 of 13") << "as far as it is good";
    summary.state = State::finished;
    EXPECT_EQ(said(HistoryWords::progress(summary)), "3 rounds");
    summary.round = 1;
    EXPECT_EQ(said(HistoryWords::progress(summary)), "1 round");
    summary.day = QDate(2026, 11, 25);
    EXPECT_EQ(said(HistoryWords::progress(summary)), "Deal of the day 11/25/26");
    summary.isRepeat = true;
    summary.state = State::inProgress;
    EXPECT_EQ(said(HistoryWords::progress(summary)), "Deal of the day 11/25/26, once more · Round 1 of 13");
}

TEST_F(ListWords, TheStandingIsWhoLeadsOrWhoHasWon)
{
    const struct {
        std::vector<int> totals;
        std::vector<int> winners;
        const char* standing;
    } known[] = {
        {{}, {}, ""},
        {{12, 5, 30}, {}, "Bruno leads with 5 points."},
        {{5, 5, 30}, {}, "Anna and Bruno lead with 5 points each."},
        {{1, 5, 30}, {0}, "Anna won with 1 point."},
        {{5, 5, 30}, {1}, "Bruno won with 5 points."}, // by a tie-break
        {{5, 30, 5}, {0, 2}, "Anna and Player 3 won together, with 5 points."},
        {{0, 30, 5}, {0}, "Anna won with 0 points."},
    };
    for (const auto& [totals, winners, standing] : known) {
        RecordEntry summary = game(winners.empty() ? State::inProgress : State::finished);
        summary.totals = totals;
        summary.winners = winners;
        EXPECT_EQ(said(HistoryWords::standing(summary)), standing);
    }
}

TEST_F(ListWords, OnlyWhatIsWrongHasAFault)
{
    EXPECT_TRUE(HistoryWords::fault(game(State::inProgress)).isEmpty());
    EXPECT_TRUE(HistoryWords::fault(game(State::finished)).isEmpty());
    RecordEntry pipe = game(State::unreadable);
    pipe.obstacle = {mt::FileProblem::Kind::pipe};
    EXPECT_EQ(said(HistoryWords::fault(pipe)), "This file cannot be read: it is a pipe");
    RecordEntry damaged = game(State::damaged);
    damaged.fault.kind = mt::FaultKind::wrongDeck;
    damaged.fault.line = 7;
    EXPECT_EQ(said(HistoryWords::fault(damaged)), "Line 7: The tiles dealt are not exactly those of the set.");
}

TEST_F(ListWords, TheStateIsWhatCanBeDoneWithIt)
{
    const struct {
        State state;
        bool isGivenUp, isInUse, isOnTable;
        const char* text;
    } known[] = {
        {State::inProgress, false, false, false, "In progress"},
        {State::inProgress, true, false, false, "Given up"},
        {State::inProgress, false, true, false, "In another window"},
        {State::inProgress, true, true, true, "On the table"},
        {State::finished, false, false, false, "Finished"},
        {State::finished, true, false, false, "Finished"},
        {State::finished, false, true, false, "In another window"},
        {State::damaged, false, false, false, "Damaged"},
        {State::unreadable, false, false, false, "Damaged"},
    };
    for (const auto& each : known) {
        RecordEntry summary = game(each.state);
        summary.isGivenUp = each.isGivenUp;
        summary.isInUse = each.isInUse;
        EXPECT_EQ(said(HistoryWords::state(summary, each.isOnTable)), each.text);
    }
}

TEST_F(ListWords, ChangedRulesAreSaidToBe)
{
    EXPECT_EQ(said(HistoryWords::rules({"tactic", false})), "Tactic");
    EXPECT_EQ(said(HistoryWords::rules({"tactic", true})), "Tactic, changed");
    EXPECT_EQ(said(HistoryWords::player("")), "You");
    EXPECT_EQ(said(HistoryWords::player("Anna")), "Anna");
    EXPECT_EQ(said(HistoryWords::kind(GameKind::straight, 3)), "Played straight through (3)");
    EXPECT_EQ(said(HistoryWords::kind(GameKind::withUndo, 0)), "With something taken back (0)");
    EXPECT_EQ(said(HistoryWords::kind(GameKind::seatHanded, 1)), "With a seat handed over (1)");
}

// --- The statistics -----------------------------------------------------------------------------------------------

FigureRow rowOf(const Figures& figures, const char* label)
{
    for (const FigureRow& row : HistoryWords::figures(figures))
        if (row.label == QLatin1String(label))
            return row;
    ADD_FAILURE() << "no figure " << label;
    return {};
}

TEST_F(ListWords, WithoutGamesNothingIsDividedByZero)
{
    const Figures nothing;
    EXPECT_EQ(HistoryWords::figures(nothing).size(), 11U);
    for (const char* label : {"Average place", "Points per round", "Best round", "Best game", "Longest train"})
        EXPECT_EQ(said(rowOf(nothing, label).amount), "–") << label;
    for (const char* label : {"Games begun", "Finished", "Won", "Gone out", "Hints used", "Won in a row"})
        EXPECT_EQ(said(rowOf(nothing, label).amount), "0") << label;
    EXPECT_TRUE(rowOf(nothing, "Won").detail.isEmpty());
    EXPECT_TRUE(HistoryWords::bestRounds(nothing).empty());
}

TEST_F(ListWords, FiguresStandInTheirPlaces)
{
    Figures figures;
    figures.begun = 8;
    figures.finished = 4;
    figures.won = 2;
    figures.ranks = 7;
    figures.rounds = 12;
    figures.points = 306;
    figures.wentOut = 3;
    figures.longestTrain = 14;
    figures.hints = 5;
    figures.streak = 1;
    figures.longestStreak = 2;
    const std::vector<FigureRow> rows = HistoryWords::figures(figures);
    const std::vector<std::pair<const char*, const char*>> values{
        {"Games begun", "8"},          {"Finished", "4"},   {"Won", "2"},         {"Average place", "1.8"},
        {"Points per round", "25.5"},  {"Gone out", "3"},   {"Best round", "–"},  {"Best game", "–"},
        {"Longest train", "14 tiles"}, {"Hints used", "5"}, {"Won in a row", "1"}};
    ASSERT_EQ(rows.size(), values.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        EXPECT_EQ(said(rows[row].label), values[row].first);
        EXPECT_EQ(said(rows[row].amount), values[row].second) << values[row].first;
    }
    EXPECT_EQ(said(rowOf(figures, "Won").detail), "25% of the games begun");
    EXPECT_EQ(said(rowOf(figures, "Points per round").detail), "on average over 12 rounds");
    EXPECT_EQ(said(rowOf(figures, "Gone out").detail), "of 12 rounds");
    EXPECT_EQ(said(rowOf(figures, "Won in a row").detail), "best: 2");
    figures.jointly = 1;
    EXPECT_EQ(said(rowOf(figures, "Won").detail), "25% of the games begun; 1 together with others");
}

TEST_F(ListWords, TheBestAreNamedWithTheirOpponentsAndTheirDay)
{
    const QDateTime noon(QDate(2026, 11, 20), QTime(12, 0));
    Figures figures;
    figures.bestRounds = {{{"tactic", false}, noon, 0, 3, 120}, {{"bigtable", true}, noon, 1, 1, 40}};
    figures.bestGame = Figures::Game{1, 13, noon};
    EXPECT_EQ(said(rowOf(figures, "Best round").amount), "0 points");
    EXPECT_EQ(said(rowOf(figures, "Best round").detail), "against 3 players");
    EXPECT_EQ(said(rowOf(figures, "Best game").amount), "1 point");
    EXPECT_EQ(said(rowOf(figures, "Best game").detail), said("in 13 rounds, finished " + HistoryWords::date(noon)));
    const std::vector<BestRoundRow> rows = HistoryWords::bestRounds(figures);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0], (BestRoundRow{0, 3, 120, "Tactic", HistoryWords::date(noon)}));
    EXPECT_EQ(rows[1], (BestRoundRow{1, 1, 40, "Big table, changed", HistoryWords::date(noon)}));
}

} // namespace
