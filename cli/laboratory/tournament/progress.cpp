#include "cli/laboratory/tournament/progress.h"

#include <cmath>
#include <iostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace mt::cli
{
namespace
{

// Standard error, which somebody looks at.
bool isTerminal()
{
#ifdef _WIN32
    return ::_isatty(::_fileno(stderr)) != 0;
#else
    return ::isatty(STDERR_FILENO) != 0;
#endif
}

} // namespace

Progress::Progress(std::size_t blocks, bool isWanted, std::ostream& err)
    : isTerminal_(err.rdbuf() == std::cerr.rdbuf() && isTerminal()), isWanted_(isWanted || isTerminal_),
      blocks_(blocks), err_(err)
{
}

void Progress::say(std::size_t whole)
{
    const auto pause = std::chrono::seconds(isTerminal_ ? 1 : 10);
    const auto now = Clock::now();
    const bool isLast = whole == blocks_;
    if (!isWanted_ || (said_ != Clock::time_point() && now - said_ < pause && !isLast))
        return;
    said_ = now;
    const double took = std::chrono::duration<double>(now - began_).count();
    const double left = took / static_cast<double>(whole) * static_cast<double>(blocks_ - whole);
    err_ << (isTerminal_ ? "\r" : "") << whole << " of " << blocks_ << " blocks, " << std::llround(left) << " s left "
         << (isTerminal_ && !isLast ? "" : "\n") << std::flush;
}

} // namespace mt::cli
