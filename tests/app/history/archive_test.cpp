// What a folder of records comes to: with and without its cache, while records change, and when nobody wants to know.
#include "app/history/archive_cache.h"
#include "app/history/awards.h"
#include "app/history/awards_model.h"
#include "app/history/game_library.h"
#include "tests/app/play/games.h"

#include <QDir>

#include <algorithm>

namespace
{

const QString herName = QStringLiteral("Anna");

class Shelf : public testing::Test
{
protected:
    Shelf() { QDir(dir.path()).mkdir("games"); }

    // A record of the award's own, as if it had been played on that day.
    QString put(const QString& name, int day)
    {
        const QString path =
            dir.filePath(QStringLiteral("games/2026-01-%1-200000.jsonl").arg(day, 2, 10, QLatin1Char('0')));
        writeFile(path, bytesOf(QStringLiteral(MT_TEST_DATA "/awards/%1.jsonl").arg(name)));
        return path;
    }
    FeatBook read()
    {
        Archive archive(dir.path());
        std::vector<RecordEntry> all;
        QObject::connect(&archive, &Archive::entriesRead, &archive, [&](const std::vector<RecordEntry>& entries) {
            all.insert(all.end(), entries.begin(), entries.end());
        });
        ArchiveWatch watch(archive);
        watch.begin();
        EXPECT_TRUE(watch.isReading());
        EXPECT_TRUE(waitUntil([&] { return !archive.isReading(); }));
        return FeatBook(all);
    }
    std::map<std::string, Feat> awards() { return read().awards(herName); }
    QString cache() const { return ArchiveCache::fileIn(dir.path()); }

    QTemporaryDir dir;
};

TEST_F(Shelf, WithoutTheCacheOrWithADamagedOneTheyAreTheSame)
{
    EXPECT_TRUE(awards().empty());
    put("double-out-earns", 1);
    put("no-draw-earns", 2);
    const auto first = awards();
    ASSERT_TRUE(first.contains("double-out") && first.contains("no-draw"));
    const auto kept = [this] {
        QList<QByteArray> lines = bytesOf(cache()).split('\n');
        std::ranges::sort(lines);
        return lines;
    };
    const QByteArray good = bytesOf(cache());
    const QList<QByteArray> whole = kept();
    const auto ids = [](const auto& earned) {
        std::vector<std::string> found;
        for (const auto& [id, feat] : earned)
            found.push_back(id + feat.path.toStdString() + std::to_string(feat.round));
        return found;
    };
    EXPECT_EQ(ids(awards()), ids(first)) << "from the cache";
    for (const QByteArray& bytes :
         {QByteArray(), good.left(good.size() - 9), QByteArray(good).replace("\"tactic\"", "\"tacit\"")}) {
        writeFile(cache(), bytes);
        EXPECT_EQ(ids(awards()), ids(first));
        EXPECT_TRUE(kept() == whole) << "and it is there again";
    }
    QFile::remove(cache());
    EXPECT_EQ(ids(awards()), ids(first));
}

TEST_F(Shelf, WhatADeletedGameCameToStays)
{
    const QString path = put("double-out-earns", 1);
    put("no-draw-earns", 2);
    const QByteArray record = bytesOf(path);
    const auto before = awards();
    GameController game(dir.path());
    Archive archive(dir.path());
    GameLibrary library(dir.path(), archive, game);
    library.refresh();
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    ASSERT_TRUE(library.remove(library.path(0) == path ? 0 : 1));
    library.leave();
    ASSERT_FALSE(QFile::exists(path));
    const auto after = awards();
    EXPECT_EQ(after.size(), before.size());
    EXPECT_EQ(after.at("double-out").path, QString()) << "there is nothing to look at any more";
    EXPECT_EQ(after.at("double-out").begun, before.at("double-out").begun);
    library.refresh();
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    EXPECT_EQ(library.count(), 1) << "nor is it listed";
    writeFile(path, record);
    EXPECT_EQ(awards().at("double-out").path, path) << "out of the wastebasket it is as before";
}

TEST_F(Shelf, ARecordFromElsewhereIsListedAndCountsForNothing)
{
    const QString path = put("double-out-earns", 1);
    const QString elsewhere = dir.filePath("elsewhere.jsonl");
    ASSERT_TRUE(QFile::rename(path, elsewhere));
    GameController game(dir.path());
    Archive archive(dir.path());
    AwardsModel model(archive, game);
    GameLibrary library(dir.path(), archive, game);
    model.refresh();
    library.show(elsewhere);
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    EXPECT_EQ(library.count(), 1);
    EXPECT_EQ(model.players(), QStringList());
}

TEST_F(Shelf, WhatCannotBeKeptIsNotDeleted)
{
    const QString path = put("double-out-earns", 1);
    ASSERT_TRUE(QDir(dir.path()).mkdir("statistics.jsonl"));
    GameController game(dir.path());
    Archive archive(dir.path());
    GameLibrary library(dir.path(), archive, game);
    library.refresh();
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    ASSERT_TRUE(library.remove(0));
    library.leave();
    EXPECT_TRUE(QFile::exists(path));
    EXPECT_TRUE(library.problem().contains("cannot be deleted")) << library.problem().toStdString();
}

TEST_F(Shelf, AreThoseOfTheContentWhateverItIsCalled)
{
    const QString path = put("double-out-earns", 1);
    EXPECT_TRUE(awards().contains("double-out"));
    writeFile(path, bytesOf(MT_TEST_DATA "/awards/double-out-misses.jsonl"));
    EXPECT_FALSE(awards().contains("double-out"));
}

TEST_F(Shelf, OfARecordAndItsCopyTheOnePlayedFirstCounts)
{
    const QString first = put("double-out-earns", 1);
    QString copy = first;
    ASSERT_TRUE(QFile::copy(first, copy.replace("200000", "200000 (copy)")));
    for (const auto& [path, hoursAgo] : {std::pair(first, 2), std::pair(copy, 1)}) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        const QDateTime played = QDateTime::currentDateTime().addSecs(-3600 * hoursAgo);
        ASSERT_TRUE(file.setFileTime(played, QFileDevice::FileModificationTime));
    }
    EXPECT_EQ(awards().at("double-out").path, first);
}

TEST_F(Shelf, ARecordThatCannotBeReadComesToNothing)
{
    put("double-out-earns", 1);
    QFile damaged(put("no-draw-earns", 2));
    ASSERT_TRUE(damaged.open(QIODevice::Append));
    damaged.write("{}\n");
    damaged.close();
    ASSERT_TRUE(QDir(dir.path()).mkdir("games/folder.jsonl"));
    EXPECT_TRUE(awards().contains("double-out"));
    EXPECT_FALSE(awards().contains("no-draw"));
}

TEST_F(Shelf, WhoIsStoppedDoesNotAnswer)
{
    for (int day = 1; day < 20; ++day)
        put("double-out-earns", day);
    Archive archive(dir.path());
    int answers = 0;
    QObject::connect(&archive, &Archive::finished, &archive, [&] { ++answers; });
    ArchiveWatch watch(archive);
    watch.begin();
    watch.end();
    EXPECT_FALSE(watch.isReading());
    watch.begin();
    ASSERT_TRUE(waitUntil([&] { return answers > 0; }));
    QCoreApplication::processEvents();
    EXPECT_EQ(answers, 1);
}

TEST_F(Shelf, IsReadAsLongAsSomebodyWatches)
{
    put("double-out-earns", 1);
    Archive archive(dir.path());
    ArchiveWatch one(archive);
    ArchiveWatch other(archive);
    one.begin();
    other.begin();
    one.end();
    EXPECT_TRUE(other.isReading()) << "the other still looks";
    EXPECT_FALSE(one.isReading());
    other.end();
    EXPECT_FALSE(archive.isReading());
}

// --- The page, and the end of a round --------------------------------------------------------------------------------

TEST_F(Shelf, ThePageShowsWhatWasEarnedFirstAndWhere)
{
    const QString path = put("double-out-earns", 1);
    GameController game(dir.path());
    Archive archive(dir.path());
    AwardsModel model(archive, game);
    EXPECT_EQ(model.awards()->count(), static_cast<int>(Awards::all().size())) << "what there is to be earned";
    EXPECT_EQ(model.awardPath(0), QString());
    model.refresh();
    ASSERT_TRUE(waitUntil([&] { return !model.reading(); }));
    EXPECT_EQ(model.players(), QStringList{herName});
    const auto& rows = model.awards()->rows();
    const int earned = static_cast<int>(std::ranges::count_if(rows, &AwardRow::earned));
    EXPECT_GT(earned, 0);
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const AwardRow& award = rows[static_cast<std::size_t>(row)];
        EXPECT_EQ(award.earned, row < earned);
        EXPECT_EQ(award.where.isEmpty(), !award.earned);
        EXPECT_EQ(model.awardPath(row), award.earned ? path : QString());
        EXPECT_EQ(model.awardRound(row), award.earned ? 1 : 0);
        EXPECT_TRUE(award.spoken.contains(award.title) && award.spoken.contains(award.task));
    }
    EXPECT_TRUE(model.standing().contains(QString::number(earned)));
    EXPECT_EQ(model.bestPath(0), path);
    EXPECT_EQ(model.bestPath(99), QString());
    EXPECT_EQ(model.awardPath(-1), QString());
}

TEST_F(Shelf, ThePageIsOfOnePlayerAtATime)
{
    const QString path = put("double-out-earns", 1);
    QByteArray others = bytesOf(put("no-draw-earns", 2));
    writeFile(dir.filePath("games/2026-01-02-200000.jsonl"), others.replace("\"Anna\"", "\"Berta\""));
    GameController game(dir.path());
    Archive archive(dir.path());
    AwardsModel model(archive, game);
    model.refresh();
    ASSERT_TRUE(waitUntil([&] { return !model.reading(); }));
    ASSERT_EQ(model.players(), QStringList({"Berta", "Anna"})) << "who played last comes first";
    EXPECT_EQ(model.player(), 0);
    EXPECT_NE(model.awardPath(0), path);
    int changes = 0;
    QObject::connect(&model, &AwardsModel::changed, [&] { ++changes; });
    for (const int none : {-1, 2})
        model.setPlayer(none);
    EXPECT_EQ(changes, 0);
    model.setPlayer(1);
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(model.player(), 1);
    EXPECT_EQ(model.awardPath(0), path);
    EXPECT_EQ(model.bestPath(0), path);
    model.refresh();
    ASSERT_TRUE(waitUntil([&] { return !model.reading(); }));
    EXPECT_EQ(model.player(), 1) << "it is still hers";
}

TEST_F(Shelf, WhatNobodyLooksAtAnyMoreIsReadNoFurther)
{
    put("double-out-earns", 1);
    GameController game(dir.path());
    Archive archive(dir.path());
    AwardsModel model(archive, game);
    model.refresh();
    EXPECT_TRUE(model.reading());
    model.leave();
    EXPECT_FALSE(model.reading());
    QCoreApplication::processEvents();
    EXPECT_EQ(model.players(), QStringList());
}

// Human or not, everybody does the first thing that is legal.
void playOut(GameController& game, AwardsModel& model)
{
    while (!game.roundEnded()) {
        ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); }));
        if (game.myTurn())
            doFirstLegal(game);
    }
    // A page that is put away meanwhile does not keep the end of the round from being told.
    model.leave();
    ASSERT_TRUE(waitUntil([&] { return !model.reading(); }));
}

TEST_F(Shelf, TheEndOfARoundTellsWhatItEarnedAndTheSameTilesAgainEarnNothing)
{
    GameController game(dir.path());
    Archive archive(dir.path());
    AwardsModel model(archive, game);
    int told = 0;
    QObject::connect(&model, &AwardsModel::newsChanged, [&] { ++told; });
    for (int number = 0; model.news().isEmpty(); ++number) {
        ASSERT_LT(number, 30) << "somebody earns something";
        begin(game, QStringLiteral("rules=bigtable;set=6;rounds=1;seats=human:Anna,easy;seed=%1").arg(number));
        EXPECT_EQ(model.news(), QString());
        EXPECT_EQ(told, 0);
        playOut(game, model);
    }
    EXPECT_EQ(told, 1);
    const QString path = game.session().recordPath();
    const auto& rows = model.awards()->rows();
    const auto isHere = [&](const AwardRow& row) {
        return row.earned && model.awardPath(static_cast<int>(&row - rows.data())) == path;
    };
    const auto row = std::ranges::find_if(rows, isHere);
    ASSERT_NE(row, rows.end());
    EXPECT_TRUE(model.news().contains(row->title)) << model.news().toStdString();
    const auto before = awards().size();
    ASSERT_TRUE(game.startGame(game.session().sameTilesAgain({})));
    EXPECT_EQ(model.news(), QString()) << "the round that it was about is gone";
    EXPECT_EQ(told, 2);
    playOut(game, model);
    EXPECT_EQ(model.news(), QString());
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_LT(awards().size(), before) << "not even when the first time is forgotten";
}

TEST_F(Shelf, WhereComputersPlayAloneNothingIsRead)
{
    GameController game(dir.path());
    Archive archive(dir.path());
    AwardsModel model(archive, game);
    int started = 0;
    QObject::connect(&archive, &Archive::started, [&] { ++started; });
    begin(game, QStringLiteral("rules=bigtable;set=6;rounds=1;seats=easy,easy;seed=1"));
    ASSERT_TRUE(waitUntil([&] { return game.roundEnded(); }));
    EXPECT_EQ(started, 0);
}

// Entries stay in the cache's file until they are asked for: they are found there after other lines, too.
TEST_F(Shelf, AnEntryIsTheOneOfItsLine)
{
    const QString first = put("double-out-earns", 1);
    const QString second = put("no-draw-earns", 2);
    const auto before = awards();
    QList<QByteArray> lines = bytesOf(cache()).split('\n');
    ASSERT_EQ(lines.size(), 3);
    writeFile(cache(), "rubbish\n" + lines[1] + '\n' + lines[0] + '\n');
    const QByteArray mixed = bytesOf(cache());
    {
        ArchiveCache cached(dir.path());
        for (const QString& path : {first, second}) {
            const auto entry = cached.find(QFileInfo(path));
            ASSERT_TRUE(entry);
            EXPECT_EQ(entry->path, path);
            EXPECT_EQ(entry->feats, readEntry(QFileInfo(path)).feats);
        }
        EXPECT_EQ(bytesOf(cache()), mixed);
        cached.tidy();
        EXPECT_FALSE(bytesOf(cache()).contains("rubbish"));
    }
    EXPECT_EQ(awards().size(), before.size());
}

} // namespace
