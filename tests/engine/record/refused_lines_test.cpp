// What a game refuses leaves no trace in it.
#include "random_record.h"

namespace mt
{
namespace
{

std::vector<RecordLine> linesOf(const test::RandomGame& game)
{
    std::vector<RecordLine> lines;
    std::istringstream in(game.text());
    RecordReader reader(in);
    while (reader.next())
        lines.push_back(reader.line());
    return lines;
}

// Every seat with everything that could be done at all, sensible or not.
std::vector<RecordLine> allActions(int seats)
{
    std::vector<RecordLine> actions;
    for (int seat = 0; seat <= seats; ++seat) {
        const auto mover = static_cast<std::uint8_t>(seat);
        for (const ActionKind kind :
             {ActionKind::draw, ActionKind::pass, ActionKind::endOpening, ActionKind::marker, ActionKind::play})
            actions.emplace_back(Action{kind, mover, {}, noTrain, false});
        for (int tile = 0; tile < maxTiles; ++tile)
            for (int train = 0; train < maxTrains; train += 3)
                actions.emplace_back(
                    Action{ActionKind::play, mover, Tile::fromIndex(tile), static_cast<TrainId>(train), false});
    }
    return actions;
}

void expectSame(const Replay& game, const Replay& before)
{
    ASSERT_EQ(game.next(), before.next());
    if (before.next() == Replay::Next::header)
        return; // nothing may be asked before there is one
    ASSERT_EQ(game.header(), before.header());
    ASSERT_EQ(game.players(), before.players());
    ASSERT_EQ(game.game(), before.game());
    ASSERT_EQ(game.round(), before.round());
    ASSERT_EQ(game.actions(), before.actions());
    ASSERT_EQ(game.stateAfter(0), before.stateAfter(0));
}

// Whether it is refused; then it must have changed nothing.
bool isRefusedWithoutTrace(const Replay& game, const RecordLine& line)
{
    Replay tried = game;
    std::vector<Moment> moments;
    if (!tried.append(line, &moments))
        return false;
    EXPECT_TRUE(moments.empty()) << lineText(line);
    expectSame(tried, game);
    return true;
}

TEST(Replay, WhatItRefusesLeavesNoTrace)
{
    for (const test::RulesChoice& choice :
         {test::RulesChoice{"bigtable", {{"set", "6"}, {"rounds", "2"}}, 2}, {"tactic", {{"rounds", "1"}}, 3}}) {
        const std::vector<RecordLine> lines = linesOf({choice, "refused", true});
        const std::vector<RecordLine> actions = allActions(choice.players);
        Replay game;
        int refused = 0;
        for (std::size_t at = 0; at < lines.size(); ++at) {
            // Lines of the same game in the wrong place; and at some places every action.
            for (std::size_t other = at % 5; other < lines.size(); other += 5)
                refused += isRefusedWithoutTrace(game, lines[other]);
            if (at % 11 == 2)
                for (const RecordLine& action : actions)
                    refused += isRefusedWithoutTrace(game, action);
            const std::size_t done = game.next() == Replay::Next::header ? 0 : game.actions().size();
            refused += isRefusedWithoutTrace(game, UndoLine{static_cast<int>(done) + 1});
            refused += isRefusedWithoutTrace(game, SeatNowLine{choice.players, PlayerKind::human});
            ASSERT_FALSE(game.append(lines[at]));
        }
        EXPECT_GT(refused, 1000);
    }
}

} // namespace
} // namespace mt
