#include "engine/ai/leaning.h"

namespace mt
{
namespace
{

constexpr NamedLeaning leanings[] = {
    {.id = "heavy", .leaning = {.heavy = 80}},      {.id = "light", .leaning = {.heavy = -80}},
    {.id = "home", .leaning = {.ownTrain = 900}},   {.id = "visitor", .leaning = {.foreign = 2200}},
    {.id = "mexican", .leaning = {.mexican = 800}}, {.id = "doubles", .leaning = {.doubles = 900, .rashness = 600}},
};

} // namespace

Leaning operator*(const Leaning& leaning, Share share)
{
    const auto of = [&](int liking) { return liking * share.of256 / 256; };
    return {.heavy = of(leaning.heavy),
            .ownTrain = of(leaning.ownTrain),
            .freesOwn = of(leaning.freesOwn),
            .foreign = of(leaning.foreign),
            .mexican = of(leaning.mexican),
            .doubles = of(leaning.doubles),
            .rashness = of(leaning.rashness),
            .closing = of(leaning.closing)};
}

Leaning operator+(const Leaning& a, const Leaning& b)
{
    return {.heavy = a.heavy + b.heavy,
            .ownTrain = a.ownTrain + b.ownTrain,
            .freesOwn = a.freesOwn + b.freesOwn,
            .foreign = a.foreign + b.foreign,
            .mexican = a.mexican + b.mexican,
            .doubles = a.doubles + b.doubles,
            .rashness = a.rashness + b.rashness,
            .closing = a.closing + b.closing};
}

std::span<const NamedLeaning> allLeanings() { return leanings; }

} // namespace mt
