// What a seat may do, compactly: the form in which the turn machine finds it and players choose from it.
#pragma once

#include "engine/base/compiler.h"
#include "engine/game/action.h"

#include <array>
#include <bit>
#include <utility>

namespace mt
{

/// What the seat to move may do, as masks. The one source of what is legal: listing, checking and choosing all read it.
struct Moves {
    int plays = 0; ///< legal plays in all
    int total = 0; ///< legal actions in all
    /// For each train in play one word: from bit 32 how many plays there are on the trains before it, in the order of
    /// trainsInPlay(); from bit 24 the train; below its row. So the words of later trains are greater, and to find the
    /// train of a play is to compare whole words.
    std::array<std::uint64_t, maxTrains> words;
    bool draw = false;
    bool pass = false;
    bool endOpening = false;
    bool marker = false; ///< the marker question: keep or take off

    /// How many plays there are on the trains before this one.
    int before(std::size_t train) const { return static_cast<int>(words[train] >> 32); }
    /// A bit for each value v such that the tile (the train's end)-v may be laid on that train now.
    PipMask row(std::size_t train) const { return static_cast<PipMask>(words[train]) & (pipBit(pipValues) - 1); }
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

/// A play by what is new in it: the train's end after it. The tile is (the train's end)-end.
struct Play {
    TrainId train = noTrain;
    std::uint8_t end = 0;
};

/// The k-th play, 0 <= k < moves.plays. Its train is the last that has no more than k plays before it: picked by
/// assignments, not by a search, for where such a search stops a processor cannot guess.
template <std::size_t seats>
MT_ALWAYS_INLINE Play playAt(const Moves& moves, int k)
{
    MT_EXPECT(k >= 0 && k < moves.plays);
    const std::uint64_t limit = static_cast<std::uint64_t>(static_cast<unsigned>(k) + 1U) << 32;
    // By two and two, so that what is picked passes through half as many assignments.
    static_assert(seats % 2 == 0);
    const auto& words = moves.words;
    std::uint64_t word = words[0];
    const auto lookTwo = [&](std::size_t pair) MT_INLINE_LAMBDA {
        const std::uint64_t first = words[2 * pair], second = words[2 * pair + 1];
        const std::uint64_t either = second < limit ? second : first;
        word = first < limit ? either : word;
    };
    forSeats<seats / 2>(lookTwo);
    word = words[mexicanTrain] < limit ? words[mexicanTrain] : word;
    const int before = static_cast<int>(word >> 32);
    const PipMask row = static_cast<PipMask>(word) & (pipBit(pipValues) - 1);
    return {.train = static_cast<TrainId>(word >> 24), .end = static_cast<std::uint8_t>(nthPip(row, k - before))};
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
