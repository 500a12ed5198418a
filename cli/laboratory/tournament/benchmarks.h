// Players that only a tournament seats: bounds that see what no player may see, and policies to measure levels by. They
// are of this command's own: nobody can be given one as an opponent.
#pragma once

#include "engine/base/random.h"
#include "engine/game/round.h"

#include <span>
#include <string_view>

namespace mt::cli
{

struct Benchmark {
    std::string_view id;
    /// A legal action of the seat to move, which has a choice. It may look at everything.
    Action (*choose)(const State& state, Rng& rng);
    bool isSlow; ///< plays rounds to their end in mind
};

/// `random`, `greedy` and `public` go by what their seat sees; `sees-hands` knows every hand, `clairvoyant` the
/// boneyard too.
std::span<const Benchmark> allBenchmarks();
/// The benchmark of that id, or nullptr.
const Benchmark* findBenchmark(std::string_view id);

} // namespace mt::cli
