// What keeps a level below `hard` from playing like it: the parameters of limited_planner.h, in one table.
#pragma once

#include "engine/ai/leaning.h"
#include "engine/ai/weighing.h"

namespace mt
{

/// How far somebody is from a planner that sees everything and always takes the best. As it stands here: not at all.
struct Limits {
    int glances = 0;    ///< in so many of 256 decisions the seat does not plan its train to the end,
    int sees = seesAll; ///< but no more than so many tiles of it
    int overlooks = 0;  ///< in so many of 256 it does not see where it could lay on the trains of other seats
    int reach = 0;      ///< what costs less than this more than the best is as good as the best, or nearly so
    Leaning habits{};
};

/// The limits of a level, by how many play.
struct LimitsBySeats {
    Limits two;
    Limits few;  ///< three or four
    Limits more; ///< five to seven
    Limits many;

    const Limits& of(int players) const { return players <= 2 ? two : players <= 4 ? few : players <= 7 ? more : many; }
};

/// Found by playing: docs/strength.md.
namespace limits
{
extern const LimitsBySeats none; ///< the planner itself
extern const LimitsBySeats newcomer;
extern const LimitsBySeats learner;
extern const LimitsBySeats casual;
extern const LimitsBySeats steady;
extern const LimitsBySeats skilled;
} // namespace limits

} // namespace mt
