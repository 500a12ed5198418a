// A disk that takes as long as a test wants.
#pragma once

#include "app/saving/sync_queue.h"

#include <future>

/// A queue in which nothing is done as long as it is held up.
class HeldQueue
{
public:
    void hold()
    {
        release_ = {};
        queue.add([held = release_.get_future().share()] {
            held.wait();
            return std::error_code();
        });
    }
    void release() { release_.set_value(); }

    SyncQueue queue;

private:
    std::promise<void> release_;
};
