#include "app/platform/memory.h"

#include <gtest/gtest.h>

#include <QByteArray>
#include <QFile>

#include <memory>
#include <vector>

namespace
{

/// Bytes of this process that are in memory.
long long resident()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    return file.readAll().split(' ').at(1).toLongLong() * 4096;
}

// What the C library itself would not give back: the last piece is in use.
TEST(Memory, freePiecesBelowOneInUseGoBack)
{
#ifndef __GLIBC__
    GTEST_SKIP() << "another C library";
#endif
    constexpr int pieces = 40'000;
    constexpr int size = 1000;
    std::vector<std::unique_ptr<char[]>> held;
    held.reserve(pieces);
    for (int piece = 0; piece < pieces; ++piece)
        held.push_back(std::make_unique<char[]>(size));
    held.erase(held.begin(), held.end() - 1);
    const long long before = resident();
    ASSERT_GT(before, 0);
    giveBackFreeMemory();
    EXPECT_LT(resident(), before - pieces * size / 2);
}

} // namespace
