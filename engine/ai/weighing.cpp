#include "engine/ai/weighing.h"

#include "engine/ai/near_train.h"

#include <algorithm>
#include <array>
#include <span>

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

// More than anything costs, and far from where numbers end.
constexpr int endless = 1 << 28;

// It stands for a hand of tiles that are not known.
constexpr Tile someTile(0, 0);

// Doubles can owe tiles one after the other. Two plays after the first say enough about them.
constexpr int playsAhead = 2;

/// What came before in the same turn, in mind.
struct Before {
    int pips = 0;     ///< of the hand that is left
    int ownTiles = 0; ///< laid on its own train
    int ownPips = 0;
    Row<Tile, playsAhead + 1> gone{}; ///< from the hand
    int tiles = 0;                    ///< of these
};

struct Weight {
    int cost;     ///< it costs no less
    bool isKnown; ///< and no more
};

Weight plus(const Weight& weight, int cost) { return {weight.cost + cost, weight.isKnown}; }

class Weigher
{
public:
    Weigher(const SeatView& view, RestTrains& trains, int sees);
    /// For the seat to move, without the view.
    Weigher(const State& state, RestTrains& trains);
    /// What the action costs: known if it is less than `limit`, and mostly when it is not.
    Weight costOf(const Action& action, int limit = endless);

private:
    Weigher(const Table& table, int seat, const Hand& hand, Tile drawn, RestTrains& trains);
    Weight costAfter(State& state, Before before, const Action& action, int plays, int limit);
    Weight costOfGoingOn(const State& state, const Before& before, int plays, int limit);
    Weight costOfRest(const State& state, const Before& before, int limit);
    Weight costOfHand(const State& state, const Before& before, int limit);
    void putBack(State& state, const Table& table, const Hand& hand, Tile drawn) const;
    RestTrains::Worth worthOfTrain(const Hand& left, int end, const TileWeights& saved, const Before& before,
                                   int needed);
    int costOfOpenDoubles(const State& state) const;
    int costOfOpenEnds(const State& state) const;
    int costOfDrawing(const Table& table);

    int seat_;
    int sees_ = seesAll;    ///< tiles of its train, from now on
    int fewest_ = maxTiles; ///< tiles in the smallest hand of the others
    const Table& table_;    ///< now, as the next two
    const Hand& hand_;
    Tile drawn_;
    RestTrains& trains_;
    /// A turn made up to its end, as far as the seat can see it: of the others' hands and the boneyard it knows only
    /// how many tiles they are, and no rule about the seat's own turn asks for more. It stands here because only what
    /// an action changes has to be put back before the next one is tried.
    State imagined_;
    Hand unseen_; ///< neither in its hand nor on the table; found when it is needed
};

Weigher::Weigher(const Table& table, int seat, const Hand& hand, Tile drawn, RestTrains& trains)
    : seat_(seat), table_(table), hand_(hand), drawn_(drawn), trains_(trains)
{
    trains_.begin(hand, table.trains[seat].end);
    // Where openings may leave several hands empty it is asked of each whether it is: these are not.
    if (table.rules.opening == Opening::train)
        for (int other = 0; other < table.players; ++other)
            if (other != seat)
                imagined_.hands[other].add(someTile);
}

Weigher::Weigher(const SeatView& view, RestTrains& trains, int sees)
    : Weigher(view.table, view.seat, view.hand, view.drawn, trains)
{
    sees_ = sees;
    for (int seat = 0; seat < view.table.players; ++seat)
        if (seat != seat_)
            fewest_ = std::min<int>(fewest_, view.handSizes[seat]);
}

Weigher::Weigher(const State& state, RestTrains& trains)
    : Weigher(state.table, state.table.turn, state.hands[state.table.turn], state.drawn, trains)
{
    for (int seat = 0; seat < state.table.players; ++seat)
        if (seat != seat_)
            fewest_ = std::min(fewest_, state.hands[seat].count());
}

/// What the seat sees of its best train, when it has laid some of it in mind.
RestTrains::Worth Weigher::worthOfTrain(const Hand& left, int end, const TileWeights& saved, const Before& before,
                                        int needed)
{
    if (sees_ < seesAll)
        return {worthOfNearTrain(left, end, saved, sees_ - before.ownTiles), true};
    const int laid = saved.perTile * before.ownTiles + saved.perPip * before.ownPips;
    const std::span<const Tile> gone(before.gone.data(), static_cast<std::size_t>(before.tiles));
    return trains_.worth(left, gone, end, saved, laid, needed);
}

/// What the hand will probably score: all of a tile that is not on one's own best train, part of one that is.
Weight Weigher::costOfHand(const State& state, const Before& before, int limit)
{
    const Hand& hand = state.hands[seat_];
    const int end = state.table.trains[seat_].end;
    const bool isMarked = state.table.hasMarker(seat_);
    int on = isMarked ? onPipMarked : onPip;
    if (fewest_ <= lateTiles)
        on = std::max(on, onPipLate);
    const TileWeights saved{.perTile = offTile, .perPip = offPip - on, .doubleBlank = state.table.rules.doubleBlank};
    int cost = offPip * before.pips + offTile * hand.count();
    if (isMarked)
        cost += hand.row(end).isEmpty() ? markedUseless : marked;
    const RestTrains::Worth worth = worthOfTrain(hand, end, saved, before, cost - limit + 1);
    return {cost - worth.most, worth.isKnown};
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

Weight Weigher::costOfRest(const State& state, const Before& before, int limit)
{
    if (state.hands[seat_].empty())
        return {0, true};
    const int others = costOfOpenDoubles(state) + costOfOpenEnds(state);
    return plus(costOfHand(state, before, limit - others), others);
}

/// A tile must be drawn: what of the tiles not seen does not fit stays in the hand, and the marker goes up.
int Weigher::costOfDrawing(const Table& table)
{
    // What it lays in mind it has seen before: in mid-turn as many are unseen.
    if (unseen_.empty())
        for (int index = 0; index < tileCount(table.rules.set); ++index)
            if (const Tile tile = Tile::fromIndex(index); table_.before[index] == Table::notLaid && !hand_.has(tile))
                unseen_.add(tile);
    if (unseen_.empty())
        return marked;
    PipSet ends;
    for (const int train : table.available)
        ends.insert(table.trains[train].end);
    int halves = 0; // of the tiles that do not fit; a double has two as well
    int pips = 0;
    for (const int pip : unseen_.values() - ends) {
        const PipSet row = unseen_.row(pip) - ends;
        const int here = row.count() + int{row.contains(pip)};
        halves += here;
        pips += here * pip;
    }
    return (offPip * pips + (offTile + marked) * (halves / 2)) / unseen_.count();
}

/// All that the seat's actions change.
void Weigher::putBack(State& state, const Table& table, const Hand& hand, Tile drawn) const
{
    state.table = table;
    state.hands[seat_] = hand;
    state.drawn = drawn;
}

Weight Weigher::costOf(const Action& action, int limit)
{
    putBack(imagined_, table_, hand_, drawn_);
    return costAfter(imagined_, {.pips = hand_.pips(table_.rules.doubleBlank)}, action, playsAhead, limit);
}

/// The cost of what the seat is left with when it takes the action and the best ones after it in the same turn, up to
/// so many further plays. `limit` as in costOf(). The action is carried out in `state`.
Weight Weigher::costAfter(State& state, Before before, const Action& action, int plays, int limit)
{
    if (action.kind == ActionKind::draw)
        return plus(costOfRest(state, before, limit), costOfDrawing(state.table));
    int cost = 0;
    if (action.kind == ActionKind::play) {
        before.pips -= pipsOf(table_.rules, action.tile);
        before.gone[before.tiles++] = action.tile;
        if (action.train == seat_) {
            ++before.ownTiles;
            before.ownPips += pipsOf(table_.rules, action.tile);
        } else if (action.train != mexicanTrain) {
            cost = foreign;
        }
    }
    const bool ends = carryOut(state, action);
    const bool goesOn = !ends && (state.table.phase == Phase::duty || state.table.phase == Phase::marker);
    return plus(goesOn && plays > 0 ? costOfGoingOn(state, before, plays, limit - cost)
                                    : costOfRest(state, before, limit - cost),
                cost);
}

/// The same of the best that the seat can do next in a turn that goes on.
Weight Weigher::costOfGoingOn(const State& state, const Before& before, int plays, int limit)
{
    Weight least{endless, true};
    State next = state;
    for (const Action& further : legalActions(state.table, state.hands[seat_], state.drawn)) {
        const int left = plays - (further.kind == ActionKind::play ? 1 : 0);
        putBack(next, state.table, state.hands[seat_], state.drawn);
        const Weight weight = costAfter(next, before, further, left, std::min(limit, least.cost));
        if (weight.cost < least.cost || (weight.cost == least.cost && weight.isKnown))
            least = weight;
    }
    return least;
}

constexpr std::size_t mostMoves = 400; // more than fifteen trains can have
using Weights = std::array<Weight, mostMoves>;

/// What is quickly said of each of the moves, which for most of them is all.
std::span<Weight> weighQuickly(Weigher& weigher, const Table& table, const Moves& moves, Weights& weights)
{
    const std::span<Weight> all(weights.data(), static_cast<std::size_t>(moves.total));
    for (int k = 0; k < moves.total; ++k)
        all[static_cast<std::size_t>(k)] = weigher.costOf(actionAt(table, moves, k), -endless);
    return all;
}

} // namespace

std::vector<WeighedAction> weighActions(const SeatView& view, int sees)
{
    std::vector<WeighedAction> weighed;
    RestTrains trains;
    Weigher weigher(view, trains, sees);
    for (const Action& action : legalActions(view))
        weighed.push_back({action, weigher.costOf(action).cost});
    return weighed;
}

int cheapestMove(const State& state, const Moves& moves, RestTrains& trains)
{
    // First all that is quickly said; then, the most promising first, what still can make a difference.
    Weigher weigher(state, trains);
    Weights weights; // NOLINT(cppcoreguidelines-pro-type-member-init): filled in as far as it is looked at
    const std::span<Weight> all = weighQuickly(weigher, state.table, moves, weights);
    while (true) {
        const auto best = cheapestOf(all);
        const auto move = static_cast<int>(best - all.begin());
        if (best->isKnown)
            return move;
        // No more exactly than it takes to tell whether one that is known is better.
        int least = endless;
        for (const Weight& other : all)
            if (other.isKnown)
                least = std::min(least, other.cost);
        *best = weigher.costOf(actionAt(state.table, moves, move), least + 1);
    }
}

bool isCheapest(const State& state, const Moves& moves, int move, RestTrains& trains)
{
    MT_EXPECT(move >= 0 && move < moves.total);
    Weigher weigher(state, trains);
    Weights weights; // NOLINT(cppcoreguidelines-pro-type-member-init): filled in as far as it is looked at
    const std::span<Weight> all = weighQuickly(weigher, state.table, moves, weights);
    Weight& own = all[static_cast<std::size_t>(move)];
    // Another one wins if it costs less than this; those before it also if they cost as much.
    const auto limit = [&](int other) { return own.cost + (other < move ? 1 : 0); };
    int most = endless; // that its cost may be
    for (int k = 0; k < moves.total; ++k)
        if (const Weight& other = all[static_cast<std::size_t>(k)]; k != move && other.isKnown) {
            if (other.cost < limit(k))
                return false;
            most = std::min(most, other.cost - (k < move ? 1 : 0));
        }
    if (!own.isKnown)
        own = weigher.costOf(actionAt(state.table, moves, move), most + 1);
    if (!own.isKnown)
        return false;
    for (int k = 0; k < moves.total; ++k)
        if (const Weight& other = all[static_cast<std::size_t>(k)]; k != move && other.cost < limit(k)) {
            if (other.isKnown || weigher.costOf(actionAt(state.table, moves, k), limit(k)).cost < limit(k))
                return false;
        }
    return true;
}

} // namespace mt
