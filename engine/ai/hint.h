// What to do next, and why: the best action with the fact about it that a player can use.
#pragma once

#include "engine/ai/seat_view.h"
#include "engine/base/stop_token.h"
#include "engine/game/memory.h"

#include <string>

namespace mt
{

enum class HintReason : std::uint8_t {
    onlyChoice,    ///< there is nothing else to do
    closesDouble,  ///< it closes a double that has to be closed, or that the seat has just laid
    freesTrain,    ///< after it one's own locomotive comes off, or may
    coveredDouble, ///< a double that a tile of the hand can follow
    nextOfTrain,   ///< it is the next tile of the longest train from one's own train's end
    notInTrain,    ///< it is no tile of that train, and goes elsewhere
    heaviest,      ///< of the tiles that can be laid none has more pips
    ownTileFits,   ///< the marker comes off, and a tile of the hand fits on that train
    noTileFits,    ///< the marker stays, and none of the hand fits there, which others may change
    bestRest,      ///< it leaves the best hand, by the planner's reckoning
    inMostWorlds,  ///< in `ahead` of `worlds` worlds, most of them, it comes out ahead of what else looks best
    onAverage,     ///< over so many worlds it comes out better than that
    playedOn       ///< no fact of these is so: it came out better where rounds were played on, as told beside it
};

struct Hint {
    Action action;
    HintReason reason = HintReason::bestRest;
    int ahead = 0;  ///< of `worlds`, which had no part in choosing the action; of inMostWorlds alone
    int worlds = 0; ///< of the reason

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// The view must be of the seat to move, which must have something to do. It depends on the view and nothing else.
Hint hintFor(const SeatView& view);
/// The action, one of legalActions(view), with the fact about it: what it is good for, if it is good. Where there is
/// none and the planner does not hold it for the best, playedOn.
Hint reasonedFor(const SeatView& view, const Action& action);

/// The same by playing on in worlds that may be (search.h). It is the planner's hint unless another action comes out
/// better there, and in other worlds again. `memory` as for a level. The same with the same seed; once it is to stop,
/// the planner's hint.
Hint hintBySearch(const SeatView& view, const Memory& memory, const std::string& seed, StopToken stop = {});

} // namespace mt
