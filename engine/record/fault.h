// What is wrong with a record, a position or a line of the bot protocol: facts, no words.
#pragma once

#include "engine/game/action.h"
#include "engine/rules/catalogue.h"

#include <string>

namespace mt
{

/// The comment names the facts that a Fault carries with it, apart from its line.
enum class FaultKind : std::uint8_t {
    // the text itself
    unreadable,     ///< the file or stream failed
    empty,          ///< nothing there, or an empty line
    notJson,        ///< it cannot be read as JSON
    numberTooLarge, ///< a number that no computer holds
    byteOrderMark,  ///< it begins with one
    tooLong,        ///< a line or position beyond maxTextBytes
    tooDeep,        ///< nested beyond maxJsonDepth
    notAnObject,
    duplicateKey, ///< key

    // keys and values
    missingKey,   ///< key
    badValue,     ///< key; value: what stands there, as JSON
    wrongFormat,  ///< value: what `format` says; expected: what it should
    wrongVersion, ///< value; expected
    rules,        ///< rules: the rulebook, its options or the number of players

    // a record's lines in their order
    unknownLine,      ///< none of the kinds of line there are, or several at once
    headerExpected,   ///< the first line is something else
    roundExpected,    ///< the next round's line, or a seat's change of hands, must come here
    actionExpected,   ///< the round is running
    roundEndExpected, ///< the round is over: its roundEnd line must come first
    gameEndExpected,  ///< the game is over: its gameEnd line must come
    afterGameEnd,     ///< a line after the last

    // a record against the rules
    illegalAction,  ///< action, refusal
    wrongRound,     ///< value, expected: the number of the round
    wrongEngine,    ///< value, expected: a tile
    wrongFirstSeat, ///< value, expected: a seat from 1
    wrongDeck,      ///< not exactly the tiles that are dealt from; tile: one missing, twice or not of the set
    wrongCommit,    ///< the deal's fingerprint is another
    noSuchSeat,     ///< value: a seat from 1
    undoTooFar,     ///< value; expected: how many actions there are to take back
    wrongReason,    ///< value, expected
    wrongScores,    ///< value, expected: by seat
    wrongTotals,    ///< value, expected: by seat
    wrongWinners,   ///< value, expected: seats from 1

    unknownAction, ///< among actions alone: a line of another kind

    // a position
    tileMissing,        ///< tile: it is nowhere
    tileTwice,          ///< tile
    tileNotInSet,       ///< tile
    engineNotDouble,    ///< tile
    engineNotHeld,      ///< tile: in a hand, but not in that of `turn`, or not under `engine: held`
    engineNotYetLaid,   ///< tile: still in a hand, but trains are begun
    trainMissing,       ///< train
    trainTwice,         ///< train
    noMexicanTrain,     ///< an entry for it under `mexicanTrain: none`
    mexicanMarker,      ///< a marker on it
    tileDoesNotFit,     ///< tile, train; pip: the value it must have
    openDoubleMissing,  ///< train: ends in a double, not listed
    openDoubleNotThere, ///< train: listed, but does not end in a double
    openDoubleTwice,    ///< train
    bindingNotOpen,     ///< train: binds, but is not among the open doubles
    seatTwice,          ///< value: a seat from 1, in `opened`
    positionOver,       ///< reason: the round is over, so no seat can be about to move
};

struct Fault {
    FaultKind kind = FaultKind::notJson;
    long long line = 1; ///< from 1
    std::string key{};
    std::string value{};
    std::string expected{};
    Tile tile{};
    TrainId train = noTrain;
    int pip = 0;
    RoundEndReason reason = RoundEndReason::out;
    Action action{};
    Refusal refusal{};
    RulesError rules{};
};

/// A line of a record, and a whole position, is never longer; far more than the largest game needs.
inline constexpr std::size_t maxTextBytes = std::size_t{1} << 20;
/// A record is never larger: a million lines of a game.
inline constexpr std::uint64_t maxRecordBytes = std::uint64_t{64} << 20;
inline constexpr int maxJsonDepth = 16;

} // namespace mt
