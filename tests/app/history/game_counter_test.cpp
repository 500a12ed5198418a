// What of a game is counted, from when on, and which games are counted apart.
#include "app/history/record_entry.h"
#include "tests/app/history/statistics_fixture.h"
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace
{

TEST_F(Statistics, TheFiguresAreThoseOfTheGame)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("figures"));
    int trains[2] = {0, 0};
    int out = 0;
    for (int round = 0; round < 2; ++round) {
        if (round > 0)
            sitting.session.beginRound();
        while (sitting.session.mover() >= 0)
            sitting.act(1);
        trains[round] = sitting.session.table().trains[0].length;
        out += sitting.session.state().hands[0].empty();
        if (round == 0)
            continue;
        const Figures all = figures();
        const mt::Game& played = sitting.session.game();
        EXPECT_EQ(all.points, mt::totals(played)[0]);
        EXPECT_EQ(all.rounds, 2);
        EXPECT_EQ(all.longestTrain, std::max(trains[0], trains[1]));
        EXPECT_EQ(all.wentOut, out);
        EXPECT_EQ(all.bestRounds.front().points, std::min(played.scores[0][0], played.scores[1][0]));
        EXPECT_EQ(all.bestRounds.front().opponents, 2);
        ASSERT_TRUE(all.bestGame.has_value());
        EXPECT_EQ(all.bestGame->points, mt::totals(played)[0]);
        EXPECT_TRUE(all.bestGame->when.isValid());
        EXPECT_EQ(all.won == 1, mt::resultOf(played).winners.front() == 0);
    }
}

TEST_F(Statistics, AGameCountsFromTheFirstThingAHumanDoes)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("first"));
    EXPECT_EQ(figures().begun, 0);
    while (!sitting.session.isHumansTurn())
        sitting.act(1);
    EXPECT_EQ(figures().begun, 0);
    sitting.act(1);
    EXPECT_EQ(figures().begun, 1);
    EXPECT_EQ(figures().finished, 0);
}

TEST_F(Statistics, UndoIsCountedApart)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("undo"));
    while (sitting.session.undoCount(false) == 0)
        sitting.act(1);
    EXPECT_EQ(figures().begun, 1);
    sitting.session.undo(sitting.session.undoCount(false));
    EXPECT_EQ(figures().begun, 0);
    EXPECT_EQ(figures(GameKind::withUndo).begun, 1);
    sitting.playOut();
    EXPECT_EQ(figures(GameKind::withUndo).finished, 1);
}

TEST_F(Statistics, ASeatHandedOverIsCountedApart)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("seat"));
    while (figures().begun == 0)
        sitting.act(1);
    sitting.session.handOver(0, "easy");
    sitting.act(3);
    sitting.session.handOver(0, {});
    EXPECT_EQ(figures().begun, 0);
    EXPECT_EQ(figures(GameKind::seatHanded).begun, 1);
    sitting.playOut();
    EXPECT_EQ(figures(GameKind::seatHanded).finished, 1);
}

TEST_F(Statistics, ACopyFromBeforeASeatWasHandedOverIsAnOlderOne)
{
    QString before;
    {
        Sitting sitting(dir.path());
        sitting.session.start(game("seat and copy"));
        while (figures().begun == 0)
            sitting.act(1);
        before = copyOf(sitting.session.recordPath());
        sitting.session.handOver(0, "easy");
    }
    Sitting sitting(dir.path());
    ASSERT_TRUE(sitting.goOn(before));
    sitting.act(1);
    const Ledger ledger = Ledger::read(dir.path());
    ASSERT_EQ(ledger.games().size(), 1U);
    EXPECT_TRUE(ledger.games().front().withUndo);
}

TEST_F(Statistics, AChosenSeedIsPractice)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("chosen", true));
    const QString record = sitting.session.recordPath();
    sitting.act(9);
    Sitting again(dir.path());
    sitting.session.close(false);
    ASSERT_TRUE(again.goOn(record));
    again.playOut();
    EXPECT_TRUE(playersIn(Ledger::read(dir.path())).isEmpty());
    EXPECT_FALSE(QFile::exists(StatisticsJournal::fileIn(dir.path())));
}

// Also where a game with these tiles goes on that counts, and the practice begins as that did.
TEST_F(Statistics, AChosenSeedLeavesTheGameOfItsTilesAlone)
{
    const QString counts = playSome("tiles", 8);
    const QByteArray before = bytesOf(StatisticsJournal::fileIn(dir.path()));
    Sitting sitting(dir.path());
    sitting.session.start(game("tiles", true));
    const QString practice = sitting.session.recordPath();
    sitting.act(8);
    sitting.session.close(false);
    ASSERT_TRUE(sitting.goOn(practice));
    sitting.playOut();
    EXPECT_EQ(bytesOf(StatisticsJournal::fileIn(dir.path())), before);
    ASSERT_TRUE(sitting.goOn(counts));
    sitting.playOut();
    EXPECT_EQ(counted(), undisturbed("tiles"));
}

// Also where the game that they are from is known, and goes on later.
TEST_F(Statistics, TheSameTilesAgainNeverCount)
{
    QString record;
    {
        Sitting sitting(dir.path());
        sitting.session.start(game("again"));
        while (sitting.session.game().scores.empty())
            sitting.act(1);
        record = sitting.session.recordPath();
        const QByteArray before = bytesOf(StatisticsJournal::fileIn(dir.path()));
        sitting.session.start(sitting.session.sameTilesAgain({}));
        sitting.act(5);
        const QString again = sitting.session.recordPath();
        sitting.session.close(false);
        ASSERT_TRUE(sitting.goOn(again));
        sitting.session.tellHint();
        sitting.act(3);
        sitting.session.close(false);
        ASSERT_TRUE(sitting.goOn(again));
        sitting.playOut();
        EXPECT_TRUE(sitting.session.isOver());
        EXPECT_EQ(bytesOf(StatisticsJournal::fileIn(dir.path())), before);
        EXPECT_NE(readEntry(QFileInfo(again)).game, readEntry(QFileInfo(record)).game);
        EXPECT_EQ(readEntry(QFileInfo(again)).again, 1);
    }
    // Without the journal nothing makes it count, either.
    ASSERT_TRUE(QFile::remove(StatisticsJournal::fileIn(dir.path())));
    Sitting sitting(dir.path());
    ASSERT_TRUE(sitting.goOn(record));
    sitting.playOut();
    EXPECT_EQ(sitting.session.game().scores.size(), 2U);
    EXPECT_EQ(Ledger::read(dir.path()).games().size(), 1U);
}

TEST_F(Statistics, ARepeatOfADealThatGoesOnNeverCounts)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("day"));
    sitting.act(8);
    const QString first = sitting.session.recordPath();
    sitting.session.close(false);
    const QByteArray before = bytesOf(StatisticsJournal::fileIn(dir.path()));
    // The card of the first try is there, and has the name of these tiles.
    GameStart repeat = game("day");
    repeat.isRepeat = true;
    sitting.session.start(repeat);
    sitting.act(12);
    const QString record = sitting.session.recordPath();
    sitting.session.close(false);
    ASSERT_TRUE(sitting.goOn(record));
    sitting.session.tellHint();
    sitting.playOut();
    EXPECT_EQ(bytesOf(StatisticsJournal::fileIn(dir.path())), before);
    EXPECT_TRUE(readEntry(QFileInfo(record)).isRepeat);
    EXPECT_NE(readEntry(QFileInfo(record)).game, readEntry(QFileInfo(first)).game);
    ASSERT_TRUE(sitting.goOn(first));
    sitting.playOut();
    EXPECT_EQ(counted(), undisturbed("day")) << "and the first try is as if it had not been";
}

// Of a deal of the day alone the tiles are the same although nobody chose them.
TEST_F(Statistics, WhoLosesARecordToBeginAnewIsCountedApart)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("day"));
    sitting.act(8);
    const QString first = sitting.session.recordPath();
    sitting.session.close(false);
    ASSERT_TRUE(QFile::remove(first));
    sitting.session.start(game("day"));
    sitting.playOut();
    EXPECT_EQ(figures().finished, 0);
    EXPECT_EQ(figures(GameKind::withUndo).finished, 1);
}

// Whatever is given up says so in the list, also what counts for nothing.
TEST_F(Statistics, EachGameThatIsGivenUpIsKnownToBe)
{
    Sitting sitting(dir.path());
    std::vector<QString> records;
    const auto giveUp = [&](const GameStart& start) {
        sitting.session.start(start);
        sitting.act(5);
        records.push_back(sitting.session.recordPath());
        sitting.session.giveUp();
    };
    GameStart repeat = game("repeat");
    repeat.isRepeat = true;
    giveUp(game("counts"));
    giveUp(game("chosen", true));
    giveUp(repeat);
    sitting.session.start(game("tiles"));
    while (sitting.session.game().scores.empty())
        sitting.act(1);
    giveUp(sitting.session.sameTilesAgain({}));
    const Ledger ledger = Ledger::read(dir.path());
    for (const QString& record : records) {
        RecordEntry entry = readEntry(QFileInfo(record));
        ledger.addTo(entry);
        EXPECT_TRUE(entry.isGivenUp) << &record - records.data();
        EXPECT_EQ(entry.isPractice, record != records.front());
    }
    EXPECT_EQ(figures(std::nullopt).begun, 2);
}

TEST_F(Statistics, GivingUpCountsAsNotWon)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("given up"));
    sitting.act(8);
    sitting.session.giveUp();
    sitting.session.start(game("and another"));
    sitting.act(5);
    EXPECT_EQ(figures().begun, 2);
    EXPECT_EQ(figures().finished, 0);
    EXPECT_GT(Ledger::read(dir.path()).games().front().givenUpAt, 0);
}

// --- Through the window's own object -------------------------------------------------------------------------------

TEST_F(Statistics, TheControllerCountsItsGames)
{
    GameCounter counter(dir.path());
    GameController controller(dir.path());
    controller.setObserver(&counter);
    begin(controller, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;rounds=1"));
    while (!controller.gameOver()) {
        ASSERT_TRUE(waitUntil([&] { return controller.myTurn() || controller.gameOver(); }));
        if (controller.myTurn())
            doFirstLegal(controller);
    }
    EXPECT_EQ(figures().finished, 1);
    EXPECT_EQ(figures().points, mt::totals(controller.session().game()).front());
    begin(controller, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;rounds=1"));
    ASSERT_TRUE(waitUntil([&] { return controller.myTurn(); }));
    doFirstLegal(controller);
    controller.abandonGame();
    EXPECT_EQ(figures().begun, 2);
    EXPECT_FALSE(counter.hasFailed());
}

// Until it is there.
void askForHint(GameController& game)
{
    int changes = 0;
    const auto counting = QObject::connect(&game, &GameController::hinted, [&] { ++changes; });
    ASSERT_TRUE(game.hint());
    EXPECT_TRUE(waitUntil([&] { return changes > 0; }));
    QObject::disconnect(counting);
}

TEST_F(Statistics, HintsAreCountedOnceEach)
{
    GameCounter counter(dir.path());
    QString record;
    int shown = 0;
    {
        GameController controller(dir.path());
        controller.setObserver(&counter);
        begin(controller, QStringLiteral("rules=tactic;seats=human:Anna,easy;rounds=1;first=1"));
        // A game whose seed was chosen is not counted, so nobody knows what is dealt: it may go on for a while.
        for (int turns = 1;; ++turns) {
            ASSERT_TRUE(waitUntil([&] { return controller.myTurn(); }));
            const QString before = controller.sentence();
            askForHint(controller);
            shown += controller.sentence() != before; // what needs no hint has none
            askForHint(controller);
            if (turns >= 8 && shown > 1)
                break;
            doFirstLegal(controller);
        }
        record = controller.session().recordPath();
    }
    EXPECT_EQ(figures().hints, shown);
    GameController again(dir.path());
    again.setObserver(&counter);
    ASSERT_TRUE(again.open(record));
    ASSERT_TRUE(waitUntil([&] { return again.myTurn(); }));
    askForHint(again);
    EXPECT_EQ(figures().hints, shown) << "a reload shows nothing new, and takes nothing back";
    EXPECT_FALSE(counter.hasFailed());
}

} // namespace
