// The lines of a record, each as a value: reading and writing one, without regard to the lines before it.
#pragma once

#include "engine/game/round.h"
#include "engine/record/fault.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt
{

enum class PlayerKind : std::uint8_t { human, ai };

struct RecordPlayer {
    std::string name;
    PlayerKind kind = PlayerKind::human;
    std::string level; ///< of an AI: isLevelInRecord()
    /// A program that knows this id may show the name in another language: isIdInRecord(). Empty: somebody typed it.
    std::string nameId{};
    /// What an AI of that level likes to do: isIdInRecord(). It stays when the seat changes hands. Empty: nothing.
    std::string leaning{};

    friend bool operator==(const RecordPlayer&, const RecordPlayer&) = default;
};

/// What marks a game of one round as *the same tiles again*: a round that has been played before is played once more,
/// from its first move, with the same deal.
struct Again {
    int round = 1;             ///< its number in the game that it is from
    std::vector<int> scores{}; ///< what it came to when its tiles were not known yet, by seat

    friend bool operator==(const Again&, const Again&) = default;
};

/// The first line. `seed` is free text, perhaps empty.
struct HeaderLine {
    GameRules rules;
    std::vector<RecordPlayer> players;
    std::string seed;
    std::optional<Again> again{}; ///< then rules.options.rounds is 1
    bool isRepeat = false;        ///< all its deals have been played before by whoever began it
    std::string program{};        ///< the version of the program that began it: isProgramInRecord(); empty: not told
    std::string id{};             ///< the game's own, by lot: isGameId(); empty: it has none

    /// Whoever began it could know the tiles of its first round.
    bool isPlayedBefore() const { return again || isRepeat; }

    friend bool operator==(const HeaderLine&, const HeaderLine&) = default;
};

/// A round's deal; with its fingerprint where commit and salt are not empty (then readLine() has checked it).
struct RoundLine {
    Deal deal;
    std::string salt;
    std::string commit;

    friend bool operator==(const RoundLine&, const RoundLine&) = default;
};

struct UndoLine {
    int count = 1;
    friend bool operator==(const UndoLine&, const UndoLine&) = default;
};

/// A seat changes hands; its name stays. `level` as in RecordPlayer.
struct SeatNowLine {
    int seat = 0; ///< from 0
    PlayerKind kind = PlayerKind::human;
    std::string level{};
    friend bool operator==(const SeatNowLine&, const SeatNowLine&) = default;
};

/// A program lost its seat to the level `easy`.
struct TakenOverLine {
    int seat = 0; ///< from 0
    friend bool operator==(const TakenOverLine&, const TakenOverLine&) = default;
};

struct RoundEndLine {
    int round = 1;
    RoundEndReason reason = RoundEndReason::out;
    std::vector<int> scores{}; ///< of this round, by seat
    std::vector<int> totals{}; ///< so far, by seat
    friend bool operator==(const RoundEndLine&, const RoundEndLine&) = default;
};

struct GameEndLine {
    std::vector<int> totals;
    std::vector<int> winners; ///< seats from 0
    friend bool operator==(const GameEndLine&, const GameEndLine&) = default;
};

using RecordLine =
    std::variant<HeaderLine, RoundLine, Action, UndoLine, SeatNowLine, TakenOverLine, RoundEndLine, GameEndLine>;

/// The line as docs/formats.md writes it, without a line feed.
std::string lineText(const RecordLine& line);
/// Reads one line's text. The fault's line number is 1: who knows the record counts the lines.
std::variant<RecordLine, Fault> readLine(std::string_view text);

/// Appends the line to a record and flushes it; whether that worked.
bool appendLine(std::ostream& record, const RecordLine& line);

/// `[a-z0-9-]{1,32}`.
bool isIdInRecord(std::string_view id);
/// Whether a record may name that level of an AI: isIdInRecord(), or programPrefix and the command of a program that
/// plays. A replay needs no player, so it need not be a level that can be played here: that is findLevel()'s to say.
bool isLevelInRecord(std::string_view level);

/// `[A-Za-z0-9.+~-]{1,32}`.
bool isProgramInRecord(std::string_view version);
/// 32 hexadecimal digits, small letters.
bool isGameId(std::string_view text);

/// The level that a program's seat gets when it is taken over.
inline constexpr std::string_view takeOverLevel = "easy";
/// How a level names a program instead: this and its command.
inline constexpr std::string_view programPrefix = "exec:";

} // namespace mt
