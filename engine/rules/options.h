// The options of the rules: everything in which printed rulebooks and families differ, as one value.
// What each value means stands beside it; the switch that carries it out stands in
// engine/game/turn_machine.h, engine/game/round_end.h or engine/game/move_finder.h.
#pragma once

#include <cstdint>

namespace mt
{

/// Where the engine is when the tiles are dealt.
enum class Engine : std::uint8_t { held, aside };
/// How drawing goes on while nobody holds the engine (`held` only).
enum class EngineSearch : std::uint8_t { fullPass, stop };
enum class Starter : std::uint8_t { engineHolder, rotate };
/// `train`: a seat's first turn of a round lays one tile or more on its own train, no draw, no duty.
enum class Opening : std::uint8_t { single, train };
/// When a seat may *start* the Mexican Train; once started it is open to all.
enum class MexicanTrain : std::uint8_t { anyTurn, secondTurn, afterOwnTrain, none };
/// What a double owes: one further tile that is no double; any tile, a double owing again; nothing.
enum class DoubleDuty : std::uint8_t { nonDouble, any, none };
/// `cover`: the duty tile must lie on that very double; a double dead when laid then owes nothing.
enum class DutyPlace : std::uint8_t { any, cover };
/// A double drawn for the duty that fits: must be laid, may be laid, cannot be used.
enum class DrawnDouble : std::uint8_t { must, may, no };
/// Which open doubles a bound seat may close.
enum class OpenDoubles : std::uint8_t { any, oldest };
/// Whom an open double binds. `nextPlayer`: doubles laid in the turn just ended bind the next seat only.
enum class OpenDoublesBind : std::uint8_t { everybody, nextPlayer, nobody };
/// When a marker comes off: by itself when the owner plays on the own train; then, if the owner says so; after any
/// play of the owner, if the owner says so.
enum class MarkerOff : std::uint8_t { automatic, choice, anyPlay };
enum class BoneyardEmpty : std::uint8_t { pass, end };
enum class Draw : std::uint8_t { one, untilPlayable };
/// `perTurn`: who has drawn for one tile of this turn does not draw for another.
enum class Drawing : std::uint8_t { perTile, perTurn };
enum class Ties : std::uint8_t { joint, zeroRounds };
enum class HandTable : std::uint8_t { rulebook, cardinal, masters, pressman };

/// The rules of one game. The defaults are what holds where nobody set a house rule (docs/rules.md, section 1); the
/// rulebooks' own values stand in the catalogue. Make one with resolveRules(), which checks that its parts go together.
struct Options {
    std::uint8_t set = 12; ///< double-N: 6, 9, 12, 15 or 18
    Engine engine = Engine::aside;
    EngineSearch engineSearch = EngineSearch::fullPass;
    Starter starter = Starter::rotate;
    Opening opening = Opening::single;
    MexicanTrain mexicanTrain = MexicanTrain::anyTurn;
    bool ownTrainFirst = false; ///< nothing on another train before one's own is started
    DoubleDuty doubleDuty = DoubleDuty::nonDouble;
    DutyPlace dutyPlace = DutyPlace::any;
    DrawnDouble drawnDouble = DrawnDouble::no;
    OpenDoubles openDoubles = OpenDoubles::any;
    OpenDoublesBind openDoublesBind = OpenDoublesBind::everybody;
    bool goOutOnDouble = true; ///< false: a double that empties the hand still owes its tile
    Draw draw = Draw::one;
    std::uint8_t drawCount = 1; ///< tiles drawn at most for each required tile: 1 or 2
    Drawing drawing = Drawing::perTile;
    MarkerOff markerOff = MarkerOff::automatic;
    BoneyardEmpty boneyardEmpty = BoneyardEmpty::pass;
    std::uint8_t doubleBlank = 0; ///< what 0-0 scores: 0, 25 or 50
    std::uint8_t rounds = 13;     ///< 1..set+1; the engines are set, set-1, ...
    Ties ties = Ties::joint;
    bool openHands = false; ///< every hand lies face up
    bool shortGame = false; ///< the leaflet's short game: double-9, 10 rounds, 2-4 players
    HandTable hands = HandTable::rulebook;
    std::uint16_t targetScore = 0; ///< 0: none; the game ends when a total reaches it

    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace mt
