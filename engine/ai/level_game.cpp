#include "engine/ai/level_game.h"

namespace mt
{
namespace
{

Action decide(const Level& level, const Game& game, const State& start, const std::vector<Action>& actions,
              std::string_view seed, const StopToken& stop)
{
    const int seat = game.round.table.turn;
    Rng rng(decisionSeed(seed, game.round.table.round, actions.size()));
    const Memory memory = level.remembers() ? remember(start, actions, seat) : Memory(seat);
    return chooseAction(level, viewOf(game.round, seat), memory, rng, stop);
}

} // namespace

std::string decisionSeed(std::string_view gameSeed, int round, std::size_t done)
{
    return std::string(gameSeed) + "/decision/" + std::to_string(round) + "/" + std::to_string(done);
}

Game playLevels(const GameRules& rules, std::span<const Level* const> levels, std::string_view seed, int firstSeat,
                const Dealer& deal, const StopToken& stop, const ActionListener& done)
{
    MT_EXPECT(static_cast<int>(levels.size()) == rules.players);
    Game game = newGame(rules, firstSeat);
    while (!isOver(game)) {
        beginRound(game, deal(nextRound(game), game.firstSeat));
        const State start = game.round;
        std::vector<Action> actions;
        while (game.inRound) {
            const Level& level = *levels[game.round.table.turn];
            actions.push_back(decide(level, game, start, actions, seed, stop));
            if (stop.stopRequested())
                return game;
            apply(game, actions.back());
            if (done && !done(actions.back()))
                return game;
        }
    }
    return game;
}

} // namespace mt
