// What people did in the finished rounds of one record, as far as awards and bests go: worked out from the record
// alone.
#pragma once

#include "engine/base/stop_token.h"
#include "engine/record/played_game.h"

#include <map>
#include <set>

struct GameFeats {
    /// Of one person in one round. Nobody has any in a round in which something was taken back, nor whose seat was
    /// handed over in it: AI seats have none.
    struct Seat {
        int seat = 0;                     ///< from 0
        std::set<std::string> awards;     ///< earned, by id
        std::map<std::string, int> bests; ///< values, by id
        friend bool operator==(const Seat&, const Seat&) = default;
    };
    struct Round {
        int number = 1;   ///< from 1
        std::string deal; ///< its fingerprint: the same tiles have the same one, whatever record they are in
        std::vector<Seat> seats;
        friend bool operator==(const Round&, const Round&) = default;
    };

    std::string rulebook;           ///< id
    std::vector<std::string> names; ///< by seat, as typed
    std::vector<Round> rounds;      ///< those in which somebody has something
    friend bool operator==(const GameFeats&, const GameFeats&) = default;
};

/// Another one whenever a record comes to something else than before: what an older program worked out is forgotten.
inline constexpr int featsVersion = 2;

/// The same tiles again, and a repeat of a deal of the day, come to nothing. Asked to stop, it answers with something
/// else.
GameFeats featsOf(const mt::PlayedGame& game, const mt::StopToken& stop = {});
