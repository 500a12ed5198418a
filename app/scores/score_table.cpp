#include "app/scores/score_table.h"

ScoreTable ScoreTable::after(int rounds) const
{
    ScoreTable table = *this;
    table.scores.resize(static_cast<std::size_t>(rounds));
    return table;
}

mt::Game ScoreTable::game() const
{
    mt::Game game;
    game.rules = rules;
    game.scores = scores;
    return game;
}

std::vector<int> ScoreTable::leaders() const
{
    return scores.empty() ? std::vector<int>() : mt::resultOf(game()).winners;
}
