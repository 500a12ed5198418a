// A train in words, as a screen reader says it.
#pragma once

#include "app/words/seat_names.h"
#include "engine/game/action.h"

class TrainWords
{
    Q_DECLARE_TR_FUNCTIONS(TrainWords)

public:
    static QString mexicanTrain();
    /// "Anna's train, ends in 9, open"; and whether an AI plays there for somebody who is away.
    static QString spoken(int train, int endValue, bool marker, bool openDouble, const SeatNames& names);

    /// In few words, for a plate: what comes before the train that is closed for that reason. Empty: it is somebody's
    /// own.
    static QString closed(mt::Reason reason);

private:
    static QString state(int train, int endValue, bool marker, bool openDouble, const SeatNames& names);
};
