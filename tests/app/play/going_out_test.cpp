// Somebody goes out: that is seen for a while before the round is over, for as long as the window wants.
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

// A time that nobody would wait for.
constexpr int tooLong = 100'000'000;

class GoingOut : public testing::Test
{
protected:
    void SetUp() override
    {
        QObject::connect(&game, &GameController::roundWon, [this](int seat) {
            ++won;
            winner = seat;
            atThatTime = game.wentOut();
            if (lingers)
                game.linger(tooLong);
        });
    }
    // Plays until somebody is out, or the round is over without that.
    void playOut(const QString& spec)
    {
        won = 0;
        ASSERT_TRUE(::begin(game, spec));
        while (won == 0 && !game.roundEnded()) {
            if (game.curtain())
                game.liftCurtain();
            if (game.myTurn())
                ASSERT_TRUE(doFirstLegal(game));
            else
                ASSERT_TRUE(
                    waitUntil([this] { return won > 0 || game.roundEnded() || game.myTurn() || game.curtain(); }));
        }
    }
    void expectLeaving() const
    {
        EXPECT_EQ(won, 1);
        EXPECT_FALSE(game.wentOut().isEmpty());
        EXPECT_FALSE(game.roundEnded());
    }

    const QString alone = QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy:Bruno;rounds=2;seed=out");
    const QString together = QStringLiteral("rules=bigtable;set=6;seats=human:Anna,human:Bert;rounds=2;seed=out");
    const QTemporaryDir dir;
    GameController game{dir.path()};
    bool lingers = true;
    int won = 0;
    int winner = -1;
    QString atThatTime;
};

TEST_F(GoingOut, IsSeenUntilSomebodyHurries)
{
    playOut(alone);
    ASSERT_FALSE(HasFatalFailure());
    expectLeaving();
    EXPECT_TRUE(game.session().state().hands[static_cast<std::size_t>(winner)].empty());
    EXPECT_EQ(atThatTime,
              winner == 0 ? QStringLiteral("You went out first!") : QStringLiteral("Bruno went out first!"));
    EXPECT_TRUE(game.roundSummary().isEmpty());
    game.hurry();
    EXPECT_TRUE(game.roundEnded());
    EXPECT_TRUE(game.wentOut().isEmpty());
    EXPECT_FALSE(game.roundSummary().isEmpty());
    EXPECT_EQ(won, 1);
}

TEST_F(GoingOut, TakesNoTimeThatNobodyWants)
{
    lingers = false;
    playOut(alone);
    ASSERT_FALSE(HasFatalFailure());
    EXPECT_EQ(won, 1);
    EXPECT_FALSE(atThatTime.isEmpty());
    EXPECT_TRUE(game.roundEnded());
}

// A round that is over stays over.
TEST_F(GoingOut, IsNotTakenBackMeanwhileEither)
{
    playOut(alone);
    ASSERT_FALSE(HasFatalFailure());
    expectLeaving();
    EXPECT_FALSE(game.undo());
    EXPECT_TRUE(game.wentOut().isEmpty()) << "but whoever tries waits no longer";
    EXPECT_TRUE(game.roundEnded());
}

TEST_F(GoingOut, IsOverWhenTheNextRoundBegins)
{
    playOut(alone);
    ASSERT_FALSE(HasFatalFailure());
    expectLeaving();
    game.nextRound();
    EXPECT_TRUE(game.wentOut().isEmpty());
    EXPECT_EQ(game.round(), 2);
}

TEST_F(GoingOut, IsOverWithItsGame)
{
    playOut(alone);
    ASSERT_FALSE(HasFatalFailure());
    game.abandonGame();
    EXPECT_TRUE(game.wentOut().isEmpty());
    EXPECT_FALSE(game.active());

    playOut(alone);
    ASSERT_FALSE(HasFatalFailure());
    expectLeaving();
    ASSERT_TRUE(::begin(game, together));
    EXPECT_TRUE(game.wentOut().isEmpty());
    EXPECT_EQ(game.session().actionCount(), 0U);
}

TEST_F(GoingOut, IsNotSeenAgainWhenTheGameIsOpened)
{
    playOut(alone);
    ASSERT_FALSE(HasFatalFailure());
    expectLeaving();
    const QString record = game.session().recordPath();
    won = 0;
    ASSERT_TRUE(game.open(record));
    EXPECT_EQ(won, 0);
    EXPECT_TRUE(game.roundEnded()) << "at once";
    EXPECT_TRUE(game.wentOut().isEmpty());
}

TEST_F(GoingOut, NobodyDoesInABlockedRound)
{
    QStringList told;
    QObject::connect(&game, &GameController::wentOutChanged, [&] { told.append(game.wentOut()); });
    bool isBlocked = false;
    for (int seed = 0; seed < 60 && !isBlocked; ++seed) {
        told.clear();
        playOut(
            QStringLiteral("rules=bigtable;set=6;seats=human:Anna,human:Bert,human:Cleo;rounds=2;seed=%1").arg(seed));
        ASSERT_FALSE(HasFatalFailure());
        isBlocked = won == 0;
    }
    ASSERT_TRUE(isBlocked);
    EXPECT_TRUE(game.roundEnded());
    EXPECT_EQ(told.join(QString()), QString()) << "no train leaves";
    EXPECT_EQ(game.roundSummary(), QStringLiteral("Nobody can play any more: the round is over."));
}

} // namespace
