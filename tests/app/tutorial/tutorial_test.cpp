// The tutorial: every lesson comes, each with its rule, and nothing of it stays.
#include "app/tutorial/lesson_words.h"
#include "app/tutorial/tutorial.h"
#include "app/words/turn_words.h"
#include "engine/ai/hint.h"
#include "tests/app/play/games.h"

#include <QDir>
#include <QKeyEvent>

#include <gtest/gtest.h>

namespace
{

class TutorialTest : public testing::Test
{
protected:
    Tutorial tutorial;

    void start()
    {
        tutorial.start(0);
        ASSERT_TRUE(tutorial.active());
    }

    /// The player is asked for something; false: the round has ended.
    bool untilAsked()
    {
        GameController& game = *tutorial.game();
        EXPECT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
        return !game.roundEnded();
    }

    /// Does what is asked for.
    bool follow()
    {
        GameController& game = *tutorial.game();
        return carryOut(game, mt::hintFor(mt::viewOf(game.session().state(), 0)).action);
    }
};

TEST_F(TutorialTest, WhoFollowsItComesToEveryLesson)
{
    start();
    QStringList requests;
    while (untilAsked()) {
        EXPECT_FALSE(tutorial.request().contains(QLatin1Char('%'))) << qPrintable(tutorial.request());
        EXPECT_TRUE(tutorial.aside().isEmpty()) << qPrintable(tutorial.aside());
        EXPECT_FALSE(tutorial.rule().isEmpty());
        requests.append(tutorial.request());
        EXPECT_EQ(tutorial.taught(), requests.size()) << "each card is the next one";
        EXPECT_FALSE(tutorial.finished());
        ASSERT_TRUE(follow());
    }
    EXPECT_EQ(requests.size(), Tutorial::lessons()) << qPrintable(requests.join(QLatin1Char('\n')));
    EXPECT_EQ(tutorial.taught(), Tutorial::lessons());
    EXPECT_TRUE(tutorial.finished());
    EXPECT_EQ(tutorial.request(), LessonWords::end());
    EXPECT_EQ(tutorial.game()->session().recordPath(), QString()) << "it is on no disk";
}

TEST_F(TutorialTest, WhoDoesSomethingElseIsNotLost)
{
    start();
    int asides = 0;
    while (untilAsked()) {
        ASSERT_FALSE(tutorial.request().isEmpty());
        const auto legal = mt::legalActions(tutorial.game()->session().state());
        ASSERT_TRUE(carryOut(*tutorial.game(), legal.back()));
        asides += tutorial.aside().isEmpty() ? 0 : 1;
    }
    EXPECT_GT(asides, 0);
    EXPECT_TRUE(tutorial.finished());
    ASSERT_LT(tutorial.taught(), Tutorial::lessons());
    EXPECT_EQ(tutorial.request(), LessonWords::endOfPart(Tutorial::lessons() - tutorial.taught(), false));
}

TEST_F(TutorialTest, WhatIsTakenBackIsNotLearned)
{
    start();
    ASSERT_TRUE(untilAsked());
    const QString first = tutorial.request();
    ASSERT_TRUE(follow());
    ASSERT_TRUE(untilAsked());
    const QString second = tutorial.request();
    EXPECT_EQ(tutorial.taught(), 2);
    ASSERT_TRUE(tutorial.game()->undo());
    EXPECT_EQ(tutorial.taught(), 1);
    EXPECT_EQ(tutorial.request(), first);
    ASSERT_TRUE(tutorial.game()->redo());
    ASSERT_TRUE(untilAsked());
    EXPECT_EQ(tutorial.taught(), 2);
    EXPECT_EQ(tutorial.request(), second);
}

TEST_F(TutorialTest, EachCardIsSaidInOnePieceWithWhatBroughtIt)
{
    QStringList said;
    bool isShown = false;
    QObject::connect(&tutorial, &Tutorial::activeChanged, [&] { isShown = tutorial.active(); });
    QObject::connect(&tutorial, &Tutorial::announced, [&](const QString& text) {
        EXPECT_TRUE(isShown) << "the keyboard is there before anything is said";
        said.append(text);
    });
    start();
    QStringList cards;
    while (untilAsked()) {
        const QString card = tutorial.request() + QLatin1Char(' ') + tutorial.rule();
        cards.append(card);
        const GameSession& session = tutorial.game()->session();
        const QString turn = TurnWords::spokenTurn(session.state(), session.moves(), {session.seatNames(), 0});
        EXPECT_TRUE(said.last().endsWith(turn + QLatin1Char(' ') + card)) << qPrintable(said.last());
        ASSERT_TRUE(follow());
    }
    EXPECT_EQ(said.last(), tutorial.game()->sentence() + QLatin1Char(' ') + LessonWords::end());
    for (const QString& card : cards)
        EXPECT_EQ(said.filter(card).size(), 1) << qPrintable(card) << " once in\n" << qPrintable(said.join('\n'));
}

TEST_F(TutorialTest, SpeaksOfTheKeysToWhoUsesThem)
{
    start();
    ASSERT_TRUE(untilAsked());
    const QString byMouse = tutorial.request();
    QObject anything;
    const auto send = [&](QEvent::Type type) {
        QEvent event(type);
        QCoreApplication::sendEvent(&anything, &event);
    };
    const auto press = [&] {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier);
        QCoreApplication::sendEvent(&anything, &event);
    };
    int changes = 0;
    QObject::connect(&tutorial, &Tutorial::cardChanged, [&] { ++changes; });
    press();
    press();
    EXPECT_NE(tutorial.request(), byMouse);
    EXPECT_EQ(changes, 1);
    send(QEvent::MouseButtonPress);
    EXPECT_EQ(tutorial.request(), byMouse);
    press();
    send(QEvent::TouchBegin);
    EXPECT_EQ(tutorial.request(), byMouse);
}

TEST_F(TutorialTest, HasNothingToAskForWhenItIsLeft)
{
    start();
    ASSERT_TRUE(untilAsked());
    ASSERT_FALSE(tutorial.rule().isEmpty());
    tutorial.stop();
    EXPECT_FALSE(tutorial.active());
    EXPECT_TRUE(tutorial.rule().isEmpty());
}

} // namespace
