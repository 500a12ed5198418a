// A game as its record tells it: line after line is checked against the rules and carried out. A running game keeps
// one too and writes each line that it takes, so that playing, resuming and replaying are the same thing.
#pragma once

#include "engine/game/game.h"
#include "engine/record/record_line.h"

#include <optional>

namespace mt
{

class Replay
{
public:
    /// What the record must go on with. A seat may change hands at any time between the header and the game's end.
    enum class Next : std::uint8_t { header, round, action, roundEnd, gameEnd, nothing };
    Next next() const;

    /// Checks the line and carries it out, appending to `moments` what happens in an action; or changes nothing and
    /// says what is wrong (Fault::line is not set).
    std::optional<Fault> append(const RecordLine& line, std::vector<Moment>* moments = nullptr);

    /// The rules, the seed and the players as they sat down; only after the header.
    const HeaderLine& header() const
    {
        MT_EXPECT(next() != Next::header);
        return header_;
    }
    /// The players as they sit now. This and the next three are empty before the header.
    const std::vector<RecordPlayer>& players() const { return players_; }
    const Game& game() const { return game_; }
    /// Returns the seat that started the first round, from 0, or -1 before the first deal.
    int firstSeat() const { return firstSeat_; }
    /// The round in play or just finished: its deal, and its actions without those taken back.
    const RoundLine& round() const { return round_; }
    const std::vector<Action>& actions() const { return actions_; }
    /// Returns how many of them had been done when a seat last changed hands in this round: at a table these stay done.
    std::size_t settledActions() const { return settledActions_; }
    /// The round as it was when that many of its actions, at most actions().size(), had been done.
    State stateAfter(std::size_t actions) const;

    /// The line that must come where next() says roundEnd; a round must have ended.
    RoundEndLine roundEndLine() const;
    /// The one that must come, or stands, where next() says gameEnd or nothing.
    GameEndLine gameEndLine() const;

private:
    std::optional<Fault> fitsHere(const RecordLine& line) const;
    std::optional<Fault> check(const HeaderLine&) const { return std::nullopt; }
    std::optional<Fault> check(const RoundLine& line) const;
    std::optional<Fault> check(const Action& action) const;
    std::optional<Fault> check(const UndoLine& line) const;
    std::optional<Fault> check(const SeatNowLine& line) const { return checkSeat(line.seat); }
    std::optional<Fault> check(const TakenOverLine& line) const { return checkSeat(line.seat); }
    std::optional<Fault> check(const RoundEndLine& line) const;
    std::optional<Fault> check(const GameEndLine& line) const;
    std::optional<Fault> checkSeat(int seat) const;

    void carryOut(const HeaderLine& line);
    void carryOut(const RoundLine& line);
    void carryOut(const Action& action, std::vector<Moment>* moments = nullptr);
    void carryOut(const UndoLine& line);
    void carryOut(const SeatNowLine& line);
    void carryOut(const TakenOverLine& line);
    void carryOut(const RoundEndLine& line);
    void carryOut(const GameEndLine& line);

    HeaderLine header_;
    std::vector<RecordPlayer> players_;
    Game game_;
    RoundLine round_;
    int firstSeat_ = -1;
    std::vector<State> checkpoints_; ///< the round before its first action, and after every few: undos start there
    std::vector<Action> actions_;
    std::size_t settledActions_ = 0;
    bool roundEndDue_ = false;
    bool finished_ = false;
};

} // namespace mt
