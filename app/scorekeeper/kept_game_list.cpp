#include "app/scorekeeper/kept_game_list.h"

#include "app/scores/score_words.h"
#include "app/words/fault_words.h"

#include <QFileInfo>

QVariant KeptGameList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const KeptGameStore::Entry& kept = entry(index.row());
    switch (role) {
    case NamesRole: return kept.problem ? QFileInfo(kept.path).fileName() : ScoreWords::players(kept.game.table);
    case BlurbRole: return kept.problem ? FaultWords::problem(*kept.problem) : ScoreWords::progress(kept.game.table);
    case ReadableRole: return !kept.problem;
    default: return {};
    }
}

QHash<int, QByteArray> KeptGameList::roleNames() const
{
    return {{NamesRole, "names"}, {BlurbRole, "blurb"}, {ReadableRole, "readable"}};
}

void KeptGameList::show(std::vector<KeptGameStore::Entry> entries)
{
    beginResetModel();
    entries_ = std::move(entries);
    endResetModel();
    emit countChanged();
}

void KeptGameList::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {NamesRole, BlurbRole});
}
