// The same tiles again: a round that is over begins once more, from its first move, against one's own result.
#pragma once

#include "app/setup/game_start.h"

#include <QCoreApplication>

/// A game of that one round: the deal, the seats and levels as they sat down, the rules but for how many rounds there
/// are. `scores`: what it came to the first time, by seat; `colours` of the locomotives, by seat.
GameStart sameTilesAgain(const mt::GameRules& rules, const std::vector<mt::RecordPlayer>& players,
                         const mt::RoundLine& deal, const std::vector<int>& scores,
                         const std::vector<QString>& colours);

class SameTilesWords
{
    Q_DECLARE_TR_FUNCTIONS(SameTilesWords)

public:
    /// How the people at the table did, now and then; `now` and `then` by seat.
    static QString comparison(const std::vector<Seat>& seats, const std::vector<int>& now,
                              const std::vector<int>& then);
};
