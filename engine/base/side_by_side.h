// The same work for many things, in several threads: for work of which no part depends on another.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace mt
{

/// Calls work(0), work(1), ... work(count - 1), each once, in that many threads, of which the caller's is one; which
/// of them does what is up to chance. Returns when all is done.
template <class Work>
void sideBySide(std::size_t count, int threads, const Work& work)
{
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < threads && static_cast<std::size_t>(i) < count; ++i)
        helpers.emplace_back(run);
    run();
    for (std::thread& helper : helpers)
        helper.join();
}

} // namespace mt
