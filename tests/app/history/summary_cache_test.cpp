// What is known of a record is told again as long as the record is the same, and nonsense in the cache is no cache.
#include "app/history/summary_cache.h"
#include "tests/app/support.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace
{

using State = GameSummary::State;

class Cache : public testing::Test
{
protected:
    QFileInfo record(const char* name, const QByteArray& bytes = "some bytes")
    {
        const QString path = dir.filePath(QLatin1String(name));
        writeFile(path, bytes);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadWrite));
        EXPECT_TRUE(file.setFileTime(time, QFileDevice::FileModificationTime));
        return QFileInfo(path);
    }
    static GameSummary summaryOf(const QFileInfo& file, State state = State::finished)
    {
        return {.state = state,
                .path = file.absoluteFilePath(),
                .begun = QDateTime::fromMSecsSinceEpoch(1700000000123),
                .lastPlayed = file.lastModified(),
                .game = "c0ffee",
                .again = 13,
                .day = QDate(2026, 11, 25),
                .isRepeat = true,
                .program = "1.2.3",
                .takenBack = true,
                .seatHanded = true,
                .rulebook = "tactic",
                .players = {{"Anna \"A\"", mt::PlayerKind::human, {}},
                            {"", mt::PlayerKind::human, {}},
                            {"Бруно", mt::PlayerKind::ai, "hard", "bruno"}},
                .round = 13,
                .rounds = 13,
                .totals = {12, 0, 345},
                .winners = state == State::finished ? std::vector<int>{1} : std::vector<int>(),
                .lines = 900};
    }
    void keep(const QFileInfo& file, const GameSummary& summary)
    {
        SummaryCache cache(dir.path());
        cache.keep(file, summary);
        cache.save(false);
    }
    std::optional<GameSummary> found(const QFileInfo& file) { return SummaryCache(dir.path()).find(file); }
    QString path() const { return dir.filePath("games-list.json"); }
    // The cache with one value of its one game replaced.
    void spoil(const QString& key, const QJsonValue& value)
    {
        QJsonObject all = QJsonDocument::fromJson(bytesOf(path())).object();
        QJsonObject games = all["games"].toObject();
        const QString name = games.keys().front();
        QJsonObject game = games[name].toObject();
        game[key] = value;
        games[name] = game;
        all["games"] = games;
        writeFile(path(), QJsonDocument(all).toJson());
    }

    const QTemporaryDir dir;
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(1750000000000);
};

void expectSame(const GameSummary& one, const GameSummary& other)
{
    EXPECT_EQ(one.state, other.state);
    EXPECT_EQ(one.path, other.path);
    EXPECT_EQ(one.begun, other.begun);
    EXPECT_EQ(one.lastPlayed, other.lastPlayed);
    EXPECT_EQ(one.game, other.game);
    EXPECT_EQ(one.again, other.again);
    EXPECT_EQ(one.day, other.day);
    EXPECT_EQ(one.isRepeat, other.isRepeat);
    EXPECT_EQ(one.program, other.program);
    EXPECT_EQ(one.takenBack, other.takenBack);
    EXPECT_EQ(one.seatHanded, other.seatHanded);
    EXPECT_EQ(one.rulebook, other.rulebook);
    EXPECT_EQ(one.players, other.players);
    EXPECT_EQ(one.round, other.round);
    EXPECT_EQ(one.rounds, other.rounds);
    EXPECT_EQ(one.totals, other.totals);
    EXPECT_EQ(one.winners, other.winners);
    EXPECT_EQ(one.lines, other.lines);
}

TEST_F(Cache, TellsWhatItWasToldOfTheSameRecord)
{
    const QFileInfo file = record("a.jsonl");
    EXPECT_FALSE(found(file));
    for (const State state : {State::finished, State::inProgress}) {
        const GameSummary summary = summaryOf(file, state);
        keep(file, summary);
        ASSERT_TRUE(found(file));
        expectSame(*found(file), summary);
    }
}

TEST_F(Cache, ForgetsARecordThatIsAnotherOne)
{
    keep(record("a.jsonl"), summaryOf(record("a.jsonl")));
    EXPECT_FALSE(found(record("a.jsonl", "more bytes than before")));
    EXPECT_TRUE(found(record("a.jsonl"))) << "as it was";
    EXPECT_FALSE(found(record("b.jsonl")));
    const QFileInfo file = record("a.jsonl");
    QFile touched(file.filePath());
    ASSERT_TRUE(touched.open(QIODevice::ReadWrite));
    ASSERT_TRUE(touched.setFileTime(time.addMSecs(1000), QFileDevice::FileModificationTime));
    touched.close();
    EXPECT_FALSE(found(QFileInfo(file.filePath())));
}

TEST_F(Cache, DoesNotKeepWhatIsReadAtOnceAnyway)
{
    const QFileInfo file = record("a.jsonl");
    for (const State state : {State::damaged, State::unreadable}) {
        keep(file, summaryOf(file, state));
        EXPECT_FALSE(found(file));
    }
    EXPECT_FALSE(QFile::exists(path())) << "and nothing is written where there is no news";
}

TEST_F(Cache, WholeItForgetsWhatIsGoneAndInParts)
{
    const QFileInfo a = record("a.jsonl");
    const QFileInfo b = record("b.jsonl");
    keep(a, summaryOf(a));
    keep(b, summaryOf(b));
    EXPECT_TRUE(found(a)) << "not all records had been looked at when b was";
    SummaryCache cache(dir.path());
    EXPECT_TRUE(cache.find(b));
    cache.save(true);
    EXPECT_FALSE(found(a)) << "there is no such record any more";
    EXPECT_TRUE(found(b));
}

TEST_F(Cache, IsWrittenOnlyWhenThereIsNews)
{
    const QFileInfo file = record("a.jsonl");
    keep(file, summaryOf(file));
    ASSERT_TRUE(QFile::exists(path()));
    SummaryCache cache(dir.path());
    ASSERT_TRUE(cache.find(file));
    ASSERT_TRUE(QFile::remove(path()));
    cache.save(true);
    EXPECT_FALSE(QFile::exists(path()));
}

TEST_F(Cache, OfAnotherVersionOrOfNonsenseIsEmpty)
{
    const QFileInfo file = record("a.jsonl");
    keep(file, summaryOf(file));
    const QByteArray good = bytesOf(path());
    ASSERT_TRUE(found(file));
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("["), QByteArray("[]"), QByteArray("\0\xff", 2), good.left(good.size() / 2),
          QByteArray(good).replace("\"version\":", "\"version\":1"), QByteArray(good).replace("\"version\"", "\"v\""),
          QByteArray(R"({"version":1,"games":[1,2]})"), QByteArray(R"({"version":1,"games":{"a.jsonl":7}})")}) {
        writeFile(path(), bytes);
        EXPECT_FALSE(found(file)) << bytes.left(60).toStdString();
    }
}

TEST_F(Cache, WhatNothingBelowCouldBearIsReadAnew)
{
    const QFileInfo file = record("a.jsonl");
    const struct {
        const char* key;
        QJsonValue value;
    } spoilt[] = {
        {"totals", QJsonArray({1, 2})},
        {"totals", QJsonArray({1, 2, 3, 4})},
        {"winners", QJsonArray({3})},
        {"winners", QJsonArray({-1})},
        {"players", QJsonArray()},
        {"totals", QJsonArray({-1, 0, 345})},
        {"totals", QJsonArray({12, 0, 1'000'000})},
        {"winners", QJsonArray()},
        {"totals", QJsonArray()}, // of a finished game
        {"finished", false},
        {"round", -5},
        {"round", 0},
        {"round", 14},
        {"again", -1},
        {"again", 20},
        {"rounds", 0},
        {"rounds", 20},
        {"lines", 0},
        {"rules", "../../etc"},
        {"begun", -1},
        {"begun", qint64{253370764800000}}, // the year 9999
        {"day", "1999-12-31"},
        {"program", "1.2.3\n"},
        {"size", 1},
        {"modified", 1},
    };
    for (const auto& [key, value] : spoilt) {
        keep(file, summaryOf(file));
        spoil(QLatin1String(key), value);
        EXPECT_FALSE(found(file)) << key;
    }
    keep(file, summaryOf(file, State::inProgress));
    spoil("totals", QJsonArray());
    EXPECT_TRUE(found(file)) << "no round is finished: nothing wrong with that";
}

} // namespace
