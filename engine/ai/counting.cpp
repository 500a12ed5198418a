#include "engine/ai/counting.h"

#include "engine/base/expect.h"

#include <algorithm>
#include <optional>

namespace mt
{

namespace
{

/// Follows one seat through the round.
class Watch
{
public:
    void follow(const Remembered& done, bool isNewTurn)
    {
        turns_ += isNewTurn ? 1 : 0;
        const ActionKind kind = done.action.kind;
        if (kind == ActionKind::play)
            lay(done.action.tile);
        if (kind != ActionKind::draw && kind != ActionKind::pass)
            return;
        for (const int value : done.missed)
            drawnSince_[value] = 0;
        if (count_.missed.empty() || count_.missed.back().turn != turns_)
            count_.missed.push_back({turns_});
        MissedTurn& turn = count_.missed.back();
        turn.values |= done.missed;
        turn.passed = kind == ActionKind::pass;
        for (const Event& event : done.events)
            if (event.kind == EventKind::tileDrawn) {
                ++turn.drew;
                for (std::optional<int>& count : drawnSince_)
                    count = count ? std::optional(*count + 1) : std::nullopt;
            }
    }
    SeatCount count() const
    {
        SeatCount count = count_;
        for (int value = 0; value < pipValues; ++value)
            if (drawnSince_[value] == 0)
                count.lacks.insert(value);
        return count;
    }

private:
    // A tile of a value that was missed is one of those drawn since, and so it is one of those drawn since any value
    // was missed after which no fewer were drawn.
    void lay(Tile tile)
    {
        int among = 0;
        for (const int value : {tile.high(), tile.low()})
            if (const int count = drawnSince_[value].value_or(0); count > 0)
                among = among == 0 ? count : std::min(among, count);
        for (std::optional<int>& count : drawnSince_)
            if (among > 0 && count >= among)
                count = *count - 1;
    }

    int turns_ = 0;
    SeatCount count_;
    Row<std::optional<int>, pipValues> drawnSince_{}; ///< since the value was missed; none: it never was
};

Hand seenBy(const SeatView& view)
{
    Hand seen = view.hand;
    const auto add = [&seen](Tile tile) {
        if (!seen.has(tile))
            seen.add(tile);
    };
    add({view.table.engine, view.table.engine});
    for (const TrainId train : trainsInPlay(view.table))
        for (const Tile tile : view.table.tilesOf(train))
            add(tile);
    for (const Hand& hand : view.faceUp)
        for (const Tile tile : hand.tiles())
            add(tile);
    return seen;
}

} // namespace

Counting countFor(const SeatView& view, const Memory& memory)
{
    MT_EXPECT(memory.seat() == view.seat || memory.seat() == -1);
    std::vector<Watch> seats(view.table.players);
    int turn = -1;
    for (const Remembered& done : memory.done()) {
        const int seat = done.action.seat;
        seats[static_cast<std::size_t>(seat)].follow(done, seat != turn);
        turn = seat;
    }
    Counting counting{view.hand.pips(view.table.rules.doubleBlank), seenBy(view), {}};
    for (const Watch& seat : seats)
        counting.seats.push_back(seat.count());
    return counting;
}

} // namespace mt
