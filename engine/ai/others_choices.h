// What the others chose tells of their hands: somebody who plays as the planner does would have done the same in the
// hand they had. So a way in which the tiles can lie counts as a quarter of another one for each choice of another seat
// that the planner would have made differently in it.
//
// A quarter and not nothing, because few are the planner. Measured by how well worlds foretell where the tiles are
// (docs/strength.md), it helps where the others are levels that see much, and where they see little it misleads next to
// nothing: then most ways in which the tiles can lie are as bad at explaining.
#pragma once

#include "engine/ai/hidden_tiles.h"
#include "engine/ai/rest_trains.h"
#include "engine/ai/seat_view.h"
#include "engine/base/random.h"
#include "engine/game/memory.h"

#include <vector>

namespace mt
{

class OthersChoices
{
public:
    /// `view`, `memory`: of the same seat, and of one round. `places` must stay where they are as long as this is used.
    OthersChoices(const SeatView& view, const Memory& memory, std::span<const HiddenPlace> places);

    /// Nobody else had a choice yet.
    bool isEmpty() const { return choices_.empty(); }
    /// The tiles lie so now.
    void begin(std::span<const HiddenTile> tiles);
    /// Whether a chain of worlds goes on with these changes: surely where the choices of the others are explained as
    /// well by them, else by chance, the less likely the less they are (Metropolis). If so, they have been carried out
    /// here; the caller carries them out with the tiles.
    bool accepts(std::span<const PlaceChange> changes, Rng& rng);

private:
    /// Something that another seat did where it may have had a choice.
    struct Choice {
        int seat = 0;
        int when = 0;
        int drawn = HiddenTile::unknown; ///< the `since` of the place from which the tile was drawn that counts now
        Action done;
        State state; ///< of hands the seat's own alone counts, of the others' how many tiles they are
        bool isPlanners = true;
    };
    /// How it was before a change.
    struct Before {
        Choice* choice = nullptr;
        Hand hand;
        Tile drawn;
        bool isPlanners = true;
    };

    const HiddenPlace& place(int index) const { return places_[static_cast<std::size_t>(index)]; }
    bool concerns(const Choice& choice, std::span<const PlaceChange> changes) const;
    void carryOut(Choice& choice, std::span<const PlaceChange> changes) const;
    static bool isPlanners(const Choice& choice, RestTrains& trains);

    std::span<const HiddenPlace> places_;
    std::vector<Choice> choices_; ///< by seat, and of each in their order
    std::vector<Before> before_;  ///< of one change; kept for its memory
};

} // namespace mt
