// What a function asks of its callers, said in code: MT_EXPECT(condition) at its beginning.
//
// Debug builds (dev, asan, clang) check it: where it does not hold, file, line and condition go to standard error and
// the program is aborted. Release builds (NDEBUG) do not look at it, and what happens then is not defined: the caller
// is wrong, and the same caller is wrong in a test first. So a condition must have no effect.
#pragma once

#ifdef NDEBUG
#define MT_EXPECT(condition) static_cast<void>(sizeof((condition) ? 1 : 0))
#else
#define MT_EXPECT(condition)                                                                                           \
    ((condition) ? static_cast<void>(0) : ::mt::detail::brokenExpectation(__FILE__, __LINE__, #condition))
#endif

namespace mt::detail
{

[[noreturn]] void brokenExpectation(const char* file, int line, const char* condition);

} // namespace mt::detail
