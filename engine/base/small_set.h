// Sets of small numbers: of pip values, of seats, of trains. Each is one machine word, and what is asked of it one or
// two instructions; this is the only place that says how.
#pragma once

#include "engine/base/compiler.h"
#include "engine/base/expect.h"

#include <bit>
#include <concepts>
#include <cstdint>

namespace mt
{

/// A set of numbers in 0..limit-1, held in a `Bits`. `Kind` tells sets of different things apart. A value. An element
/// may be asked about by any kind of whole number; it must be in that range. Elements are walked through from the
/// lowest: for (const int pip : pips).
template <class Kind, std::unsigned_integral Bits, int limit>
class SmallSet
{
public:
    constexpr SmallSet() = default;
    /// The set of these, each in 0..limit-1.
    template <std::integral... Elements>
    requires(sizeof...(Elements) > 0) constexpr explicit SmallSet(Elements... elements) : bits_((bitOf(elements) | ...))
    {
    }
    /// 0..count-1; count in 0..limit.
    static constexpr SmallSet firstOf(int count)
    {
        MT_EXPECT(count >= 0 && count <= limit);
        return fromBits(static_cast<Bits>((std::uint64_t{1} << count) - 1));
    }

    constexpr bool contains(std::integral auto element) const { return (bits_ & bitOf(element)) != 0; }
    constexpr bool isEmpty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    /// The lowest, the highest; the set must not be empty.
    constexpr int lowest() const
    {
        MT_EXPECT(!isEmpty());
        return lowestBit(bits_);
    }
    constexpr int highest() const
    {
        MT_EXPECT(!isEmpty());
        return static_cast<int>(std::bit_width(bits_)) - 1;
    }
    /// The n-th, from 0 and from the lowest; there must be that many.
    constexpr int nth(int n) const
    {
        MT_EXPECT(n >= 0 && n < count());
        Bits left = bits_;
        // The first steps without a branch: how many there are is a matter of luck, and most sets that are asked have
        // few.
        for (int i = 0; i < 2; ++i)
            left &= static_cast<Bits>(left - static_cast<Bits>(n > i));
        for (int i = 2; i < n; ++i)
            left &= static_cast<Bits>(left - 1);
        return lowestBit(left);
    }

    /// Already there, or already gone, is the same.
    constexpr void insert(std::integral auto element) { bits_ |= bitOf(element); }
    constexpr void erase(std::integral auto element) { bits_ &= static_cast<Bits>(~bitOf(element)); }
    /// Puts it in where it is not, takes it out where it is.
    constexpr void flip(std::integral auto element) { bits_ ^= bitOf(element); }

    constexpr SmallSet& operator|=(SmallSet other) { return *this = *this | other; }
    constexpr SmallSet& operator&=(SmallSet other) { return *this = *this & other; }
    constexpr SmallSet& operator^=(SmallSet other) { return *this = *this ^ other; }
    constexpr SmallSet& operator-=(SmallSet other) { return *this = *this - other; }
    /// In either of them; in both; in one alone; in the first and not in the second.
    friend constexpr SmallSet operator|(SmallSet a, SmallSet b)
    {
        return fromBits(static_cast<Bits>(a.bits_ | b.bits_));
    }
    friend constexpr SmallSet operator&(SmallSet a, SmallSet b)
    {
        return fromBits(static_cast<Bits>(a.bits_ & b.bits_));
    }
    friend constexpr SmallSet operator^(SmallSet a, SmallSet b)
    {
        return fromBits(static_cast<Bits>(a.bits_ ^ b.bits_));
    }
    friend constexpr SmallSet operator-(SmallSet a, SmallSet b)
    {
        return fromBits(static_cast<Bits>(a.bits_ & ~b.bits_));
    }
    /// Whether they share something.
    constexpr bool meets(SmallSet other) const { return !(*this & other).isEmpty(); }

    /// The set itself, or nothing: without a branch, for where a processor cannot guess which.
    constexpr SmallSet onlyIf(bool condition) const
    {
        return fromBits(static_cast<Bits>(bits_ & (Bits{0} - static_cast<Bits>(condition))));
    }

    /// As a word: bit n for element n. For who packs it into something larger.
    constexpr Bits bits() const { return bits_; }
    static constexpr SmallSet fromBits(Bits bits)
    {
        SmallSet set;
        set.bits_ = bits;
        return set;
    }

    class Iterator
    {
    public:
        constexpr explicit Iterator(Bits left) : left_(left) {}
        constexpr int operator*() const { return lowestBit(left_); }
        constexpr Iterator& operator++()
        {
            left_ &= static_cast<Bits>(left_ - 1);
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        Bits left_;
    };
    /// What is put in or taken out on the way is not met: the walk has a copy.
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr bool operator==(SmallSet, SmallSet) = default;

private:
    template <std::integral Element>
    static constexpr Bits bitOf(Element element)
    {
        MT_EXPECT(element >= Element{0} && static_cast<int>(element) < limit);
        return static_cast<Bits>(Bits{1} << element);
    }

    Bits bits_ = 0;
};

} // namespace mt
