#include "engine/base/stop_token.h"

#include <gtest/gtest.h>

#include <thread>

namespace mt
{
namespace
{

TEST(StopToken, OfNoSourceIsNeverAsked) { EXPECT_FALSE(StopToken().stopRequested()); }

TEST(StopToken, HearsItsOwnSourceAlone)
{
    StopSource source;
    StopSource other;
    const StopToken token = source.token();
    const StopToken copy = token;
    other.requestStop();
    EXPECT_FALSE(token.stopRequested());
    source.requestStop();
    EXPECT_TRUE(token.stopRequested());
    EXPECT_TRUE(copy.stopRequested());
    EXPECT_TRUE(source.token().stopRequested()) << "also a token taken afterwards";
}

TEST(StopToken, ASourceMadeAnewDoesNotReachTheWorkOfTheOldOne)
{
    StopSource source;
    const StopToken old = source.token();
    source = StopSource();
    source.requestStop();
    EXPECT_FALSE(old.stopRequested());
}

TEST(StopToken, OutlivesItsSource)
{
    StopToken token;
    {
        StopSource source;
        token = source.token();
        source.requestStop();
    }
    EXPECT_TRUE(token.stopRequested());
}

TEST(StopToken, EndsTheWorkOfAnotherThread)
{
    StopSource source;
    int written = 0;
    std::thread work([token = source.token(), &written] {
        while (!token.stopRequested())
            std::this_thread::yield();
        EXPECT_EQ(written, 1) << "what was done before the request is seen";
    });
    written = 1;
    source.requestStop();
    work.join();
}

} // namespace
} // namespace mt
