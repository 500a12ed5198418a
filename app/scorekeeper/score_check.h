// What can be checked of the points that somebody writes down for a round: facts, no words.
#pragma once

#include "app/scores/score_table.h"

#include <QStringList>

#include <optional>
#include <vector>

/// The points of one round as they are typed in.
struct RoundEntry {
    QStringList points;     ///< by seat
    QStringList ownTotals;  ///< by seat: what the family has added up, where they want to compare
    bool nobodyOut = false; ///< nobody got rid of all tiles

    friend bool operator==(const RoundEntry&, const RoundEntry&) = default;
};

struct ScoreIssue {
    enum class Kind {
        missing,         ///< seats
        notANumber,      ///< seats: no whole number from 0 up
        nobodyAtZero,    ///< somebody must have gone out, unless `nobodyOut`
        tooMany,         ///< seats: more than `most`, all the pips that can be in a hand
        tooManyTogether, ///< `value`: all hands together, more than `most`
        totalDiffers     ///< seats: one; `value`: the family's total, `most`: ours
    };
    Kind kind;
    std::vector<int> seats{};
    int value = 0;
    int most = 0;

    /// Without it the round cannot be written down. Anything else may be a rule of the house.
    bool hinders() const { return kind == Kind::missing || kind == Kind::notANumber; }
};

namespace ScoreCheck
{

/// The most points that one number may have.
inline constexpr int largest = 9999;

/// A whole number from 0 to `largest`, in the digits of the language or in plain ones.
std::optional<int> number(const QString& typed);
/// All pips of the set without the engine of that round (from 1), which lies in the station: no hand holds more.
int mostPips(const mt::GameRules& rules, int round);
/// The points, where all of them are numbers.
std::optional<std::vector<int>> points(const RoundEntry& entry);
/// What is to be said about the entry for that round (from 1) of `table`; whether it has a row for it already or not.
std::vector<ScoreIssue> issues(const ScoreTable& table, int round, const RoundEntry& entry);

} // namespace ScoreCheck
