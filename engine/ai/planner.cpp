// How it works. The values are the vertices of a graph, the tiles its edges; a double comes for free where a train
// passes. A set of edges is a train from `start` when it hangs together, touches `start`, and no more than two vertices
// have an odd degree: `start` and the train's goal. So instead of walking trains, of which there are astronomically
// many, we look for the cheapest tiles to leave out such that the degrees come right: few, even of a large hand.
// A best train cannot be prolonged, so it uses every tile of its goal. Hence the goal is a vertex that is odd in the
// whole hand (or `start` itself, if that is even), and none of its tiles is left out.
//
// For each goal, a depth-first branch and bound mends one wrong vertex after the other by leaving out one of its tiles.
// What comes apart from `start` on the way is lost altogether. Every wrong vertex must still lose a tile, which gives
// the bound; most often it is met by the first try. The few hands in which it is not (values that can be mended only by
// way of the same few others) get a better and dearer bound after a while.
#include "engine/ai/planner.h"

#include "engine/ai/tile_graph.h"

#include <algorithm>

namespace mt
{
namespace
{

class TrainSearch
{
public:
    TrainSearch(const Hand& hand, int end, const TileWeights& weights);
    /// Looks for a train of that worth at least; whether there is one.
    bool find(int least);
    /// Of the best one, when it was found.
    int worth() const { return (all_ - bestLost_) / 2; }
    Hand train() const;

private:
    int costOfDouble(int vertex) const;
    int costOfLosing(PipSet vertices) const;
    int mendingCost(int vertex, PipSet wrong) const;
    int chainCost(PipSet wrong);
    TileGraph withoutTilesOf(int goal) const;
    void mend(PipSet wrong, PipSet reached, int lost);
    void leaveOut(int from, int to, PipSet wrong, PipSet reached, int lost);

    static constexpr int patience = 1000; ///< nodes searched with the cheap bound alone

    int start_;
    int goal_ = 0;
    PipSet values_;   ///< that some tile of the hand has
    PipSet odd_;      ///< that an odd number of them has, doubles apart
    TileGraph whole_; ///< the hand
    TileGraph kept_;  ///< the tiles not left out
    TileGraph loose_; ///< those of them that may still be left out
    // Costs are doubled, so that each half of a tile has its share of the tile's.
    Row<int, pipValues> half_{}; ///< what leaving out a tile costs for this half
    int doubleBlank_;            ///< what losing 0-0 costs more than its halves
    PipSet doubles_;
    int all_;          ///< what losing every tile of the hand costs; later, every one that can be reached
    int bestLost_ = 0; ///< of what was found, or one more than what is looked for may cost
    bool isFound_ = false;
    TileGraph best_;
    PipSet bestReached_;
    int nodes_ = 0;
    int chainsGoal_ = -1; ///< the goal that the table stands for
    std::optional<ChainTable> chains_;
};

TrainSearch::TrainSearch(const Hand& hand, int end, const TileWeights& weights)
    : start_(end), values_(hand.values()), doubleBlank_(2 * weights.perPip * weights.doubleBlank),
      all_(2 * (weights.perTile * hand.count() + weights.perPip * hand.pips(weights.doubleBlank)))
{
    MT_EXPECT(end >= 0 && end <= maxPip);
    MT_EXPECT(weights.perTile >= 0 && weights.perPip >= 0 && weights.perTile + weights.perPip > 0);
    // Of all values, held or not: without a branch that is less work.
    for (int pip = 0; pip < pipValues; ++pip) {
        whole_.row[pip] = hand.row(pip) - PipSet(pip);
        odd_ ^= whole_.row[pip]; // each row says of its value which others it changes
        doubles_ |= hand.row(pip) & PipSet(pip);
        half_[pip] = weights.perTile + 2 * weights.perPip * pip;
    }
    kept_ = whole_;
}

/// Nothing where it is not held.
int TrainSearch::costOfDouble(int vertex) const
{
    if (!doubles_.contains(vertex))
        return 0;
    return 2 * half_[vertex] + (vertex == 0 ? doubleBlank_ : 0);
}

/// The doubles of these vertices and the tiles between them.
int TrainSearch::costOfLosing(PipSet vertices) const
{
    int cost = 0;
    for (const int vertex : vertices)
        cost += costOfDouble(vertex) + kept_.row[vertex].count() * half_[vertex];
    return cost;
}

/// The least that a wrong vertex still costs: its half of a tile to another wrong vertex, or else its half of a chain
/// of tiles that begins with its cheapest neighbour; and its double where it is left without tiles.
int TrainSearch::mendingCost(int vertex, PipSet wrong) const
{
    const PipSet loose = loose_.row[vertex];
    int cost = half_[vertex];
    if (!loose.meets(wrong))
        cost += half_[loose.lowest()];
    if (kept_.row[vertex].count() == 1 && vertex != start_)
        cost += costOfDouble(vertex);
    return cost;
}

TileGraph TrainSearch::withoutTilesOf(int goal) const
{
    TileGraph graph = whole_;
    for (const int other : whole_.row[goal])
        graph.flip(goal, other);
    return graph;
}

int TrainSearch::chainCost(PipSet wrong)
{
    if (!chains_)
        chains_.emplace();
    if (chainsGoal_ != goal_) {
        chainsGoal_ = goal_;
        chains_->reset(withoutTilesOf(goal_), half_);
    }
    return chains_->cost(wrong);
}

void TrainSearch::mend(PipSet wrong, PipSet reached, int lost)
{
    if (wrong.isEmpty()) {
        if (lost < bestLost_) {
            bestLost_ = lost;
            isFound_ = true;
            best_ = kept_;
            bestReached_ = reached;
        }
        return;
    }
    int bound = lost;
    int vertex = 0;
    int fewest = pipValues;
    for (const int candidate : wrong) {
        const int choices = loose_.row[candidate].count();
        if (choices == 0)
            return;
        bound += mendingCost(candidate, wrong);
        if (choices < fewest) {
            fewest = choices;
            vertex = candidate;
        }
    }
    if (bound >= bestLost_ || (++nodes_ > patience && lost + chainCost(wrong) >= bestLost_))
        return;
    // A tile tried stays in for the tries after it: no set of tiles is looked at twice.
    const PipSet choices = loose_.row[vertex];
    for (const PipSet kind : {choices & wrong, choices - wrong})
        for (const int other : kind) {
            loose_.flip(vertex, other);
            leaveOut(vertex, other, wrong, reached, lost);
        }
    loose_.row[vertex] = choices;
    for (const int other : choices)
        loose_.row[other].insert(vertex);
}

void TrainSearch::leaveOut(int from, int to, PipSet wrong, PipSet reached, int lost)
{
    lost += half_[from] + half_[to];
    if (lost >= bestLost_)
        return;
    kept_.flip(from, to);
    wrong ^= PipSet(from, to);
    PipSet still = reached;
    if (!kept_.row[from].meets(kept_.row[to])) {
        still = kept_.reachableFrom(start_);
        lost += costOfLosing(reached - still);
    }
    if (still.contains(goal_) && lost < bestLost_)
        mend(wrong & still, still, lost);
    kept_.flip(from, to);
}

bool TrainSearch::find(int least)
{
    const PipSet all = whole_.reachableFrom(start_);
    if (!(values_ - all).isEmpty())
        all_ = costOfLosing(all);
    bestLost_ = all_ - 2 * least + 1;
    const PipSet odd = (odd_ & all) ^ PipSet(start_);
    int cost = 0;
    for (const int pip : odd)
        cost += half_[pip];
    // The dearest goal first: it saves most. When even its bound is no gain, no later one can be.
    for (PipSet left = odd; !left.isEmpty(); left.erase(goal_)) {
        goal_ = left.highest();
        if (cost - half_[goal_] >= bestLost_)
            break;
        loose_ = withoutTilesOf(goal_);
        mend(odd - PipSet(goal_), all, 0);
    }
    return isFound_;
}

Hand TrainSearch::train() const
{
    Hand train;
    for (const int pip : bestReached_)
        for (const int low : (best_.row[pip] & PipSet::firstOf(pip)) | (doubles_ & PipSet(pip)))
            train.add(Tile(pip, low));
    return train;
}

/// Fleury's walk: the highest next value, except over a bridge that would leave tiles behind.
int nextValue(TileGraph& graph, int at)
{
    for (PipSet left = graph.row[at]; !left.isEmpty();) {
        const int next = left.highest();
        left.erase(next);
        graph.flip(at, next);
        if (graph.row[at].isEmpty() || graph.reachableFrom(next).contains(at))
            return next;
        graph.flip(at, next);
    }
    return -1;
}

Plan planFor(const Hand& hand, int end, const TileWeights& weights)
{
    const Hand train = bestTrain(hand, end, weights);
    return {layingOrder(train, end), train.pips(weights.doubleBlank)};
}

} // namespace

Hand bestTrain(const Hand& hand, int end, const TileWeights& weights)
{
    TrainSearch search(hand, end, weights);
    search.find(0);
    return search.train();
}

std::optional<int> worthOfBestTrain(const Hand& hand, int end, const TileWeights& weights, int least)
{
    TrainSearch search(hand, end, weights);
    return search.find(std::max(least, 0)) ? std::optional(search.worth()) : std::nullopt;
}

bool isTrain(const Hand& tiles, int end)
{
    MT_EXPECT(end >= 0 && end <= maxPip);
    const PipSet values = tiles.values();
    TileGraph graph;
    PipSet odd; // each row says of its value which others it changes
    for (const int pip : values) {
        graph.row[pip] = tiles.row(pip) - PipSet(pip);
        odd ^= graph.row[pip];
    }
    return (odd.isEmpty() || (odd.count() == 2 && odd.contains(end))) && (values - graph.reachableFrom(end)).isEmpty();
}

std::vector<Tile> layingOrder(const Hand& train, int end)
{
    std::vector<Tile> tiles;
    tiles.reserve(static_cast<std::size_t>(train.count()));
    TileGraph graph;
    for (int pip = 0; pip < pipValues; ++pip)
        graph.row[pip] = train.row(pip) - PipSet(pip);
    PipSet visited;
    for (int at = end; at >= 0;) {
        if (train.has(Tile(at, at)) && !visited.contains(at))
            tiles.push_back(Tile(at, at));
        visited.insert(at);
        const int next = nextValue(graph, at);
        if (next >= 0)
            tiles.push_back(Tile(at, next));
        at = next;
    }
    MT_EXPECT(static_cast<int>(tiles.size()) == train.count());
    return tiles;
}

Plan longestTrain(const Hand& hand, int end) { return planFor(hand, end, mostTiles); }

Plan heaviestTrain(const Hand& hand, int end, int doubleBlank)
{
    return planFor(hand, end, {mostPips.perTile, mostPips.perPip, doubleBlank});
}

} // namespace mt
