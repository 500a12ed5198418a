// What happened in one step of a round: for the replay and for the log.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/game.h"

class StepWords
{
    Q_DECLARE_TR_FUNCTIONS(StepWords)

public:
    /// Who begins the round and why. `deal`: the one of the round that the game is in, or has just finished.
    static QString begun(const mt::Game& game, const mt::Deal& deal, const SeatNames& names);
    /// The same after how many tiles each was dealt.
    static QString dealt(const mt::Game& game, const mt::Deal& deal, const SeatNames& names);
    /// An action with its events; `after` it, where it ends the round. `seesAll`: a tile drawn is named, whoever draws
    /// it.
    static QString step(const mt::Action& action, const std::vector<mt::Event>& events, const mt::Game& after,
                        const SeatNames& names, bool seesAll);

private:
    static QString takesTurn(const mt::Game& game, const mt::Deal& deal, const SeatNames& names);
    static QString holdsEngine(const mt::Game& game, int drawn, const SeatNames& names);
    static QString ofEvent(const mt::Event& event, const mt::Game& after, const SeatNames& names, bool seesAll);
    static QString withoutEvent(const mt::Action& action, const SeatNames& names);
};
