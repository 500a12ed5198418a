// What the blocks of a tournament say about its entrants.
#pragma once

#include "cli/laboratory/tournament/block_file.h"
#include "cli/laboratory/tournament/estimates.h"

namespace mt::cli
{

/// Of each seat of an entrant in one match. Points, difference and rounds won are estimated from deals, for the levels
/// know nothing of the rounds before; games won and rank from blocks, and only of whole games.
struct Standing {
    int entrant = 0;
    Estimate points{};     ///< a round
    Estimate difference{}; ///< the mean of its seats less that of all others
    Estimate roundsWon{};  ///< a part of 1; ties are split
    Estimate gamesWon{};
    Estimate rank{}; ///< from 1; equal totals share their ranks
};

struct MatchStandings {
    Match match;
    std::size_t deals = 0;
    std::vector<Standing> standings{};
};

/// By match, in the order of matchesOf().
std::vector<MatchStandings> standingsOf(const Tournament& tournament, const Blocks& blocks);

/// How far the first entrant is behind the others in the first match, in points a round: what an SPRT is told of a
/// block.
double differenceIn(const Tournament& tournament, const Block& block);

} // namespace mt::cli
