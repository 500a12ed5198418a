// Playing through the controller's intents, as QML does.
#include "tests/app/play/games.h"

#include <QThreadPool>

#include <gtest/gtest.h>

namespace
{

class Controller : public testing::Test
{
protected:
    bool humansTurn()
    {
        return waitUntil([this] { return game.myTurn() || game.curtain() || game.roundEnded(); });
    }
    // The models are those of a table that is made anew from the engine's state.
    void expectShown()
    {
        ShownTable fresh;
        fresh.setSeats(game.session().seats());
        fresh.setNews(game.session().newsFor(game.viewSeat()));
        fresh.settle(game.session().game(), {game.viewSeat(), !game.curtain(), game.myTurn()}, game.session().moves(),
                     game.thinking() ? game.session().mover() : -1);
        EXPECT_EQ(contents(*game.trains()), contents(fresh.trains()));
        EXPECT_EQ(game.hand()->count(), fresh.hand().count());
        EXPECT_EQ(game.boneyardCount(), fresh.boneyardCount());
    }
    void playOutRound()
    {
        while (!game.roundEnded()) {
            ASSERT_TRUE(humansTurn());
            if (game.curtain())
                game.liftCurtain();
            if (!game.myTurn())
                continue;
            expectShown();
            ASSERT_TRUE(doFirstLegal(game)) << game.sentence().toStdString();
        }
    }

    QTemporaryDir dir;
    GameController game{dir.path()};
};

TEST_F(Controller, PlaysAWholeGameToItsResult)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy,medium;seed=1;rounds=2;first=1"));
    EXPECT_EQ(game.title(), QStringLiteral("Round 1 of 2 · Engine 12-12 · Tactic rules"));
    playOutRound();
    EXPECT_FALSE(game.gameOver());
    EXPECT_EQ(game.scores()->count(), 1);
    EXPECT_EQ(game.revealedHands()->count(), 3);
    EXPECT_FALSE(game.roundSummary().isEmpty());
    game.nextRound();
    EXPECT_EQ(game.round(), 2);
    EXPECT_EQ(game.engineValue(), 11);
    EXPECT_EQ(game.revealedHands()->count(), 0);
    playOutRound();
    EXPECT_TRUE(game.gameOver());
    EXPECT_FALSE(game.resultText().isEmpty());
    EXPECT_FALSE(game.winners().isEmpty());
    EXPECT_EQ(game.scores()->totals().size(), 3);
    game.nextRound();
    EXPECT_EQ(game.round(), 2);
}

TEST_F(Controller, PlaysEveryRulebook)
{
    for (const mt::Rulebook& book : mt::allRulebooks()) {
        begin(game, QStringLiteral("rules=%1;seats=human,easy,beginner,medium;seed=7;rounds=1")
                        .arg(QString::fromUtf8(book.id.data(), static_cast<qsizetype>(book.id.size()))));
        playOutRound();
        EXPECT_TRUE(game.gameOver()) << book.id;
    }
}

TEST_F(Controller, RefusalsBecomeTheSentenceAndASignal)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1"));
    ASSERT_TRUE(humansTurn());
    const QString asked = game.sentence();
    int refusedTile = -2;
    QObject::connect(&game, &GameController::refused, [&](int tile) { refusedTile = tile; });
    const mt::Hand& hand = game.session().state().hands[0];
    mt::Tile wrong;
    for (const mt::Tile tile : hand.tiles())
        if (!tile.has(12))
            wrong = tile;
    ASSERT_TRUE(wrong.exists());
    EXPECT_FALSE(game.play(wrong.index(), 0));
    EXPECT_EQ(refusedTile, wrong.index());
    EXPECT_TRUE(game.sentenceIsRefusal());
    EXPECT_NE(game.sentence(), asked);
    EXPECT_FALSE(game.play(wrong.index(), 1));
    EXPECT_TRUE(game.sentence().contains(QStringLiteral("closed"))) << game.sentence().toStdString();
    EXPECT_FALSE(game.playOnlyPlace(wrong.index()));
    EXPECT_TRUE(game.sentence().contains(QStringLiteral("anywhere"))) << game.sentence().toStdString();
    EXPECT_FALSE(game.play(5000, 0));
    EXPECT_FALSE(game.play(wrong.index(), 77));
    ASSERT_TRUE(doFirstLegal(game));
    EXPECT_FALSE(game.sentenceIsRefusal());
}

TEST_F(Controller, AHintNamesATileThatCanBeLaidAndChoosesIt)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1"));
    ASSERT_TRUE(humansTurn());
    EXPECT_EQ(game.selectedTile(), -1);
    ASSERT_TRUE(game.hint());
    EXPECT_EQ(game.selectedTile(), -1) << "the window does not wait for it";
    ASSERT_TRUE(waitUntil([&] { return game.selectedTile() >= 0; }));
    EXPECT_FALSE(game.placesFor(game.selectedTile()).isEmpty());
    EXPECT_FALSE(game.sentenceIsRefusal());
    const mt::Tile tile = mt::Tile::fromIndex(game.selectedTile());
    const QString text = QStringLiteral("%1-%2").arg(tile.high()).arg(tile.low());
    EXPECT_TRUE(game.sentence().contains(text)) << game.sentence().toStdString();
    const int chosen = game.selectedTile();
    game.select(-1);
    ASSERT_TRUE(game.hint());
    ASSERT_TRUE(waitUntil([&] { return game.selectedTile() >= 0; }));
    EXPECT_EQ(game.selectedTile(), chosen) << "asked twice, it says the same";
}

TEST_F(Controller, AHintThatComesTooLateIsNotGiven)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Berta;seed=3;first=1"));
    ASSERT_TRUE(humansTurn());
    game.liftCurtain();
    ASSERT_TRUE(game.hint());
    ASSERT_TRUE(doFirstLegal(game));
    const QString sentence = game.sentence();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    EXPECT_EQ(game.selectedTile(), -1);
    EXPECT_EQ(game.sentence(), sentence);
}

// The key that draws does what is left, and nothing else.
TEST_F(Controller, OneKeyDrawsAndPassesWhereThatIsAllThatIsLeft)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy,easy;first=1;seed=29;rounds=3"));
    int drawn = 0;
    int passed = 0;
    while (drawn + passed < 8) {
        ASSERT_TRUE(humansTurn());
        if (game.roundEnded())
            game.nextRound();
        if (!game.myTurn())
            continue;
        const std::size_t before = game.session().actionCount();
        const auto only = game.session().onlyMove();
        ASSERT_EQ(game.drawOrPass(), only.has_value());
        EXPECT_EQ(game.session().actionCount() > before, only.has_value());
        if (only)
            ++(only->kind == mt::ActionKind::draw ? drawn : passed);
        else
            ASSERT_TRUE(doFirstLegal(game));
    }
    EXPECT_GT(drawn, 0);
    EXPECT_GT(passed, 0);
}

// Another key ends a turn that could go on, and only where the rules let it end.
TEST_F(Controller, AnotherKeyEndsATurnThatCouldGoOn)
{
    begin(game, QStringLiteral("rules=bigtable;set=9;seats=human:Anna,easy;first=1;seed=2;rounds=1"));
    ASSERT_TRUE(humansTurn());
    EXPECT_FALSE(game.endTurn()) << "there is something to lay, and nothing lies";
    EXPECT_TRUE(game.myTurn());
    ASSERT_TRUE(doFirstLegal(game));
    ASSERT_TRUE(humansTurn());
    ASSERT_TRUE(game.canEndOpening());
    ASSERT_GT(game.session().moves().plays, 0);
    EXPECT_FALSE(game.drawOrPass()) << "not by the key of what is left";
    EXPECT_TRUE(game.endTurn());
    EXPECT_FALSE(game.canEndOpening());
}

TEST_F(Controller, TellsWhatWasTakenBackAndWhereAChosenTileFits)
{
    QStringList heard;
    QObject::connect(&game, &GameController::announced, [&](const QString& text) { heard.append(text); });
    begin(game, QStringLiteral("rules=bigtable;set=9;seats=human:Anna,easy;first=1;seed=2;rounds=1"));
    ASSERT_TRUE(humansTurn());
    ASSERT_TRUE(doFirstLegal(game));
    ASSERT_TRUE(humansTurn());
    heard.clear();
    ASSERT_TRUE(game.undo());
    ASSERT_EQ(heard.size(), 1) << heard.join('|').toStdString();
    EXPECT_TRUE(heard.front().startsWith(QStringLiteral("Taken back: You play "))) << heard.front().toStdString();
    EXPECT_TRUE(heard.front().contains(QStringLiteral("our "))) << "and what is asked now";
    heard.clear();
    ASSERT_TRUE(game.redo());
    ASSERT_TRUE(humansTurn());
    EXPECT_TRUE(heard.join('|').startsWith(QStringLiteral("Redone: You play "))) << heard.join('|').toStdString();
    ASSERT_TRUE(game.undo());
    heard.clear();
    const mt::Action first = mt::legalActions(game.session().state()).front();
    game.choose(first.tile.index());
    ASSERT_EQ(heard.size(), 1);
    EXPECT_TRUE(heard.front().contains(QStringLiteral(" fits on your train"))) << heard.front().toStdString();
    heard.clear();
    game.select(-1);
    EXPECT_TRUE(heard.isEmpty());
}

TEST_F(Controller, OffersToDrawAndPassByItselfWhereThatWasDoneThreeTimes)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy,easy;first=1;seed=29;rounds=3"));
    int forced = 0;
    while (forced < 6) {
        ASSERT_TRUE(humansTurn());
        if (game.roundEnded())
            game.nextRound();
        if (!game.myTurn())
            continue;
        const bool isForced = game.session().onlyMove().has_value();
        EXPECT_EQ(game.offersAutoDraw(), isForced && forced >= 3) << forced;
        // Somebody who tries in vain has drawn nothing.
        if (isForced)
            game.playOnlyPlace(game.hand()->tiles().front().index());
        ASSERT_TRUE(doFirstLegal(game));
        forced += isForced;
    }
    game.setAutoDraw(true);
    EXPECT_FALSE(game.offersAutoDraw());
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy,easy;first=1;seed=29;rounds=3"));
    EXPECT_FALSE(game.offersAutoDraw());
}

TEST_F(Controller, SelectingShowsWhereATileMayGo)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1"));
    ASSERT_TRUE(humansTurn());
    const auto play = mt::legalActions(game.session().state()).front();
    ASSERT_EQ(play.kind, mt::ActionKind::play);
    const int tile = play.tile.index();
    game.select(tile);
    EXPECT_EQ(game.selectedTile(), tile);
    const QList<int> places = game.placesFor(tile);
    EXPECT_TRUE(places.contains(0));
    EXPECT_TRUE(places.contains(mt::mexicanTrain));
    for (int row = 0; row < game.trains()->count(); ++row)
        EXPECT_EQ(game.trains()->row(row).accepts, places.contains(game.trains()->row(row).trainId));
    EXPECT_FALSE(game.playOnlyPlace(tile));
    EXPECT_TRUE(game.sentence().contains(QStringLiteral("choose one"))) << game.sentence().toStdString();
    game.select(tile);
    EXPECT_EQ(game.selectedTile(), -1);
    game.select(tile);
    EXPECT_TRUE(game.playSelected(0));
    EXPECT_EQ(game.selectedTile(), -1);
    EXPECT_EQ(game.trains()->track(game.trains()->rowOf(0)).count(), 1);
}

TEST_F(Controller, NothingOfAHandIsInAModelBehindTheCurtain)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Bert,easy;seed=3;first=1"));
    EXPECT_TRUE(game.curtain());
    EXPECT_EQ(game.curtainName(), QStringLiteral("Anna"));
    EXPECT_EQ(game.hand()->count(), 0);
    EXPECT_FALSE(doFirstLegal(game));
    game.select(mt::legalActions(game.session().state()).front().tile.index());
    EXPECT_EQ(game.selectedTile(), -1);
    game.liftCurtain();
    EXPECT_TRUE(game.myTurn());
    EXPECT_EQ(game.hand()->count(), 16);
    // However the game goes on: tiles are shown to the seat to move only, and only after it has lifted the curtain.
    int curtains = 0;
    while (!game.roundEnded()) {
        ASSERT_TRUE(humansTurn());
        if (game.curtain()) {
            ++curtains;
            EXPECT_EQ(game.hand()->count(), 0);
            EXPECT_EQ(game.curtainName(), game.session().seat(game.session().mover()).name);
            EXPECT_EQ(game.revealedHands()->count(), 0);
            game.liftCurtain();
        }
        if (!game.myTurn())
            continue;
        EXPECT_EQ(game.viewSeat(), game.session().mover());
        const mt::Hand shown = game.session().state().hands[static_cast<std::size_t>(game.viewSeat())];
        for (const mt::Tile tile : game.hand()->tiles())
            EXPECT_TRUE(shown.has(tile));
        const int mover = game.session().mover();
        ASSERT_TRUE(doFirstLegal(game));
        if (game.session().mover() != mover) {
            EXPECT_EQ(game.hand()->count(), 0);
        }
    }
    EXPECT_GT(curtains, 2);
    EXPECT_EQ(game.hand()->count(), 0);
}

TEST_F(Controller, OpenHandsNeedNoCurtain)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Bert;seed=3;first=1;openHands=true"));
    EXPECT_FALSE(game.curtain());
    EXPECT_EQ(game.revealedHands()->count(), 2);
}

TEST_F(Controller, EventsComeOneAfterAnother)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1"));
    ASSERT_TRUE(humansTurn());
    game.setPace(1);
    const int before = game.hand()->count();
    int played = 0;
    QObject::connect(&game, &GameController::tilePlayed, [&] { ++played; });
    const mt::Tile tile = mt::legalActions(game.session().state()).front().tile;
    ASSERT_TRUE(doFirstLegal(game));
    EXPECT_EQ(played, 1);
    EXPECT_EQ(game.hand()->count(), before - 1);
    EXPECT_FALSE(game.myTurn());
    EXPECT_FALSE(game.isSettled());
    // Who is quicker than the show is not refused because of it.
    if (!tile.isDouble()) {
        EXPECT_FALSE(game.draw());
        EXPECT_TRUE(game.sentenceIsRefusal());
        EXPECT_TRUE(game.thinking());
    }
}

TEST_F(Controller, SpectatorsSeeAnAiGameToItsEnd)
{
    begin(game, QStringLiteral("rules=bigtable;seats=easy,medium,beginner;seed=3;rounds=1"));
    ASSERT_TRUE(waitUntil([this] { return game.roundEnded(); }));
    EXPECT_EQ(game.hand()->count(), 0);
    EXPECT_TRUE(game.gameOver());
}

TEST_F(Controller, AbandoningLeavesAnEmptyTable)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3"));
    game.abandonGame();
    EXPECT_FALSE(game.active());
    EXPECT_EQ(game.trains()->count(), 0);
    EXPECT_EQ(game.hand()->count(), 0);
    EXPECT_TRUE(game.title().isEmpty());
    EXPECT_FALSE(game.draw());
    game.nextRound();
    game.liftCurtain();
    game.select(3);
    game.sortHand(HandOrder::Order::ByPips);
    EXPECT_FALSE(game.resume());
}

} // namespace
