#include "engine/base/expect.h"

#include <cstdio>
#include <cstdlib>

namespace mt::detail
{

void brokenExpectation(const char* file, int line, const char* condition)
{
    std::fprintf(stderr, "%s:%d: this was expected of the caller: %s\n", file, line, condition);
    std::abort();
}

} // namespace mt::detail
