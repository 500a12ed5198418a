#include "engine/ai/rest_trains.h"

#include <algorithm>

namespace mt
{
namespace
{

int worthOf(const Hand& train, const TileWeights& weights)
{
    return weights.perTile * train.count() + weights.perPip * train.pips(weights.doubleBlank);
}

} // namespace

void RestTrains::begin(const Hand& hand, int end)
{
    hand_ = hand;
    end_ = end;
    for (Whole& each : wholes_)
        each.isOfNow = false;
}

const RestTrains::Whole& RestTrains::whole(const TileWeights& weights)
{
    const auto found = std::find_if(wholes_.begin(), wholes_.end(), [&](const Whole& each) {
        return each.perPip == weights.perPip || each.perPip < 0;
    });
    MT_EXPECT(found != wholes_.end());
    if (found->isOfNow)
        return *found;
    if (found->perPip < 0 || !goesOn(*found, weights)) {
        const Hand train = bestTrain(hand_, end_, weights);
        *found = {weights.perPip, end_, hand_, train, worthOf(train, weights)};
    }
    found->isOfNow = true;
    return *found;
}

/// Whether the best train that was found for an earlier hand and end tells the one of now; then it is that.
///
/// Whatever tiles that are gone could have been laid from the end of then to the end of now, before a train of now they
/// made a train of then: so a train of now is worth less than the best of then by those tiles at least. What is left of
/// that best one is just that much worth, and so a best train, if only those are missing and it can still be laid.
bool RestTrains::goesOn(Whole& whole, const TileWeights& weights) const
{
    const bool isSameEnd = whole.end == end_;
    if (isSameEnd && whole.hand == hand_)
        return true;
    if (hand_.count() >= whole.hand.count() || !hand_.isPartOf(whole.hand))
        return false;
    const Tile bridge(whole.end, end_);
    if (!isSameEnd && (!whole.hand.has(bridge) || hand_.has(bridge)))
        return false;
    const auto isGone = [&](Tile tile) { return whole.hand.has(tile) && !hand_.has(tile); };
    Hand between; // of the end of then, from there to the end of now, and of that
    for (const Tile tile : {Tile(whole.end, whole.end), bridge, Tile(end_, end_)})
        if (isGone(tile) && !between.has(tile))
            between.add(tile);
    const Hand rest = whole.train & hand_;
    const int worth = worthOf(between, weights);
    if (whole.worth - worthOf(rest, weights) != worth || !isTrain(rest, end_))
        return false;
    whole = {weights.perPip, end_, hand_, rest, whole.worth - worth};
    return true;
}

/// What was laid on its own train and the best train of the rest are together a train of the hand: they are worth no
/// more than its best. And no less, where what is left of that one can still be laid.
RestTrains::Worth RestTrains::worth(const Hand& left, std::span<const Tile> gone, int end, const TileWeights& weights,
                                    int laid, int needed)
{
    const Whole& best = whole(weights);
    const int most = best.worth - laid;
    Hand rest = best.train;
    for (const Tile tile : gone)
        if (rest.has(tile))
            rest.remove(tile);
    const bool isWhole = rest.count() == best.train.count();
    if (laid == 0 && isWhole)
        return {most, true};
    if (best.worth - worthOf(rest, weights) == laid && isTrain(rest, end))
        return {most, true};
    if (most < needed)
        return {most, false};
    const std::optional<int> known = worthOfBestTrain(left, end, weights, needed);
    return known ? Worth{*known, true} : Worth{needed - 1, false};
}

} // namespace mt
