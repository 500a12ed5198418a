// The page of skill and luck: which rounds are in it, whose they are, and what it need not think about again.
#include "app/coach/skill_model.h"
#include "tests/app/in_english.h"
#include "tests/app/play/games.h"

#include <QDir>
#include <QTest>

namespace
{

class SkillPage : public InEnglish
{
protected:
    SkillPage() { QDir(dir.path()).mkdir("games"); }

    QTemporaryDir dir; ///< the data folder that is looked at
    Archive archive{dir.path()};
    QTemporaryDir played;
    GameController game{played.path()};

    void playOn()
    {
        while (!game.roundEnded()) {
            ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn() || game.curtain(); }));
            if (game.curtain()) {
                game.liftCurtain();
            } else if (!game.roundEnded()) {
                ASSERT_TRUE(doFirstLegal(game));
            }
        }
    }
    // The record as if it had been begun on that day.
    QString put(int day)
    {
        const QString path =
            dir.filePath(QStringLiteral("games/2026-01-%1-200000.jsonl").arg(day, 2, 10, QLatin1Char('0')));
        writeFile(path, bytesOf(game.session().recordPath()));
        return QFileInfo(path).absoluteFilePath();
    }
    void start(const QString& seats, const QString& seed)
    {
        begin(game, QStringLiteral("rules=bigtable;set=6;rounds=1;first=1;seed=%1;seats=%2").arg(seed, seats));
    }
    QString play(const QString& seats, const QString& seed, int day)
    {
        start(seats, seed);
        playOn();
        return put(day);
    }

    void look(SkillModel& model)
    {
        model.setWorlds(2);
        model.refresh();
        EXPECT_TRUE(model.reading());
        ASSERT_TRUE(waitUntil([&] { return !model.reading(); }));
    }
};

TEST_F(SkillPage, HasEachPersonsGamesTheNewestFirst)
{
    SkillModel model(archive, dir.path());
    look(model);
    EXPECT_TRUE(model.players().isEmpty());
    EXPECT_EQ(model.playMean(), "") << "nobody has played";
    const QString both = play("human:Anna,human:Bruno", "two", 2);
    const QString alone = play("human:Anna,easy", "one", 1);
    play("human:Bruno,easy", "three", 3);
    look(model);
    EXPECT_EQ(model.players(), QStringList({"Bruno", "Anna"})) << "who began a game last is first";
    EXPECT_EQ(model.player(), 0);
    model.setPlayer(1);
    ASSERT_EQ(model.games()->count(), 2);
    EXPECT_EQ(model.path(0), both);
    EXPECT_EQ(model.path(1), alone);
    EXPECT_EQ(model.path(2), "");
    EXPECT_EQ(model.games()->rows()[0].where, SkillWords::row(model.shown()[1]).where)
        << "the picture begins with the oldest";
    EXPECT_EQ(model.playMean(), "After five rounds, this page says what your play and your tiles come to.");
    EXPECT_EQ(model.progress(), "");
    look(model);
    EXPECT_EQ(model.player(), 1) << "who was chosen stays";
}

TEST_F(SkillPage, NobodyThinksTwiceAboutARound)
{
    play("human:Anna,easy", "one", 1);
    SkillModel first(archive, dir.path());
    look(first);
    ASSERT_EQ(first.shown().size(), 1U);
    int told = 0;
    int firstLeft = -1;
    SkillReader reader(archive, dir.path());
    QObject::connect(&reader, &SkillReader::found, &reader, [&](const std::vector<SkillRound>& rounds, int left) {
        told += static_cast<int>(rounds.size());
        firstLeft = firstLeft < 0 ? left : firstLeft;
    });
    reader.start();
    ASSERT_TRUE(waitUntil([&] { return !reader.isReading(); }));
    EXPECT_EQ(told, 1);
    EXPECT_EQ(firstLeft, 0) << "it was kept";
    SkillModel again(archive, dir.path());
    look(again);
    EXPECT_EQ(again.shown(), first.shown());
}

// With the same tiles once more one knows them, from another chair, too.
TEST_F(SkillPage, OfTheSameTilesTheFirstTimeCounts)
{
    const QString first = play("human:Anna,easy", "one", 1);
    play("human:Anna,easy", "one", 2);
    play("easy,human:Anna", "one", 3);
    SkillModel model(archive, dir.path());
    look(model);
    ASSERT_EQ(model.shown().size(), 1U);
    EXPECT_EQ(model.shown()[0].path, first);
}

// The journal of the folder does not know the game: somebody chose its seed, or played it elsewhere.
TEST_F(SkillPage, PracticeDoesNotCount)
{
    const QString counting = play("human:Anna,easy", "one", 1);
    const QString practice = play("human:Anna,easy", "two", 2);
    QByteArray record = bytesOf(practice);
    ASSERT_TRUE(record.startsWith('{'));
    writeFile(practice, record.replace(0, 1, R"({"id":"00112233445566778899aabbccddeeff",)"));
    SkillModel model(archive, dir.path());
    look(model);
    ASSERT_EQ(model.shown().size(), 1U);
    EXPECT_EQ(model.shown()[0].path, counting);
}

TEST_F(SkillPage, WhatWasTakenBackOrHandedOverDoesNotCount)
{
    const QString good = play("human:Anna,easy", "good", 1);
    start("human:Anna,easy", "undo");
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    ASSERT_TRUE(doFirstLegal(game));
    ASSERT_TRUE(waitUntil([&] { return game.canUndo(); }));
    ASSERT_TRUE(game.undo());
    playOn();
    put(2);
    start("human:Anna,human:Bruno", "away");
    ASSERT_TRUE(waitUntil([&] { return game.curtain(); }));
    game.handOverToAi();
    playOn();
    put(3);
    SkillModel model(archive, dir.path());
    look(model);
    model.setPlayer(static_cast<int>(model.players().indexOf("Anna")));
    ASSERT_FALSE(model.shown().empty());
    EXPECT_EQ(model.shown()[0].path, good);
    for (const SkillGame& each : model.shown())
        EXPECT_NE(each.begun.date().day(), 2);
    EXPECT_LE(model.shown().size() + static_cast<std::size_t>(model.players().size()), 3U)
        << "of the third game one seat alone";
}

TEST_F(SkillPage, WhoLeavesIsToldNothingMore)
{
    play("human:Anna,easy", "one", 1);
    SkillModel model(archive, dir.path());
    int changes = 0;
    QObject::connect(&model, &SkillModel::changed, &model, [&] { ++changes; });
    model.refresh();
    model.leave();
    EXPECT_FALSE(model.reading());
    QTest::qWait(300);
    EXPECT_EQ(changes, 0);
}

} // namespace
