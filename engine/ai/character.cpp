#include "engine/ai/character.h"

#include <algorithm>

namespace mt
{
namespace
{

constexpr Character characters[] = {
    {.id = "mina", .level = "newcomer", .leaning = "light"},
    {.id = "felix", .level = "newcomer", .leaning = "doubles"},
    {.id = "hugo", .level = "learner", .leaning = "visitor"},
    {.id = "emma", .level = "learner", .leaning = "mexican"},
    {.id = "clara", .level = "casual", .leaning = "home"},
    {.id = "dario", .level = "casual", .leaning = "visitor"},
    {.id = "leo", .level = "casual", .leaning = "heavy"},
    {.id = "bruno", .level = "steady", .leaning = "heavy"},
    {.id = "greta", .level = "steady", .leaning = "doubles"},
    {.id = "karla", .level = "skilled", .leaning = "visitor"},
    {.id = "ines", .level = "skilled", .leaning = "light"},
    {.id = "nils", .level = "skilled", .leaning = "mexican"},
    {.id = "olga", .level = "hard", .leaning = "mexican"},
    {.id = "jakob", .level = "expert", .leaning = ""},
};

} // namespace

std::span<const Character> allCharacters() { return characters; }

const Character* findCharacter(std::string_view id)
{
    const auto* const found = std::find_if(std::begin(characters), std::end(characters),
                                           [id](const Character& each) { return each.id == id; });
    return found == std::end(characters) ? nullptr : found;
}

} // namespace mt
