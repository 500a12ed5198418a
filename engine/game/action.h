// What a seat can do, what then happens, and why something is refused. All plain values; no words.
#pragma once

#include "engine/game/table.h"

#include <vector>

namespace mt
{

enum class ActionKind : std::uint8_t { play, draw, pass, endOpening, marker };

/// One action of a seat, as docs/formats.md lists them.
struct Action {
    ActionKind kind = ActionKind::pass;
    std::uint8_t seat = 0;   ///< from 0
    Tile tile{};             ///< of a play
    TrainId train = noTrain; ///< of a play
    bool keep = false;       ///< of a marker decision: the marker stays

    friend auto operator<=>(const Action&, const Action&) = default;
};

/// What happened, in order. Folding the events over what was visible before gives what is visible after.
enum class EventKind : std::uint8_t {
    tileDrawn,     ///< seat; tile (known to the drawer alone); also in an engine search
    engineLaid,    ///< tile; seat: the holder, or the starter when the engine lay aside
    turnStarted,   ///< seat
    tilePlayed,    ///< seat, tile, train; the train's end is now tile.other(end before)
    doubleClosed,  ///< train: the double that stood open there is covered
    doubleOpened,  ///< train: the tile just played stands open there
    markerPlaced,  ///< train
    markerRemoved, ///< train
    markerAsked,   ///< seat: whether its marker stays
    dutyOwed,      ///< seat, train: a further tile is owed for the double there
    passed,        ///< seat
    openingEnded,  ///< seat
    lastTile,      ///< seat: one tile left
    roundEnded,    ///< reason; seat: who is out (with `out`: the first of them)
};

struct Event {
    EventKind kind = EventKind::passed;
    std::uint8_t seat = 0;
    Tile tile{};
    TrainId train = noTrain;
    RoundEndReason reason = RoundEndReason::out;

    friend bool operator==(const Event&, const Event&) = default;
};

/// Why an action is refused. The comment names the facts that Refusal carries with it.
enum class Reason : std::uint8_t {
    none, ///< it is legal
    roundOver,
    notYourTurn,          ///< seat: whose turn it is
    noSuchTrain,          ///< train
    tileNotInHand,        ///< tile
    doubleMustBeClosed,   ///< tile, train: the open double that binds, nearest to be closed
    olderDoubleFirst,     ///< tile, train: the oldest live double, which comes first (`openDoubles: oldest`)
    trainClosed,          ///< train: another's, without a marker
    ownTrainFirst,        ///< train: `ownTrainFirst`, one's own is unstarted
    mexicanTrainLater,    ///< `mexicanTrain: second-turn`, this is the first turn
    mexicanAfterOwnTrain, ///< `mexicanTrain: after-own-train`, one's own is unstarted
    openingOnOwnTrain,    ///< `opening: train`: only on one's own train
    doubleForDuty,        ///< tile: a double from the hand cannot serve (`doubleDuty: non-double`)
    coverTheDouble,       ///< tile, train: `dutyPlace: cover`, that double
    drawnDoubleUseless,   ///< tile: `drawnDouble: no`
    onlyDrawnTile,        ///< tile: after drawing, only the drawn tile may be laid
    doesNotFit,           ///< tile, train; pip: the value it must have
    canPlay,              ///< tile, train: something that can be laid, so no draw and no pass
    mustDraw,             ///< a pass before drawing
    boneyardEmpty,        ///< a draw from an empty boneyard
    drawnEnough,          ///< a further draw for this tile or this turn
    noDrawInOpening,
    decideMarker,     ///< first say whether the marker stays
    noMarkerQuestion, ///< nothing is asked about a marker
    notInOpening,     ///< `end-opening` outside an opening
    openingNeedsTile, ///< `end-opening` before a tile was laid
    openingMustEnd,   ///< a pass after tiles were laid: `end-opening` is meant
};

struct Refusal {
    Reason reason = Reason::none;
    std::uint8_t seat = 0;
    Tile tile{};
    TrainId train = noTrain;
    std::uint8_t pip = 0;

    bool isLegal() const { return reason == Reason::none; }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

} // namespace mt
