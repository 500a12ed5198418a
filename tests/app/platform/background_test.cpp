#include "app/platform/background.h"

#include "tests/app/support.h"

#include <QThread>
#include <QThreadPool>

#include <memory>

namespace
{

// A job that ends only when it is asked to.
Background::Job untilStopped(Background::Answer answer)
{
    return [answer = std::move(answer)](const mt::StopToken& stop) {
        while (!stop.stopRequested())
            QThread::yieldCurrentThread();
        return answer;
    };
}

// What the jobs that have ended have to say is said.
void hearAll()
{
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

TEST(Background, WorksElsewhereAndAnswersHere)
{
    Background background;
    Qt::HANDLE worked = nullptr;
    Qt::HANDLE answered = nullptr;
    bool wasBusyThen = false;
    background.run([&](const mt::StopToken&) {
        worked = QThread::currentThreadId();
        return [&] {
            answered = QThread::currentThreadId();
            wasBusyThen = background.isBusy();
        };
    });
    EXPECT_TRUE(background.isBusy());
    ASSERT_TRUE(waitUntil([&] { return !background.isBusy(); }));
    EXPECT_NE(worked, answered);
    EXPECT_EQ(answered, QThread::currentThreadId());
    EXPECT_TRUE(wasBusyThen) << "the answer may be the first of another job";
}

TEST(Background, WhatIsStoppedNeverAnswers)
{
    Background background;
    bool answered = false;
    background.run(untilStopped([&] { answered = true; }));
    background.stop();
    EXPECT_FALSE(background.isBusy());
    hearAll();
    EXPECT_FALSE(answered);
}

TEST(Background, ANewJobTakesThePlaceOfTheOldOne)
{
    Background background;
    QStringList answers;
    background.run(untilStopped([&] { answers.append("old"); }));
    background.run([&](const mt::StopToken&) { return [&] { answers.append("new"); }; });
    EXPECT_TRUE(background.isBusy());
    hearAll();
    EXPECT_EQ(answers, QStringList{"new"});
    EXPECT_FALSE(background.isBusy());
}

TEST(Background, AnAnswerMayBeginTheNextJob)
{
    Background background;
    QStringList answers;
    background.run([&](const mt::StopToken&) {
        return [&] {
            answers.append("first");
            background.run([&](const mt::StopToken&) { return [&] { answers.append("second"); }; });
        };
    });
    ASSERT_TRUE(waitUntil([&] { return !background.isBusy(); }));
    EXPECT_EQ(answers, (QStringList{"first", "second"}));
}

TEST(Background, WhoHasGoneIsNotAnswered)
{
    bool answered = false;
    {
        Background background;
        background.run(untilStopped([&] { answered = true; }));
    }
    hearAll();
    EXPECT_FALSE(answered);
}

} // namespace
