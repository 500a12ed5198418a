#include "app/daily/day_book.h"

#include <utility>

namespace
{

// Records are called after the second in which they were begun, and within one each has a name of its own.
bool isEarlier(const GameSummary& one, const GameSummary& other)
{
    return std::pair(one.begun, one.path) < std::pair(other.begun, other.path);
}

} // namespace

void DayBook::take(const std::vector<GameSummary>& games)
{
    for (const GameSummary& game : games) {
        if (!game.day.isValid())
            continue;
        DayTries& tries = days_[game.day];
        const bool isFirst = !game.isRepeat && (!tries.first || isEarlier(game, *tries.first));
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
