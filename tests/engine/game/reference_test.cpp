// The engine against the second reading of docs/rules.md: the same legal actions, the same table, the same end,
// in every position of thousands of random rounds with random options.
#include "tests/engine/game/random_games.h"
#include "tests/engine/game/reference_rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace mt
{
namespace
{

std::vector<Action> sorted(std::vector<Action> actions)
{
    std::sort(actions.begin(), actions.end());
    return actions;
}

/// Words for messages, whatever the parts.
template <class... Parts>
std::string words(const Parts&... parts)
{
    std::ostringstream stream;
    (stream << ... << parts);
    return stream.str();
}

std::string text(const Action& action)
{
    static constexpr const char* names[] = {"play", "draw", "pass", "end-opening", "marker"};
    const std::string start = words("  seat ", int{action.seat}, " ", names[static_cast<int>(action.kind)]);
    if (action.kind == ActionKind::play)
        return words(start, " ", action.tile.high(), "-", action.tile.low(), " on ", int{action.train}, "\n");
    if (action.kind == ActionKind::marker)
        return words(start, action.keep ? " keep\n" : " off\n");
    return words(start, "\n");
}

std::string text(const std::vector<Action>& actions)
{
    std::string all;
    for (const Action& action : actions)
        all += text(action);
    return all;
}

/// What differs between the engine's state and the reference's, in words; empty when nothing does.
std::string difference(const State& state, const reference::Round& other)
{
    const Table& table = state.table;
    if (table.phase != other.phase)
        return words("phase ", static_cast<int>(table.phase), " against ", static_cast<int>(other.phase));
    if (table.phase == Phase::roundEnd && table.endReason != other.endReason)
        return "end reason";
    if (table.phase != Phase::roundEnd && table.turn != other.seat)
        return "turn";
    if (table.boneyardCount != other.boneyard.size())
        return "boneyard";
    for (int seat = 0; seat < other.players; ++seat) {
        Hand hand;
        for (const Tile tile : other.hands[static_cast<std::size_t>(seat)])
            hand.add(tile);
        if (hand != state.hands[static_cast<std::size_t>(seat)])
            return words("hand of ", seat);
        if (table.opened.contains(seat) != other.opened.contains(seat))
            return "opened";
    }
    for (const auto& [train, tiles] : other.laid) {
        std::vector<Tile> plain;
        for (const auto& [near, far] : tiles)
            plain.emplace_back(near, far);
        const Train& mine = table.trains[static_cast<std::size_t>(train)];
        if (table.tilesOf(train) != plain || mine.length != tiles.size() ||
            mine.end != (tiles.empty() ? other.engine : tiles.back().second))
            return words("train ", train);
        if (table.hasMarker(train) != other.marked.contains(train))
            return words("marker of ", train);
    }
    std::vector<TrainId> open;
    for (const reference::OpenDouble& one : other.openDoubles)
        open.push_back(static_cast<TrainId>(one.train));
    if (!std::equal(open.begin(), open.end(), table.openDoubles.begin(),
                    table.openDoubles.begin() + table.openDoubleCount))
        return "open doubles";
    return handScores(state) == other.scores() ? "" : "scores";
}

/// Plays one round by both; the first disagreement, or nothing.
std::string compareRound(int number)
{
    Rng rng(words("reference ", number));
    const GameRules rules = testing::rulesOfGame(number, rng);
    const Deal deal = testing::randomDeal(rules, rng);
    const testing::Taste taste = testing::randomTaste(rng);
    State state = startRound(rules, deal);
    reference::Round other(rules, deal);
    std::string played;
    for (int step = 0; step < 3000; ++step) {
        const std::vector<Action> mine = legalActions(state);
        const std::vector<Action> theirs = other.legal();
        std::string wrong = difference(state, other);
        if (wrong.empty() && sorted(mine) != sorted(theirs))
            wrong = words("legal: engine\n", text(sorted(mine)), "reference\n", text(sorted(theirs)));
        if (!wrong.empty())
            return words(testing::gameText(number), ": ", testing::describe(rules), "\nafter\n", played, wrong);
        if (mine.empty())
            return "";
        const Action action = testing::randomAction(mine, taste, rng);
        played += text(action);
        apply(state, action);
        other.play(action);
    }
    return words(testing::gameText(number), " does not end");
}

TEST(Reference, AgreesWithTheEngineOnRandomRounds)
{
    const int end = testing::firstGame() + testing::gamesToPlay(600);
    int disagreements = 0;
    for (int number = testing::firstGame(); number < end && disagreements < 3; ++number)
        if (const std::string wrong = compareRound(number); !wrong.empty()) {
            ADD_FAILURE() << wrong;
            ++disagreements;
        }
}

} // namespace
} // namespace mt
