// Mutants of JSON Lines that are JSON Lines again, nearly always: bytes changed at random are refused by the parser and
// never come to the code behind it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

namespace mt::fuzz
{

using Luck = std::minstd_rand;

/// A number in 0..bound-1; bound > 0.
std::size_t below(std::size_t bound, Luck& luck);

std::vector<std::string> linesOf(const std::string& text);

/// One to three small changes: lines dropped, doubled, exchanged, moved, cut; in a line a number, a tile, a word
/// changed, a field dropped, or given the value of another one. Now and then bytes, as libFuzzer does it by itself.
std::string mutatedLines(const std::string& text, Luck& luck);

/// What LLVMFuzzerCustomMutator has to do, by a function from text to text. A mutant that is too long is none.
std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed,
                   const std::function<std::string(const std::string&, Luck&)>& mutated = mutatedLines);

} // namespace mt::fuzz
