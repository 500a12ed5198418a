// What each target says for itself; the entries that libFuzzer calls stand once, in entry.cpp and lines_entry.cpp.
#pragma once

#include "tests/fuzz/json_lines.h"

#include <string>

namespace mt::fuzz
{

/// Reads what it is given, and holds the laws of it.
void holdLaws(const std::string& text);

/// Of targets that read JSON Lines: the text changed a little. It is not empty.
std::string mutant(const std::string& text, Luck& luck);

} // namespace mt::fuzz
