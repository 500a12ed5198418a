// What a player at the table likes to do, so that they can be known by it: how the opponents differ who are equally
// strong.
#pragma once

#include <span>
#include <string_view>

namespace mt
{

/// So many 256ths.
struct Share {
    int of256 = 256;
};

/// What somebody likes to do at the table, or not where it is negative: an action of that kind costs them so much less
/// than the planner says (WeighedAction's unit).
struct Leaning {
    int heavy = 0;    ///< for each pip of a tile that is laid
    int ownTrain = 0; ///< a play on one's own train
    int freesOwn = 0; ///< the same while that train stands open; taking the marker off
    int foreign = 0;  ///< a play on another seat's train
    int mexican = 0;  ///< a play on the Mexican Train
    int doubles = 0;  ///< a double laid
    int rashness = 0; ///< a double laid that no tile of one's hand could cover
    int closing = 0;  ///< a play on an open double that is not on one's own train

    friend bool operator==(const Leaning&, const Leaning&) = default;
};

/// A part of it, towards nothing.
Leaning operator*(const Leaning& leaning, Share share);
Leaning operator+(const Leaning& a, const Leaning& b);

/// A leaning that a player can be given beside a level.
struct NamedLeaning {
    std::string_view id; ///< as records and the command line write it
    Leaning leaning;
};

/// All of them. Each costs its player little, and shows in what lies open for all: docs/strength.md.
std::span<const NamedLeaning> allLeanings();

} // namespace mt
