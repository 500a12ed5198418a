// The finished rounds of a recorded game, each as it was played in the end. There is no room in it for a round that is
// still running, nor for the seed that the next deals come from: whoever is given one may show every tile of it.
#pragma once

#include "engine/base/stop_token.h"
#include "engine/record/record_reader.h"

namespace mt
{

struct PlayedRound {
    RoundLine deal;              ///< with its fingerprint, if it has one: then it has been checked
    std::vector<Action> actions; ///< to the one that ended the round; those taken back are not among them
    std::vector<bool> byHuman;   ///< for each action: a human did it
    std::vector<int> scores;     ///< by seat
    bool takenBack = false;      ///< something was, on the way
};

struct PlayedGame {
    GameRules rules;
    std::vector<RecordPlayer> players; ///< as they sat down
    std::optional<Again> again;        ///< its one round has been played before
    bool isRepeat = false;             ///< all its rounds have been
    std::vector<PlayedRound> rounds;   ///< the finished ones, in order
};

/// Collects a played game from the lines of its record, for those who look at the lines themselves as well.
class GameCollector
{
public:
    /// `replay`: follows the same lines, and is always one line ahead. It must outlive this.
    explicit GameCollector(const Replay& replay) : replay_(replay) {}

    void take(const RecordLine& line)
    {
        std::visit([this](const auto& each) { add(each); }, line);
    }
    /// The finished rounds so far.
    PlayedGame& game() { return game_; }

private:
    void add(const HeaderLine& line);
    void add(const RoundLine& line) { round_ = {.deal = line, .actions = {}, .byHuman = {}, .scores = {}}; }
    void add(const Action& action);
    void add(const UndoLine& line);
    void add(const RoundEndLine& line);
    void add(const SeatNowLine&) {}
    void add(const TakenOverLine&) {}
    void add(const GameEndLine&) {}

    const Replay& replay_;
    PlayedRound round_; ///< running
    PlayedGame game_;
};

/// Reads a whole record. The fault is that of RecordReader; a half-written last line is left out. Asked to stop, it
/// answers at once with what it has.
std::variant<PlayedGame, Fault> readPlayedGame(std::istream& in, StopToken stop = {});

/// A person did all that was done there in that seat, and did something.
bool isPersons(const PlayedRound& round, int seat);
/// The same, with tiles that nobody could know and nothing taken back: what counts for whoever looks at how somebody
/// plays. `round`: from 0.
bool showsPlay(const PlayedGame& game, int round, int seat);

/// The game at the start of that round (from 0, one of game.rounds), the totals of the rounds before it known, its
/// first turn begun.
Game gameAtRound(const PlayedGame& game, int round, std::vector<Event>* events = nullptr);

} // namespace mt
