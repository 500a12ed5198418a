// How the tiles that a seat cannot see may lie: worlds, all of them such that everything that was done in the round
// could have been done.
//
// What a seat has seen and remembers says of each tile in which places (hidden_tiles.h) it can have been. A step lets
// two or three tiles change places where they may; after enough steps one way in which they can lie is as likely as
// another, or as what the others chose makes it (others_choices.h).
//
// That the round was not over before (ruling 9) says nothing about who holds what: with an empty boneyard everybody
// knows what all the others hold together. Only where `ownTrainFirst` lets one seat play with what another may not does
// it say something, and that is left out.
#pragma once

#include "engine/ai/others_choices.h"
#include "engine/ai/seat_view.h"
#include "engine/base/random.h"
#include "engine/base/stop_token.h"
#include "engine/game/memory.h"

#include <bitset>
#include <optional>
#include <vector>

namespace mt
{

class Worlds
{
public:
    /// What else than the rules counts.
    enum class Reads : std::uint8_t {
        nothing, ///< each way in which the tiles can lie is as likely as another
        choices  ///< it is the likelier, the more of the others' choices it explains; dearer by far
    };

    /// `memory`: of the same seat, and of all that was done in the round, or since the position in which the view's
    /// game began. It depends on these, `rng` and `reads` alone. Asked to stop, it soon gives worlds that are possible,
    /// and no more than that.
    Worlds(const SeatView& view, const Memory& memory, const Rng& rng, Reads reads = Reads::nothing,
           const StopToken& stop = {});
    Worlds(const Worlds&) = delete;
    Worlds& operator=(const Worlds&) = delete;

    /// The next one: viewOf() of it gives the seat's view again. Its boneyard lies in an order of its own.
    const State& next();

private:
    /// A seat drew or passed: it held none of these, or the tile that it had drawn last was none of them.
    struct Lack {
        int seat = 0;
        int when = 0;                    ///< the number of actions before
        int drawn = HiddenTile::unknown; ///< the `since` of the only place it speaks of, or of all
        Hand tiles;
    };

    void findHidden(const SeatView& view);
    void follow(const Memory& memory);
    bool couldBe(const HiddenTile& tile, const HiddenPlace& place) const;
    void placeAll();
    bool findPlaceFor(std::size_t tile, std::bitset<256>& asked);
    void mix(std::size_t steps);
    void step();
    void carryOut(std::span<const PlaceChange> changes);
    void fill();

    State state_;
    int seat_;
    Rng rng_;
    StopToken stop_;
    std::vector<HiddenPlace> places_;
    std::vector<HiddenTile> tiles_;
    std::vector<std::size_t> loose_; ///< those of tiles_ that may be in more than one place
    std::vector<Lack> lacks_;
    std::optional<OthersChoices> choices_; ///< none: they are not read
};

} // namespace mt
