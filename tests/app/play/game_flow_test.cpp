// How a game goes on by itself: what is shown when, and who is asked. A session, no window.
#include "app/play/game_flow.h"

#include "app/setup/new_game_setup.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

namespace
{

class GameFlowTest : public testing::Test
{
protected:
    void SetUp() override
    {
        flow.setPace(0);
        QObject::connect(&flow, &GameFlow::shown, [this](const mt::Moment& moment) { shown.push_back(moment); });
        QObject::connect(&flow, &GameFlow::finished, [this] { ++finished; });
        QObject::connect(&flow, &GameFlow::decided, [this](const mt::Action& action) { decided.push_back(action); });
    }
    void begin(const QString& spec)
    {
        NewGameSetup setup;
        setup.take(std::get<NewGameSpec>(parseNewGame(spec)));
        session.start(setup.start());
        flow.settle();
    }
    // To the first moment at which the human can do nothing but draw or pass.
    void beginWhereNothingElseIsLeft()
    {
        begin(QStringLiteral("rules=tactic;seats=human:Anna,human:Bert;first=1;seed=29"));
        while (session.mover() >= 0 && !flow.onlyMove())
            session.perform(mt::legalActions(session.state()).front());
        ASSERT_TRUE(flow.onlyMove());
        flow.settle();
    }
    // Whatever was due before has happened: an AI seat that is asked now has thought, a timer that is started now is
    // over.
    void letPass()
    {
        GameFlow clock(session);
        bool isOver = false;
        QObject::connect(&clock, &GameFlow::decided, [&] { isOver = true; });
        clock.setPace(0);
        clock.settle();
        if (clock.thinkingSeat() >= 0)
            clock.ask(false);
        else
            QTimer::singleShot(0, &clock, [&] { isOver = true; });
        EXPECT_TRUE(waitUntil([&] { return isOver; }));
        QCoreApplication::processEvents();
    }

    const QString annaFirst = QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=1");
    const QString aiFirst = QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=3;first=2");

    QTemporaryDir dir;
    GameSession session{dir.path()};
    GameFlow flow{session};
    std::vector<mt::Moment> shown;
    std::vector<mt::Action> decided;
    int finished = 0;
};

TEST_F(GameFlowTest, WithoutAGameNobodyIsAsked)
{
    flow.settle();
    EXPECT_EQ(flow.thinkingSeat(), -1);
    EXPECT_FALSE(flow.onlyMove());
    EXPECT_FALSE(flow.isShowing());
}

TEST_F(GameFlowTest, ShowsEachEventInItsTurn)
{
    begin(annaFirst);
    std::vector<mt::Moment> moments;
    session.perform(mt::legalActions(session.state()).front(), &moments);
    ASSERT_GT(moments.size(), 1u);
    flow.show(moments);
    EXPECT_EQ(shown.size(), moments.size());
    EXPECT_EQ(finished, 1) << "at pace 0 at once";

    shown.clear();
    flow.setPace(1);
    flow.show(moments);
    EXPECT_TRUE(flow.isShowing());
    EXPECT_EQ(shown.size(), 1u);
    flow.flush();
    EXPECT_FALSE(flow.isShowing());
    EXPECT_EQ(shown.size(), moments.size());
    EXPECT_EQ(finished, 2);
}

TEST_F(GameFlowTest, WhatLingersIsSeenUntilSomebodyHurries)
{
    begin(annaFirst);
    std::vector<mt::Moment> moments;
    session.perform(mt::legalActions(session.state()).front(), &moments);
    ASSERT_GT(moments.size(), 1u);
    const auto lingering = QObject::connect(&flow, &GameFlow::shown, [this] { flow.linger(10'000'000); });
    flow.show(moments);
    letPass();
    EXPECT_EQ(shown.size(), 1u) << "its time is not over";
    EXPECT_TRUE(flow.isShowing());
    flow.hurry();
    EXPECT_EQ(shown.size(), 2u) << "the next one lingers, too: it ends the hurry";
    EXPECT_TRUE(flow.isShowing());
    flow.flush();
    EXPECT_EQ(shown.size(), moments.size()) << "who does not wait for anything does not wait for that";
    EXPECT_EQ(finished, 1);

    QObject::disconnect(lingering);
    flow.show(moments);
    EXPECT_FALSE(flow.isShowing()) << "what lingered was another event";
    EXPECT_EQ(finished, 2);
}

TEST_F(GameFlowTest, StoppedItShowsNoMore)
{
    begin(annaFirst);
    std::vector<mt::Moment> moments;
    session.perform(mt::legalActions(session.state()).front(), &moments);
    flow.setPace(1);
    flow.show(moments);
    flow.stop();
    EXPECT_FALSE(flow.isShowing());
    flow.flush();
    EXPECT_EQ(shown.size(), 1u);
    EXPECT_EQ(finished, 0);
}

TEST_F(GameFlowTest, AnAiSeatIsAskedAndAnswersWithALegalAction)
{
    begin(aiFirst);
    EXPECT_EQ(flow.thinkingSeat(), 1);
    flow.ask(false);
    ASSERT_TRUE(waitUntil([this] { return !decided.empty(); }));
    EXPECT_TRUE(mt::check(session.state(), decided.front()).isLegal());
    EXPECT_EQ(flow.thinkingSeat(), -1) << "it has done so";
}

// Times that nobody would wait for.
TEST_F(GameFlowTest, InAHurryNothingTakesMoreTimeThanItNeeds)
{
    flow.setPace(10'000);
    begin(aiFirst);
    flow.ask(false);
    letPass();
    EXPECT_TRUE(decided.empty());
    flow.hurry();
    ASSERT_TRUE(waitUntil([this] { return !decided.empty(); }));
    while (session.mover() == 1) {
        std::vector<mt::Moment> moments;
        ASSERT_FALSE(session.perform(mt::legalActions(session.state()).front(), &moments));
        shown.clear();
        flow.show(moments);
        EXPECT_FALSE(flow.isShowing()) << "what happens is shown at once";
        EXPECT_EQ(shown.size(), moments.size());
        decided.clear();
        flow.settle();
        flow.ask(session.mover() == 0);
        if (session.mover() == 1) {
            ASSERT_TRUE(waitUntil([this] { return !decided.empty(); }));
        }
    }
    // A human is asked: that ends it.
    std::vector<mt::Moment> moments;
    ASSERT_FALSE(session.perform(mt::legalActions(session.state()).front(), &moments));
    flow.show(moments);
    EXPECT_TRUE(flow.isShowing());
}

TEST_F(GameFlowTest, InAHurryAnAnswerThatIsThereIsGivenAtOnce)
{
    flow.setPace(10'000);
    begin(aiFirst);
    flow.ask(false);
    letPass();
    const auto* ai = flow.findChild<AiWorker*>();
    ASSERT_TRUE(waitUntil([&] { return ai->hasAnswer(); }));
    EXPECT_TRUE(decided.empty());
    flow.hurry();
    EXPECT_EQ(decided.size(), 1U);
}

TEST_F(GameFlowTest, NobodyHurriesAHuman)
{
    begin(annaFirst);
    flow.ask(true);
    flow.setPace(10'000);
    flow.hurry();
    std::vector<mt::Moment> moments;
    ASSERT_FALSE(session.perform(mt::legalActions(session.state()).front(), &moments));
    flow.show(moments);
    EXPECT_TRUE(flow.isShowing());
}

TEST_F(GameFlowTest, AHumanIsNotMovedWhoHasAChoice)
{
    flow.setAutoDraw(true);
    begin(annaFirst);
    ASSERT_FALSE(flow.onlyMove());
    EXPECT_EQ(flow.thinkingSeat(), -1);
    flow.ask(true);
    letPass();
    EXPECT_TRUE(decided.empty());
}

TEST_F(GameFlowTest, WhatIsNoChoiceHappensByItselfIfWanted)
{
    beginWhereNothingElseIsLeft();
    flow.ask(true);
    letPass();
    EXPECT_TRUE(decided.empty()) << "nobody wants that";
    flow.setAutoDraw(true);
    ASSERT_TRUE(waitUntil([this] { return !decided.empty(); })) << "from now on, and now, too";
    EXPECT_EQ(decided.front(), *flow.onlyMove());

    decided.clear();
    flow.ask(false);
    letPass();
    EXPECT_TRUE(decided.empty()) << "not behind a curtain";
    flow.ask(true);
    ASSERT_TRUE(waitUntil([this] { return !decided.empty(); }));
}

TEST_F(GameFlowTest, NobodyMovesAfterAnInterruption)
{
    beginWhereNothingElseIsLeft();
    flow.setAutoDraw(true);
    flow.ask(true);
    flow.interrupt();
    letPass();
    EXPECT_TRUE(decided.empty());
}

TEST_F(GameFlowTest, WhileItWaitsNobodyIsAsked)
{
    begin(aiFirst);
    flow.setWaiting(true);
    flow.ask(false);
    letPass();
    EXPECT_TRUE(decided.empty());
    EXPECT_EQ(flow.thinkingSeat(), 1) << "it is that seat’s turn all the same";
    flow.setWaiting(false);
    flow.ask(false);
    ASSERT_TRUE(waitUntil([this] { return !decided.empty(); }));
}

TEST_F(GameFlowTest, WaitingBreaksOffAThought)
{
    begin(aiFirst);
    flow.ask(false);
    flow.setWaiting(true);
    letPass();
    EXPECT_TRUE(decided.empty());
}

} // namespace
