#include "app/table/hand_arrangement.h"

#include "engine/ai/planner.h"

#include <algorithm>

namespace
{

void sortTiles(std::vector<mt::Tile>& tiles, bool byPips)
{
    std::sort(tiles.begin(), tiles.end(), [byPips](mt::Tile a, mt::Tile b) {
        if (byPips && a.pips() != b.pips())
            return a.pips() > b.pips();
        return a > b;
    });
}

} // namespace

void HandArrangement::begin()
{
    tiles_.clear();
    planned_ = {};
    leftOut_ = {};
    isNew_ = true;
    plannedFor_.reset();
}

void HandArrangement::sort(Order order)
{
    plans_ = order == Order::ByTrain;
    plannedFor_.reset();
    planned_ = {};
    leftOut_ = {};
    sortTiles(tiles_, order == Order::ByPips);
}

const std::vector<mt::Tile>& HandArrangement::arrange(const mt::Hand& hand, int end)
{
    if (plans_) {
        if (plannedFor_ != std::pair(hand, end))
            plan(hand, end);
        plannedFor_ = {hand, end};
        return tiles_;
    }
    std::erase_if(tiles_, [&](mt::Tile tile) { return !hand.has(tile); });
    for (const mt::Tile tile : hand.tiles())
        if (std::find(tiles_.begin(), tiles_.end(), tile) == tiles_.end())
            tiles_.push_back(tile);
    if (isNew_)
        sortTiles(tiles_, false);
    isNew_ = tiles_.empty();
    return tiles_;
}

void HandArrangement::plan(const mt::Hand& hand, int end)
{
    mt::Hand candidates = hand;
    for (const mt::Tile tile : leftOut_.tiles())
        if (hand.has(tile))
            candidates.remove(tile);
        else
            leftOut_.remove(tile);
    tiles_ = mt::longestTrain(candidates, end).tiles;
    planned_ = {};
    mt::Hand others = hand;
    for (const mt::Tile tile : tiles_) {
        planned_.add(tile);
        others.remove(tile);
    }
    std::vector<mt::Tile> rest = others.tiles();
    sortTiles(rest, false);
    tiles_.insert(tiles_.end(), rest.begin(), rest.end());
}

void HandArrangement::move(mt::Tile tile, int to)
{
    const auto from = std::find(tiles_.begin(), tiles_.end(), tile);
    if (from == tiles_.end() || to < 0 || to >= static_cast<int>(tiles_.size()))
        return;
    if (planned_.has(tile) && to >= planned_.count())
        leftOut_.add(tile);
    else if (leftOut_.has(tile) && to < planned_.count())
        leftOut_.remove(tile);
    plannedFor_.reset();
    tiles_.erase(from);
    tiles_.insert(tiles_.begin() + to, tile);
}

#include "moc_hand_arrangement.cpp"
