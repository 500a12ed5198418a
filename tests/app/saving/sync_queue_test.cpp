// What is given to the queue is done in its order, beside the window, and reported in the window's thread.
#include "app/saving/sync_queue.h"
#include "tests/app/support.h"

#include <QThread>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <vector>

namespace
{

const std::error_code broken = std::make_error_code(std::errc::io_error);

TEST(SyncQueue, OneAfterAnotherAndNotInThisThread)
{
    SyncQueue queue;
    std::vector<int> done;
    std::vector<std::error_code> reports;
    bool isBeside = true;
    bool isReportedHere = true;
    for (int job = 0; job < 50; ++job)
        queue.add(
            [&, job] {
                done.push_back(job);
                isBeside = isBeside && QThread::currentThread() != queue.thread();
                return job % 2 == 0 ? std::error_code() : broken;
            },
            [&](const std::error_code& error) {
                reports.push_back(error);
                isReportedHere = isReportedHere && QThread::currentThread() == queue.thread();
            });
    queue.wait();
    ASSERT_EQ(done.size(), 50U);
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
    EXPECT_TRUE(isBeside);
    EXPECT_TRUE(reports.empty()) << "they come when events are handled";
    ASSERT_TRUE(waitUntil([&] { return reports.size() == 50; }));
    EXPECT_TRUE(isReportedHere);
    for (std::size_t job = 0; job < reports.size(); ++job)
        EXPECT_EQ(reports[job], job % 2 == 0 ? std::error_code() : broken);
}

TEST(SyncQueue, NobodyWaitsForItUnlessAsked)
{
    std::promise<void> release;
    std::atomic<bool> isDone = false;
    SyncQueue queue;
    queue.add([&] {
        release.get_future().wait();
        isDone = true;
        return std::error_code();
    });
    EXPECT_FALSE(isDone);
    release.set_value();
    queue.wait();
    EXPECT_TRUE(isDone);
}

TEST(SyncQueue, ItEndsWhenEverythingIsDoneAndReportsNoMore)
{
    int done = 0;
    int reported = 0;
    {
        SyncQueue queue;
        for (int job = 0; job < 20; ++job)
            queue.add(
                [&] {
                    ++done;
                    return std::error_code();
                },
                [&](const std::error_code&) { ++reported; });
    }
    EXPECT_EQ(done, 20);
    QCoreApplication::processEvents();
    EXPECT_EQ(reported, 0);
}

} // namespace
