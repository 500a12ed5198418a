#include "engine/game/game.h"

#include <algorithm>
#include <numeric>

namespace mt
{
namespace
{

// A seat's rounds as `ties: zero-rounds` compares them: many zeros first, then a low lowest other round.
struct TieKey {
    int zeroRounds = 0;
    int lowestOther = 0; ///< 0 when every round scored 0: nothing is lower
};

TieKey tieKeyOf(const Game& game, std::size_t seat)
{
    TieKey key;
    for (const std::vector<int>& round : game.scores) {
        const int score = round[seat];
        if (score == 0)
            ++key.zeroRounds;
        else if (key.lowestOther == 0 || score < key.lowestOther)
            key.lowestOther = score;
    }
    return key;
}

// Keeps of `seats` those for which `measure` is best (lowest).
template <class Measure>
void keepLowest(std::vector<int>& seats, Measure measure)
{
    int best = measure(seats.front());
    for (const int seat : seats)
        best = std::min(best, measure(seat));
    std::erase_if(seats, [&](int seat) { return measure(seat) != best; });
}

void finishRound(Game& game)
{
    const Table& t = game.round.table;
    game.scores.push_back(handScores(game.round));
    game.inRound = false;
    // `rotate`: the starters go clockwise (ruling 18). `engine-holder`: the seat left of this round's starter draws
    // first (ruling 2).
    game.firstSeat = (game.starter + 1) % t.players;
}

template <class... Told>
void applyTo(Game& game, const Action& action, Told&... told)
{
    MT_EXPECT(game.inRound);
    apply(game.round, action, told...);
    if (game.round.table.phase == Phase::roundEnd)
        finishRound(game);
}

} // namespace

Game newGame(const GameRules& rules, int firstSeat, int firstRound)
{
    MT_EXPECT(firstSeat >= 0 && firstSeat < rules.players);
    MT_EXPECT(firstRound >= 1 && firstRound <= rules.options.set + 1);
    Game game;
    game.rules = rules;
    game.firstRound = firstRound;
    game.firstSeat = rules.options.starter == Starter::rotate ? firstSeat : 0;
    return game;
}

int nextRound(const Game& game) { return static_cast<int>(game.scores.size()) + game.firstRound; }

void beginRound(Game& game, const Deal& deal, std::vector<Event>* events)
{
    MT_EXPECT(!game.inRound && !isOver(game));
    MT_EXPECT(deal.round == nextRound(game) && deal.engine == engineOfRound(game.rules.options, deal.round));
    MT_EXPECT(deal.firstSeat == game.firstSeat);
    game.round = startRound(game.rules, deal, events);
    game.starter = game.round.table.turn;
    game.inRound = true;
}

void apply(Game& game, const Action& action, std::vector<Event>& events) { applyTo(game, action, events); }

void apply(Game& game, const Action& action, std::vector<Moment>& moments) { applyTo(game, action, moments); }

void apply(Game& game, const Action& action) { applyTo(game, action); }

std::vector<int> totals(const Game& game)
{
    std::vector<int> sums(static_cast<std::size_t>(game.rules.players));
    for (const std::vector<int>& round : game.scores)
        std::transform(sums.begin(), sums.end(), round.begin(), sums.begin(), std::plus<>());
    return sums;
}

bool isOver(const Game& game)
{
    if (game.inRound)
        return false;
    if (static_cast<int>(game.scores.size()) >= game.rules.options.rounds)
        return true;
    const std::vector<int> sums = totals(game);
    const int target = game.rules.options.targetScore;
    return target > 0 && *std::max_element(sums.begin(), sums.end()) >= target;
}

Result resultOf(const Game& game)
{
    const std::vector<int> sums = totals(game);
    Result result;
    result.winners.resize(sums.size());
    std::iota(result.winners.begin(), result.winners.end(), 0);
    keepLowest(result.winners, [&](int seat) { return sums[static_cast<std::size_t>(seat)]; });
    if (result.winners.size() > 1 && game.rules.options.ties == Ties::zeroRounds) {
        const auto key = [&](int seat) { return tieKeyOf(game, static_cast<std::size_t>(seat)); };
        keepLowest(result.winners, [&](int seat) { return -key(seat).zeroRounds; });
        result.decidedBy = TieBreak::zeroRounds;
        if (result.winners.size() > 1) {
            keepLowest(result.winners, [&](int seat) { return key(seat).lowestOther; });
            result.decidedBy = TieBreak::lowestRound;
        }
    }
    if (result.winners.size() > 1)
        result.decidedBy = TieBreak::joint;
    return result;
}

} // namespace mt
