#include "engine/ai/weighing.h"

#include "engine/ai/planner.h"

#include <algorithm>
#include <limits>

namespace mt
{
namespace
{

// In hundredths of a pip; found by playing deals from every seat against other values, under all rulebooks.
constexpr int offPip = 100;     // a pip in the hand that is not on one's best train
constexpr int onPip = 38;       // a pip on that train
constexpr int onPipMarked = 80; // the same while the marker opens that train to all: it is hardly one's own
constexpr int onPipLate = 50;   // the same while another seat has no more than lateTiles tiles
constexpr int lateTiles = 2;
constexpr int offTile = 450;        // a tile that is not on that train, whatever its pips
constexpr int marked = 500;         // one's own train stands open to all
constexpr int markedUseless = -500; // the same where the hand has nothing for its end: others may change that
constexpr int openMatched = 600;    // a double left open that the hand could cover
constexpr int openUnmatched = -300; // a double left open that only others can cover
constexpr int unseenTile = 100;     // a tile not seen that fits an end, not one's own, that is open to all
constexpr int foreign = 350;        // a tile laid on another's train

// Doubles can owe tiles one after the other. Two plays after the first say enough about them.
constexpr int playsAhead = 2;

/// A turn made up to its end, as far as the seat can see it: of the others' hands and the boneyard it knows only how
/// many tiles they are, and no rule about the seat's own turn asks for more.
State imagined(const SeatView& view)
{
    State state;
    state.table = view.table;
    state.hands[view.seat] = view.hand;
    state.drawn = view.drawn;
    return state;
}

class Weigher
{
public:
    explicit Weigher(const SeatView& view);
    int costOf(const Action& action) const { return costAfter(now_, action, playsAhead); }

private:
    int costAfter(const State& state, const Action& action, int plays) const;
    int costOfRest(const State& state) const;
    int costOfHand(const State& state) const;
    int costOfOpenDoubles(const State& state) const;
    int costOfOpenEnds(const State& state) const;
    int costOfDrawing(const State& state) const;

    int seat_;
    int fewest_ = maxTiles; ///< tiles in the smallest hand of the others
    State now_;
};

Weigher::Weigher(const SeatView& view) : seat_(view.seat), now_(imagined(view))
{
    for (int seat = 0; seat < view.table.players; ++seat)
        if (seat != seat_)
            fewest_ = std::min<int>(fewest_, view.handSizes[seat]);
}

/// What the hand will probably score: all of a tile that is not on one's own best train, part of one that is.
int Weigher::costOfHand(const State& state) const
{
    const Hand& hand = state.hands[seat_];
    const bool isMarked = state.table.hasMarker(seat_);
    const int doubleBlank = state.table.rules.doubleBlank;
    int on = isMarked ? onPipMarked : onPip;
    if (fewest_ <= lateTiles)
        on = std::max(on, onPipLate);
    const TileWeights saved{.perTile = offTile, .perPip = offPip - on, .doubleBlank = doubleBlank};
    const Hand train = bestTrain(hand, state.table.trains[seat_].end, saved);
    return offPip * hand.pips(doubleBlank) + offTile * hand.count() - saved.perPip * train.pips(doubleBlank) -
           saved.perTile * train.count() + (isMarked ? (train.empty() ? markedUseless : marked) : 0);
}

/// Doubles that bind whoever comes next, and the seat itself when its turn comes again. (In mid-turn, as in an opening
/// that goes on, what the seat has just laid does not bind yet.)
int Weigher::costOfOpenDoubles(const State& state) const
{
    const Table& table = state.table;
    int cost = 0;
    for (int i = 0; i < table.openDoubleCount; ++i) {
        const TrainId train = table.openDoubles[i];
        const int pip = table.trains[train].end;
        if (table.binding.contains(train) && !table.isDead(pip))
            cost += state.hands[seat_].row(pip).isEmpty() ? openUnmatched : openMatched;
    }
    return cost;
}

/// What others will probably be able to lay: the more tiles fit the ends that are open to all, the more.
int Weigher::costOfOpenEnds(const State& state) const
{
    const Table& table = state.table;
    PipSet ends;
    if (table.hasMexicanTrain())
        ends.insert(table.trains[mexicanTrain].end);
    for (const int train : table.markers - TrainSet(seat_))
        ends.insert(table.trains[train].end);
    int unseen = 0;
    for (const int pip : ends) {
        const PipSet held = state.hands[seat_].row(pip) - PipSet(pip);
        unseen += table.rules.set - table.laid[pip] - held.count();
    }
    return unseen * unseenTile;
}

int Weigher::costOfRest(const State& state) const
{
    if (state.hands[seat_].empty())
        return 0;
    return costOfHand(state) + costOfOpenDoubles(state) + costOfOpenEnds(state);
}

/// A tile must be drawn: what of the tiles not seen does not fit stays in the hand, and the marker goes up.
int Weigher::costOfDrawing(const State& state) const
{
    const Table& table = state.table;
    PipSet ends;
    for (const int train : table.available)
        ends.insert(table.trains[train].end);
    int unseen = 0;
    int cost = 0;
    for (int index = 0; index < tileCount(table.rules.set); ++index) {
        const Tile tile = Tile::fromIndex(index);
        if (table.before[index] != Table::notLaid || state.hands[seat_].has(tile))
            continue;
        ++unseen;
        if (!ends.contains(tile.high()) && !ends.contains(tile.low()))
            cost += offPip * tile.pips() + offTile + marked;
    }
    return unseen == 0 ? marked : cost / unseen;
}

/// The cost of what the seat is left with when it takes the action and the best ones after it in the same turn, up to
/// so many further plays.
int Weigher::costAfter(const State& state, const Action& action, int plays) const
{
    if (action.kind == ActionKind::draw)
        return costOfRest(state) + costOfDrawing(state);
    State next = state;
    apply(next, action);
    const bool isForeign = action.kind == ActionKind::play && action.train != seat_ && action.train != mexicanTrain;
    const int cost = isForeign ? foreign : 0;
    const Table& table = next.table;
    const bool goesOn = table.turn == seat_ && (table.phase == Phase::duty || table.phase == Phase::marker);
    if (!goesOn || plays == 0)
        return cost + costOfRest(next);
    int least = std::numeric_limits<int>::max();
    for (const Action& further : legalActions(table, next.hands[seat_], next.drawn))
        least = std::min(least, costAfter(next, further, plays - (further.kind == ActionKind::play ? 1 : 0)));
    return cost + least;
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
