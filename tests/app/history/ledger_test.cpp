// What the journal's lines come to: the first word on a thing counts, and what contradicts it is left out.
#include "app/history/ledger.h"
#include "app/history/statistics_journal.h"
#include "tests/app/support.h"

#include <algorithm>

namespace
{

const QString theGame = QStringLiteral("one");
const QDateTime atTen = QDateTime::fromString(QStringLiteral("2026-11-21T10:00:00Z"), Qt::ISODate);
const QDateTime atEleven = atTen.addSecs(3600);

DealtEntry dealt(std::size_t players = 3)
{
    DealtEntry entry{"tactic", false, 3, {}};
    for (std::size_t seat = 0; seat < players; ++seat)
        entry.players.push_back({"P" + std::to_string(seat), mt::PlayerKind::human, {}});
    return entry;
}

class LedgerLines : public testing::Test
{
protected:
    bool take(const decltype(JournalLine::what)& what, const QDateTime& when = atTen)
    {
        return ledger.take({theGame, when, what});
    }
    const LedgerGame& game() const { return *ledger.find(theGame); }

    Ledger ledger;
};

TEST_F(LedgerLines, AGameThatNobodySpokeOfIsUnknown)
{
    EXPECT_EQ(ledger.find(theGame), nullptr);
    EXPECT_TRUE(take(dealt()));
    ASSERT_NE(ledger.find(theGame), nullptr);
    EXPECT_EQ(ledger.find(QStringLiteral("two")), nullptr);
    EXPECT_FALSE(game().counts()) << "nobody has done anything";
    EXPECT_TRUE(take(BegunEntry{}));
    EXPECT_TRUE(game().counts());
}

TEST_F(LedgerLines, WhatHappenedBeforeTheDealIsKnownAndDoesNotCount)
{
    EXPECT_TRUE(take(BegunEntry{}));
    EXPECT_FALSE(game().counts());
    EXPECT_TRUE(take(dealt())) << "two programs write, in any order";
    EXPECT_TRUE(game().counts());
}

TEST_F(LedgerLines, GamesStandInTheOrderOfTheirFirstLines)
{
    for (const char* name : {"b", "a", "c", "a", "b"})
        EXPECT_TRUE(ledger.take({QLatin1String(name), atTen, BegunEntry{}}));
    QStringList names;
    for (const LedgerGame& each : ledger.games())
        names.append(each.game);
    EXPECT_EQ(names, QStringList({"b", "a", "c"}));
}

TEST_F(LedgerLines, TheFirstWordCounts)
{
    ASSERT_TRUE(take(dealt()) && take(BegunEntry{}));
    EXPECT_TRUE(take(dealt(2), atEleven));
    EXPECT_EQ(game().dealt, dealt());
    EXPECT_TRUE(take(BegunEntry{}, atEleven));
    EXPECT_EQ(game().begun, atTen);
    EXPECT_TRUE(take(CountedRound{1, {0, 5, 9}, {3, 2, 1}, {0}}));
    EXPECT_TRUE(take(CountedRound{1, {9, 5, 0}, {3, 2, 1}, {2}}, atEleven));
    EXPECT_EQ(game().rounds.at(1).scores, std::vector<int>({0, 5, 9}));
    EXPECT_EQ(game().roundEnds.at(1), atTen);
    EXPECT_TRUE(take(FinishedEntry{{0, 5, 9}, {0}}, atTen));
    EXPECT_TRUE(take(FinishedEntry{{9, 5, 0}, {2}}, atEleven));
    EXPECT_EQ(game().finished->winners, std::vector<int>({0}));
    EXPECT_EQ(game().finishedAt, atTen);
}

TEST_F(LedgerLines, AFinishedGameIsNotPlayedOn)
{
    ASSERT_TRUE(take(dealt()) && take(BegunEntry{}) && take(FinishedEntry{{0, 5, 9}, {0}}));
    EXPECT_TRUE(take(CountedRound{2, {0, 5, 9}, {3, 2, 1}, {}}));
    EXPECT_TRUE(take(ApartEntry{ApartEntry::Why::undo}));
    EXPECT_TRUE(take(ApartEntry{ApartEntry::Why::seatHanded}));
    EXPECT_TRUE(take(HintEntry{0, 5}));
    EXPECT_TRUE(game().rounds.empty());
    EXPECT_TRUE(game().hints.empty());
    EXPECT_FALSE(game().withUndo);
    EXPECT_FALSE(game().seatHanded);
}

TEST_F(LedgerLines, WhyAGameIsCountedApartIsToldApart)
{
    const struct {
        std::vector<ApartEntry::Why> whys;
        bool withUndo, seatHanded;
    } known[] = {
        {{}, false, false},
        {{ApartEntry::Why::undo}, true, false},
        {{ApartEntry::Why::olderCopy}, true, false},
        {{ApartEntry::Why::seatHanded}, false, true},
        {{ApartEntry::Why::seatHanded, ApartEntry::Why::undo}, true, true},
        {{ApartEntry::Why::olderCopy, ApartEntry::Why::seatHanded}, true, true},
    };
    for (const auto& [whys, withUndo, seatHanded] : known) {
        Ledger each;
        ASSERT_TRUE(each.take({theGame, atTen, dealt()}));
        for (const ApartEntry::Why why : whys)
            EXPECT_TRUE(each.take({theGame, atTen, ApartEntry{why}}));
        EXPECT_EQ(each.games().front().withUndo, withUndo);
        EXPECT_EQ(each.games().front().seatHanded, seatHanded);
    }
}

TEST_F(LedgerLines, WhoGaveUpLastIsKnown)
{
    ASSERT_TRUE(take(dealt()));
    EXPECT_EQ(game().givenUpAt, 0);
    EXPECT_TRUE(take(GivenUpEntry{20}));
    EXPECT_TRUE(take(GivenUpEntry{35}, atEleven));
    EXPECT_EQ(game().givenUpAt, 35);
}

TEST_F(LedgerLines, WhatDoesNotFitTheTableIsRefusedAndChangesNothing)
{
    ASSERT_TRUE(take(dealt(3)));
    const std::vector<decltype(JournalLine::what)> wrong{
        CountedRound{1, {0, 5}, {1, 2, 3}, {}},
        CountedRound{1, {0, 5, 9}, {1, 2}, {}},
        CountedRound{1, {0, 5, 9}, {1, 2, 3}, {3}},
        CountedRound{1, {0, 5, 9, 1}, {1, 2, 3, 4}, {}},
        FinishedEntry{{0, 5}, {0}},
        FinishedEntry{{0, 5, 9}, {}},
        FinishedEntry{{0, 5, 9}, {3}},
        HintEntry{3, 1},
    };
    for (std::size_t i = 0; i < wrong.size(); ++i)
        EXPECT_FALSE(take(wrong[i])) << i;
    EXPECT_TRUE(game().rounds.empty());
    EXPECT_FALSE(game().finished);
    EXPECT_TRUE(game().hints.empty());
    EXPECT_TRUE(take(CountedRound{1, {0, 5, 9}, {1, 2, 3}, {0, 2}}));
    EXPECT_TRUE(take(FinishedEntry{{0, 5, 9}, {0, 1, 2}}));
}

TEST_F(LedgerLines, ARoundOfAGameThatWasNeverDealtMakesNoGame)
{
    EXPECT_FALSE(take(CountedRound{1, {0, 5}, {1, 2}, {}}));
    EXPECT_FALSE(take(FinishedEntry{{0, 5}, {0}}));
    EXPECT_FALSE(take(HintEntry{0, 1}));
    EXPECT_TRUE(ledger.games().empty());
}

// --- From the disk ------------------------------------------------------------------------------------------------

class LedgerFile : public testing::Test
{
protected:
    void write(const QByteArray& bytes) const { writeFile(StatisticsJournal::fileIn(dir.path()), bytes); }
    static QByteArray line(const QString& game) { return journalText({game, atTen, BegunEntry{}}); }

    const QTemporaryDir dir;
};

TEST_F(LedgerFile, ThatIsNotThereIsEmpty)
{
    const Ledger ledger = Ledger::read(dir.filePath(QStringLiteral("nowhere")));
    EXPECT_TRUE(ledger.games().empty());
    EXPECT_TRUE(ledger.damagedLines().empty());
}

TEST_F(LedgerFile, OnlyWhatSaysSomethingWrongIsDamaged)
{
    const QByteArray good = line(theGame);
    const struct {
        QByteArray bytes;
        std::vector<int> damaged;
    } known[] = {
        {"", {}},
        {good, {}},
        {"\n\n" + good + "\n", {}},         // a crash left them
        {good.chopped(1), {}},              // whole, but for its end
        {good + good.left(20), {}},         // another program is writing it just now
        {good.left(20) + '\n' + good, {1}}, // nobody will write the rest of it
        {good + "rubbish\n" + good + "{}\n", {2, 4}},
        {good + QByteArray(200000, 'x') + '\n' + good, {2}}, // many pieces, one line
        {QByteArray(200000, 'x') + '\n' + "rubbish\n", {1, 2}},
    };
    for (const auto& [bytes, damaged] : known) {
        write(bytes);
        const Ledger ledger = Ledger::read(dir.path());
        EXPECT_EQ(ledger.damagedLines(), damaged) << bytes.left(60).toStdString();
        EXPECT_EQ(ledger.games().size(), bytes.contains(good.chopped(1)) ? 1U : 0U) << bytes.left(60).toStdString();
    }
}

TEST_F(LedgerFile, IsNotReadOnWhenNobodyWantsItAnyMore)
{
    write(line(theGame));
    mt::StopSource source;
    source.requestStop();
    EXPECT_TRUE(Ledger::read(dir.path(), source.token()).games().empty());
}

TEST_F(LedgerFile, ALineAfterACrashBeginsOnItsOwn)
{
    write(line(QStringLiteral("a")) + line(QStringLiteral("b")).left(12));
    const StatisticsJournal journal(dir.path());
    ASSERT_TRUE(journal.append({QStringLiteral("c"), atTen, BegunEntry{}}));
    ASSERT_TRUE(journal.append({QStringLiteral("d"), atTen, BegunEntry{}}));
    EXPECT_EQ(bytesOf(StatisticsJournal::fileIn(dir.path())),
              line(QStringLiteral("a")) + line(QStringLiteral("b")).left(12) + '\n' + line(QStringLiteral("c")) +
                  line(QStringLiteral("d")));
    const Ledger ledger = Ledger::read(dir.path());
    EXPECT_EQ(ledger.games().size(), 3U);
    EXPECT_EQ(ledger.damagedLines(), std::vector<int>({2}));
}

} // namespace
