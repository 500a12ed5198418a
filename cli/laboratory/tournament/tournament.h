// What a tournament is: who plays whom, in which seats, by which rules, on which tiles. Two calls with the same answers
// to these play the same blocks.
#pragma once

#include "cli/laboratory/tournament/benchmarks.h"
#include "cli/laboratory/tournament/move_times.h"
#include "engine/ai/level.h"
#include "engine/record/json_fields.h"
#include "engine/rules/catalogue.h"

#include <string>
#include <vector>

namespace mt::cli
{

/// One of `--levels`. With a name alone it can be spoken of, not played.
struct Entrant {
    std::string name; ///< a level's or a benchmark's id, or "exec:NAME"; every entrant's is another
    const Level* level = nullptr;
    const Benchmark* benchmark = nullptr;
    std::string command{}; ///< of a program
    /// What its decisions are timed by: the processor's, where they take long.
    Stopwatch::Clock clock = Stopwatch::Clock::wall;
};

/// What is played on the same tiles again and again, before the next tiles are dealt.
enum class Unit : std::uint8_t { game, round };

struct Tournament {
    std::string program; ///< the version of the tool that plays it
    std::string plays{}; ///< how its levels play (play_mark.h); empty: it is not known
    GameRules rules;
    std::vector<Entrant> entrants; ///< two, or as many as seats
    bool reverse = false;          ///< of two: also the second in one seat, the first in all others
    Unit unit = Unit::game;
    std::string seed;
    int milliseconds = 60'000; ///< for each answer of a program
};

/// Who plays whom in some of a block's games: one entrant in one seat and another in all others, or each in one seat.
struct Match {
    int one = -1;    ///< -1: each in one seat
    int others = -1; ///< -1: each in one seat
};
std::vector<Match> matchesOf(const Tournament& tournament);

/// One of a block's games.
struct Seating {
    std::size_t match = 0;
    std::vector<int> entrants{}; ///< by seat
};
/// In the order in which a block has them: each match with its entrants in every seat.
std::vector<Seating> seatingsOf(const Tournament& tournament);

/// How many rounds a game has at most.
inline int roundsOf(const Tournament& tournament)
{
    return tournament.unit == Unit::round ? 1 : tournament.rules.options.rounds;
}

std::string clockText(Stopwatch::Clock clock);

/// Reads "hard,public,exec:COMMAND". Throws CallError.
std::vector<Entrant> readEntrants(const std::string& text);

/// The first line of a tournament's file (docs/formats.md).
JsonLine headerJson(const Tournament& tournament);
/// Reads it; the entrants have names alone.
Tournament readHeader(const Json& header, std::optional<Fault>& fault);

} // namespace mt::cli
