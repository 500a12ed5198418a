#include "cli/laboratory/tournament/block.h"

#include "cli/cli.h"
#include "cli/protocol.h"
#include "cli/seats.h"
#include "engine/record/sealed_deal.h"

#include <algorithm>
#include <sstream>

namespace mt::cli
{
namespace
{

/// The deals of one game. Who draws first or starts does not depend on how the rounds before were played.
class Deals
{
public:
    Deals(const GameRules& rules, std::string seed) : rules_(rules), seed_(std::move(seed)) {}

    const std::string& seed() const { return seed_; }
    void begin(Game& game)
    {
        const int round = nextRound(game);
        const auto place = static_cast<std::size_t>(round);
        if (place >= deals_.size())
            deals_.resize(place + 1);
        if (!deals_[place])
            deals_[place] = sealedDeal(rules_, seed_, round, game.firstSeat).deal;
        beginRound(game, *deals_[place]);
    }

private:
    const GameRules& rules_;
    std::string seed_;
    std::vector<std::optional<Deal>> deals_;
};

/// A game before that round. Those before it are played somehow, to see who begins.
Game gameBefore(const GameRules& rules, int round, Deals& deals)
{
    Game game = newGame(rules, rules.options.starter == Starter::rotate ? randomFirstSeat(rules, deals.seed()) : 0);
    while (nextRound(game) < round) {
        deals.begin(game);
        while (game.inRound)
            apply(game, legalActions(game.round).front());
    }
    game.firstRound = round;
    game.scores.clear();
    return game;
}

/// Where a block begins: its deals, and a game that knows who starts.
struct Start {
    Deals deals;
    Game game;
};

Start startOf(const Tournament& tournament, int number)
{
    GameRules rules = tournament.rules;
    Deals deals(tournament.rules, gameSeedOf(tournament, number));
    int round = 1;
    if (tournament.unit == Unit::round) {
        round = (number - 1) % tournament.rules.options.rounds + 1;
        rules.options.targetScore = 0;
    }
    Game game = gameBefore(rules, round, deals);
    if (tournament.unit == Unit::round)
        game.rules.options.rounds = 1;
    return {std::move(deals), std::move(game)};
}

class SeatedGame
{
public:
    SeatedGame(const Tournament& tournament, const Seating& seating, Start& start, Block& block, const StopToken& stop,
               std::ostream& err)
        : tournament_(tournament), seating_(seating), deals_(start.deals), game_(start.game), block_(block), stop_(stop)
    {
        for (std::size_t seat = 0; seat < seating.entrants.size(); ++seat)
            sitDown(seat, err);
    }

    /// Nothing when it was asked to stop.
    std::optional<std::vector<std::vector<int>>> play()
    {
        while (!isOver(game_) && !stop_.stopRequested())
            playRound();
        if (stop_.stopRequested())
            return std::nullopt;
        tellAll(lineText(GameEndLine{totals(game_), resultOf(game_).winners}));
        return game_.scores;
    }

private:
    const Entrant& entrantAt(std::size_t seat) const
    {
        return tournament_.entrants[static_cast<std::size_t>(seating_.entrants[seat])];
    }
    std::string nameOf(std::size_t seat) const
    {
        return "block " + std::to_string(block_.number) + ", seat " + std::to_string(seat + 1) + ", " +
               entrantAt(seat).name;
    }

    void sitDown(std::size_t seat, std::ostream& err)
    {
        const Entrant& entrant = entrantAt(seat);
        programs_.emplace_back();
        if (entrant.command.empty())
            return;
        programs_.back() = std::make_unique<Program>(entrant.command, tournament_.milliseconds, nameOf(seat), err);
        programs_.back()->tell(helloMessage(tournament_.rules, static_cast<int>(seat)).dump());
    }

    void tellAll(const std::string& message)
    {
        for (const auto& program : programs_)
            if (program)
                program->tell(message);
    }

    void playRound()
    {
        deals_.begin(game_);
        luck_.clear();
        memories_.clear();
        for (std::size_t seat = 0; seat < programs_.size(); ++seat) {
            luck_.emplace_back(deals_.seed() + "/round/" + std::to_string(nextRound(game_)) + "/seat/" +
                               std::to_string(seat + 1));
            const Level* level = entrantAt(seat).level;
            if (level != nullptr && level->remembers())
                memories_.emplace_back(static_cast<int>(seat));
            if (programs_[seat])
                programs_[seat]->tell(roundMessage(game_.round, static_cast<int>(seat)).dump());
        }
        while (game_.inRound && !stop_.stopRequested())
            move();
        if (!game_.inRound)
            tellAll(lineText(RoundEndLine{game_.round.table.round, game_.round.table.endReason, game_.scores.back(),
                                          totals(game_)}));
    }

    void move()
    {
        const State& state = game_.round;
        const std::size_t seat = state.table.turn;
        Moves moves;
        findMoves(state.table, state.hands[seat], state.drawn, moves);
        const bool isChoice = countActions(moves) > 1;
        const Entrant& entrant = entrantAt(seat);
        const Stopwatch watch(entrant.clock);
        const std::optional<Action> action =
            isChoice || programs_[seat] ? choose(entrant, seat) : actionAt(state.table, moves, 0);
        if (!action)
            return;
        if (isChoice)
            block_.times[static_cast<std::size_t>(seating_.entrants[seat])].add(watch.nanoseconds());
        carryOut(*action);
    }

    // Nothing where a program did not answer and it was asked to stop: an interruption may reach the program, too, and
    // that is no failure of its own.
    std::optional<Action> choose(const Entrant& entrant, std::size_t seat)
    {
        const State& state = game_.round;
        if (entrant.benchmark != nullptr)
            return entrant.benchmark->choose(state, luck_[seat]);
        if (entrant.level != nullptr) {
            const auto remembered = std::find_if(memories_.begin(), memories_.end(), [&](const Memory& memory) {
                return memory.seat() == static_cast<int>(seat);
            });
            const Memory none(static_cast<int>(seat));
            return chooseAction(*entrant.level, viewOf(state, static_cast<int>(seat)),
                                remembered != memories_.end() ? *remembered : none, luck_[seat], stop_);
        }
        const std::variant<Action, std::string> answer = programs_[seat]->act(state, stop_);
        const std::string* const why = std::get_if<std::string>(&answer);
        if (why != nullptr && stop_.stopRequested())
            return std::nullopt;
        if (why != nullptr)
            throw InputError(nameOf(seat) + ": " + *why);
        return std::get<Action>(answer);
    }

    void carryOut(const Action& action)
    {
        if (memories_.empty()) {
            apply(game_, action);
        } else {
            const Table before = game_.round.table;
            events_.clear();
            apply(game_, action, events_);
            for (Memory& memory : memories_)
                memory.add(before, action, events_);
        }
        for (std::size_t seat = 0; seat < programs_.size(); ++seat)
            if (programs_[seat])
                programs_[seat]->tell(sawMessage(game_.round, action, static_cast<int>(seat)).dump());
    }

    const Tournament& tournament_;
    const Seating& seating_;
    Deals& deals_;
    Game game_;
    Block& block_;
    const StopToken& stop_;
    std::vector<std::unique_ptr<Program>> programs_;
    std::vector<Rng> luck_;        ///< by seat, anew in each round
    std::vector<Memory> memories_; ///< of those seats whose levels remember
    std::vector<Event> events_;
};

} // namespace

std::string gameSeedOf(const Tournament& tournament, int block)
{
    const int rounds = tournament.unit == Unit::round ? tournament.rules.options.rounds : 1;
    const int game = (block - 1) / rounds + 1;
    return game == 1 ? tournament.seed : tournament.seed + "#" + std::to_string(game);
}

std::optional<Block> playBlock(const Tournament& tournament, int number, const StopToken& stop, std::ostream& err)
{
    const Stopwatch watch(Stopwatch::Clock::processor);
    Block block{.number = number};
    block.times.resize(tournament.entrants.size());
    Start start = startOf(tournament, number);
    for (const Seating& seating : seatingsOf(tournament)) {
        auto scores = SeatedGame(tournament, seating, start, block, stop, err).play();
        if (!scores)
            return std::nullopt;
        block.scores.push_back(std::move(*scores));
    }
    block.processorSeconds = static_cast<double>(watch.nanoseconds()) / 1e9;
    return block;
}

} // namespace mt::cli
