#include "app/table/hand_arrangement.h"

#include "engine/ai/planner.h"

#include <algorithm>

namespace
{

auto before(HandOrder::Order order)
{
    return [order](mt::Tile a, mt::Tile b) {
        if (order == HandOrder::Order::ByPips && a.pips() != b.pips())
            return a.pips() > b.pips();
        return a > b;
    };
}

} // namespace

void HandArrangement::begin()
{
    places_.clear();
    sorted_ = Order::ByNumber;
    planned_ = {};
    leftOut_ = {};
    plannedFor_.reset();
}

void HandArrangement::sort(Order order)
{
    stopPlanning();
    sorted_ = order;
    std::ranges::sort(places_, before(order));
}

void HandArrangement::plan(const mt::Hand& leftOut)
{
    stopPlanning();
    plans_ = true;
    leftOut_ = leftOut;
}

void HandArrangement::stopPlanning()
{
    plans_ = false;
    plannedFor_.reset();
    planned_ = {};
    leftOut_ = {};
}

const std::vector<mt::Tile>& HandArrangement::arrange(const mt::Hand& hand, int end)
{
    if (plans_) {
        if (plannedFor_ != std::pair(hand, end))
            makePlan(hand, end);
        plannedFor_ = {hand, end};
        return tiles_;
    }
    for (const mt::Tile tile : hand.tiles())
        if (std::ranges::find(places_, tile) == places_.end())
            insert(tile);
    tiles_ = places_;
    std::erase_if(tiles_, [&](mt::Tile tile) { return !hand.has(tile); });
    return tiles_;
}

void HandArrangement::insert(mt::Tile tile)
{
    places_.insert(sorted_ ? std::ranges::upper_bound(places_, tile, before(*sorted_)) : places_.end(), tile);
}

void HandArrangement::makePlan(const mt::Hand& hand, int end)
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
    std::ranges::sort(rest, before(Order::ByNumber));
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
    if (plans_)
        return;
    sorted_.reset();
    std::erase(places_, tile);
    const auto next = to + 1 < static_cast<int>(tiles_.size())
                          ? std::ranges::find(places_, tiles_[static_cast<std::size_t>(to) + 1])
                          : places_.end();
    places_.insert(next, tile);
}

#include "moc_hand_arrangement.cpp"
