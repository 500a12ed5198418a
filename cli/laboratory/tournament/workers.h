// Blocks played by several threads.
#pragma once

#include "cli/laboratory/tournament/block.h"

#include <functional>
#include <iosfwd>

namespace mt::cli
{

/// Plays these blocks, in this order as far as it goes with that many threads. `whole` is given each that is whole, one
/// at a time; when it answers false the others are given up. So they are when somebody asks `stop`. What a thread
/// throws is thrown here, after the others have stopped.
void playBlocks(const Tournament& tournament, const std::vector<int>& numbers, int threads,
                const std::function<bool(Block)>& whole, StopSource& stop, std::ostream& err);

/// While there is one, being interrupted or terminated asks to stop; a second time it ends the program.
class Interruptible
{
public:
    explicit Interruptible(StopSource& stop);
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    ~Interruptible();

private:
    using Handler = void (*)(int);
    Handler interrupted_;
    Handler terminated_;
};

} // namespace mt::cli
