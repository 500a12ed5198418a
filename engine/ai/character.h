// The opponents who have a name: each plays at a level and has a leaning by which they can be known.
#pragma once

#include "engine/ai/level.h"

#include <span>
#include <string_view>

namespace mt
{

struct Character {
    std::string_view id;      ///< also `nameId` of a record: what they are called is a matter of the language
    std::string_view level;   ///< at which they are at home; whoever sets a table up may let them play at another
    std::string_view leaning; ///< one of allLeanings(), or empty
};

/// All of them, as one meets them on the way from the weakest to the strongest: by level, and within one by what their
/// leanings make of it (docs/strength.md). One for each seat that there can be.
std::span<const Character> allCharacters();
/// The character of that id, or nullptr.
const Character* findCharacter(std::string_view id);

} // namespace mt
