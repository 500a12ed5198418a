#include "engine/ai/weighing.h"

#include "engine/ai/planner.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace mt
{

namespace
{

// In hundredths of a pip.
constexpr int offPip = 100;     // a pip in the hand that no train of one's own takes
constexpr int onPip = 30;       // a pip that is on one's best train
constexpr int onPipMarked = 30; // the same while the marker opens that train to all
constexpr int onPipLate = 30;   // the same while another seat has no more than lateTiles tiles
constexpr int lateTiles = 0;
constexpr int offTile = 0; // the same for a tile, whatever its pips
constexpr int onTile = 0;
constexpr int markerCost = 0; // one's own train stands open to all
constexpr int drawnPip = 100; // a pip that will probably be drawn

/// A turn made up to its end, as far as the seat can see it: of the others' hands and the boneyard it knows only how
/// many tiles they are, and no rule about the seat's own turn asks for more.
State imagined(const SeatView& view)
{
    State state;
    state.table = view.table;
    state.hands[static_cast<std::size_t>(view.seat)] = view.hand;
    state.drawn = view.drawn;
    return state;
}

class Weigher
{
public:
    explicit Weigher(const SeatView& view);
    int costOf(const Action& action) const;

private:
    int costFrom(const State& state) const;
    int costOfRest(const State& state) const;
    int costOfDrawing(const State& state) const;

    std::size_t seat_;
    int fewest_ = maxTiles; ///< tiles in the smallest hand of the others
    State now_;
};

Weigher::Weigher(const SeatView& view) : seat_(static_cast<std::size_t>(view.seat)), now_(imagined(view))
{
    for (std::size_t seat = 0; seat < view.table.players; ++seat)
        if (seat != seat_)
            fewest_ = std::min<int>(fewest_, view.handSizes[seat]);
}

/// What the hand will probably score: all of a tile that no train of one's own takes, part of one that does.
int Weigher::costOfRest(const State& state) const
{
    const Hand& hand = state.hands[seat_];
    if (hand.empty())
        return 0;
    const Train& own = state.table.trains[seat_];
    const bool marked = state.table.hasMarker(static_cast<int>(seat_));
    const int doubleBlank = state.table.rules.doubleBlank;
    int on = marked ? onPipMarked : onPip;
    if (fewest_ <= lateTiles)
        on = std::max(on, onPipLate);
    const Worth saved{.perTile = offTile - onTile, .perPip = offPip - on, .doubleBlank = doubleBlank};
    const Hand train = bestTrain(hand, own.end, saved);
    return offPip * hand.pips(doubleBlank) + offTile * hand.count() - saved.perPip * train.pips(doubleBlank) -
           saved.perTile * train.count() + (marked ? markerCost : 0);
}

/// A tile must be drawn: what of the tiles not seen does not fit stays in the hand, and the marker goes up.
int Weigher::costOfDrawing(const State& state) const
{
    const Table& table = state.table;
    PipMask ends = 0;
    for (unsigned trains = table.available; trains != 0; trains &= trains - 1)
        ends |= pipBit(table.trains[static_cast<std::size_t>(std::countr_zero(trains))].end);
    int unseen = 0;
    int unfit = 0;
    int pips = 0;
    for (int index = 0; index < tileCount(table.rules.set); ++index) {
        const Tile tile = Tile::fromIndex(index);
        if (table.before[static_cast<std::size_t>(index)] != Table::notLaid || state.hands[seat_].has(tile))
            continue;
        ++unseen;
        if (((pipBit(tile.high()) | pipBit(tile.low())) & ends) == 0) {
            ++unfit;
            pips += tile.pips();
        }
    }
    return unseen == 0 ? markerCost : (drawnPip * pips + markerCost * unfit) / unseen;
}

int Weigher::costFrom(const State& state) const
{
    const Table& table = state.table;
    if (table.turn != seat_ || table.phase == Phase::roundEnd || table.phase == Phase::opening)
        return costOfRest(state);
    Moves moves;
    findMoves(table, state.hands[seat_], state.drawn, moves);
    if (moves.plays == 0 && !moves.marker)
        return costOfRest(state) + (moves.draw ? costOfDrawing(state) : markerCost);
    int least = std::numeric_limits<int>::max();
    for (const Action& action : legalActions(table, state.hands[seat_], state.drawn)) {
        State next = state;
        apply(next, action);
        least = std::min(least, costFrom(next));
    }
    return least;
}

int Weigher::costOf(const Action& action) const
{
    if (action.kind == ActionKind::draw)
        return costOfRest(now_) + costOfDrawing(now_);
    State next = now_;
    apply(next, action);
    return costFrom(next);
}

} // namespace

std::vector<WeighedAction> weighActions(const SeatView& view)
{
    std::vector<WeighedAction> weighed;
    const Weigher weigher(view);
    for (const Action& action : legalActions(view))
        weighed.push_back({action, weigher.costOf(action)});
    return weighed;
}

} // namespace mt
