#include "app/platform/worker_thread.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>

namespace
{

void waitForStop(const mt::StopToken& stop)
{
    while (!stop.stopRequested())
        std::this_thread::yield();
}

TEST(WorkerThread, IsStoppedAndWaitedForWhenItGoes)
{
    bool ended = false;
    {
        WorkerThread thread;
        EXPECT_FALSE(thread.isStarted());
        thread.requestStop();
        thread.start([&](const mt::StopToken& stop) {
            waitForStop(stop);
            ended = true;
        });
        EXPECT_TRUE(thread.isStarted());
    }
    EXPECT_TRUE(ended);
}

TEST(WorkerThread, BeginsAnewWhenWhatItRanHasEnded)
{
    bool firstEnded = false;
    bool secondCameAfterIt = false;
    std::atomic<bool> secondHasBegun = false;
    {
        WorkerThread thread;
        thread.start([&](const mt::StopToken& stop) {
            waitForStop(stop);
            firstEnded = true;
        });
        thread.start([&](const mt::StopToken& stop) {
            secondCameAfterIt = firstEnded && !stop.stopRequested();
            secondHasBegun = true;
            waitForStop(stop);
        });
        while (!secondHasBegun)
            std::this_thread::yield();
    }
    EXPECT_TRUE(secondCameAfterIt) << "and the request to the first did not reach it";
}

TEST(WorkerThread, WhatIsDetachedKeepsNobody)
{
    const auto letGo = std::make_shared<std::atomic<bool>>(false);
    const auto isGone = std::make_shared<std::atomic<bool>>(false);
    {
        WorkerThread thread;
        thread.start([letGo, isGone](const mt::StopToken&) {
            while (!*letGo)
                std::this_thread::yield();
            *isGone = true;
        });
        thread.detach();
        EXPECT_FALSE(thread.isStarted());
    }
    *letGo = true;
    while (!*isGone)
        std::this_thread::yield();
}

} // namespace
