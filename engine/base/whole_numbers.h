// Arithmetic in whole numbers, the same on every machine.
#pragma once

#include "engine/base/expect.h"

#include <cstdint>

namespace mt
{

/// To the nearest whole number; halves away from 0. `by`: more than 0.
constexpr std::int64_t divided(std::int64_t number, std::int64_t by)
{
    MT_EXPECT(by > 0);
    return (number >= 0 ? number + by / 2 : number - by / 2) / by;
}

/// The root of a number that is not negative, rounded down: Newton's way, from above.
constexpr std::int64_t rootOf(std::int64_t square)
{
    MT_EXPECT(square >= 0);
    std::int64_t root = square;
    for (std::int64_t next = square / 2 + 1; next < root; next = (root + square / root) / 2)
        root = next;
    return root;
}

} // namespace mt
