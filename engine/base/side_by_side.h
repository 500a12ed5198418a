// The same work for many things, in several threads: for work of which no part depends on another.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace mt
{

/// Calls run() in that many threads, of which the caller's is one, or in as many as the system gives. Returns when all
/// of them have.
template <class Run>
void runInThreads(int threads, const Run& run)
{
    std::vector<std::thread> helpers;
    try {
        for (int i = 1; i < threads; ++i)
            helpers.emplace_back(run);
    } catch (const std::system_error&) {
        // There are no more. Who has come does the work of the others.
    }
    run();
    for (std::thread& helper : helpers)
        helper.join();
}

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
    runInThreads(static_cast<int>(std::min(count, static_cast<std::size_t>(std::max(threads, 1)))), run);
}

} // namespace mt
