// Our own random numbers: pinned, so that a seed gives the same game with every compiler and library.
#pragma once

#include "engine/base/expect.h"

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
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(fraction(bound) * bound >> 32); }

    /// The draw that below(bound) would have multiplied: below(bound), but as a fraction of 2^32.
    std::uint64_t fraction(std::uint32_t bound)
    {
        MT_EXPECT(bound > 0);
        std::uint64_t drawn = next() >> 32;
        if (static_cast<std::uint32_t>(drawn * bound) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(drawn * bound) < threshold)
                drawn = next() >> 32;
        }
        return drawn;
    }

    friend bool operator==(const Rng&, const Rng&) = default;

private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::array<std::uint64_t, 4> state_;
};

/// Fisher-Yates from the back: for i = n-1 ... 1, item i changes places with item j, where each j of 0..i is equally
/// likely. As long as three steps or more are left, one number serves three of them, i, i-1 and i-2:
/// below((i+1)*i*(i-1)) is read as a number of three digits, the highest in 0..i, the next in 0..i-1, the last in
/// 0..i-2, and these are the three j. The one or two steps that may be left use below(i+1) each. At most 1625 items, so
/// that no bound overflows.
template <class T>
void shuffle(std::span<T> items, Rng& rng)
{
    MT_EXPECT(items.size() <= 1625);
    std::size_t i = items.size() < 2 ? 0 : items.size() - 1;
    for (; i >= 3; i -= 3) {
        const std::uint32_t high = static_cast<std::uint32_t>(i) + 1, middle = high - 1, low = high - 2;
        // The digits are split off from the highest by multiplying where dividing would be asked for: it is faster.
        std::uint64_t digits = rng.fraction(high * middle * low) * std::uint64_t{high};
        std::swap(items[i], items[digits >> 32]);
        digits = (digits & 0xffffffff) * middle;
        std::swap(items[i - 1], items[digits >> 32]);
        digits = (digits & 0xffffffff) * low;
        std::swap(items[i - 2], items[digits >> 32]);
    }
    for (; i > 0; --i)
        std::swap(items[i], items[rng.below(static_cast<std::uint32_t>(i) + 1)]);
}

/// SHA-256 of the bytes of `text`.
std::array<std::uint8_t, 32> sha256(std::string_view text);

} // namespace mt
