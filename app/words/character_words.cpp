#include "app/words/character_words.h"

namespace
{

struct Entry {
    std::string_view id;
    const char* words;
};

} // namespace

QString CharacterWords::leaning(std::string_view id)
{
    static constexpr Entry table[] = {
        {"heavy", QT_TR_NOOP("Gets rid of heavy tiles first.")},
        {"light", QT_TR_NOOP("Holds on to heavy tiles.")},
        {"home", QT_TR_NOOP("Likes best to play on their own train.")},
        {"visitor", QT_TR_NOOP("Likes to play on other players’ trains.")},
        {"mexican", QT_TR_NOOP("Is fond of the Mexican Train.")},
        {"doubles", QT_TR_NOOP("Cannot keep a double for long.")},
    };
    for (const Entry& entry : table)
        if (entry.id == id)
            return tr(entry.words);
    return tr("Has no favourite kind of move.");
}
