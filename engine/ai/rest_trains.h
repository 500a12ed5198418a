// What the best train of a hand is worth while tiles are laid out of it, in mind or on the table: mostly known without
// a search. The weigher's tool; nobody else's.
#pragma once

#include "engine/ai/planner.h"

#include <array>
#include <span>

namespace mt
{

class RestTrains
{
public:
    /// The hand and the end of its train from which tiles are now laid. What was found before is of use where the hand
    /// and the train went on from there; it is forgotten where they did not.
    void begin(const Hand& hand, int end);

    struct Worth {
        int most = 0;         ///< it is worth no more
        bool isKnown = false; ///< and no less
    };
    /// What bestTrain(left, end, weights) is worth: known if it is `needed` or more, and mostly when it is not. `left`:
    /// what of the hand is left without the tiles `gone`, some of them laid on its own train, which now ends in `end`,
    /// and some elsewhere; `laid`: the worth of the former. It is asked about three different `weights.perPip` at most;
    /// the other weights are always the same.
    Worth worth(const Hand& left, std::span<const Tile> gone, int end, const TileWeights& weights, int laid,
                int needed);

private:
    /// A best train of a hand that there was.
    struct Whole {
        int perPip = -1; ///< -1: none
        int end = 0;
        Hand hand;
        Hand train;
        int worth = 0;
        bool isOfNow = false; ///< of the hand and the end that stand in `hand_` and `end_`
    };
    const Whole& whole(const TileWeights& weights);
    bool goesOn(Whole& whole, const TileWeights& weights) const;

    Hand hand_;
    int end_ = 0;
    std::array<Whole, 3> wholes_{};
};

} // namespace mt
