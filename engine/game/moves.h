// What a seat may do, compactly: the form in which the turn machine finds it and players choose from it.
#pragma once

#include "engine/base/compiler.h"
#include "engine/game/action.h"

#include <utility>

namespace mt
{

/// What may be laid on one train, packed into one word so that the train of a play is found by comparing whole words.
class TrainPlays
{
public:
    TrainPlays() = default; // not filled in: findMoves() does
    /// `before`: how many plays there are on the trains before this one, in the order of trainsInPlay(). `ends`: the
    /// values v such that the tile (the train's end)-v may be laid.
    TrainPlays(unsigned before, std::size_t train, PipSet ends)
        : word_((std::uint64_t{before} << 32) + (train << 24) + ends.bits())
    {
    }
    /// More than those of every train with no more than k plays before it, less than those of every other.
    static TrainPlays beyond(int k) { return {static_cast<unsigned>(k) + 1U, 0, {}}; }

    int before() const { return static_cast<int>(word_ >> 32); }
    TrainId train() const { return static_cast<TrainId>(word_ >> 24); }
    PipSet ends() const { return PipSet::fromBits(static_cast<std::uint32_t>(word_)) & PipSet::firstOf(pipValues); }

    friend bool operator<(TrainPlays a, TrainPlays b) { return a.word_ < b.word_; }

private:
    std::uint64_t word_;
};

/// What the seat to move may do, compactly. The one source of what is legal: listing, checking and choosing all read
/// it.
// What is on no train is not read, and setting it would cost something in every move.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
struct Moves {
    int plays = 0;                      ///< legal plays in all
    int total = 0;                      ///< legal actions in all
    Row<TrainPlays, maxTrains> onTrain; ///< by TrainId; each is greater than those before it
    bool draw = false;
    bool pass = false;
    bool endOpening = false;
    bool marker = false; ///< the marker question: keep or take off

    /// The values v such that the tile (the train's end)-v may be laid on that train now.
    PipSet newEnds(int train) const { return onTrain[train].ends(); }
};

/// How many actions the moves are.
inline int countActions(const Moves& m) { return m.total; }

/// Calls look(seat) for each of that many seats, unrolled.
template <std::size_t seats, class Look>
MT_ALWAYS_INLINE void forSeats(const Look& look)
{
    [&]<std::size_t... seat>(std::index_sequence<seat...>) MT_INLINE_LAMBDA { (look(seat), ...); }
    (std::make_index_sequence<seats>{});
}

/// Calls run(seats) with one of a few constants, at least the number of players (of 1..maxSeats): a loop around so
/// little as looking at a train costs as much as what is in it. The seats beyond the players have trains on which
/// nobody may ever lay.
template <class Run>
auto withSeats(int players, const Run& run)
{
    MT_EXPECT(players >= 1 && players <= maxSeats);
    if (players <= 4)
        return run(std::integral_constant<std::size_t, 4>());
    if (players <= 8)
        return run(std::integral_constant<std::size_t, 8>());
    return run(std::integral_constant<std::size_t, maxSeats>());
}

/// A play: the train, and the value it ends in afterwards. So the tile is (the train's end before it)-end.
struct Play {
    TrainId train = noTrain;
    std::uint8_t end = 0;
};

/// The k-th play, 0 <= k < moves.plays. Its train is the last that has no more than k plays before it: picked by
/// assignments, without a branch.
template <std::size_t seats>
MT_ALWAYS_INLINE Play playAt(const Moves& moves, int k)
{
    MT_EXPECT(k >= 0 && k < moves.plays);
    const TrainPlays beyond = TrainPlays::beyond(k);
    // By two and two, so that what is picked passes through half as many assignments.
    static_assert(seats % 2 == 0);
    const auto& onTrain = moves.onTrain;
    TrainPlays plays = onTrain[0];
    const auto lookTwo = [&](std::size_t pair) MT_INLINE_LAMBDA {
        const TrainPlays first = onTrain[2 * pair], second = onTrain[2 * pair + 1];
        const TrainPlays either = second < beyond ? second : first;
        plays = first < beyond ? either : plays;
    };
    forSeats<seats / 2>(lookTwo);
    plays = onTrain[mexicanTrain] < beyond ? onTrain[mexicanTrain] : plays;
    return {.train = plays.train(), .end = static_cast<std::uint8_t>(plays.ends().nth(k - plays.before()))};
}

/// The k-th of all, 0 <= k < moves.total, in the order of legalActions(). Inline: an Action handed back in a register
/// is put together byte by byte first, which costs a random player half its time.
MT_ALWAYS_INLINE Action actionAt(const Table& t, const Moves& moves, int k)
{
    MT_EXPECT(k >= 0 && k < moves.total);
    Action action{.seat = t.turn};
    if (k < moves.plays) {
        const Play play = withSeats(t.players, [&](auto seats) { return playAt<seats>(moves, k); });
        action.kind = ActionKind::play;
        action.tile = Tile(t.trains[play.train].end, play.end);
        action.train = play.train;
        return action;
    }
    k -= moves.plays;
    if (moves.draw && k-- == 0)
        action.kind = ActionKind::draw;
    else if (moves.pass && k-- == 0)
        action.kind = ActionKind::pass;
    else if (moves.endOpening && k-- == 0)
        action.kind = ActionKind::endOpening;
    else {
        action.kind = ActionKind::marker;
        action.keep = k == 1;
    }
    return action;
}

} // namespace mt
