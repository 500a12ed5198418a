#include "app/setup/level_model.h"

#include "app/platform/plain_text.h"
#include "app/words/level_words.h"
#include "engine/ai/level.h"

int LevelModel::defaultRow() const { return rowOf(std::string(mt::defaultLevel)); }

int LevelModel::rowOf(const std::string& id) const
{
    const mt::Level* const level = mt::findOffered(id);
    if (level == nullptr)
        return -1;
    const auto found = std::ranges::find(rows(), plainText(level->id), &LevelRow::id);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void LevelModel::retranslate()
{
    std::vector<LevelRow> levels;
    for (const mt::Level& level : mt::allLevels())
        if (level.offered)
            levels.push_back({plainText(level.id), LevelWords::name(level.id), LevelWords::note(level.id)});
    setRows(std::move(levels));
}

#include "moc_level_model.cpp"
