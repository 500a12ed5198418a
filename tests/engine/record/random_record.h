// Records of random games for tests, and reading them back.
#pragma once

#include "engine/record/record_reader.h"
#include "engine/record/sealed_deal.h"
#include "random_play.h"

#include <sstream>

namespace mt::test
{

// Plays at random and keeps the record: whole games, with now and then an undo or a seat that changes hands.
class RandomGame
{
public:
    RandomGame(const RulesChoice& choice, const std::string& seed, bool withUndo) : rng_(seed), undo_(withUndo)
    {
        HeaderLine header{.rules = resolved(choice), .players = {}, .seed = seed};
        for (int seat = 0; seat < choice.players; ++seat)
            header.players.push_back({"Nr \xc3\xa4 \"" + std::to_string(seat), PlayerKind::ai, "easy"});
        add(header);
        while (replay_.next() != Replay::Next::nothing)
            step(seed);
    }

    const std::string& text() const { return text_; }
    const Replay& replay() const { return replay_; }

private:
    void add(const RecordLine& line)
    {
        ASSERT_FALSE(replay_.append(line));
        text_ += lineText(line) + '\n';
    }

    void step(const std::string& seed)
    {
        const Game& game = replay_.game();
        switch (replay_.next()) {
        case Replay::Next::round: return add(sealedDeal(game.rules, seed, nextRound(game), game.firstSeat));
        case Replay::Next::roundEnd: return add(replay_.roundEndLine());
        case Replay::Next::gameEnd: return add(replay_.gameEndLine());
        default: break;
        }
        if (undo_ && replay_.actions().size() > 3 && rng_.below(40) == 0)
            add(UndoLine{.count = 1 + static_cast<int>(rng_.below(3))});
        else if (undo_ && rng_.below(60) == 0)
            add(SeatNowLine{.seat = 1, .kind = PlayerKind::human});
        else
            add(randomAction(game.round, rng_));
    }

    Rng rng_;
    bool undo_;
    Replay replay_;
    std::string text_;
};

// A short game for two, and its lines.
inline std::vector<std::string> shortRecord()
{
    const RandomGame game({"bigtable", {{"set", "6"}, {"rounds", "2"}}, 2}, "short", false);
    std::vector<std::string> lines;
    std::istringstream in(game.text());
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

inline std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

struct ReadBack {
    std::optional<Fault> fault;
    bool droppedTail = false;
    std::uint64_t goodBytes = 0;
    bool lacksLineFeed = false;
    Replay replay;
    std::string written;
};

inline ReadBack readBack(const std::string& text)
{
    std::istringstream in(text);
    RecordReader reader(in);
    ReadBack result;
    while (reader.next())
        result.written += lineText(reader.line()) + '\n';
    result.fault = reader.fault();
    result.droppedTail = reader.droppedTail();
    result.goodBytes = reader.goodBytes();
    result.lacksLineFeed = reader.lacksLineFeed();
    result.replay = reader.replay();
    return result;
}

} // namespace mt::test
