#include "app/platform/speech_queue.h"

#include "tests/app/support.h"

namespace
{

using Time = SpeechQueue::Time;
using namespace std::chrono_literals;

// All that is sent while time goes on until then, a millisecond at a time, with when.
std::vector<std::pair<Time, QString>> sentUntil(SpeechQueue& queue, Time& now, Time until)
{
    std::vector<std::pair<Time, QString>> sent;
    for (; now < until; ++now)
        if (const auto text = queue.take(now))
            sent.emplace_back(now, *text);
    return sent;
}

TEST(SpeechQueue, WhatComesWithinAMomentIsOneText)
{
    SpeechQueue queue;
    queue.setCollecting(true);
    Time now = 1000ms;
    queue.add("one.", now);
    EXPECT_FALSE(queue.take(now)) << "another one may come";
    EXPECT_TRUE(sentUntil(queue, now, 1099ms).empty());
    queue.add("two.", now);
    EXPECT_EQ(queue.due(), 1199ms);
    using Sent = std::pair<Time, QString>;
    EXPECT_EQ(sentUntil(queue, now, 2000ms), std::vector{Sent(1199ms, "one. two.")});
    EXPECT_FALSE(queue.due());
}

TEST(SpeechQueue, WhoGoesOnWithoutAPauseIsHeardAllTheSame)
{
    SpeechQueue queue;
    queue.setCollecting(true);
    Time now = 0ms;
    std::vector<std::pair<Time, QString>> sent;
    QStringList all;
    for (int i = 0; i < 40; ++i) {
        all.append(QString::number(i));
        queue.add(all.back(), now);
        for (auto& each : sentUntil(queue, now, now + 47ms))
            sent.push_back(each);
    }
    for (auto& each : sentUntil(queue, now, now + 1000ms))
        sent.push_back(each);
    QStringList texts;
    for (std::size_t i = 0; i < sent.size(); ++i) {
        texts.append(sent[i].second);
        const Time before = i > 0 ? sent[i].first - sent[i - 1].first : SpeechQueue::hold;
        EXPECT_GE(before, SpeechQueue::hold) << "each can be read before the next";
    }
    EXPECT_EQ(texts.join(' '), all.join(' ')) << "all of it, once and in order";
    EXPECT_EQ(sent.front().first, SpeechQueue::hold);
    EXPECT_GT(sent.size(), 4U);
}

TEST(SpeechQueue, ATextThatWasSentHasItsTime)
{
    SpeechQueue queue;
    Time now = 0ms;
    EXPECT_FALSE(queue.heldUntil());
    queue.add("first", now);
    EXPECT_EQ(sentUntil(queue, now, 150ms).size(), 1U);
    EXPECT_EQ(queue.heldUntil(), 400ms);
    queue.add("second", now);
    EXPECT_EQ(queue.due(), 400ms);
    now = 1000ms;
    EXPECT_EQ(queue.take(now), QString("second"));
}

TEST(SpeechQueue, WithoutCollectingTheLastOneCounts)
{
    SpeechQueue queue;
    Time now = 0ms;
    queue.add("Medium", now);
    queue.add("Hard", now + 50ms);
    using Sent = std::pair<Time, QString>;
    EXPECT_EQ(sentUntil(queue, now, 1000ms), std::vector{Sent(150ms, "Hard")});
}

TEST(SpeechQueue, WhatIsDroppedIsNotSent)
{
    SpeechQueue queue;
    Time now = 0ms;
    queue.add("for Anna", now);
    queue.drop();
    EXPECT_FALSE(queue.due());
    EXPECT_TRUE(sentUntil(queue, now, 1000ms).empty());
}

} // namespace
