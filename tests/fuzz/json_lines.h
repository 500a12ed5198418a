// Mutants of JSON Lines that are JSON Lines again, nearly always: bytes changed at random are refused by the parser and
// never come to the code behind it.
#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace mt::fuzz
{

using Luck = std::minstd_rand;

/// A number in 0..bound-1; bound > 0.
std::size_t below(std::size_t bound, Luck& luck);

std::vector<std::string> linesOf(const std::string& text);

/// One to three small changes: lines dropped, doubled, exchanged, moved, cut; in a line a number, a tile, a word
/// changed, a field dropped, or given the value of another one.
std::string mutatedLines(const std::string& text, Luck& luck);

} // namespace mt::fuzz
