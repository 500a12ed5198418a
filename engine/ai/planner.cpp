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

#include <bit>
#include <optional>

namespace mt
{
namespace
{

constexpr int highestPip(PipMask mask) { return 31 - std::countl_zero(mask); }

class TrainSearch
{
public:
    TrainSearch(const Hand& hand, int start, const Worth& worth);
    Hand run();

private:
    int costOfLosing(PipMask vertices) const;
    int mendingCost(int vertex, PipMask wrong) const;
    int chainCost(PipMask wrong);
    TileGraph withoutTilesOf(int goal) const;
    void mend(PipMask wrong, PipMask reached, int lost);
    void leaveOut(int from, int to, PipMask wrong, PipMask reached, int lost);

    static constexpr int patience = 1000; ///< nodes searched with the cheap bound alone

    int start_;
    int goal_ = 0;
    TileGraph whole_; ///< the hand
    TileGraph kept_;  ///< the tiles not left out
    TileGraph loose_; ///< those of them that may still be left out
    // Costs are doubled, so that each half of a tile has its share of the tile's.
    int half_[pipValues] = {}; ///< what leaving out a tile costs for this half
    int loop_[pipValues] = {}; ///< what losing the double costs; 0 where it is not held
    PipMask loops_ = 0;
    int bestLost_ = 0;
    TileGraph best_;
    PipMask bestReached_ = 0;
    int nodes_ = 0;
    int chainsGoal_ = -1; ///< the goal that the table stands for
    std::optional<ChainTable> chains_;
};

TrainSearch::TrainSearch(const Hand& hand, int start, const Worth& worth) : start_(start)
{
    for (PipMask left = hand.values(); left != 0; left &= left - 1) {
        const int pip = lowestPip(left);
        whole_.row[pip] = hand.row(pip) & ~pipBit(pip);
        half_[pip] = worth.perTile + 2 * worth.perPip * pip;
        if ((hand.row(pip) & pipBit(pip)) != 0) {
            loops_ |= pipBit(pip);
            loop_[pip] = 2 * (worth.perTile + worth.perPip * (pip == 0 ? worth.doubleBlank : 2 * pip));
        }
    }
    kept_ = whole_;
}

/// The doubles of these vertices and the tiles between them.
int TrainSearch::costOfLosing(PipMask vertices) const
{
    int cost = 0;
    for (; vertices != 0; vertices &= vertices - 1) {
        const int vertex = lowestPip(vertices);
        cost += loop_[vertex] + std::popcount(kept_.row[vertex]) * half_[vertex];
    }
    return cost;
}

/// The least that a wrong vertex still costs: its half of a tile to another wrong vertex, or else its half of a chain
/// of tiles that begins with its cheapest neighbour; and its double where it is left without tiles.
int TrainSearch::mendingCost(int vertex, PipMask wrong) const
{
    const PipMask loose = loose_.row[vertex];
    int cost = half_[vertex];
    if ((loose & wrong) == 0)
        cost += half_[lowestPip(loose)];
    if (std::has_single_bit(kept_.row[vertex]) && vertex != start_)
        cost += loop_[vertex];
    return cost;
}

TileGraph TrainSearch::withoutTilesOf(int goal) const
{
    TileGraph graph = whole_;
    for (PipMask left = whole_.row[goal]; left != 0; left &= left - 1)
        graph.flip(goal, lowestPip(left));
    return graph;
}

int TrainSearch::chainCost(PipMask wrong)
{
    if (!chains_)
        chains_.emplace();
    if (chainsGoal_ != goal_) {
        chainsGoal_ = goal_;
        chains_->reset(withoutTilesOf(goal_), half_);
    }
    return chains_->cost(wrong);
}

void TrainSearch::mend(PipMask wrong, PipMask reached, int lost)
{
    if (wrong == 0) {
        if (lost < bestLost_) {
            bestLost_ = lost;
            best_ = kept_;
            bestReached_ = reached;
        }
        return;
    }
    int bound = lost;
    int vertex = 0;
    int fewest = pipValues;
    for (PipMask left = wrong; left != 0; left &= left - 1) {
        const int candidate = lowestPip(left);
        const int choices = std::popcount(loose_.row[candidate]);
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
    const PipMask choices = loose_.row[vertex];
    for (const PipMask kind : {choices & wrong, choices & ~wrong})
        for (PipMask left = kind; left != 0; left &= left - 1) {
            const int other = lowestPip(left);
            loose_.flip(vertex, other);
            leaveOut(vertex, other, wrong, reached, lost);
        }
    loose_.row[vertex] = choices;
    for (PipMask left = choices; left != 0; left &= left - 1)
        loose_.row[lowestPip(left)] |= pipBit(vertex);
}

void TrainSearch::leaveOut(int from, int to, PipMask wrong, PipMask reached, int lost)
{
    kept_.flip(from, to);
    lost += half_[from] + half_[to];
    wrong ^= pipBit(from) | pipBit(to);
    PipMask still = reached;
    if ((kept_.row[from] & kept_.row[to]) == 0) {
        still = kept_.reachableFrom(start_);
        lost += costOfLosing(reached & ~still);
    }
    if ((still & pipBit(goal_)) != 0 && lost < bestLost_)
        mend(wrong & still, still, lost);
    kept_.flip(from, to);
}

Hand TrainSearch::run()
{
    const PipMask all = whole_.reachableFrom(start_);
    bestLost_ = costOfLosing(all) + 1;
    PipMask odd = pipBit(start_);
    int cost = 0;
    for (PipMask left = all; left != 0; left &= left - 1)
        if (std::popcount(whole_.row[lowestPip(left)]) % 2 != 0)
            odd ^= pipBit(lowestPip(left));
    for (PipMask left = odd; left != 0; left &= left - 1)
        cost += half_[lowestPip(left)];
    // The dearest goal first: it saves most. When even its bound is no gain, no later one can be.
    for (PipMask left = odd; left != 0; left ^= pipBit(goal_)) {
        goal_ = highestPip(left);
        if (cost - half_[goal_] >= bestLost_)
            break;
        loose_ = withoutTilesOf(goal_);
        mend(odd ^ pipBit(goal_), all, 0);
    }
    Hand train;
    for (PipMask left = bestReached_; left != 0; left &= left - 1) {
        const int pip = lowestPip(left);
        const PipMask lower = pipBit(pip) - 1;
        for (PipMask row = (best_.row[pip] & lower) | (loops_ & pipBit(pip)); row != 0; row &= row - 1)
            train.add(Tile(pip, lowestPip(row)));
    }
    return train;
}

/// Fleury's walk: the highest next value, except over a bridge that would leave tiles behind.
int nextValue(TileGraph& graph, int at)
{
    for (PipMask left = graph.row[at]; left != 0;) {
        const int next = highestPip(left);
        left ^= pipBit(next);
        graph.flip(at, next);
        if (graph.row[at] == 0 || (graph.reachableFrom(next) & pipBit(at)) != 0)
            return next;
        graph.flip(at, next);
    }
    return -1;
}

Plan planFor(const Hand& hand, int end, const Worth& worth)
{
    const Hand train = bestTrain(hand, end, worth);
    return {layingOrder(train, end), train.pips(worth.doubleBlank)};
}

} // namespace

Hand bestTrain(const Hand& hand, int end, const Worth& worth)
{
    MT_EXPECT(end >= 0 && end <= maxPip);
    MT_EXPECT(worth.perTile >= 0 && worth.perPip >= 0 && worth.perTile + worth.perPip > 0);
    return TrainSearch(hand, end, worth).run();
}

std::vector<Tile> layingOrder(const Hand& train, int end)
{
    std::vector<Tile> tiles;
    tiles.reserve(static_cast<std::size_t>(train.count()));
    TileGraph graph;
    for (int pip = 0; pip < pipValues; ++pip)
        graph.row[pip] = train.row(pip) & ~pipBit(pip);
    PipMask visited = 0;
    for (int at = end; at >= 0;) {
        if (train.has(Tile(at, at)) && (visited & pipBit(at)) == 0)
            tiles.push_back(Tile(at, at));
        visited |= pipBit(at);
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
