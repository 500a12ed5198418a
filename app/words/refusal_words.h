// Why the engine refused something, in one sentence.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/action.h"

class RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWords)

public:
    /// Empty for `none`. Every other reason has a sentence (tested over the whole enum).
    static QString sentence(const mt::Refusal& refusal, const SeatNames& names);

private:
    static QString aboutTrains(const mt::Refusal& refusal, const SeatNames& names);
};
