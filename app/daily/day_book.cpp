#include "app/daily/day_book.h"

#include <QFileInfo>

#include <tuple>

namespace
{

// Records are called after the second in which they were begun, those of the same one with a number from 2.
auto order(const RecordEntry& game)
{
    const QString name = QFileInfo(game.path).completeBaseName();
    return std::tuple(game.state == RecordEntry::State::damaged, game.begun, name.size(), name);
}

} // namespace

void DayBook::take(const std::vector<RecordEntry>& games)
{
    for (const RecordEntry& game : games) {
        if (!game.day.isValid() || (game.state == RecordEntry::State::damaged && game.round == 0))
            continue;
        DayTries& tries = days_[game.day];
        // A first try that was deleted in its middle cannot be gone on with.
        const bool isLost = game.path.isEmpty() && !isOver(game);
        const bool isFirst = !game.isPractice && !isLost && (!tries.first || order(game) < order(*tries.first));
        tries.repeats += !isFirst || tries.first ? 1 : 0;
        if (isFirst)
            tries.first = game;
    }
}

const DayTries* DayBook::find(const QDate& day) const
{
    const auto found = days_.find(day);
    return found == days_.end() ? nullptr : &found->second;
}
