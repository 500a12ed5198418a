// What the options say that act before and after the playing of a round.
#include "app/words/rule_words_tables.h"

std::span<const RuleWords::Value> RuleWords::valuesBeforePlay()
{
    static constexpr Value table[] = {
        {"engine", "held",
         QT_TR_NOOP(
             "The engine is dealt among the other tiles. Its holder puts it into the station and at once has a turn.")},
        {"engine", "aside", QT_TR_NOOP("The engine lies in the station before the tiles are dealt.")},
        {"engineSearch", "full-pass",
         QT_TR_NOOP("If nobody holds the engine, the players draw one tile each in turn until it turns up. Even then "
                    "they draw on until everybody has drawn the same number, as far as the boneyard goes. Seat 1 draws "
                    "first in round 1, later the seat after the last starter.")},
        {"engineSearch", "stop",
         QT_TR_NOOP("If nobody holds the engine, the players draw one tile each in turn and stop as soon as it turns "
                    "up. Seat 1 draws first in round 1, later the seat after the last starter.")},
        {"starter", "engine-holder", QT_TR_NOOP("Whoever holds or draws the engine starts the round.")},
        {"starter", "rotate",
         QT_TR_NOOP("One player starts the first round; every later round is started by the next player clockwise.")},
        {"ties", "joint", QT_TR_NOOP("Players who share the lowest total win together.")},
        {"ties", "zero-rounds",
         QT_TR_NOOP("Among players with the same lowest total, the one with the most rounds of 0 points wins. If that "
                    "is equal too, the lowest of the other rounds decides. If even that is equal, they win together.")},
        {"openHands", "false", QT_TR_NOOP("Nobody sees the tiles of the others.")},
        {"openHands", "true",
         QT_TR_NOOP("All hands lie face up, and everybody may look at everybody’s tiles: good for learning together.")},
        {"short", "false", QT_TR_NOOP("The short game is not played.")},
        {"short", "true",
         QT_TR_NOOP("The short game, for 2 to 4 players: the tiles with a 10, 11 or 12 stay in the box, the first "
                    "engine is the double 9, and at most ten rounds are played.")},
        {"hands", "rulebook", QT_TR_NOOP("How many tiles each player gets follows the rulebook’s own table.")},
        {"hands", "cardinal",
         QT_TR_NOOP("How many tiles each player gets follows the Cardinal table: 15 for 2 to 4 players, 12 for 5 or "
                    "6, 11 for 7 or 8, with the double-12 set.")},
        {"hands", "masters",
         QT_TR_NOOP("How many tiles each player gets follows the Masters table: 15 for 2 to 4 players, 12 for 5 or "
                    "6, 10 for 7 or 8, with the double-12 set.")},
        {"hands", "pressman",
         QT_TR_NOOP("How many tiles each player gets follows the Pressman table: 15 for 2 to 4 players, 11 for 5 or "
                    "6, 8 for 7 or 8, with the double-12 set.")},
        {"boneyardEmpty", "pass",
         QT_TR_NOOP("When the boneyard is empty, play goes on without drawing: whoever cannot play passes and gets a "
                    "marker.")},
        {"boneyardEmpty", "end",
         QT_TR_NOOP("When the last tile of the boneyard has been drawn, that turn is played to its end, and with it "
                    "the round is over.")},
        {"goOutOnDouble", "true", QT_TR_NOOP("A double may be your last tile: nothing has to follow it.")},
        {"goOutOnDouble", "false",
         QT_TR_NOOP("If your last tile is a double and a tile has to follow it, you draw. Only if you cannot draw do "
                    "you go out on the double.")},
    };
    return table;
}
