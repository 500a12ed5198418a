#include "cli/laboratory/tournament/workers.h"

#include "engine/base/side_by_side.h"

#include <csignal>
#include <exception>
#include <mutex>
#include <sstream>

namespace mt::cli
{
namespace
{

class Workers
{
public:
    Workers(const Tournament& tournament, const std::vector<int>& numbers, const std::function<bool(Block)>& whole,
            StopSource& stop, std::ostream& err)
        : tournament_(tournament), numbers_(numbers), whole_(whole), stop_(stop), err_(err)
    {
    }

    void work()
    {
        std::optional<int> number;
        while ((number = takeNext())) {
            std::ostringstream said;
            try {
                std::optional<Block> block = playBlock(tournament_, *number, stop_.token(), said);
                handIn(std::move(block), said);
            } catch (...) {
                fail(said);
            }
        }
    }

    void rethrow() const
    {
        if (failure_)
            std::rethrow_exception(failure_);
    }

private:
    std::optional<int> takeNext()
    {
        const std::lock_guard lock(mutex_);
        if (next_ == numbers_.size() || stop_.token().stopRequested())
            return std::nullopt;
        return numbers_[next_++];
    }

    // What programs have said in one block stands together, also where one of them fails: there it is wanted most.
    void say(std::ostringstream& said)
    {
        err_ << said.str() << std::flush;
        said.str({});
    }

    void handIn(std::optional<Block> block, std::ostringstream& said)
    {
        const std::lock_guard lock(mutex_);
        say(said);
        // One that became whole after the others were given up does not count: which one it is depends on the threads.
        if (block && !ended_ && !whole_(std::move(*block)))
            end();
    }

    void fail(std::ostringstream& said)
    {
        const std::lock_guard lock(mutex_);
        say(said);
        if (!failure_ && !ended_)
            failure_ = std::current_exception();
        end();
    }

    void end()
    {
        ended_ = true;
        stop_.requestStop();
    }

    const Tournament& tournament_;
    const std::vector<int>& numbers_;
    const std::function<bool(Block)>& whole_;
    StopSource& stop_;
    std::ostream& err_;
    std::mutex mutex_;
    std::size_t next_ = 0;
    bool ended_ = false;
    std::exception_ptr failure_;
};

StopSource* toStop = nullptr;

void askToStop(int signal)
{
    std::signal(signal, SIG_DFL);
    toStop->requestStop();
}

} // namespace

void playBlocks(const Tournament& tournament, const std::vector<int>& numbers, int threads,
                const std::function<bool(Block)>& whole, StopSource& stop, std::ostream& err)
{
    Workers workers(tournament, numbers, whole, stop, err);
    runInThreads(threads, [&] { workers.work(); });
    workers.rethrow();
}

Interruptible::Interruptible(StopSource& stop)
{
    toStop = &stop;
    interrupted_ = std::signal(SIGINT, askToStop);
    terminated_ = std::signal(SIGTERM, askToStop);
    // Whoever started us in the background may have said that it is not meant for us.
    if (interrupted_ == SIG_IGN)
        std::signal(SIGINT, SIG_IGN);
}

Interruptible::~Interruptible()
{
    std::signal(SIGINT, interrupted_);
    std::signal(SIGTERM, terminated_);
}

} // namespace mt::cli
