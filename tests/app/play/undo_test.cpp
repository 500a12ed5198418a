// Taking back and doing again: how far, what it shows, and what the record says of it.
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

class Undo : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};

    const mt::State& state() const { return game.session().state(); }

    void untilHumansTurn()
    {
        ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn() || game.curtain(); }));
    }

    // What a human does next; true: a tile was drawn.
    bool actOnce()
    {
        const bool draws = game.canDraw();
        EXPECT_TRUE(doFirstLegal(game));
        return draws;
    }
};

TEST_F(Undo, AloneEverythingCanBeTakenBackAndTheLuckStays)
{
    begin(game, QStringLiteral("rules=ecowoodart;seats=human:Anna,easy,easy;seed=undo"));
    EXPECT_FALSE(game.canUndo());
    EXPECT_FALSE(game.undo());
    std::vector<mt::State> decisions;
    bool drew = false;
    for (int i = 0; i < 12; ++i) {
        untilHumansTurn();
        if (game.roundEnded())
            break;
        decisions.push_back(state());
        drew |= actOnce();
    }
    untilHumansTurn();
    ASSERT_FALSE(game.roundEnded());
    ASSERT_TRUE(drew) << "the seed gives a draw to take back";
    const mt::State end = state();
    for (auto before = decisions.rbegin(); before != decisions.rend(); ++before) {
        ASSERT_TRUE(game.canUndo());
        ASSERT_TRUE(game.undo());
        EXPECT_EQ(state(), *before);
        EXPECT_TRUE(game.myTurn());
        EXPECT_EQ(game.hand()->rowCount(), before->hands[0].count());
    }
    EXPECT_FALSE(game.undo());
    while (game.canRedo())
        ASSERT_TRUE(game.redo());
    EXPECT_EQ(state(), end);
}

TEST_F(Undo, ANewActionForgetsWhatWasTakenBack)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1"));
    untilHumansTurn();
    actOnce();
    untilHumansTurn();
    ASSERT_TRUE(game.undo());
    ASSERT_TRUE(game.canRedo());
    actOnce();
    EXPECT_FALSE(game.canRedo());
    EXPECT_FALSE(game.redo());
}

TEST_F(Undo, GoesOnAfterARestart)
{
    const QString spec = QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1");
    begin(game, spec);
    untilHumansTurn();
    const mt::State first = state();
    actOnce();
    untilHumansTurn();
    ASSERT_TRUE(game.undo());
    const QString record = game.session().recordPath();
    game.abandonGame();
    GameController again(dir.path());
    again.setPace(0);
    ASSERT_TRUE(again.open(record)) << again.saving()->problem().toStdString();
    EXPECT_EQ(again.session().state(), first);
    EXPECT_FALSE(again.canUndo());
}

TEST_F(Undo, WithSeveralPeopleNothingSeenIsTakenBack)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Berta;seed=9;first=1"));
    game.liftCurtain();
    ASSERT_TRUE(game.myTurn());
    const mt::State first = state();
    ASSERT_FALSE(game.canDraw());
    actOnce();
    ASSERT_TRUE(game.curtain()) << "Berta has not looked yet";
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(state(), first);
    EXPECT_FALSE(game.curtain()) << "Anna still sits there";
    EXPECT_TRUE(game.myTurn());
    ASSERT_TRUE(game.redo());
    EXPECT_TRUE(game.curtain()) << "Berta's hand is not shown by that";
    game.liftCurtain();
    EXPECT_FALSE(game.canUndo()) << "now she has looked";
    EXPECT_FALSE(game.undo());
}

TEST_F(Undo, WithSeveralPeopleADrawnTileIsNotPutBack)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Berta;seed=9;first=1"));
    for (int i = 0; i < 60 && !game.roundEnded(); ++i) {
        if (game.curtain())
            game.liftCurtain();
        if (game.canDraw()) {
            ASSERT_TRUE(game.draw());
            EXPECT_FALSE(game.canUndo());
            return;
        }
        doFirstLegal(game);
    }
    FAIL() << "nobody drew a tile";
}

} // namespace
