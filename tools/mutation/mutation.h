// In front of the sources that tools/mutants plants changes in: which of them is awake, from the environment, read
// once.
#pragma once

#include <cstdlib>
#include <type_traits>

// What is planted need not please.
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wsign-compare"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wbool-compare"
#pragma GCC diagnostic ignored "-Wbool-operation"
#pragma GCC diagnostic ignored "-Wint-in-bool-context"
#pragma GCC diagnostic ignored "-Wimplicit-fallthrough"
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Warray-bounds"
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#pragma GCC diagnostic ignored "-Wshift-count-negative"
#pragma GCC diagnostic ignored "-Wempty-body"
#pragma GCC diagnostic error "-Wvla"

namespace mutation
{

inline const int awake = [] {
    const char* number = std::getenv("MT_MUTANT");
    return number == nullptr ? 0 : std::atoi(number);
}();

// What the compiler works out stays as it is written.
constexpr bool is(int number) { return !std::is_constant_evaluated() && awake == number; }

// Keeps the compiler from working it out.
template <class T>
T atRunTime(T value)
{
    return value;
}

} // namespace mutation
