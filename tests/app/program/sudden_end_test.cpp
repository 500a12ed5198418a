// The program is ended in the middle of its events.
#include "app/program/sudden_end.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace
{

struct TornDown {
    ~TornDown() { std::fputs("torn down", stderr); }
};

TEST(SuddenEndDeathTest, SavesAndTearsNothingDown)
{
    const auto end = [] {
        static const TornDown there;
        const SuddenEnd sudden([] { std::fputs("saved", stderr); });
        std::exit(0);
    };
    EXPECT_EXIT(end(), testing::ExitedWithCode(1), "saved$");
}

TEST(SuddenEndDeathTest, AnOrdinaryEndIsNotTouched)
{
    const auto end = [] {
        static const TornDown there;
        {
            const SuddenEnd sudden([] { std::fputs("saved", stderr); });
        }
        std::exit(0);
    };
    EXPECT_EXIT(end(), testing::ExitedWithCode(0), "^torn down$");
}

} // namespace
