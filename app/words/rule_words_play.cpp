// What the options say that act in a turn.
#include "app/words/rule_words_tables.h"

// NOLINTNEXTLINE(readability-function-size): a table, which nothing happens in
std::span<const RuleWords::Value> RuleWords::valuesInPlay()
{
    static constexpr Value table[] = {
        {"opening", "single", QT_TR_NOOP("On your first turn of a round you play one tile, as on every other.")},
        {"opening", "train",
         QT_TR_NOOP("On your first turn of every round you play on your own train only, but as many tiles as you like "
                    "and at least one if you can. Nothing is drawn, and doubles need nothing after them. If no tile "
                    "fits, you get a marker. Until all have had this turn, doubles left open hold nobody up and the "
                    "round cannot end, so that several players may go out in it.")},
        {"mexicanTrain", "any-turn",
         QT_TR_NOOP("The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value on any "
                    "turn, unless another rule makes you play elsewhere; once it has started, it is open to all. It "
                    "never gets a marker.")},
        {"mexicanTrain", "second-turn",
         QT_TR_NOOP(
             "The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value from your "
             "second turn of the round on; once it has started, it is open to all. It never gets a marker.")},
        {"mexicanTrain", "after-own-train",
         QT_TR_NOOP(
             "The Mexican Train belongs to everybody. You may start it with a tile of the engine’s value once your own "
             "train has a tile; once the Mexican Train has started, it is open to all. It never gets a marker.")},
        {"mexicanTrain", "none", QT_TR_NOOP("There is no Mexican Train in this game, only the trains of the players.")},
        {"ownTrainFirst", "false", QT_TR_NOOP("You may play on other open trains before your own has a tile.")},
        {"ownTrainFirst", "true",
         QT_TR_NOOP("Before your own train has a tile you may play nothing on another one. Only closing a double that "
                    "you have to close is always allowed.")},
        {"doubleDuty", "non-double",
         QT_TR_NOOP("After a double you play one more tile in the same turn. A double from your hand cannot be that "
                    "tile, even if it fits.")},
        {"doubleDuty", "any",
         QT_TR_NOOP("After a double you play one more tile in the same turn. It may be a double again, and then one "
                    "more tile must follow that.")},
        {"doubleDuty", "none", QT_TR_NOOP("A double is played like any other tile: nothing has to follow it.")},
        {"dutyPlace", "any",
         QT_TR_NOOP("The tile after a double may be played on the double or on any other train that is open to you. In "
                    "the turn in which it is played, a double closes no train to you.")},
        {"dutyPlace", "cover",
         QT_TR_NOOP("The tile after a double must be played on that very double. If all other tiles of its value "
                    "already lie on the table, nothing has to follow.")},
        {"drawnDouble", "must",
         QT_TR_NOOP("If the tile you draw to follow a double is a double itself and fits, you must play it, and then "
                    "it needs a tile after it like any other double.")},
        {"drawnDouble", "may",
         QT_TR_NOOP("If the tile you draw to follow a double is a double itself and fits, you may play it, and then it "
                    "needs a tile after it. If you keep it, your turn ends as if nothing had fitted.")},
        {"drawnDouble", "no",
         QT_TR_NOOP(
             "A double that you draw to follow a double cannot be played, even if it fits: it stays in your hand.")},
        {"openDoubles", "any", QT_TR_NOOP("If several doubles have to be closed, you choose which.")},
        {"openDoubles", "oldest",
         QT_TR_NOOP("If several doubles have to be closed, the one that was played first comes first.")},
        {"openDoublesBind", "everybody",
         QT_TR_NOOP("A double that is left open at the end of a turn must be closed before anything else is played "
                    "anywhere. This holds for every player, turn after turn, until it is closed.")},
        {"openDoublesBind", "next-player",
         QT_TR_NOOP("A double that is left open at the end of a turn must be closed by the next player before anything "
                    "else. If that player cannot, it no longer holds anybody up.")},
        {"openDoublesBind", "nobody",
         QT_TR_NOOP("A double that is left open holds nobody up. It is the end of its train like any other tile.")},
        {"draw", "until-playable",
         QT_TR_NOOP("If no tile of your hand may be played, you draw tile after tile until one may be played or the "
                    "boneyard is empty. That tile is played at once, on any train that takes it; no other tile can be "
                    "played instead.")},
        {"drawCount", "1",
         QT_TR_NOOP("If no tile of your hand may be played, you draw one from the boneyard. If it can be played, it is "
                    "played at once, on any train that takes it; no other tile can be played instead.")},
        {"drawCount", "2",
         QT_TR_NOOP("If no tile of your hand may be played, you draw up to two tiles, one at a time, and stop at the "
                    "first that may be played. It is played at once, on any train that takes it; no other tile can be "
                    "played instead.")},
        {"drawing", "per-tile",
         QT_TR_NOOP("You draw for each tile that you have to play: if a double that you drew and played asks for a "
                    "tile and you hold none for it, you draw again.")},
        {"drawing", "per-turn",
         QT_TR_NOOP("You draw for only one tile per turn: if you drew a double and played it, you do not draw for the "
                    "tile after it.")},
        {"markerOff", "automatic",
         QT_TR_NOOP("Your marker comes off by itself when you play on your own train. It stays when you play elsewhere "
                    "and when others play on your train.")},
        {"markerOff", "choice",
         QT_TR_NOOP("When you play on your own train, you say at once whether your marker comes off or stays until you "
                    "next play there. It stays when you play elsewhere and when others play on your train.")},
        {"markerOff", "any-play",
         QT_TR_NOOP("After each tile that you play, on whichever train, you may take your marker off or leave it. It "
                    "stays when others play on your train.")},
    };
    return table;
}
