// What stands above a game that is being looked at again.
#pragma once

#include "engine/game/game.h"

#include <QCoreApplication>
#include <QString>

class ReplayWords
{
    Q_DECLARE_TR_FUNCTIONS(ReplayWords)

public:
    /// `isAgain`: its one round had been played before.
    static QString title(const mt::Game& game, bool isAgain);
    static QString nothingFinished();
};
