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

// Whoever lost the record of a day, or has it elsewhere, knows the tiles.
TEST_F(LedgerLines, TheSameTilesInALaterGameAreKnown)
{
    DealtEntry first = dealt();
    first.deal = "tiles";
    ASSERT_TRUE(ledger.take({"one", atTen, first}));
    ASSERT_TRUE(ledger.take({"two", atEleven, first}));
    ASSERT_TRUE(ledger.take({"one", atEleven, first})) << "a line that comes twice says nothing new";
    EXPECT_FALSE(ledger.find("one")->withUndo);
    EXPECT_TRUE(ledger.find("two")->withUndo);
    // An older game is called after its tiles.
    ASSERT_TRUE(ledger.take({"older tiles", atTen, dealt()}));
    first.deal = "older tiles";
    ASSERT_TRUE(ledger.take({"three", atEleven, first}));
    EXPECT_TRUE(ledger.find("three")->withUndo);
}

// --- What the journal adds to a record ----------------------------------------------------------------------------

RecordEntry entryOf(const QString& game)
{
    RecordEntry entry{
        .state = RecordEntry::State::finished, .path = QStringLiteral("r"), .begun = {}, .lastPlayed = {}};
    entry.game = game;
    entry.lines = 40;
    entry.totals = {3, 7, 9};
    entry.winners = {0};
    entry.feats.rounds.push_back({1, "deal", {}});
    return entry;
}

const QString someId = QStringLiteral("0123456789abcdef0123456789abcdef");

TEST(AddedToARecord, AGameCountsWhereItWasDealtAndNobodyKnewItsTiles)
{
    Ledger ledger;
    const auto isPractice = [&](const RecordEntry& record) {
        RecordEntry entry = record;
        ledger.addTo(entry);
        EXPECT_EQ(entry.feats.rounds.empty(), entry.isPractice);
        return entry.isPractice;
    };
    EXPECT_TRUE(isPractice(entryOf(someId)));
    EXPECT_FALSE(isPractice(entryOf(QString(64, QLatin1Char('a'))))) << "older than ids: nobody can know";
    ASSERT_TRUE(ledger.take({someId, atTen, GivenUpEntry{40}}));
    EXPECT_TRUE(isPractice(entryOf(someId)));
    ASSERT_TRUE(ledger.take({someId, atTen, dealt()}));
    EXPECT_FALSE(isPractice(entryOf(someId)));
    RecordEntry again = entryOf(someId);
    again.again = 2;
    EXPECT_TRUE(isPractice(again));
    RecordEntry repeat = entryOf(someId);
    repeat.isRepeat = true;
    EXPECT_TRUE(isPractice(repeat));
}

TEST(AddedToARecord, WhatWasTakenBackIsToldOfByBoth)
{
    const auto added = [](const std::vector<decltype(JournalLine::what)>& lines, RecordEntry entry = entryOf(someId)) {
        Ledger ledger;
        EXPECT_TRUE(ledger.take({someId, atTen, dealt()}));
        for (const auto& line : lines)
            EXPECT_TRUE(ledger.take({someId, atTen, line}));
        ledger.addTo(entry);
        return entry;
    };
    EXPECT_FALSE(added({}).takenBack);
    EXPECT_FALSE(added({}).isGivenUp);
    EXPECT_TRUE(added({GivenUpEntry{40}}).isGivenUp);
    EXPECT_FALSE(added({GivenUpEntry{39}}).isGivenUp) << "it was gone on with";
    EXPECT_TRUE(added({ApartEntry{ApartEntry::Why::seatHanded}}).seatHanded);
    const RecordEntry olderCopy = added({ApartEntry{ApartEntry::Why::olderCopy}});
    EXPECT_TRUE(olderCopy.takenBack);
    EXPECT_TRUE(olderCopy.feats.rounds.empty());
    RecordEntry undone = entryOf(someId);
    undone.takenBack = true;
    EXPECT_FALSE(added({ApartEntry{ApartEntry::Why::undo}}, undone).feats.rounds.empty())
        << "its feats know in which round";
}

// The first word on a game is the one that counts.
TEST(AddedToARecord, ARecordThatCameToSomethingElseIsAnOlderCopy)
{
    Ledger ledger;
    ASSERT_TRUE(ledger.take({someId, atTen, dealt()}));
    ASSERT_TRUE(ledger.take({someId, atTen, FinishedEntry{{3, 7, 9}, {0}}}));
    RecordEntry same = entryOf(someId);
    ledger.addTo(same);
    EXPECT_FALSE(same.takenBack);
    RecordEntry other = entryOf(someId);
    other.totals = {0, 7, 9};
    ledger.addTo(other);
    EXPECT_TRUE(other.takenBack);
    EXPECT_TRUE(other.feats.rounds.empty());
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
