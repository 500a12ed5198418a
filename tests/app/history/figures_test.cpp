// What the statistics reckon from a journal, and what they do with a line that cannot be read.
#include "app/history/statistics.h"
#include "app/history/statistics_journal.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

const QString her = QStringLiteral("Anna");
const QDateTime aDay = QDateTime::fromString(QStringLiteral("2026-11-21T10:00:00Z"), Qt::ISODate);

class Book : public testing::Test
{
protected:
    void say(const QString& game, const decltype(JournalLine::what)& what)
    {
        // As it comes back from the file.
        const auto line = readJournalLine(journalText({game, aDay, what}));
        ASSERT_TRUE(line.has_value());
        EXPECT_EQ(line->what, what);
        EXPECT_TRUE(ledger.take(*line));
    }
    void begin(const QString& game, const std::vector<mt::RecordPlayer>& players, const std::string& rules = "tactic")
    {
        say(game, DealtEntry{rules, false, 1, players});
        say(game, BegunEntry());
    }
    void finish(const QString& game, const std::vector<int>& totals, const std::vector<int>& winners)
    {
        say(game, CountedRound{1, totals, std::vector<int>(totals.size(), 3), {}});
        say(game, FinishedEntry{totals, winners});
    }
    Figures of(const StatisticsChoice& choice) const { return figuresOf(ledger, choice, 3); }

    Ledger ledger;
    const mt::RecordPlayer me{her.toStdString(), mt::PlayerKind::human, {}};
    const mt::RecordPlayer berta{"Berta", mt::PlayerKind::human, {}};
    const mt::RecordPlayer hard{"Bruno", mt::PlayerKind::ai, "hard"};
    const mt::RecordPlayer easy{"Clara", mt::PlayerKind::ai, "easy"};
};

TEST_F(Book, ATieBehindTheWinnerIsBrokenAsTheRulebookDoes)
{
    const auto play = [&](const QString& game, const std::string& rules, bool hasOwnRules) {
        say(game, DealtEntry{rules, hasOwnRules, 2, {hard, me, berta}});
        say(game, BegunEntry());
        say(game, CountedRound{1, {0, 10, 0}, {3, 3, 3}, {0}});
        say(game, CountedRound{2, {5, 10, 20}, {3, 3, 3}, {}});
        say(game, FinishedEntry{{5, 20, 20}, {0}});
    };
    play("a", "tournament", false);
    EXPECT_EQ(of({her}).ranks, 3) << "Berta has a round without points";
    EXPECT_EQ(of({QStringLiteral("Berta")}).ranks, 2);
    play("b", "tactic", false);
    EXPECT_EQ(of({her}).ranks, 3 + 2) << "there they come in together";
    play("c", "tournament", true);
    EXPECT_EQ(of({her}).ranks, 3 + 2 + 2) << "and of own rules nobody knows";
}

TEST_F(Book, RanksJointWinsAndStreaks)
{
    begin("a", {me, hard, hard});
    finish("a", {30, 10, 30}, {1}); // second, together with the other
    begin("b", {me, hard, hard});
    finish("b", {10, 10, 30}, {0, 1});
    begin("c", {me, hard, hard});
    finish("c", {10, 10, 30}, {0}); // by the tie-break
    EXPECT_EQ(of({her}).ranks, 2 + 1 + 1);
    EXPECT_EQ(of({her}).won, 2);
    EXPECT_EQ(of({her}).jointly, 1);
    EXPECT_EQ(of({her}).streak, 2);
    EXPECT_EQ(of({QStringLiteral("Bruno")}).begun, 0) << "an AI has no statistics";
    begin("d", {me, hard, hard});
    EXPECT_EQ(of({her}).streak, 2) << "the one being played is still open";
    begin("e", {me, hard, hard});
    EXPECT_EQ(of({her}).streak, 0) << "the one before was left";
    EXPECT_EQ(of({her}).longestStreak, 2);
    finish("d", {0, 10, 30}, {0});
    EXPECT_EQ(of({her}).streak, 3) << "and has been won after all";
    EXPECT_EQ(of({her}).bestGame->points, 0);
    finish("d", {99, 10, 30}, {1});
    EXPECT_EQ(of({her}).points, 50) << "once only";
}

TEST_F(Book, HintsAreThoseOfThePlayersSeat)
{
    begin("one", {berta, hard, me});
    EXPECT_EQ(of({her}).hints, 0) << "a journal that tells of none";
    say("one", HintEntry{2, 7});
    say("one", HintEntry{2, 7});
    say("one", HintEntry{2, 9});
    say("one", HintEntry{0, 11});
    EXPECT_EQ(of({her}).hints, 2);
    EXPECT_EQ(of({QStringLiteral("Berta")}).hints, 1);
    EXPECT_FALSE(ledger.take({"one", aDay, HintEntry{3, 12}})) << "nobody sits there";
    EXPECT_FALSE(ledger.take({"unknown", aDay, HintEntry{0, 1}}));
    EXPECT_EQ(of({her, GameKind::withUndo}).hints, 0);
}

TEST_F(Book, ChoicesPartTheGames)
{
    begin("a", {me, hard, hard});
    begin("b", {me, hard, easy});
    begin("c", {me, berta}, "bigtable");
    say("d", DealtEntry{"tactic", true, 2, {me, easy}});
    say("d", BegunEntry());
    begin("e", {me, hard, hard});
    say("e", ApartEntry{ApartEntry::Why::seatHanded});
    begin("f", {me, hard, hard});
    say("f", ApartEntry{ApartEntry::Why::olderCopy});
    const auto begun = [&](const StatisticsChoice& choice) { return of(choice).begun; };
    EXPECT_EQ(playersIn(ledger), (QStringList{her, QStringLiteral("Berta")}));
    EXPECT_EQ(begun({her}), 6);
    EXPECT_EQ(begun({her, GameKind::straight}), 4);
    EXPECT_EQ(begun({QStringLiteral("Berta")}), 1);
    EXPECT_EQ(begun({her, GameKind::seatHanded}), 1);
    EXPECT_EQ(begun({her, GameKind::withUndo}), 1);
    EXPECT_EQ(begun({.player = her, .kind = GameKind::straight, .rules = RulesKey{"tactic", false}}), 2);
    EXPECT_EQ(begun({.player = her, .kind = GameKind::straight, .rules = RulesKey{"tactic", true}}), 1);
    EXPECT_EQ(begun({.player = her, .kind = GameKind::straight, .opponents = "hard"}), 1);
    EXPECT_EQ(begun({.player = her, .kind = GameKind::straight, .opponents = std::string(mixedLevels)}), 1);
    EXPECT_EQ(begun({.player = her, .kind = GameKind::straight, .opponents = std::string(onlyPeople)}), 1);
    EXPECT_EQ(begun({.player = her, .kind = GameKind::straight, .players = 2}), 2);
}

TEST_F(Book, BestRoundsAreThoseAgainstMore)
{
    begin("a", {me, hard});
    finish("a", {4, 90}, {0});
    begin("b", {me, hard, hard});
    finish("b", {4, 10, 10}, {0});
    begin("c", {me, hard});
    finish("c", {4, 91}, {0});
    begin("d", {me, hard});
    finish("d", {5, 91}, {0});
    const std::vector<PlayedRound> best = of({her}).bestRounds;
    ASSERT_EQ(best.size(), 3U);
    EXPECT_EQ(best[0].opponents, 2);
    EXPECT_EQ(best[1].othersPoints, 91);
    EXPECT_EQ(best[2].othersPoints, 90);
}

TEST_F(Book, WhatCannotBeReadIsToldAndKept)
{
    const QTemporaryDir dir;
    const StatisticsJournal journal(dir.path());
    ASSERT_TRUE(journal.append({"a", aDay, DealtEntry{"tactic", false, 1, {me, hard}}}));
    QFile file(StatisticsJournal::fileIn(dir.path()));
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write(
        "{\"did\":\"finished\",\"game\":\"a\",\"totals\":[1],\"winners\":[0],\"when\":\"2026-11-21T10:00:00Z\"}\n");
    file.write(QByteArray(100000, 'x') + '\n');
    file.write("{\"did\":\"beg"); // a crash
    file.close();
    ASSERT_TRUE(journal.append({"a", aDay, BegunEntry()}));
    const Ledger read = Ledger::read(dir.path());
    EXPECT_EQ(read.damagedLines(), (std::vector<int>{2, 3, 4}));
    EXPECT_EQ(figuresOf(read, {her}, 1).begun, 1);
    EXPECT_EQ(figuresOf(read, {her}, 1).finished, 0);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("{\"did\":\"beg\n")) << "it is still there";
}

} // namespace
