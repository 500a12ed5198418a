// What the new-game sheet hands to the table.
#pragma once

#include "app/people/seat.h"
#include "engine/rules/catalogue.h"

#include <optional>
#include <string>
#include <vector>

/// 128 bits that nobody can guess, as 32 hexadecimal digits: for a seed, and for a game's id.
std::string randomDigits();

/// What a game begins with.
struct GameStart {
    mt::GameRules rules;
    std::vector<Seat> seats;
    int firstSeat = 0;         ///< from 0; under `rotate`
    std::string seed;          ///< any text
    bool seedIsChosen = false; ///< by a human, who may know what comes
    /// The same tiles again: a round that was played before, with its deal. `rules.options.rounds` is 1 then, and
    /// firstSeat says nothing.
    struct Round {
        mt::RoundLine deal;
        std::vector<int> scores; ///< what it came to when its tiles were not known yet, by seat
    };
    std::optional<Round> again{};
    bool isRepeat = false;           ///< a whole game whose deals have been played before
    std::string program{};           ///< the version of this program, where the record shall tell it
    std::string id = randomDigits(); ///< the game's own (mt::isGameId); empty: its record has none
};
