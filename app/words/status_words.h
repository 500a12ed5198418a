// How things stand on the table, for somebody who wants it told: one line each.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/game.h"

#include <QStringList>

class StatusWords
{
    Q_DECLARE_TR_FUNCTIONS(StatusWords)

public:
    /// What everybody at the table sees, and `handCount` tiles in the hand shown (-1: none is). `sentence`: whose turn
    /// it is. The game must be active.
    static QStringList lines(const mt::Game& game, const QString& sentence, int handCount, const SeatNames& names);
};
