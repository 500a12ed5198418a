// What the new-game sheet hands to the table.
#pragma once

#include "app/words/seat.h"
#include "engine/rules/catalogue.h"

#include <string>
#include <vector>

/// What a game begins with.
struct GameStart {
    mt::GameRules rules;
    std::vector<Seat> seats;
    int firstSeat = 0;         ///< from 0; under `rotate`
    std::string seed;          ///< any text
    bool seedIsChosen = false; ///< by a human, who may know what comes
};
