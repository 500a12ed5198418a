#include "app/setup/level_model.h"

#include "app/words/level_words.h"

#include <algorithm>

LevelModel::LevelModel(QObject* parent) : QAbstractListModel(parent)
{
    for (const mt::Level& level : mt::allLevels())
        if (level.offered)
            ids_.emplace_back(level.id);
}

int LevelModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ids_.size());
}

QVariant LevelModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::string& id = ids_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole: return QString::fromStdString(id);
    case NameRole: return LevelWords::name(id);
    case BlurbRole: return LevelWords::blurb(id);
    default: return {};
    }
}

QHash<int, QByteArray> LevelModel::roleNames() const
{
    return {{IdRole, "id"}, {NameRole, "name"}, {BlurbRole, "blurb"}};
}

void LevelModel::retranslate() { emit dataChanged(index(0), index(rowCount() - 1), {NameRole, BlurbRole}); }

int LevelModel::rowOf(const std::string& id) const
{
    const auto found = std::find(ids_.begin(), ids_.end(), id);
    return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
}
