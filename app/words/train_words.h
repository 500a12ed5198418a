// A train in words, as a screen reader says it.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/action.h"
#include "engine/game/table.h"

class TrainWords
{
    Q_DECLARE_TR_FUNCTIONS(TrainWords)

public:
    /// How a train stands.
    struct Standing {
        int train = 0;
        int endValue = 0;
        bool marker = false;
        bool openDouble = false;
        QString
            closed{}; ///< see closed(): for who is to move; empty: nothing keeps that one from it, or nobody is meant
    };

    /// As it stands for who is to move, or for everybody else.
    static Standing standing(const mt::Table& table, int train, bool mayMove);

    static QString mexicanTrain();
    /// "Anna's train, ends in 9, open"; and whether an AI plays there for somebody who is away.
    static QString spoken(const Standing& standing, const SeatNames& names);
    /// In few words, for a plate: what comes before the train that is closed for that reason. Empty: it is somebody's
    /// own.
    static QString closed(mt::Reason reason);

private:
    static QString state(const Standing& standing, const SeatNames& names);
};
