// Perft: how many different sequences of n actions a position has. One wrong rule anywhere below it changes the number.
#pragma once

#include "engine/record/replay.h"
#include "tests/engine/game/reference_rules.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mt::testing
{

/// How many sequences of exactly `depth` legal actions there are; a round that ends sooner adds nothing.
std::uint64_t countSequences(const State& state, int depth);
std::uint64_t countSequences(const reference::Round& round, int depth);

/// A round brought to some position, and what is counted there.
struct PerftBlock {
    Replay replay;
    std::vector<std::pair<int, std::uint64_t>> counts; ///< depth, sequences
};

/// Reads a file of tests/data/perft; its first lines say how. What is wrong with it goes to `problem`.
std::vector<PerftBlock> readPerft(const std::string& path, std::string& problem);

/// The same round by the other reading of the rules.
reference::Round referenceOf(const Replay& replay);

} // namespace mt::testing
