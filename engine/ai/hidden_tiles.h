// Where the tiles that a seat cannot see may lie or have lain: what worlds.h and others_choices.h talk about.
#pragma once

#include "engine/base/tile.h"

#include <bitset>
#include <span>

namespace mt
{

/// A place is where a tile was before the round began, as far as it makes a difference: in a seat's hand, in the
/// boneyard, or where a seat drew it from at a certain moment. Moments are numbers of actions done before.
struct HiddenPlace {
    static constexpr int boneyard = -1;
    int seat = boneyard; ///< who held the tile, or in the end nobody
    int since = 0;       ///< when it came into that hand; 0: it was dealt
    int capacity = 1;    ///< tiles that it has room for yet
};

struct HiddenTile {
    static constexpr int nobody = -1;
    static constexpr int unknown = -1;
    static constexpr int theEnd = 1 << 20;
    Tile tile;
    int seat = nobody;   ///< who laid it
    int until = theEnd;  ///< when it was laid
    int drawn = unknown; ///< the `since` of the place that it was drawn from, where that is known
    int place = -1;      ///< an index
    std::bitset<256> mayBeIn{};
    bool isGone() const { return seat != nobody; }
};

/// A tile that is to go to another place. Several at once go round: as many come to a place as leave it.
struct PlaceChange {
    HiddenTile* tile = nullptr;
    int to = 0;
};

/// Whether a tile that was there first was in the seat's hand at that moment.
inline bool wasInHand(const HiddenTile& tile, const HiddenPlace& place, int seat, int when)
{
    return place.seat == seat && place.since <= when && tile.until >= when;
}

} // namespace mt
