// English sentences for what the engine says in facts.
#pragma once

#include "engine/base/regular_file.h"
#include "engine/record/fault.h"

#include <string>
#include <string_view>

namespace mt::cli
{

/// A token from a stranger, fit to stand in a sentence: printable ASCII, not too long.
std::string printable(std::string_view token);
/// A text fit for a line on a terminal, in valid UTF-8: a tab is a blank, any other control character "?", and so is
/// each byte that belongs to no character.
std::string oneLine(std::string_view text);

/// "train 3" or "the Mexican Train".
std::string trainName(TrainId train);
/// Why an action is refused.
std::string sentence(const Refusal& refusal);
/// What is wrong with a rulebook, its options or the number of players: names option, value and what is allowed.
std::string sentence(const RulesError& error);
/// What is wrong with a line or a position.
std::string sentence(const Fault& fault);
/// Why a file is not read.
std::string sentence(const FileProblem& problem);
/// Why a file is not made, because of what stands there.
std::string whyNotWritten(const FileProblem& problem);
/// "FILE: line 7: ..."
std::string inFile(const std::string& file, const Fault& fault);

} // namespace mt::cli
