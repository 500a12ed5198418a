// The rules that no option touches. They must be true by every choice of options.
#include "app/words/rule_words_tables.h"

namespace
{

using Rules = mt::GameRules;

bool owesTiles(const Rules& rules) { return rules.options.doubleDuty != mt::DoubleDuty::none; }

bool doublesBind(const Rules& rules) { return rules.options.openDoublesBind != mt::OpenDoublesBind::nobody; }

bool canBeBlocked(const Rules& rules) { return rules.options.boneyardEmpty == mt::BoneyardEmpty::pass; }

template <mt::FirstPlayer who>
bool begins(const Rules& rules)
{
    const mt::Rulebook* book = mt::findRulebook(rules.rulebook);
    return rules.options.starter == mt::Starter::rotate && book != nullptr && book->firstPlayer == who;
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): a table, which nothing happens in
std::span<const RuleWords::General> RuleWords::generals()
{
    static constexpr General table[] = {
        {"goal", QT_TR_NOOP("The aim of the game"),
         QT_TR_NOOP("You want to get rid of your tiles. They are played end to end in rows, the trains, so that halves "
                    "that touch show the same value. What is left in your hand at the end of a round counts against "
                    "you, and the lowest total wins the game.")},
        {"trainsOfAll", QT_TR_NOOP("The trains"),
         QT_TR_NOOP("Each player has a train of their own. It begins at the station and grows at its open end, one "
                    "tile after the other.")},
        {"deal", QT_TR_NOOP("The deal"), ""},
        {"engineDouble", QT_TR_NOOP("The engine of a round"),
         QT_TR_NOOP("All trains of a round begin at a double in the station, the engine. In the first round it is "
                    "the highest double of the set, in every later round the next lower one. The engine itself needs "
                    "no tile after it and never has to be closed.")},
        {"oldestStarts", QT_TR_NOOP("The first starter"),
         QT_TR_NOOP("By this leaflet the oldest player starts the first round."), begins<mt::FirstPlayer::oldest>},
        {"youngestStarts", QT_TR_NOOP("The first starter"),
         QT_TR_NOOP("By this leaflet the youngest player starts the first round."), begins<mt::FirstPlayer::youngest>},
        {"turnOrder", QT_TR_NOOP("Whose turn it is"),
         QT_TR_NOOP("The turns go round the table clockwise, one player after the other.")},
        {"oneTile", QT_TR_NOOP("What a turn is"),
         QT_TR_NOOP("On your turn you play one tile of your hand that fits, on any train that is open to you. The "
                    "rules about drawing, about doubles and about the first turn of a round can change that.")},
        {"matching", QT_TR_NOOP("Which tile fits"),
         QT_TR_NOOP("A tile fits where one of its halves shows the value at the end of the train. That half goes "
                    "against the train. A train without tiles takes the value of the engine.")},
        {"mustPlay", QT_TR_NOOP("Whoever can play must play"),
         QT_TR_NOOP("If a tile of your hand may be played anywhere, you play one. You can neither draw nor pass "
                    "instead; only a drawn double may be kept, where its rule says so.")},
        {"cannotPlay", QT_TR_NOOP("When you cannot play"),
         QT_TR_NOOP("If you cannot play a tile that you have to play, not even after drawing as far as you may, your "
                    "turn ends and a marker is put on your train, or on its place if it has no tile yet.")},
        {"otherTrains", QT_TR_NOOP("Open and closed trains"),
         QT_TR_NOOP(
             "Your own train is open to you. The train of another player is closed to you, unless a marker stands on "
             "it: then it is open to everybody. A double that you have to close comes before all that.")},
        {"unstarted", QT_TR_NOOP("A train without tiles"),
         QT_TR_NOOP("Where a marker stands on the place of a train that has no tile yet, others may start that train "
                    "with a tile of the engine’s value. It still belongs to its owner, and the marker stays.")},
        {"dutyFails", QT_TR_NOOP("When nothing follows a double"),
         QT_TR_NOOP("If no tile of your hand can follow your double, you draw, as far as you may. If you still have "
                    "none, a marker is put on your train, your turn ends and the double stays open."),
         owesTiles},
        {"closing", QT_TR_NOOP("Closing a double"),
         QT_TR_NOOP("A double is closed by playing a tile on it. Whoever has to close it may do so on any train, even "
                    "on a closed one, which stays closed to them otherwise. That tile is the whole turn: nothing more "
                    "has to follow it."),
         doublesBind},
        {"deadDouble", QT_TR_NOOP("Dead doubles"),
         QT_TR_NOOP("Once all other tiles of its value lie on the table, no tile can close a double any more. Such a "
                    "double is dead and holds nobody up."),
         doublesBind},
        {"lastTile", QT_TR_NOOP("The last tile"),
         QT_TR_NOOP("As soon as a player has only one tile left, everybody is told.")},
        {"out", QT_TR_NOOP("Going out"),
         QT_TR_NOOP("Whoever has no tile left at the end of their turn is out, and the round is over. Where a whole "
                    "train may be played in the first turn, everybody still has that first turn.")},
        {"blocked", QT_TR_NOOP("When nobody can play any more"),
         QT_TR_NOOP("If the boneyard is empty and no tile of any hand could be played anywhere, even if there were a "
                    "marker on every train, the round is over. Then it may be that nobody has gone out."),
         canBeBlocked},
        {"points", QT_TR_NOOP("Counting"),
         QT_TR_NOOP("At the end of a round you count the pips of the tiles in your hand and add them to your total. "
                    "The lowest total wins the game.")},
    };
    return table;
}
