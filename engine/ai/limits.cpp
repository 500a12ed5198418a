#include "engine/ai/limits.h"

namespace mt
{

namespace limits
{
namespace
{

// What beginners are told first, and do the more readily the less they see: their own train, closed when it stands
// open, and a double as soon as it fits.
constexpr Leaning firstLessons{.ownTrain = 350, .freesOwn = 400, .doubles = 250};
constexpr Leaning lessons{.ownTrain = 250, .freesOwn = 300, .doubles = 200};
constexpr Leaning habits{.ownTrain = 150, .freesOwn = 200, .doubles = 150};
constexpr Leaning fewHabits{.ownTrain = 100, .freesOwn = 150, .doubles = 100};
constexpr Leaning hardlyHabits{.ownTrain = 50, .freesOwn = 100, .doubles = 50};

} // namespace

constexpr LimitsBySeats none{};
// With two at the table hands are large, and one look that is too short costs much; with many it hardly costs anything.
constexpr LimitsBySeats newcomer{
    .two = {.glances = 72, .sees = 2, .overlooks = 112, .reach = 2150, .habits = firstLessons},
    .few = {.glances = 144, .sees = 2, .overlooks = 112, .reach = 2310, .habits = firstLessons},
    .more = {.glances = 192, .sees = 2, .overlooks = 112, .reach = 2700, .habits = firstLessons},
    .many = {.glances = 192, .sees = 2, .overlooks = 112, .reach = 3480, .habits = firstLessons},
};
constexpr LimitsBySeats learner{
    .two = {.glances = 24, .sees = 3, .overlooks = 72, .reach = 2000, .habits = lessons},
    .few = {.glances = 88, .sees = 3, .overlooks = 72, .reach = 2230, .habits = lessons},
    .more = {.glances = 120, .sees = 3, .overlooks = 72, .reach = 2560, .habits = lessons},
    .many = {.glances = 120, .sees = 3, .overlooks = 72, .reach = 3060, .habits = lessons},
};
constexpr LimitsBySeats casual{
    .two = {.glances = 8, .sees = 3, .overlooks = 40, .reach = 1615, .habits = habits},
    .few = {.glances = 40, .sees = 3, .overlooks = 40, .reach = 1780, .habits = habits},
    .more = {.glances = 56, .sees = 3, .overlooks = 40, .reach = 2050, .habits = habits},
    .many = {.glances = 56, .sees = 3, .overlooks = 40, .reach = 2380, .habits = habits},
};
constexpr LimitsBySeats steady{
    .two = {.overlooks = 20, .reach = 1230, .habits = fewHabits},
    .few = {.glances = 16, .sees = 4, .overlooks = 20, .reach = 1390, .habits = fewHabits},
    .more = {.glances = 24, .sees = 4, .overlooks = 20, .reach = 1540, .habits = fewHabits},
    .many = {.glances = 24, .sees = 4, .overlooks = 20, .reach = 1700, .habits = fewHabits},
};
constexpr LimitsBySeats skilled{
    .two = {.overlooks = 8, .reach = 760, .habits = hardlyHabits},
    .few = {.overlooks = 8, .reach = 900, .habits = hardlyHabits},
    .more = {.overlooks = 8, .reach = 990, .habits = hardlyHabits},
    .many = {.overlooks = 8, .reach = 1060, .habits = hardlyHabits},
};

} // namespace limits

} // namespace mt
