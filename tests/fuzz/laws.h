// What must hold whatever is read: a law that is broken ends the program, which is how libFuzzer is told.
#pragma once

#include <string_view>

namespace mt::fuzz
{

/// The law in words, and what broke it.
void hold(bool kept, std::string_view law, std::string_view what = {});
/// Something was refused: there is one sentence for it, in UTF-8 and without control characters.
void holdSentence(std::string_view sentence);

} // namespace mt::fuzz
