// Worlds: each gives the seat's view again, and they come as often as there are ways in which the round could have
// gone.
#include "engine/ai/worlds.h"

#include "engine/ai/weighing.h"
#include "tests/engine/game/random_rounds.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace mt::testing
{
namespace
{

TEST(Laws, AWorldGivesTheSeatsViewAgain)
{
    int worlds = 0;
    int elsewhere = 0; // with other tiles hidden than there were
    inRandomRounds("worlds", 200, [&](const Round& round, Rng& rng) {
        if (rng.below(12) != 0)
            return;
        const int seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(round.rules.players)));
        const SeatView view = viewOf(round.state, seat);
        const auto reads = rng.below(16) == 0 ? Worlds::Reads::choices : Worlds::Reads::nothing;
        Worlds all(view, remember(startRound(round.rules, round.deal), round.actions, seat), rng, reads);
        for (int i = 0; i < 3; ++i) {
            const State& world = all.next();
            ASSERT_EQ(viewOf(world, seat), view);
            ASSERT_EQ(world.table.boneyardCount, round.state.table.boneyardCount);
            Hand everything = world.hands[0];
            for (int other = 1; other < round.rules.players; ++other)
                for (const Tile tile : world.hands[other].tiles())
                    everything.add(tile); // expects none twice
            for (int left = 0; left < world.table.boneyardCount; ++left)
                everything.add(world.boneyard[left]);
            const bool drew = world.table.drawnForTile > 0;
            ASSERT_TRUE(!drew || world.hands[world.table.turn].has(world.drawn));
            ++worlds;
            elsewhere += world.hands != round.state.hands ? 1 : 0;
        }
    });
    RecordProperty("worlds", worlds);
    EXPECT_GT(worlds, 200);
    EXPECT_GT(elsewhere, worlds / 2);
}

// Nothing is dearer then, nor mixed less.
TEST(Worlds, WhereNobodyElseHadAChoiceThereIsNothingToRead)
{
    int begun = 0;
    inRandomRounds("unread", 60, [&](const Round& round, Rng& /*rng*/) {
        const int seat = round.state.table.turn;
        if (!round.actions.empty())
            return;
        const SeatView view = viewOf(round.state, seat);
        Worlds plain(view, Memory(seat), Rng("unread"));
        Worlds reading(view, Memory(seat), Rng("unread"), Worlds::Reads::choices);
        for (int i = 0; i < 5; ++i)
            ASSERT_EQ(plain.next(), reading.next());
        ++begun;
    });
    EXPECT_GT(begun, share(30));
}

/// What a seat cannot see: the others' tiles, and which of them was drawn last.
using Hidden = std::pair<std::vector<std::vector<Tile>>, Tile>;

Hidden hiddenIn(const State& state)
{
    Hidden hidden{{}, state.drawn};
    for (int seat = 0; seat < state.table.players; ++seat)
        hidden.first.push_back(state.hands[seat].tiles());
    return hidden;
}

/// Every way in which the hidden tiles could have lain at the start such that the same would have been done and seen by
/// `seat`; counted by what is hidden in the end.
class Ways
{
public:
    Ways(const State& start, std::span<const Action> actions, int seat)
        : start_(start), actions_(actions.begin(), actions.end()), seat_(seat), memory_(remember(start, actions, seat))
    {
        State end = start;
        for (const Action& action : actions)
            apply(end, action);
        view_ = viewOf(end, seat);
        for (int other = 0; other < start.table.players; ++other)
            for (const Tile tile : start.hands[other].tiles())
                if (other != seat) {
                    seats_.push_back(other);
                    tiles_.push_back(tile);
                }
        for (int place = 0; place < start.table.boneyardCount; ++place) {
            const Tile tile = start.boneyard[place];
            const bool drewIt = end.hands[seat].has(tile) ||
                                std::any_of(actions.begin(), actions.end(),
                                            [&](auto& each) { return each.seat == seat && each.tile == tile; });
            if (!drewIt) {
                boneyard_.push_back(place);
                tiles_.push_back(tile);
            }
        }
        std::sort(tiles_.begin(), tiles_.end());
    }
    /// `share`: what a way counts for each choice of the others that the planner would have made differently in it.
    std::map<Hidden, double> count(double share = 1)
    {
        share_ = share;
        do
            if (isSorted())
                look();
        while (std::next_permutation(tiles_.begin(), tiles_.end()));
        return counts_;
    }
    const SeatView& view() const { return view_; }
    const Memory& memory() const { return memory_; }

private:
    /// Within a hand the order makes no difference: only one is looked at.
    bool isSorted() const
    {
        for (std::size_t i = 1; i < seats_.size(); ++i)
            if (seats_[i] == seats_[i - 1] && tiles_[i] < tiles_[i - 1])
                return false;
        return true;
    }
    void look()
    {
        State state = start_;
        for (int other = 0; other < state.table.players; ++other)
            if (other != seat_)
                state.hands[other] = Hand();
        for (std::size_t i = 0; i < seats_.size(); ++i)
            state.hands[seats_[i]].add(tiles_[i]);
        for (std::size_t i = 0; i < boneyard_.size(); ++i)
            state.boneyard[boneyard_[i]] = tiles_[seats_.size() + i];
        double weight = 1;
        for (const Action& action : actions_) {
            if (!check(state, action).isLegal())
                return;
            if (share_ < 1 && action.seat != seat_) {
                const std::vector<WeighedAction> weighed = weighActions(viewOf(state, action.seat));
                weight *= cheapestOf(weighed)->action == action ? 1 : share_;
            }
            apply(state, action);
        }
        if (viewOf(state, seat_) == view_)
            counts_[hiddenIn(state)] += weight;
    }

    State start_;
    std::vector<Action> actions_;
    int seat_;
    Memory memory_;
    SeatView view_;
    std::vector<int> seats_;    // of tiles_, the first ones
    std::vector<int> boneyard_; // the places of the rest
    std::vector<Tile> tiles_;   // in an order that is tried
    double share_ = 1;
    std::map<Hidden, double> counts_;
};

/// How far the worlds are from what the ways say, as a share of one: half the sum of the differences.
double distance(const Ways& ways, const std::map<Hidden, double>& expected, Rng& rng, int samples,
                Worlds::Reads reads = Worlds::Reads::nothing)
{
    Worlds worlds(ways.view(), ways.memory(), rng, reads);
    std::map<Hidden, int> found;
    for (int i = 0; i < samples; ++i)
        ++found[hiddenIn(worlds.next())];
    double all = 0;
    for (const auto& [hidden, count] : expected)
        all += count;
    double sum = 0;
    for (const auto& [hidden, count] : expected)
        sum += std::abs(count / all - found[hidden] / static_cast<double>(samples));
    for (const auto& [hidden, count] : found)
        sum += expected.contains(hidden) ? 0 : count / static_cast<double>(samples);
    return sum / 2;
}

struct Small {
    const char* rulebook;
    OptionChanges changes;
    int players, handSize, boneyard;
};

void PrintTo(const Small& small, std::ostream* out) { *out << small.rulebook << ' ' << small.players; }

class SmallRounds : public ::testing::TestWithParam<Small>
{
};

/// The tiles of a double-five set: few for the others and the boneyard, and all the rest for `seat`.
State smallStart(const Small& small, int seat, Rng& rng)
{
    GameRules rules = std::get<GameRules>(resolveRules(small.rulebook, small.changes, small.players));
    rules.options.set = 5;
    const int round = 1 + static_cast<int>(rng.below(6));
    State state = layTable(rules, round, engineOfRound(rules.options, round));
    std::vector<Tile> tiles = fullSet(rules.options.set);
    std::erase(tiles, Tile(state.table.engine, state.table.engine));
    shuffle(std::span(tiles), rng);
    const auto take = [&] {
        const Tile tile = tiles.back();
        tiles.pop_back();
        return tile;
    };
    for (int other = 0; other < small.players; ++other)
        for (int i = 0; i < small.handSize && other != seat; ++i)
            state.hands[other].add(take());
    for (int i = 0; i < small.boneyard; ++i)
        state.boneyard[i] = take();
    state.table.boneyardCount = static_cast<std::uint8_t>(small.boneyard);
    while (!tiles.empty())
        state.hands[seat].add(take());
    state.table.turn = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(small.players)));
    beginTurn(state);
    return state;
}

/// What is asked of each of so many small rounds, each somewhere in its midst.
void inSmallRounds(const Small& small, int wanted, Rng& rng, double share,
                   const std::function<void(Ways&, const std::map<Hidden, double>&)>& ask)
{
    int asked = 0;
    for (int number = 0; number < 100 * wanted && asked < wanted; ++number) {
        const int seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(small.players)));
        const State start = smallStart(small, seat, rng);
        State state = start;
        std::vector<Action> actions;
        const std::size_t length = 4 + rng.below(24);
        while (state.table.phase != Phase::roundEnd && actions.size() < length) {
            const std::vector<Action> legal = legalActions(state);
            actions.push_back(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
            apply(state, actions.back());
        }
        if (state.table.phase == Phase::roundEnd)
            continue;
        Ways ways(start, actions, seat);
        const std::map<Hidden, double> expected = ways.count(share);
        if (expected.size() < 3)
            continue;
        ++asked;
        ask(ways, expected);
    }
    EXPECT_EQ(asked, wanted);
}

// So few tiles are hidden that all ways can be counted.
TEST_P(SmallRounds, WorldsComeAsOftenAsThereAreWays)
{
    Rng rng("small rounds");
    inSmallRounds(GetParam(), gamesToPlay(25), rng, 1, [&](Ways& ways, const std::map<Hidden, double>& expected) {
        constexpr int samples = 3000;
        // So far apart are as many draws from the ways themselves, at most.
        const double chance = 0.6 * std::sqrt(static_cast<double>(expected.size()) / samples) + 0.015;
        EXPECT_LT(distance(ways, expected, rng, samples), chance) << expected.size() << " ways";
    });
}

// Where choices are read, a way counts as a quarter for each of them that the planner would have made differently.
TEST_P(SmallRounds, WorldsComeAsOftenAsTheyExplainTheOthersChoices)
{
    Rng rng("small rounds, read");
    double read = 0;
    double unread = 0;
    inSmallRounds(GetParam(), gamesToPlay(8), rng, 0.25, [&](Ways& ways, const std::map<Hidden, double>& expected) {
        constexpr int samples = 12000; // neighbours in a chain are like each other
        const double chance = 0.6 * std::sqrt(static_cast<double>(expected.size()) / 3000) + 0.015;
        const double far = distance(ways, expected, rng, samples, Worlds::Reads::choices);
        EXPECT_LT(far, chance) << expected.size() << " ways";
        read += far;
        unread += distance(ways, expected, rng, samples);
    });
    EXPECT_LT(read, unread / 2) << "it does make a difference";
}

const OptionChanges mustLay{{"doubleDuty", "non-double"}, {"drawnDouble", "must"}, {"drawCount", "2"}};

INSTANTIATE_TEST_SUITE_P(Worlds, SmallRounds,
                         ::testing::Values(Small{"tactic", {}, 2, 3, 4}, Small{"tactic", {}, 3, 2, 3},
                                           Small{"ecowoodart", {}, 2, 3, 4}, Small{"novelca", {}, 2, 3, 4},
                                           Small{"bigtable", {}, 2, 3, 4}, Small{"tournament", {}, 3, 2, 3},
                                           Small{"tactic", {{"drawnDouble", "may"}}, 2, 3, 4},
                                           Small{"tactic", mustLay, 2, 3, 4}, Small{"tactic", mustLay, 3, 2, 3},
                                           Small{"tactic", {}, 3, 3, 0}, Small{"tactic", {}, 4, 2, 1},
                                           Small{"ecowoodart", {{"doubleDuty", "any"}}, 3, 3, 1}));

} // namespace
} // namespace mt::testing
