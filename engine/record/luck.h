// How lucky each seat was in the finished rounds of a game: plain counts, so that everybody can see whether "the
// computer gets the tiles".
#pragma once

#include "engine/record/played_game.h"

namespace mt
{

/// Of one seat. Dealt are the tiles that it begins a round with: those drawn in search of the engine among them, the
/// engine itself not.
struct Luck {
    int dealt = 0;
    int doublesDealt = 0;
    int pipsDealt = 0;
    int drawn = 0;        ///< tiles drawn in turns
    int fitted = 0;       ///< of those: could be laid at once
    int doublesDrawn = 0; ///< of those

    friend bool operator==(const Luck&, const Luck&) = default;
};

/// By seat.
std::vector<Luck> luckOf(const PlayedGame& game, StopToken stop = {});

} // namespace mt
