#include "app/setup/character_model.h"

#include "app/people/seat.h"
#include "app/platform/plain_text.h"
#include "app/words/character_words.h"
#include "app/words/level_words.h"
#include "engine/ai/character.h"

int CharacterModel::rowOf(const QString& id) const
{
    const auto found = std::ranges::find(rows(), id, &CharacterRow::character);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void CharacterModel::retranslate()
{
    std::vector<CharacterRow> characters;
    for (const mt::Character& each : mt::allCharacters())
        characters.push_back(
            {plainText(each.id), nameOf(each), LevelWords::name(each.level), CharacterWords::leaning(each.leaning)});
    setRows(std::move(characters));
}

#include "moc_character_model.cpp"
