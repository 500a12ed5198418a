// What does not add up in the points of a round, in words.
#pragma once

#include "app/scorekeeper/score_check.h"

#include <QCoreApplication>
#include <QString>

class DoubtWords
{
    Q_DECLARE_TR_FUNCTIONS(DoubtWords)

public:
    static QString sentence(const ScoreDoubt& doubt, const SeatNames& names);
};
