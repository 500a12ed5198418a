#include "app/coach/skill_book.h"

#include "engine/base/expect.h"

#include <algorithm>
#include <cmath>

namespace
{

template <class Value>
mt::Estimate meanOf(const std::vector<SkillRound>& rounds, const Value& value)
{
    const auto count = static_cast<double>(rounds.size());
    double sum = 0;
    for (const SkillRound& round : rounds)
        sum += value(round.skill);
    const double mean = sum / count;
    double squares = 0;
    for (const SkillRound& round : rounds)
        squares += std::pow(value(round.skill) - mean, 2);
    const double error = rounds.size() < 2 ? 0 : std::sqrt(squares / (count - 1) / count);
    return {static_cast<int>(std::lround(mean)), static_cast<int>(std::lround(error))};
}

int playOf(const mt::Skill& skill) { return skill.play.points; }

} // namespace

int tilesOf(const mt::Skill& skill) { return skill.deal.points + skill.draws.points; }

std::vector<SkillGame> skillGames(const std::vector<SkillRound>& rounds)
{
    std::vector<SkillGame> games;
    for (const SkillRound& round : rounds) {
        auto game = std::ranges::find(games, round.path, &SkillGame::path);
        if (game == games.end())
            game = games.insert(game, {round.path, round.begun, round.rulebook});
        ++game->rounds;
        game->play += playOf(round.skill);
        game->tiles += tilesOf(round.skill);
    }
    for (SkillGame& game : games) {
        game.play = static_cast<int>(std::lround(double(game.play) / game.rounds));
        game.tiles = static_cast<int>(std::lround(double(game.tiles) / game.rounds));
    }
    std::ranges::stable_sort(games, {}, &SkillGame::begun);
    return games;
}

SkillMeans skillMeans(const std::vector<SkillRound>& rounds)
{
    if (rounds.empty())
        return {};
    return {static_cast<int>(rounds.size()), meanOf(rounds, playOf), meanOf(rounds, tilesOf)};
}

// The error itself is only known from these rounds: of few it is not well known (Student's distribution; this lies just
// above its quantiles).
int doubtOf(const mt::Estimate& mean, int rounds)
{
    MT_EXPECT(rounds >= 5);
    return static_cast<int>(std::lround(mean.error * (2 + 3.2 / (rounds - 1))));
}
