// Our own random numbers: pinned, so that a seed gives the same game with every compiler and library.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace mt
{

/// xoshiro256** (Blackman and Vigna). Seeded from text: the state is the SHA-256 of the text's bytes, read as four
/// little-endian 64-bit words. Any text is a seed. A value: a copy goes on with the same numbers.
class Rng
{
public:
    explicit Rng(std::string_view seed);

    std::uint64_t next()
    {
        const std::uint64_t result = rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotl(state_[3], 45);
        return result;
    }

    /// A number in 0..bound-1, each equally likely; bound in 1..2^32-1. The upper 32 bits of next() are multiplied by
    /// the bound (Lemire's method); draws that would make some numbers likelier are thrown away.
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    friend bool operator==(const Rng&, const Rng&) = default;

private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::array<std::uint64_t, 4> state_;
};

/// Fisher-Yates from the back: for i = n-1 ... 1, item i changes places with item below(i + 1).
template <class T>
void shuffle(std::span<T> items, Rng& rng)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
}

/// SHA-256 of the bytes of `text`.
std::array<std::uint8_t, 32> sha256(std::string_view text);

} // namespace mt
