// A train in words, as a screen reader says it.
#pragma once

#include "app/words/seat_names.h"

class TrainWords
{
    Q_DECLARE_TR_FUNCTIONS(TrainWords)

public:
    static QString mexicanTrain();
    /// "Anna's train, ends in 9, open"; and whether an AI plays there for somebody who is away.
    static QString spoken(int train, int endValue, bool marker, bool openDouble, const SeatNames& names);

private:
    static QString state(int train, int endValue, bool marker, bool openDouble, const SeatNames& names);
};
