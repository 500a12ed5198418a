#include "cli/laboratory/tournament/move_times.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <ctime>
#include <numeric>

namespace mt::cli
{

// Below 16 each number is a bucket; above, each octave is eight.
std::size_t MoveTimes::bucketOf(std::int64_t nanoseconds)
{
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(nanoseconds, 0));
    if (time < 16)
        return time;
    const auto shift = static_cast<std::size_t>(std::bit_width(time)) - 4;
    return 8 * shift + (time >> shift);
}

std::int64_t MoveTimes::lowest(std::size_t bucket)
{
    if (bucket < 16)
        return static_cast<std::int64_t>(bucket);
    const std::size_t shift = bucket / 8 - 1;
    return static_cast<std::int64_t>(bucket - 8 * shift) << shift;
}

MoveTimes& MoveTimes::operator+=(const MoveTimes& other)
{
    std::transform(counts_.begin(), counts_.end(), other.counts_.begin(), counts_.begin(), std::plus<>());
    return *this;
}

std::int64_t MoveTimes::count() const { return std::accumulate(counts_.begin(), counts_.end(), std::int64_t{0}); }

double MoveTimes::quantile(double part) const
{
    const auto wanted = static_cast<std::int64_t>(std::ceil(static_cast<double>(count()) * part));
    std::int64_t so = 0;
    for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
        so += counts_[bucket];
        if (counts_[bucket] > 0 && so >= wanted)
            return static_cast<double>(lowest(bucket) + lowest(bucket + 1)) / 2e9;
    }
    return 0;
}

std::vector<std::pair<std::int64_t, std::int64_t>> MoveTimes::filled() const
{
    std::vector<std::pair<std::int64_t, std::int64_t>> all;
    for (std::size_t bucket = 0; bucket < buckets; ++bucket)
        if (counts_[bucket] > 0)
            all.emplace_back(lowest(bucket), counts_[bucket]);
    return all;
}

std::int64_t Stopwatch::now() const
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    if (clock_ == Clock::processor) {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
    }
#endif
    return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace mt::cli
