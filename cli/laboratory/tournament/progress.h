// How far a tournament is, for whoever waits for it.
#pragma once

#include <chrono>
#include <iosfwd>

namespace mt::cli
{

/// Says it on a line that is written over where `err` is a terminal's, else on a line now and then, and only where that
/// `isWanted`.
class Progress
{
public:
    Progress(std::size_t blocks, bool isWanted, std::ostream& err);
    /// So many blocks are whole now, one at least.
    void say(std::size_t whole);

private:
    using Clock = std::chrono::steady_clock;

    bool isTerminal_;
    bool isWanted_;
    std::size_t blocks_;
    std::ostream& err_;
    Clock::time_point began_ = Clock::now();
    Clock::time_point said_{};
};

} // namespace mt::cli
