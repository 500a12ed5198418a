// What each seat did in one round of a recorded game, counted from the events: what awards and bests are judged by.
#pragma once

#include "engine/record/played_game.h"

/// Of one seat. Tiles drawn in search of the engine are none that it drew.
struct Deeds {
    bool wentOut = false;
    int points = 0;           ///< left in its hand
    int othersPoints = 0;     ///< left in all other hands together
    int fewestOfOthers = 0;   ///< tiles, in the smallest of the other hands
    int train = 0;            ///< tiles on its own train at the end, whoever laid them
    int turns = 0;            ///< that it began
    int drawn = 0;            ///< tiles
    int laid = 0;             ///< tiles
    int laidAtHome = 0;       ///< of those: on its own train
    int laidInTurn = 0;       ///< in the turn in which it laid most
    int laidOnMexican = 0;    ///< on the Mexican Train
    int hosts = 0;            ///< other seats on whose trains it laid something
    int doubles = 0;          ///< that it laid
    int closed = 0;           ///< doubles that others had laid, and it closed
    mt::Tile last{};          ///< the tile that it laid last; none: it laid none
    bool endsAsGuest = false; ///< that one lies on another seat's train
};

/// By seat. `round` from 0: one of game.rounds.
std::vector<Deeds> deedsOf(const mt::PlayedGame& game, int round);
