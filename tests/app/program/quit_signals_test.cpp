// The program is to end and does not hear it.
#include "app/program/quit_signals.h"

#include <gtest/gtest.h>

#include <csignal>

#include <unistd.h>

namespace
{

TEST(QuitSignalsDeathTest, EndAProgramThatHangs)
{
    const auto hang = [] {
        const QuitSignals heard(1);
        std::raise(SIGTERM);
        for (;;)
            pause();
    };
    EXPECT_EXIT(hang(), testing::ExitedWithCode(1), "");
}

} // namespace
