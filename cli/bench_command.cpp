// `bench`: how fast the rules are. Random, greedy and planned self-play by the same turn machine that the table uses.
#include "cli/cli.h"
#include "cli/whole_number.h"
#include "engine/ai/planner.h"
#include "engine/ai/rollouts.h"
#include "engine/base/random.h"
#include "engine/game/playout.h"
#include "engine/record/json_fields.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <memory>
#include <ostream>
#include <type_traits>

namespace mt::cli
{
namespace
{

using Clock = std::chrono::steady_clock;

struct BenchArguments {
    double seconds = 0.5;
    int players = 4;
    std::string seed = "bench";
};

// Any of the moves, each about as likely. What it draws lots with is Knuth's 64-bit congruential generator: as good as
// is needed here, and so little work that it is the rules that are measured.
struct RandomPolicy {
    static constexpr const char* name = "random";
    mutable std::uint64_t luck; ///< its own, not another's: then it stays in a register
    int operator()(const State&, const Moves& moves) const
    {
        luck = luck * 6364136223846793005U + 1442695040888963407U;
        return static_cast<int>((luck >> 32) * static_cast<std::uint64_t>(countActions(moves)) >> 32);
    }
};

// Most pips first.
struct GreedyPolicy {
    static constexpr const char* name = "greedy";
    int operator()(const State& state, const Moves& moves) const
    {
        int best = 0;
        int most = -1;
        const auto consider = [&](int train) {
            const PipSet ends = moves.newEnds(train);
            if (ends.isEmpty() || state.table.trains[train].end + ends.highest() <= most)
                return;
            most = state.table.trains[train].end + ends.highest();
            best = moves.onTrain[train].before() + ends.count() - 1;
        };
        if (moves.plays == 0)
            return 0;
        for (int seat = 0; seat < state.table.players; ++seat)
            consider(seat);
        if (state.table.hasMexicanTrain())
            consider(mexicanTrain);
        return best;
    }
};

struct Count {
    long long rounds = 0;
    long long actions = 0;
    double seconds = 0;
};

// The planner of level `hard` in every seat, as the searches play on with it.
struct PlannerPolicy {
    static constexpr const char* name = "planner";
};

template <class Policy>
int play(State& state, const Policy& policy)
{
    if constexpr (std::is_same_v<Policy, PlannerPolicy>)
        return playOutByPlanner(state);
    else
        return playOut(state, policy);
}

template <class Policy>
Count playRounds(const GameRules& rules, const Policy& policy, const BenchArguments& arguments)
{
    Rng cards(arguments.seed);
    Deal deal;
    Count count;
    const std::clock_t began = std::clock();
    do {
        for (int i = 0; i < 256; ++i, ++count.rounds) {
            makeDeal(rules, 1, 0, cards, deal);
            State state = startRound(rules, deal);
            count.actions += play(state, policy);
        }
        // Processor time: what one core does, whatever else the machine is busy with.
        count.seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    } while (count.seconds < arguments.seconds);
    return count;
}

template <class Policy>
JsonLine benchJson(const GameRules& rules, const Policy& policy, const BenchArguments& arguments)
{
    const Count count = playRounds(rules, policy, arguments);
    const auto rounds = static_cast<double>(count.rounds);
    const auto actions = static_cast<double>(count.actions);
    JsonLine json;
    json["rules"] = rules.rulebook;
    json["set"] = rules.options.set;
    json["players"] = rules.players;
    json["policy"] = Policy::name;
    json["roundsPerSecond"] = std::llround(rounds / count.seconds);
    json["nsPerAction"] = std::round(count.seconds * 1e11 / actions) / 100;
    json["actionsPerRound"] = std::round(actions * 100 / rounds) / 100;
    return json;
}

// How long the exact longest train of 35 tiles takes.
JsonLine plannerJson(const BenchArguments& arguments)
{
    constexpr std::size_t tiles = 35;
    constexpr int hands = 2000;
    Rng rng(arguments.seed);
    std::vector<Tile> deck = fullSet(12);
    std::vector<double> times;
    for (int i = 0; i < hands; ++i) {
        shuffle(std::span(deck), rng);
        Hand hand;
        for (std::size_t at = 0; at < tiles; ++at)
            hand.add(deck[at]);
        const auto began = Clock::now();
        const Hand train = bestTrain(hand, 12, mostTiles);
        times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - began).count());
        if (train.count() > hand.count())
            throw std::logic_error("a train of more tiles than the hand has");
    }
    std::sort(times.begin(), times.end());
    JsonLine json;
    json["tiles"] = tiles;
    json["hands"] = hands;
    json["medianMicroseconds"] = times[times.size() / 2];
    json["p99Microseconds"] = times[times.size() * 99 / 100];
    json["maxMicroseconds"] = times.back();
    return json;
}

void runBench(const BenchArguments& arguments, std::ostream& out)
{
    const std::uint64_t luck = Rng(arguments.seed + "/random").next();
    JsonLine json;
    json["selfPlay"] = JsonLine::array();
    for (const Rulebook& book : allRulebooks()) {
        const GameRules rules = std::get<GameRules>(resolveRules(book.id, {}, arguments.players));
        json["selfPlay"].push_back(benchJson(rules, RandomPolicy{luck}, arguments));
        json["selfPlay"].push_back(benchJson(rules, GreedyPolicy(), arguments));
        json["selfPlay"].push_back(benchJson(rules, PlannerPolicy(), arguments));
    }
    json["longestTrain"] = plannerJson(arguments);
    out << json.dump(2) << '\n';
}

} // namespace

void addBench(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<BenchArguments>();
    CLI::App* command = app.add_subcommand(
        "bench",
        "Measures random, greedy and planned self-play for each rulebook, deals included, and the longest train");
    command->add_option("--seconds", arguments->seconds, "How long each measurement lasts (0.5)")
        ->check(CLI::Range(0.001, 3600.0))
        ->type_name("T");
    command->add_option("--players", arguments->players, "How many seats (4)")
        ->check(wholeNumber(2, 8))
        ->type_name("P");
    command->add_option("--seed", arguments->seed, "Any text")->type_name("S");
    command->callback([=, &streams] { runBench(*arguments, streams.out); });
}

} // namespace mt::cli
