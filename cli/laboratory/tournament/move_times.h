// How long decisions took: as many as there may be, in little room.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace mt::cli
{

/// Times in nanoseconds, each known to within an eighth.
class MoveTimes
{
public:
    void add(std::int64_t nanoseconds, std::int64_t count = 1) { counts_[bucketOf(nanoseconds)] += count; }
    MoveTimes& operator+=(const MoveTimes& other);

    std::int64_t count() const;
    /// The time that such a part of them (0..1) did not exceed, in seconds; 0 where there is none.
    double quantile(double part) const;
    /// (from that many nanoseconds on, to an eighth more; how many), of those that there are.
    std::vector<std::pair<std::int64_t, std::int64_t>> filled() const;

private:
    static constexpr std::size_t buckets = 496;
    static std::size_t bucketOf(std::int64_t nanoseconds);
    static std::int64_t lowest(std::size_t bucket);

    std::array<std::int64_t, buckets> counts_{};
};

/// A clock that is started, and asked once.
class Stopwatch
{
public:
    /// The processor's time that this thread was given, or the time that went by. The former does not see what else the
    /// machine is busy with, but to ask it may take longer than a quick decision.
    enum class Clock : std::uint8_t { processor, wall };
    explicit Stopwatch(Clock clock) : clock_(clock), began_(now()) {}
    std::int64_t nanoseconds() const { return now() - began_; }

private:
    std::int64_t now() const;

    Clock clock_;
    std::int64_t began_;
};

} // namespace mt::cli
