// What there is to find out about a round that is over and somebody who played it: looked up, or else thought about and
// kept. For a thread beside the window.
#pragma once

#include "app/coach/coach_cache.h"
#include "app/saving/played_record.h"

#include <functional>

/// A finished round of a recorded game, and a seat in it.
struct CoachedSeat {
    SharedGame game;
    int round = 0; ///< from 0
    int seat = 0;
};

/// What has been found so far of the decisions; `isAll`: there is no more.
using TellCoaching = std::function<void(const mt::Coaching&, bool isAll)>;

/// `worlds`: how many it looks at for each comparison; `folder`: the data folder, empty: nothing is kept. `tell` hears
/// how it gets on, unless all was known already. None: it was asked to stop.
std::optional<CoachNotes> findCoachNotes(const CoachedSeat& coached, int worlds, const QString& folder,
                                         const mt::StopToken& stop, const TellCoaching& tell = nullptr);
