// Seats that change hands in the middle of a game: what is shown to whom, what stays done, what the record says.
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

class HandOver : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};

    void SetUp() override
    {
        begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Bruno,easy;seed=grandpa"));
    }

    bool untilSomebodyIsAsked()
    {
        EXPECT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn() || game.curtain(); }));
        return !game.roundEnded();
    }

    // Plays until the curtain hides that player's hand.
    void untilCurtainFor(const QString& name)
    {
        while (untilSomebodyIsAsked() && game.curtainName() != name) {
            if (game.curtain())
                game.liftCurtain();
            else
                ASSERT_TRUE(doFirstLegal(game));
        }
        ASSERT_EQ(game.curtainName(), name);
    }
};

TEST_F(HandOver, NobodysHandIsShownToWhoHandedOver)
{
    untilCurtainFor(QStringLiteral("Bruno"));
    ASSERT_TRUE(game.handOverToAi());
    EXPECT_FALSE(game.session().seat(1).isHuman);
    EXPECT_EQ(game.session().seat(1).level, "newcomer") << "the heir of the other AI seat's";
    // Anna is the only human now, but it is Bruno who sits there: her hand waits for the curtain.
    EXPECT_EQ(game.hand()->rowCount(), 0);
    ASSERT_TRUE(waitUntil([&] {
        EXPECT_TRUE(game.curtain() || game.hand()->rowCount() == 0);
        return game.curtain();
    }));
    EXPECT_EQ(game.curtainName(), QStringLiteral("Anna"));
    EXPECT_EQ(game.hand()->rowCount(), 0);
    game.liftCurtain();
    EXPECT_GT(game.hand()->rowCount(), 0);
    // From then on there is nobody to hide it from.
    ASSERT_TRUE(doFirstLegal(game));
    EXPECT_FALSE(game.curtain());
    EXPECT_GT(game.hand()->rowCount(), 0);
}

TEST_F(HandOver, ASeatCanBeTakenBack)
{
    untilCurtainFor(QStringLiteral("Bruno"));
    ASSERT_TRUE(game.handOverToAi());
    untilCurtainFor(QStringLiteral("Anna"));
    ASSERT_TRUE(game.handOver(1, {}));
    EXPECT_TRUE(game.session().seat(1).isHuman);
    untilCurtainFor(QStringLiteral("Bruno"));
}

TEST_F(HandOver, WhatWasDoneBeforeStaysDone)
{
    untilCurtainFor(QStringLiteral("Anna"));
    game.liftCurtain();
    if (game.canDraw())
        GTEST_FAIL() << "the seed gives Anna a tile to lay";
    ASSERT_TRUE(doFirstLegal(game));
    ASSERT_TRUE(game.canUndo());
    ASSERT_TRUE(game.handOver(1, QStringLiteral("hard")));
    EXPECT_FALSE(game.canUndo());
    EXPECT_FALSE(game.undo());
}

TEST_F(HandOver, WhatWasDoneBeforeStaysDoneAlsoInAGameOpenedAgain)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,casual:Bob;seed=x7;first=1"));
    ASSERT_TRUE(untilSomebodyIsAsked());
    ASSERT_TRUE(doFirstLegal(game));
    ASSERT_TRUE(untilSomebodyIsAsked());
    ASSERT_TRUE(game.canUndo());
    ASSERT_TRUE(game.handOver(0, QStringLiteral("casual")));
    ASSERT_TRUE(game.handOver(0, {}));
    ASSERT_FALSE(game.canUndo());
    awaitDisk(game);
    game.open(game.session().recordPath());
    ASSERT_TRUE(untilSomebodyIsAsked());
    EXPECT_FALSE(game.canUndo()) << "though everybody sits where they sat at first";
    ASSERT_TRUE(doFirstLegal(game));
    ASSERT_TRUE(untilSomebodyIsAsked());
    EXPECT_TRUE(game.canUndo()) << "what is done from then on can be taken back";
}

TEST_F(HandOver, TheRecordKnowsWhoSitsThere)
{
    untilCurtainFor(QStringLiteral("Bruno"));
    ASSERT_TRUE(game.handOver(1, QStringLiteral("hard")));
    ASSERT_TRUE(game.handOver(2, {}));
    const QString record = game.session().recordPath();
    const mt::State state = game.session().state();
    game.open(record);
    EXPECT_FALSE(game.session().seat(1).isHuman);
    EXPECT_EQ(game.session().seat(1).level, "hard");
    EXPECT_TRUE(game.session().seat(2).isHuman);
    EXPECT_EQ(game.session().seat(1).name, QStringLiteral("Bruno"));
    EXPECT_EQ(game.session().state().table.turn, state.table.turn);
}

TEST_F(HandOver, WhoIsAwayAndHowWellAnAiPlaysIsSeen)
{
    const auto row = [&](int seat) { return game.trains()->row(game.trains()->rowOf(seat)); };
    ASSERT_TRUE(untilSomebodyIsAsked());
    EXPECT_TRUE(!row(0).isAway && !row(1).isAway && !row(2).isAway) << "the AI of seat 3 was there from the first";
    EXPECT_EQ(row(1).levelRank, 0) << "a person has none";
    EXPECT_EQ(row(2).levelRank, 1) << "easy has the sign of its heir, the first";
    ASSERT_TRUE(game.handOver(1, QStringLiteral("hard")));
    EXPECT_TRUE(row(1).isAway && row(1).isAi);
    EXPECT_EQ(row(1).levelRank, 6);
    ASSERT_TRUE(game.handOver(2, {}));
    EXPECT_TRUE(!row(2).isAway && !row(2).isAi);
    awaitDisk(game);
    game.open(game.session().recordPath());
    EXPECT_TRUE(row(1).isAway) << "also when it is opened again";
    ASSERT_TRUE(game.handOver(1, {}));
    EXPECT_FALSE(row(1).isAway);
    ASSERT_TRUE(game.handOver(2, QStringLiteral("easy")));
    EXPECT_FALSE(row(2).isAway) << "an AI has its own seat back";
}

TEST_F(HandOver, AllSeatsCanBeWatched)
{
    ASSERT_TRUE(untilSomebodyIsAsked());
    ASSERT_TRUE(game.handOver(0, QStringLiteral("easy")));
    ASSERT_TRUE(game.handOver(1, QStringLiteral("easy")));
    EXPECT_FALSE(game.curtain());
    ASSERT_TRUE(waitUntil([&] { return game.roundEnded(); }));
    EXPECT_FALSE(game.handOver(9, {}));
    EXPECT_FALSE(game.handOver(-1, {}));
}

TEST_F(HandOver, ThereIsNothingToHandOverWithoutAGame)
{
    game.abandonGame();
    EXPECT_FALSE(game.handOver(0, QStringLiteral("easy")));
    EXPECT_FALSE(game.handOverToAi());
}

} // namespace
