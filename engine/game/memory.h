// What somebody who sits at the table may remember of the running round: a value beside SeatView, fed by what everybody
// saw and by the tiles that they drew themselves.
#pragma once

#include "engine/base/expect.h"
#include "engine/game/round.h"

#include <span>
#include <vector>

namespace mt
{

/// One action of the round and what came of it.
struct Remembered {
    Action action;
    Table before{};              ///< as it lay when the seat was to move
    std::vector<Event> events{}; ///< a tileDrawn of another seat has no tile
    /// Of a draw or a pass: the values of the ends that the seat might have laid on. No tile that it had in its hand
    /// would have served there (docs/rules.md section 2; after a double with `doubleDuty: non-double` a double does
    /// not).
    PipSet missed{};
    /// Of a draw or a pass: the tiles with which it would not have been legal. None of them was in the hand; after
    /// something was drawn for the required tile, the tile drawn last was none of them.
    Hand lacked{};
    /// Tiles drawn before for the tile required then. A tile that is laid after some were drawn is the last of them.
    std::uint8_t drawnBefore = 0;

    friend bool operator==(const Remembered&, const Remembered&) = default;
};

class Memory
{
public:
    /// `seat`: whose, from 0; -1: of somebody who has no hand and sees no tile that is drawn.
    explicit Memory(int seat) : seat_(seat) { MT_EXPECT(seat >= -1 && seat < maxSeats); }

    /// Whose it is; -1: nobody's.
    int seat() const { return seat_; }
    /// The next action of the round. `before`: the table when its seat was to move.
    void add(const Table& before, const Action& action, std::span<const Event> events);
    /// Everything so far, the first action first.
    const std::vector<Remembered>& done() const { return done_; }

    friend bool operator==(const Memory&, const Memory&) = default;

private:
    int seat_;
    std::vector<Remembered> done_;
};

/// Of all that was done since `start`: the round before its first action, or a position, of which nothing is
/// remembered. Each of the actions must be legal where it stands.
Memory remember(const State& start, std::span<const Action> actions, int seat);

} // namespace mt
