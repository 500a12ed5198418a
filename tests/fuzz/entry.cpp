#include "tests/fuzz/target.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    mt::fuzz::holdLaws(std::string(data, data + size));
    return 0;
}
