#include "tests/fuzz/target.h"

#include <algorithm>
#include <cstdint>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

// Now and then bytes are changed, as libFuzzer does it by itself. A mutant that is too long is none.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed)
{
    mt::fuzz::Luck luck(seed);
    if (size == 0 || mt::fuzz::below(16, luck) == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    const std::string text = mt::fuzz::mutant(std::string(data, data + size), luck);
    if (text.size() > maxSize)
        return size;
    std::copy(text.begin(), text.end(), data);
    return text.size();
}
