// A round as one seat observes it: what a bot knows of it from the public events and its own hand alone.
//
// The turn machine wants a whole State. So the tiles that the bot has not seen are given to the other hands and the
// boneyard in some way that agrees with what was seen; when one turns up elsewhere, two tiles change places. Only the
// SeatView of it is ever looked at, and that has nothing of where the unseen tiles were put.
#pragma once

#include "engine/ai/seat_view.h"
#include "engine/base/random.h"
#include "engine/game/memory.h"
#include "engine/record/json_fields.h"

namespace mt::cli
{

class ObservedRound
{
public:
    /// Starts from the host's `round` message. What is wrong with it goes to the fields' fault; then this is useless.
    ObservedRound(const Options& options, int players, int seat, Fields& message);

    /// Carries out an action that was seen; `drawn` is the tile of a draw, where it is shown. False: it cannot have
    /// happened by the rules.
    bool saw(const Action& action, std::optional<Tile> drawn);

    /// Whether the round goes on, as the host says it does. False: by the rules it is over.
    bool isRunning();
    SeatView view() const { return viewOf(state_, seat_); }
    /// What was seen since the round's first action.
    const Memory& memory() const { return memory_; }

private:
    void readTiles(const std::vector<int>& sizes, Fields& message);
    void placeUnseen(const std::vector<int>& sizes);
    bool isPossible(const Action& action) const;
    bool isUnseen(Tile tile) const;
    void bringToHand(std::size_t seat, Tile tile);
    void bringToFront(Tile tile);
    Tile* inBoneyard(Tile tile);
    Hand* otherHandWith(Tile tile);
    void shuffleOtherHands();

    int seat_;
    Memory memory_{seat_};
    State state_;
    State before_; ///< state_ before the last action
    Action last_;
    bool faceUp_ = false;
    Rng rng_{"known round"};
};

} // namespace mt::cli
