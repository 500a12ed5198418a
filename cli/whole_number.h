// Options of the command line that are whole numbers.
#pragma once

#include <CLI/CLI.hpp>

namespace mt::cli
{

/// A check for an option: a whole number in low..high, as people write one. CLI11 by itself reads 010 as 8, and 0x10
/// as 16.
CLI::Validator wholeNumber(int low, int high);

} // namespace mt::cli
