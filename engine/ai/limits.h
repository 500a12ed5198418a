// What keeps a level below `hard` from playing like it: the parameters of limited_planner.h, in one table.
#pragma once

#include "engine/ai/weighing.h"

#include <array>

namespace mt
{

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

Leaning operator+(const Leaning& a, const Leaning& b);

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
extern const LimitsBySeats newcomer;
extern const LimitsBySeats learner;
extern const LimitsBySeats casual;
extern const LimitsBySeats steady;
extern const LimitsBySeats skilled;
} // namespace limits

} // namespace mt
