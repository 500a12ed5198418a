// What a compiler must be asked for in its own words. Here and nowhere else; where a compiler has no word for it, the
// plain way is taken: the same result, perhaps more slowly.
//
// MT_ALWAYS_INLINE   before a function: compiled into its caller, whatever the compiler thinks of it
// MT_NEVER_INLINE    before a function: never compiled into its caller
// MT_INLINE_LAMBDA   after a lambda's parameters: as MT_ALWAYS_INLINE
#pragma once

#include <bit>

#if defined(__GNUC__)
#define MT_ALWAYS_INLINE [[gnu::always_inline]] inline
#define MT_NEVER_INLINE [[gnu::noinline]]
#define MT_INLINE_LAMBDA __attribute__((always_inline))
#elif defined(_MSC_VER)
#define MT_ALWAYS_INLINE __forceinline
#define MT_NEVER_INLINE __declspec(noinline)
#define MT_INLINE_LAMBDA
#else
#define MT_ALWAYS_INLINE inline
#define MT_NEVER_INLINE
#define MT_INLINE_LAMBDA
#endif

namespace mt
{

/// The place of the lowest bit that is set, from 0; there must be one. (std::countr_zero also answers where there is
/// none, which costs three steps more.)
constexpr int lowestBit(unsigned bits)
{
#if defined(__GNUC__)
    return __builtin_ctz(bits);
#else
    return std::countr_zero(bits);
#endif
}

} // namespace mt
