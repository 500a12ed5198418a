#include "app/setup/rulebook_model.h"

#include "app/words/rulebook_words.h"

int RulebookModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(mt::allRulebooks().size());
}

QVariant RulebookModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::string_view id = mt::allRulebooks()[static_cast<std::size_t>(index.row())].id;
    switch (role) {
    case IdRole: return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    case NameRole: return RulebookWords::rulebookName(id);
    case BlurbRole: return RulebookWords::rulebookBlurb(id);
    default: return {};
    }
}

QHash<int, QByteArray> RulebookModel::roleNames() const
{
    return {{IdRole, "id"}, {NameRole, "name"}, {BlurbRole, "blurb"}};
}

void RulebookModel::retranslate() { emit dataChanged(index(0), index(rowCount() - 1), {NameRole, BlurbRole}); }
