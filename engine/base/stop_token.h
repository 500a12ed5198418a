// Asking work on another thread to stop. Our own, because not every standard library has one: clang's hides it.
#pragma once

#include <atomic>
#include <memory>

namespace mt
{

/// What the work looks at, now and then: has it been asked to stop? A value; copies hear of the same request. One that
/// comes from no StopSource is never asked. May be read by any thread at any time.
class StopToken
{
public:
    StopToken() = default;

    /// Once true it stays true.
    bool stopRequested() const { return asked_ != nullptr && asked_->load(std::memory_order_acquire); }

private:
    friend class StopSource;
    explicit StopToken(std::shared_ptr<const std::atomic<bool>> asked) : asked_(std::move(asked)) {}

    std::shared_ptr<const std::atomic<bool>> asked_;
};

/// Who may ask. Nobody is waited for: the work ends when it looks at its token. Copies ask the same work; a source of
/// its own is made anew, and what was asked of another one does not reach its tokens.
class StopSource
{
public:
    StopSource() : asked_(std::make_shared<std::atomic<bool>>(false)) {}
    // Copied only: what was moved away would have nobody left to ask.
    StopSource(const StopSource&) = default;
    StopSource& operator=(const StopSource&) = default;

    StopToken token() const { return StopToken(asked_); }
    /// From any thread; what was done before it is seen by whoever then sees stopRequested(). Asking again changes
    /// nothing.
    void requestStop() { asked_->store(true, std::memory_order_release); }

private:
    std::shared_ptr<std::atomic<bool>> asked_;
};

} // namespace mt
