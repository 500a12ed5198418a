// What happened at one step of a game that is being looked at again.
#pragma once

#include "app/words/seat_names.h"
#include "engine/game/game.h"

class ReplayWords
{
    Q_DECLARE_TR_FUNCTIONS(ReplayWords)

public:
    /// `rounds`: how many the game has by its rules.
    static QString title(const mt::Game& game);
    /// The round before its first action.
    static QString dealt(const mt::Game& game, const SeatNames& names);
    /// An action with its events; `after` it. `seesAll`: a tile drawn is named, whoever draws it.
    static QString step(const mt::Action& action, const std::vector<mt::Event>& events, const mt::Game& after,
                        const SeatNames& names, bool seesAll);
    static QString nothingFinished();

private:
    static QString ofEvent(const mt::Event& event, const mt::Game& after, const SeatNames& names, bool seesAll);
    static QString withoutEvent(const mt::Action& action, const SeatNames& names);
};
