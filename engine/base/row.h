// A row of things with a number each: tiles by their index, trains by their id, hands by their seat.
#pragma once

#include "engine/base/expect.h"

#include <array>
#include <concepts>
#include <cstddef>

namespace mt
{

/// std::array that is asked by any kind of whole number; it must be in 0..size-1.
template <class T, std::size_t size_>
struct Row : std::array<T, size_> {
    template <std::integral Number>
    constexpr T& operator[](Number number)
    {
        return std::array<T, size_>::operator[](place(number));
    }
    template <std::integral Number>
    constexpr const T& operator[](Number number) const
    {
        return std::array<T, size_>::operator[](place(number));
    }

    friend bool operator==(const Row&, const Row&) = default;

private:
    template <std::integral Number>
    static constexpr std::size_t place(Number number)
    {
        MT_EXPECT(number >= Number{0} && static_cast<std::size_t>(number) < size_);
        return static_cast<std::size_t>(number);
    }
};

} // namespace mt
