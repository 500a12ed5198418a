// One number of many: the same on every machine, whatever its bytes are there. It tells apart by accident alone, not
// against somebody who wants two to be alike.
#pragma once

#include <cstdint>

namespace mt
{

/// FNV-1a, 64 bits.
class Digest
{
public:
    void add(std::uint64_t number)
    {
        for (int byte = 0; byte < 8; ++byte, number >>= 8)
            sum_ = (sum_ ^ (number & 0xff)) * 0x100000001b3U;
    }
    std::uint64_t sum() const { return sum_; }

private:
    std::uint64_t sum_ = 0xcbf29ce484222325U;
};

} // namespace mt
