#include "app/words/turn_words.h"

#include "app/platform/keyboard.h"
#include "app/words/tile_words.h"

#include <limits>

namespace
{

// Where the seat to move has to close a double, when that is a single train.
int onlyDoubleToClose(const mt::Table& table)
{
    if (table.phase == mt::Phase::duty)
        return table.rules.dutyPlace == mt::DutyPlace::cover ? table.dutyTrain : mt::noTrain;
    const mt::TrainSet doubles = table.closableDoubles();
    return doubles.count() == 1 ? doubles.lowest() : mt::noTrain;
}

// So many can be kept in mind.
constexpr qsizetype mostTilesTold = 7;
constexpr std::size_t mostPlacesTold = 3;

std::vector<int> placesOf(mt::Tile tile, const mt::Table& table, const mt::Moves& moves)
{
    std::vector<int> trains;
    for (const mt::TrainId train : mt::trainsInPlay(table))
        if (mt::mayLay(table, moves, tile, train))
            trains.push_back(train);
    return trains;
}

QStringList tilesThatFit(const mt::Table& table, const mt::Moves& moves)
{
    QStringList tiles;
    for (const mt::Tile tile : mt::playableTiles(table, moves).tiles())
        tiles.append(TileWords::text(tile));
    return tiles;
}

} // namespace

QString TurnWords::othersTurn(int seat, bool isAi, const SeatNames& names)
{
    if (!isAi)
        return tr("It is %1’s turn.").arg(names.name(seat));
    //: %1: a player who is away
    return (names.isAway(seat) ? tr("The computer is thinking for %1.") : tr("%1 is thinking.")).arg(names.name(seat));
}

QString TurnWords::yourTurn(const mt::State& state, const mt::Moves& moves, const SeatNames& names)
{
    const mt::Table& table = state.table;
    switch (table.phase) {
    case mt::Phase::roundEnd: return tr("The round is over.");
    case mt::Phase::marker: return tr("You may take your marker off or leave your train open.");
    case mt::Phase::opening: return opening(table, moves);
    case mt::Phase::turn:
    case mt::Phase::duty: return moves.plays > 0 ? play(state, moves, names) : stuck(state, moves, names);
    }
    return {};
}

QString TurnWords::spokenTurn(const mt::State& state, const mt::Moves& moves, const SeatNames& names)
{
    return turn(state, moves, names, mostTilesTold);
}

QString TurnWords::wholeTurn(const mt::State& state, const mt::Moves& moves, const SeatNames& names)
{
    return turn(state, moves, names, std::numeric_limits<qsizetype>::max());
}

QString TurnWords::turn(const mt::State& state, const mt::Moves& moves, const SeatNames& names, qsizetype mostTiles)
{
    const mt::Table& table = state.table;
    const bool isPlain = table.phase == mt::Phase::turn && !state.drawn.exists() && table.closableDoubles().isEmpty();
    const QStringList tiles = tilesThatFit(table, moves);
    // Of a tile that was drawn there is nothing else to lay.
    const bool namesTiles = !state.drawn.exists() && !tiles.isEmpty() && tiles.size() <= mostTiles;
    const QString text = isPlain && moves.plays > 0 ? spokenPlays(tiles, mostTiles)
                         : namesTiles               ? withTiles(yourTurn(state, moves, names), tiles)
                                                    : yourTurn(state, moves, names);
    const QString drawKey = Keyboard::named(QStringLiteral("D"));
    if (moves.total == 1 && (moves.draw || moves.pass || moves.endOpening))
        return tr("%1 Press %2.", "%1: a whole sentence; %2: the key").arg(text, drawKey);
    if (moves.pass || moves.endOpening)
        return tr("%1 Shift+%2 ends your turn.", "%1: a whole sentence; %2: a letter, held with Shift")
            .arg(text, drawKey);
    return text;
}

QString TurnWords::withTiles(const QString& wish, const QStringList& tiles)
{
    return tr("%1 You can play: %2.", "%1: a whole sentence, %2: tiles").arg(wish, tiles.join(QStringLiteral(", ")));
}

QString TurnWords::spokenPlays(const QStringList& tiles, qsizetype mostTiles)
{
    return tiles.size() > mostTiles
               ? tr("Your turn. %n tile(s) fit.", "", static_cast<int>(tiles.size()))
               : tr("Your turn. You can play: %1.", "%1: tiles").arg(tiles.join(QStringLiteral(", ")));
}

QString TurnWords::fits(mt::Tile tile, const mt::Table& table, const mt::Moves& moves, const SeatNames& names)
{
    const std::vector<int> trains = placesOf(tile, table, moves);
    return trains.empty() ? tr("does not fit now", "a tile")
                          : tr("fits %1", "a tile; %1: on whose trains").arg(names.ontoTrains(trains));
}

QString TurnWords::chosen(mt::Tile tile, const mt::Table& table, const mt::Moves& moves, const SeatNames& names)
{
    return tr("%1 fits %2.", "%1: tile, %2: on whose trains")
        .arg(TileWords::text(tile), names.ontoTrains(placesOf(tile, table, moves)));
}

QString TurnWords::chooseOne(mt::Tile tile, const mt::Table& table, const mt::Moves& moves, const SeatNames& names)
{
    const std::vector<int> trains = placesOf(tile, table, moves);
    if (trains.size() < 2 || trains.size() > mostPlacesTold)
        return tr("%1 fits in several places: choose one.").arg(TileWords::text(tile));
    return tr("%1 fits %2: choose one of them.", "%1: tile, %2: on whose trains")
        .arg(TileWords::text(tile), names.ontoTrains(trains));
}

QString TurnWords::spokenChooseOne(mt::Tile tile, const mt::Table& table, const mt::Moves& moves,
                                   const SeatNames& names)
{
    return tr("%1 Press Up.", "%1: a whole sentence; Up: the key with that arrow")
        .arg(chooseOne(tile, table, moves, names));
}

QString TurnWords::whyStuck(const mt::State& state, const mt::Moves& moves)
{
    if (moves.plays > 0 || !(moves.draw || moves.pass))
        return {};
    const mt::Table& table = state.table;
    mt::PipSet ends;
    for (const int train : table.available)
        ends.insert(table.trains[static_cast<std::size_t>(train)].end);
    QStringList numbers;
    for (const int end : ends) {
        // Then it is something else that forbids the tile.
        if (!state.hands[static_cast<std::size_t>(table.turn)].row(end).isEmpty())
            return {};
        numbers.append(QString::number(end));
    }
    const QString values = numbers.join(QStringLiteral(", "));
    //: %1: one or more numbers, as in "1, 6, 9"
    return moves.draw ? tr("You have no tile with %1: draw one.").arg(values)
                      : tr("You have no tile with %1: you can only pass.").arg(values);
}

QString TurnWords::opening(const mt::Table& table, const mt::Moves& moves)
{
    if (table.openingTiles == 0)
        return moves.plays > 0 ? tr("Your first turn: play as many tiles as you like on your own train.")
                               : tr("Your first turn: no tile of yours fits, so you can only pass.");
    return moves.plays > 0 ? tr("Play another tile on your train, or finish your first turn.")
                           : tr("No further tile fits: finish your first turn.");
}

QString TurnWords::play(const mt::State& state, const mt::Moves& moves, const SeatNames& names)
{
    const mt::Table& table = state.table;
    if (state.drawn.exists() && moves.pass)
        return tr("You drew %1: play it, or keep it and pass.").arg(TileWords::text(state.drawn));
    if (state.drawn.exists())
        return tr("You drew %1, and it fits: play it.").arg(TileWords::text(state.drawn));
    const int toClose = onlyDoubleToClose(table);
    if (toClose != mt::noTrain) {
        const mt::Tile tile = table.trains[static_cast<std::size_t>(toClose)].last;
        return tr("Your turn: close the double %1 %2.", "%1: tile, %2: on whose train")
            .arg(TileWords::text(tile), names.onTrain(toClose));
    }
    if (table.phase == mt::Phase::duty)
        return table.rules.doubleDuty == mt::DoubleDuty::nonDouble
                   ? tr("After a double you play one more tile, but not a double.")
                   : tr("After a double you play one more tile.");
    if (!table.closableDoubles().isEmpty())
        return tr("Your turn: close one of the open doubles.");
    return tr("Your turn: play a tile where the signal is green.");
}

QString TurnWords::stuck(const mt::State& state, const mt::Moves& moves, const SeatNames& names)
{
    const mt::Table& table = state.table;
    if (!moves.draw)
        return state.drawn.exists()
                   ? tr("%1 cannot be played either: you can only pass.").arg(TileWords::text(state.drawn))
                   : tr("No tile of yours can be played and you cannot draw: you can only pass.");
    const int toClose = onlyDoubleToClose(table);
    if (toClose != mt::noTrain) {
        const mt::Tile tile = table.trains[static_cast<std::size_t>(toClose)].last;
        return tr("The double %1 %2 must be closed and no tile of yours fits: draw one.",
                  "%1: tile, %2: on whose train")
            .arg(TileWords::text(tile), names.onTrain(toClose));
    }
    if (table.phase == mt::Phase::duty)
        return tr("You owe a tile after your double and have none for it: draw one.");
    if (!table.closableDoubles().isEmpty())
        return tr("The open doubles must be closed and no tile of yours fits: draw one.");
    return tr("No tile of yours fits: draw one.");
}

std::string_view TurnWords::rule(const mt::State& state, const mt::Moves& moves)
{
    const mt::Table& table = state.table;
    switch (table.phase) {
    case mt::Phase::roundEnd: return {};
    case mt::Phase::marker: return "markerOff";
    case mt::Phase::opening: return "opening";
    case mt::Phase::turn:
    case mt::Phase::duty: break;
    }
    const bool isDuty = table.phase == mt::Phase::duty;
    if (state.drawn.exists() && moves.pass && moves.plays > 0)
        return "drawnDouble";
    if (moves.draw)
        return isDuty ? "dutyFails" : "draw";
    if (moves.plays == 0)
        return "cannotPlay";
    if (isDuty)
        return table.rules.dutyPlace == mt::DutyPlace::cover ? "dutyPlace" : "doubleDuty";
    return !table.closableDoubles().isEmpty() ? "openDoublesBind" : std::string_view();
}
