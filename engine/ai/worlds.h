// How the tiles that a seat cannot see may lie: worlds, each as likely as the others, and all of them such that
// everything that was done in the round could have been done.
//
// A place is where a tile was before the round began, as far as it makes a difference: in a seat's hand, in the
// boneyard, or where a seat drew it from at a certain moment. What a seat has seen and remembers says of each tile in
// which places it can have been. A step lets two or three tiles change places where they may; after enough steps one
// way in which they can lie is as likely as another.
//
// That the round was not over before (ruling 9) says nothing about who holds what: with an empty boneyard everybody
// knows what all the others hold together. Only where `ownTrainFirst` lets one seat play with what another may not does
// it say something, and that is left out.
#pragma once

#include "engine/ai/seat_view.h"
#include "engine/base/random.h"
#include "engine/game/memory.h"

#include <bitset>
#include <vector>

namespace mt
{

class Worlds
{
public:
    /// `memory`: of the same seat, and of all that was done in the round, or since the position in which the view's
    /// game began. It depends on these and `rng` alone.
    Worlds(const SeatView& view, const Memory& memory, const Rng& rng);

    /// The next one: viewOf() of it gives the seat's view again. Its boneyard lies in an order of its own.
    const State& next();

private:
    struct Place {
        int seat = boneyard; ///< who held the tile, or in the end nobody
        int since = 0;       ///< the number of actions before it came into that hand; 0: it was dealt
        int capacity = 1;    ///< tiles
    };
    struct Hidden {
        Tile tile;
        int seat = boneyard; ///< who laid it, or nobody
        int until = theEnd;  ///< the number of actions before it was laid
        int drawn = unknown; ///< the `since` of the place that it was drawn from, where that is known
        int place = -1;
        std::bitset<256> mayBeIn{};
        bool isGone() const { return seat != boneyard; }
    };
    /// A seat drew or passed: it held none of these, or the tile that it had drawn last was none of them.
    struct Lack {
        int seat = 0;
        int when = 0;        ///< the number of actions before
        int drawn = unknown; ///< the `since` of the only place it speaks of, or of all
        Hand tiles;
    };
    static constexpr int boneyard = -1;
    static constexpr int unknown = -1;
    static constexpr int theEnd = 1 << 20;

    void findHidden(const SeatView& view);
    void follow(const Memory& memory);
    bool couldBe(const Hidden& tile, const Place& place) const;
    void placeAll();
    bool findPlaceFor(std::size_t tile, std::bitset<256>& asked);
    void mix(std::size_t steps);
    void step();
    void fill();

    State state_;
    int seat_;
    Rng rng_;
    std::vector<Place> places_;
    std::vector<Hidden> tiles_;
    std::vector<std::size_t> loose_; ///< those of tiles_ that may be in more than one place
    std::vector<Lack> lacks_;
};

} // namespace mt
