// What a hint says: the action and why.
#pragma once

#include "app/people/seat_names.h"
#include "engine/ai/hint.h"

class HintWords
{
    Q_DECLARE_TR_FUNCTIONS(HintWords)

public:
    /// Empty where nothing is to be chosen and TurnWords::yourTurn() says what is to be done.
    static QString sentence(const mt::Hint& hint, const SeatNames& names);
    /// Why, as the end of a sentence about the tile.
    static QString reason(const mt::Hint& hint);
};
