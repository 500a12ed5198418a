// What the list says of a record: read whole, or as far as it is good.
#include "app/history/game_counter.h"
#include "app/history/record_entry.h"
#include "tests/app/support.h"

#include <algorithm>

namespace
{

using State = RecordEntry::State;

class Summary : public testing::Test
{
protected:
    // A finished game of three by Tactic's rules.
    const QByteArray whole = bytesOf(QStringLiteral(MT_TEST_DATA "/games/tactic-3-players.jsonl"));
    const QList<QByteArray> lines = whole.trimmed().split('\n');

    RecordEntry of(const QByteArray& bytes, const QString& name = QStringLiteral("game.jsonl"))
    {
        path = dir.filePath(name);
        writeFile(path, bytes);
        return readEntry(QFileInfo(path));
    }
    QByteArray firstLines(qsizetype count) const { return lines.mid(0, count).join('\n') + '\n'; }
    qsizetype lineOf(const char* text, qsizetype from = 0) const
    {
        for (qsizetype line = from; line < lines.size(); ++line)
            if (lines[line].contains(text))
                return line;
        return -1;
    }

    const QTemporaryDir dir;
    QString path;
};

TEST_F(Summary, OfAWholeGameIsItsResult)
{
    const RecordEntry summary = of(whole);
    EXPECT_EQ(summary.state, State::finished);
    EXPECT_EQ(summary.path, path);
    EXPECT_EQ(summary.rulebook, "tactic");
    EXPECT_EQ(summary.players.size(), 3U);
    EXPECT_EQ(summary.lines, lines.size());
    EXPECT_EQ(summary.round, summary.rounds);
    ASSERT_EQ(summary.totals.size(), 3U);
    ASSERT_FALSE(summary.winners.empty());
    EXPECT_EQ(summary.totals[static_cast<std::size_t>(summary.winners.front())],
              *std::min_element(summary.totals.begin(), summary.totals.end()));
    EXPECT_EQ(summary.game.size(), 64);
    EXPECT_FALSE(summary.isGivenUp || summary.isInUse);
}

TEST_F(Summary, IsNoLongerReadThanSomebodyWaitsForIt)
{
    of(whole);
    mt::StopSource stop;
    EXPECT_EQ(readEntry(QFileInfo(path), stop.token()).lines, lines.size());
    stop.requestStop();
    EXPECT_EQ(readEntry(QFileInfo(path), stop.token()).lines, 0);
}

TEST_F(Summary, GrowsWithTheGame)
{
    EXPECT_EQ(of(firstLines(1)).state, State::inProgress);
    EXPECT_EQ(of(firstLines(1)).round, 0) << "nothing is dealt";
    EXPECT_TRUE(of(firstLines(1)).game.isEmpty());
    const qsizetype roundEnd = lineOf("\"roundEnd\"");
    const RecordEntry inFirst = of(firstLines(roundEnd - 1));
    EXPECT_EQ(inFirst.round, 1);
    EXPECT_TRUE(inFirst.totals.empty());
    EXPECT_FALSE(inFirst.game.isEmpty());
    const RecordEntry between = of(firstLines(roundEnd + 1));
    EXPECT_EQ(between.state, State::inProgress);
    EXPECT_EQ(between.round, 1) << "finished, and the next one is not dealt";
    EXPECT_EQ(between.totals.size(), 3U);
    EXPECT_TRUE(between.winners.empty());
    const RecordEntry inSecond = of(firstLines(roundEnd + 3));
    EXPECT_EQ(inSecond.round, 2);
    EXPECT_EQ(inSecond.totals, between.totals);
    EXPECT_EQ(inSecond.game, inFirst.game) << "it is known by its first deal";
}

TEST_F(Summary, AGameWhoseLastLineIsMissingIsOverAllTheSame)
{
    const RecordEntry summary = of(firstLines(lines.size() - 1));
    EXPECT_EQ(summary.state, State::finished);
    EXPECT_EQ(summary.winners, of(whole).winners);
}

TEST_F(Summary, OfADamagedRecordIsWhatIsGoodOfIt)
{
    const qsizetype bad = lineOf("\"roundEnd\"") + 4;
    QList<QByteArray> damaged = lines;
    damaged[bad] = "{\"seat\":1,\"do\":\"dance\"}";
    const RecordEntry summary = of(damaged.join('\n') + '\n');
    EXPECT_EQ(summary.state, State::damaged);
    EXPECT_EQ(summary.fault.line, bad + 1);
    EXPECT_EQ(summary.rulebook, "tactic");
    EXPECT_EQ(summary.round, 2);
    EXPECT_EQ(summary.totals.size(), 3U);
    EXPECT_TRUE(summary.winners.empty());
}

TEST_F(Summary, OfNoGameIsNothingButItsFault)
{
    for (const QByteArray& bytes : {QByteArray("\n"), QByteArray("rubbish\n"), lines[1] + '\n'}) {
        const RecordEntry summary = of(bytes);
        EXPECT_EQ(summary.state, State::damaged);
        EXPECT_EQ(summary.fault.line, 1);
        EXPECT_TRUE(summary.players.empty());
        EXPECT_TRUE(summary.rulebook.empty());
    }
}

TEST_F(Summary, OfWhatCannotBeOpenedSaysSo)
{
    const RecordEntry summary = readEntry(QFileInfo(dir.filePath(QStringLiteral("nowhere.jsonl"))));
    EXPECT_EQ(summary.state, State::unreadable);
    EXPECT_TRUE(summary.players.empty());
}

TEST_F(Summary, OurOwnRecordsSayByTheirNamesWhenTheyWereBegun)
{
    EXPECT_EQ(of(whole, QStringLiteral("2026-05-04-130201.jsonl")).begun,
              QDateTime(QDate(2026, 5, 4), QTime(13, 2, 1)));
    EXPECT_EQ(of(whole, QStringLiteral("2026-05-04-130201-2.jsonl")).begun,
              QDateTime(QDate(2026, 5, 4), QTime(13, 2, 1)));
    for (const char* name :
         {"2026-13-04-130201.jsonl", "1870-01-01-000000.jsonl", "9999-12-31-235959.jsonl", "mine.jsonl"}) {
        const RecordEntry summary = of(whole, QLatin1String(name));
        const QDateTime born = QFileInfo(path).birthTime();
        EXPECT_EQ(summary.begun, born.isValid() ? born : summary.lastPlayed) << name << ": as the disk has it";
    }
}

TEST_F(Summary, AGameIsKnownByItsId)
{
    mt::HeaderLine header;
    header.id = "0123456789abcdef0123456789abcdef";
    EXPECT_EQ(GameCounter::identityFrom(header, header), QString::fromStdString(header.id));
    EXPECT_EQ(GameCounter::identityFrom(header, mt::RoundLine{}), QString()) << "and by nothing else";
}

TEST_F(Summary, AnOlderOneIsKnownByItsFirstDealHoweverThatIsWritten)
{
    const mt::HeaderLine header;
    mt::RoundLine round;
    round.commit = std::string(64, 'A');
    EXPECT_EQ(GameCounter::identityFrom(header, header), QString());
    EXPECT_EQ(GameCounter::identityFrom(header, round), QString(64, QLatin1Char('a')));
    round.commit.clear();
    const QString unsealed = GameCounter::identityFrom(header, round);
    EXPECT_EQ(unsealed.size(), 64) << "a deal without a fingerprint has one worked out";
    round.deal.deck = {mt::Tile(1, 2)};
    EXPECT_NE(GameCounter::identityFrom(header, round), unsealed);
    round.deal.round = 2;
    EXPECT_EQ(GameCounter::identityFrom(header, round), QString());
}

} // namespace
