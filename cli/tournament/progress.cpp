#include "cli/tournament/progress.h"

#include <cmath>
#include <iostream>
#include <unistd.h>

namespace mt::cli
{

Progress::Progress(std::size_t blocks, bool isWanted, std::ostream& err)
    : isTerminal_(err.rdbuf() == std::cerr.rdbuf() && ::isatty(STDERR_FILENO) != 0), isWanted_(isWanted || isTerminal_),
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
