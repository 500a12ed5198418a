#include "cli/laboratory/tournament/standings.h"

#include "engine/game/game.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace mt::cli
{
namespace
{

using Scores = std::vector<int>; // by seat

// A match's games of a block.
struct Played {
    const std::vector<int>* entrants; ///< by seat
    const std::vector<Scores>* rounds;
};

std::vector<Played> gamesOf(const std::vector<Seating>& seatings, std::size_t match, const Block& block)
{
    std::vector<Played> games;
    for (std::size_t i = 0; i < seatings.size(); ++i)
        if (seatings[i].match == match)
            games.push_back({&seatings[i].entrants, &block.scores[i]});
    return games;
}

std::vector<int> entrantsOf(const Tournament& tournament, const Match& match)
{
    if (match.one >= 0)
        return {match.one, match.others};
    std::vector<int> all(tournament.entrants.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

// The rounds that every game of the block came to; with a `targetScore` some may be shorter.
std::size_t commonRounds(const std::vector<Played>& games)
{
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const Played& game : games)
        least = std::min(least, game.rounds->size());
    return least;
}

// Of the winners, as parts of one win.
std::vector<double> sharesOf(const std::vector<int>& winners, int players)
{
    std::vector<double> shares(static_cast<std::size_t>(players));
    for (const int seat : winners)
        shares[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
    return shares;
}

std::vector<double> roundShares(const Scores& scores)
{
    const int lowest = *std::min_element(scores.begin(), scores.end());
    std::vector<int> winners;
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
        if (scores[seat] == lowest)
            winners.push_back(static_cast<int>(seat));
    return sharesOf(winners, static_cast<int>(scores.size()));
}

std::vector<double> ranksOf(const std::vector<int>& totals)
{
    std::vector<double> ranks;
    for (const int total : totals) {
        const auto better = std::count_if(totals.begin(), totals.end(), [&](int other) { return other < total; });
        const auto equal = std::count(totals.begin(), totals.end(), total);
        ranks.push_back(static_cast<double>(better) + static_cast<double>(equal + 1) / 2);
    }
    return ranks;
}

// The mean of what the seats of an entrant have.
template <class Value>
double meanOf(const std::vector<Value>& bySeat, const std::vector<int>& entrants, int entrant)
{
    Value sum{};
    int seats = 0;
    for (std::size_t seat = 0; seat < bySeat.size(); ++seat)
        if (entrants[seat] == entrant) {
            sum += bySeat[seat];
            ++seats;
        }
    return static_cast<double>(sum) / seats;
}

// How far the seats of an entrant are behind the others in these rounds of the games, a round. Whole numbers are summed
// up, so that what is equal is exactly equal.
double difference(const std::vector<Played>& games, std::size_t from, std::size_t to, int entrant)
{
    long long sum = 0;
    long long own = 0;
    long long others = 0;
    for (const Played& game : games) {
        own = std::count(game.entrants->begin(), game.entrants->end(), entrant);
        others = static_cast<long long>(game.entrants->size()) - own;
        for (std::size_t round = from; round < to; ++round)
            for (std::size_t seat = 0; seat < game.entrants->size(); ++seat)
                sum += (*game.rounds)[round][seat] * ((*game.entrants)[seat] == entrant ? others : -own);
    }
    const auto all = static_cast<long long>(games.size()) * static_cast<long long>(to - from);
    return sum == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(own * others * all);
}

// Of one deal: for each entrant its points, its difference, and its part of the rounds won.
std::vector<double> dealRow(const std::vector<Played>& games, std::size_t round, const std::vector<int>& entrants)
{
    std::vector<double> row;
    for (const int entrant : entrants) {
        double points = 0;
        double won = 0;
        for (const Played& game : games) {
            const Scores& scores = (*game.rounds)[round];
            points += meanOf(scores, *game.entrants, entrant);
            won += meanOf(roundShares(scores), *game.entrants, entrant);
        }
        const auto count = static_cast<double>(games.size());
        row.insert(row.end(), {points / count, difference(games, round, round + 1, entrant), won / count});
    }
    return row;
}

// Of one block of games: for each entrant its part of the games won, and its rank.
std::vector<double> gameRow(const GameRules& rules, const std::vector<Played>& games, const std::vector<int>& entrants)
{
    std::vector<double> row(2 * entrants.size());
    for (const Played& played : games) {
        Game game = newGame(rules, 0);
        game.scores = *played.rounds;
        const std::vector<double> won = sharesOf(resultOf(game).winners, rules.players);
        const std::vector<double> ranks = ranksOf(totals(game));
        for (std::size_t i = 0; i < entrants.size(); ++i) {
            row[2 * i] += meanOf(won, *played.entrants, entrants[i]) / static_cast<double>(games.size());
            row[2 * i + 1] += meanOf(ranks, *played.entrants, entrants[i]) / static_cast<double>(games.size());
        }
    }
    return row;
}

} // namespace

std::vector<MatchStandings> standingsOf(const Tournament& tournament, const Blocks& blocks)
{
    const std::vector<Seating> seatings = seatingsOf(tournament);
    const std::vector<Match> matches = matchesOf(tournament);
    std::vector<MatchStandings> all;
    for (std::size_t match = 0; match < matches.size(); ++match) {
        const std::vector<int> entrants = entrantsOf(tournament, matches[match]);
        std::vector<std::vector<double>> deals;
        std::vector<std::vector<double>> games;
        for (const auto& [number, block] : blocks) {
            const std::vector<Played> played = gamesOf(seatings, match, block);
            for (std::size_t round = 0; round < commonRounds(played); ++round)
                deals.push_back(dealRow(played, round, entrants));
            if (tournament.unit == Unit::game)
                games.push_back(gameRow(tournament.rules, played, entrants));
        }
        const std::vector<Estimate> ofDeals = bootstrap(deals);
        const std::vector<Estimate> ofGames = bootstrap(games);
        all.push_back({matches[match], deals.size()});
        for (std::size_t i = 0; i < entrants.size() && !deals.empty(); ++i) {
            Standing standing{entrants[i], ofDeals[3 * i], ofDeals[3 * i + 1], ofDeals[3 * i + 2]};
            if (!games.empty()) {
                standing.gamesWon = ofGames[2 * i];
                standing.rank = ofGames[2 * i + 1];
            }
            all.back().standings.push_back(standing);
        }
    }
    return all;
}

double differenceIn(const Tournament& tournament, const Block& block)
{
    const std::vector<Seating> seatings = seatingsOf(tournament);
    const std::vector<Played> games = gamesOf(seatings, 0, block);
    return difference(games, 0, commonRounds(games), 0);
}

} // namespace mt::cli
