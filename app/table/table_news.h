// What the others did since somebody's last turn: it stays marked on the table until they have had the next one.
#pragma once

#include "engine/base/tile.h"

#include <map>

struct TableNews {
    struct Seat {
        int drew = 0; ///< tiles
        bool passed = false;
        friend bool operator==(const Seat&, const Seat&) = default;
    };

    std::map<int, int> laid;   ///< who laid the tile, by its id
    std::map<int, Seat> seats; ///< who did something else
};
