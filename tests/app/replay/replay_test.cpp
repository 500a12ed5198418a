// A game looked at again: every step forwards and backwards, and never a tile of a round that is still running.
#include "app/replay/game_replay.h"
#include "app/replay/replay_words.h"
#include "app/words/step_words.h"
#include "tests/app/play/games.h"

#include <QFile>

#include <gtest/gtest.h>

#include <fstream>

namespace
{

const QString tacticGame = QStringLiteral(MT_TEST_DATA "/games/tactic-3-players.jsonl");

class Replay : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};
    GameReplay replay{[] { return std::vector<QString>(); }};

    void open(const QString& path, int round = 1)
    {
        replay.open(path, round);
        ASSERT_TRUE(waitUntil([&] { return !replay.loading(); }));
    }

    // A record made of these lines of another.
    QString cut(const QString& path, const std::function<bool(const QByteArray&)>& isLast)
    {
        QFile from(path);
        EXPECT_TRUE(from.open(QIODevice::ReadOnly));
        QFile to(dir.filePath(QStringLiteral("cut.jsonl")));
        EXPECT_TRUE(to.open(QIODevice::WriteOnly));
        while (!from.atEnd()) {
            const QByteArray line = from.readLine();
            to.write(line);
            if (isLast(line))
                break;
        }
        return to.fileName();
    }

    // What is shown of the table, and every hand.
    QVariantList shown() { return contents(*replay.trains()) + contents(*replay.hands()); }
};

TEST_F(Replay, GoesToAnyRoundAtItsBeginning)
{
    open(tacticGame);
    ASSERT_GT(replay.rounds(), 2);
    for (const int round : {2, replay.rounds(), 1, 3}) {
        replay.setStep(1);
        replay.setRound(round);
        EXPECT_EQ(replay.round(), round);
        EXPECT_EQ(replay.step(), 0);
    }
    for (const int none : {0, -1, replay.rounds() + 1}) {
        replay.setRound(none);
        EXPECT_EQ(replay.round(), 3) << none;
    }
}

TEST_F(Replay, ShowsEveryStepAsTheEngineHasIt)
{
    open(tacticGame);
    ASSERT_TRUE(replay.opened());
    const mt::PlayedGame& whole = *replay.game();
    ASSERT_EQ(replay.rounds(), static_cast<int>(whole.rounds.size()));
    for (int round = 1; round <= replay.rounds(); ++round) {
        const mt::PlayedRound& played = whole.rounds[static_cast<std::size_t>(round) - 1];
        ASSERT_EQ(replay.round(), round);
        ASSERT_EQ(replay.step(), 0);
        ASSERT_EQ(replay.steps(), static_cast<int>(played.actions.size()));
        mt::State state = mt::startRound(whole.rules, played.deal.deal);
        const int steps = replay.steps();
        for (int step = 0; step <= steps; ++step) {
            ASSERT_EQ(replay.step(), step);
            EXPECT_FALSE(replay.sentence().isEmpty()) << step;
            EXPECT_EQ(replay.boneyardCount(), state.table.boneyardCount);
            ASSERT_EQ(replay.hands()->count(), 3);
            for (int seat = 0; seat < 3; ++seat) {
                mt::Hand hand;
                for (const int tile : replay.hands()->row(seat).tiles)
                    hand.add(mt::Tile::fromIndex(tile));
                EXPECT_EQ(hand, state.hands[static_cast<std::size_t>(seat)]);
                EXPECT_EQ(replay.trains()->track(replay.trains()->rowOf(seat)).tiles(), state.table.tilesOf(seat));
            }
            if (step < steps)
                mt::apply(state, played.actions[static_cast<std::size_t>(step)]);
            ASSERT_EQ(replay.forward(), step < steps || round < replay.rounds());
        }
    }
}

TEST_F(Replay, SaysWhoBegins)
{
    open(tacticGame);
    const mt::PlayedGame whole = *replay.game();
    for (int round = 1; round <= 2; ++round) {
        open(tacticGame, round);
        mt::Game begun = mt::newGame(whole.rules, 0);
        const mt::Deal& deal = whole.rounds[static_cast<std::size_t>(round) - 1].deal.deal;
        begun.starter = deal.firstSeat;
        begun.round = mt::startRound(whole.rules, deal);
        const SeatNames names({QStringLiteral("Seat 1"), QStringLiteral("Seat 2"), QStringLiteral("Seat 3")}, -1);
        EXPECT_EQ(replay.sentence().toStdString(), StepWords::begun(begun, deal, names).toStdString());
    }
}

TEST_F(Replay, SaysWhatSomebodyDecidesThoughNothingHappens)
{
    const SeatNames watching({QStringLiteral("Anna"), QStringLiteral("Bo")}, -1);
    const auto said = [&](mt::ActionKind kind) {
        mt::Action action;
        action.kind = kind;
        action.seat = 1;
        return StepWords::step(action, {}, {}, watching, true);
    };
    EXPECT_EQ(said(mt::ActionKind::endOpening), QStringLiteral("Bo finishes their first turn."));
    EXPECT_EQ(said(mt::ActionKind::marker), QStringLiteral("Bo leaves their train open."));
    EXPECT_EQ(said(mt::ActionKind::pass), QString());
}

TEST_F(Replay, GoesBackTheWayItCame)
{
    open(tacticGame);
    std::vector<QVariantList> all{shown()};
    while (replay.forward())
        all.push_back(shown());
    ASSERT_GT(all.size(), 100U);
    for (auto before = all.rbegin(); before != all.rend(); ++before) {
        ASSERT_EQ(shown(), *before);
        ASSERT_EQ(replay.back(), before + 1 != all.rend());
    }
    EXPECT_EQ(replay.round(), 1);
    EXPECT_EQ(replay.step(), 0);
}

TEST_F(Replay, NamesTheTileThatIsDrawnWhereAllHandsAreShown)
{
    open(tacticGame);
    const auto isDraw = [&](int step) {
        return replay.game()->rounds[0].actions[static_cast<std::size_t>(step) - 1].kind == mt::ActionKind::draw;
    };
    while (replay.forward() && !isDraw(replay.step())) {
    }
    const int seat = replay.game()->rounds[0].actions[static_cast<std::size_t>(replay.step()) - 1].seat;
    EXPECT_TRUE(replay.sentence().contains(QLatin1Char('-'))) << replay.sentence().toStdString();
    replay.setViewSeat((seat + 1) % 3);
    EXPECT_FALSE(replay.sentence().contains(QLatin1Char('-'))) << replay.sentence().toStdString();
    replay.setViewSeat(seat);
    EXPECT_TRUE(replay.sentence().contains(QLatin1Char('-')));
    EXPECT_EQ(replay.hands()->count(), 1) << "a seat sees its own hand alone";
    EXPECT_EQ(replay.hands()->row(0).seatNumber, seat + 1);
}

// Whatever line a game is left at: only rounds that have ended can be looked at.
TEST_F(Replay, NeverShowsTheRunningRound)
{
    const QString second = cut(tacticGame, [n = 0](const QByteArray& line) mutable {
        n += line.contains("\"roundEnd\"") ? 1 : 0;
        return n == 1 && line.contains("\"do\":\"play\"");
    });
    open(second, 0);
    ASSERT_TRUE(replay.opened());
    EXPECT_EQ(replay.rounds(), 1);
    replay.setRound(2);
    EXPECT_EQ(replay.round(), 1);
    while (replay.forward()) {
    }
    EXPECT_EQ(replay.round(), 1);

    const QString first = cut(tacticGame, [](const QByteArray& line) { return line.contains("\"do\":\"play\""); });
    open(first);
    EXPECT_FALSE(replay.opened());
    EXPECT_FALSE(replay.problemText().isEmpty());
    EXPECT_EQ(replay.hands()->count(), 0);
    replay.dismissProblem();
    EXPECT_TRUE(replay.problemText().isEmpty());
}

TEST_F(Replay, OfTheGameOnTheTableShowsItsFinishedRounds)
{
    begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;seed=again"));
    ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
    replay.open(game.session().recordPath(), 0);
    ASSERT_TRUE(waitUntil([&] { return !replay.loading(); }));
    EXPECT_FALSE(replay.opened()) << "its first round is running";
    while (!game.roundEnded()) {
        doFirstLegal(game);
        ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
    }
    replay.open(game.session().recordPath(), 0);
    ASSERT_TRUE(waitUntil([&] { return !replay.loading(); }));
    ASSERT_TRUE(replay.opened());
    EXPECT_EQ(replay.rounds(), 1);
    replay.setStep(replay.steps());
    replay.setViewSeat(0);
    EXPECT_EQ(contents(*replay.trains()), contents(*game.trains()));
    EXPECT_TRUE(replay.sentence().contains(game.roundSummary()));
    game.nextRound();
    ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
    replay.open(game.session().recordPath(), 0);
    ASSERT_TRUE(waitUntil([&] { return !replay.loading(); }));
    EXPECT_EQ(replay.rounds(), 1) << "the second is running";
}

TEST_F(Replay, LeavesOutWhatWasTakenBack)
{
    begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;seed=back"));
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    doFirstLegal(game);
    ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
    ASSERT_TRUE(game.undo());
    while (!game.roundEnded()) {
        doFirstLegal(game);
        ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
    }
    replay.open(game.session().recordPath(), 0);
    ASSERT_TRUE(waitUntil([&] { return !replay.loading(); }));
    std::ifstream in(game.session().recordPath().toStdString());
    mt::RecordReader reader(in);
    while (reader.next()) {
    }
    EXPECT_EQ(replay.game()->rounds.at(0).actions, reader.replay().actions());
}

TEST_F(Replay, SaysInOneSentenceWhatIsWrongWithAFile)
{
    const QStringList bad = {QStringLiteral(MT_TEST_DATA "/bad/records/edited-tile.jsonl"),
                             QStringLiteral(MT_TEST_DATA "/bad/records/foreign-binary.jsonl"),
                             QStringLiteral(MT_TEST_DATA "/bad/records/empty.jsonl"), dir.path(),
                             dir.filePath(QStringLiteral("nowhere.jsonl"))};
    for (const QString& path : bad) {
        open(path);
        EXPECT_FALSE(replay.opened()) << path.toStdString();
        EXPECT_FALSE(replay.problemText().isEmpty()) << path.toStdString();
    }
    open(tacticGame);
    EXPECT_TRUE(replay.opened());
    EXPECT_TRUE(replay.problemText().isEmpty());
}

TEST_F(Replay, PlaysByItself)
{
    open(tacticGame, 0);
    replay.setPace(0);
    replay.setStep(replay.steps() - 3);
    replay.setPlaying(true);
    ASSERT_TRUE(waitUntil([&] { return !replay.playing(); }));
    EXPECT_EQ(replay.step(), replay.steps());
}

TEST_F(Replay, IsAsGoodAsClosedWhenItIsClosedWhileReading)
{
    replay.open(tacticGame);
    replay.close();
    EXPECT_FALSE(replay.loading());
    open(QStringLiteral(MT_TEST_DATA "/games/bigtable-3-players.jsonl"));
    EXPECT_EQ(replay.game()->rules.rulebook, "bigtable");
}

} // namespace
