// A refusal names facts; they must be true, whoever tries whatever in whichever position.
#include "tests/engine/game/random_rounds.h"

#include <gtest/gtest.h>

#include <bitset>
#include <set>

namespace mt
{
namespace
{

/// Whether what a refusal says about the position is true there.
bool isTrue(const Refusal& refusal, const State& state, const Action& tried)
{
    const Table& table = state.table;
    const auto end = [&](TrainId train) { return table.trains.at(train).end; };
    switch (refusal.reason) {
    case Reason::tileNotInHand: return refusal.tile == tried.tile && !state.hands[table.turn].has(tried.tile);
    case Reason::noSuchTrain: return refusal.train == tried.train && !table.isTrain(tried.train);
    case Reason::doubleMustBeClosed:
    case Reason::olderDoubleFirst:
        return table.closableDoubles().contains(refusal.train) && refusal.tile == table.trains[refusal.train].last &&
               refusal.tile.isDouble() && !table.closableDoubles().contains(tried.train) &&
               (refusal.reason == Reason::doubleMustBeClosed || table.rules.openDoubles == OpenDoubles::oldest);
    case Reason::trainClosed:
        return refusal.train == tried.train && tried.train != table.turn && !table.hasMarker(tried.train);
    case Reason::ownTrainFirst: return tried.train != table.turn && !table.trains[table.turn].isStarted();
    case Reason::mexicanTrainLater:
    case Reason::mexicanAfterOwnTrain: return tried.train == mexicanTrain && !table.trains[mexicanTrain].isStarted();
    case Reason::openingOnOwnTrain: return table.phase == Phase::opening && tried.train != table.turn;
    case Reason::coverTheDouble: return refusal.train == table.dutyTrain && tried.train != table.dutyTrain;
    case Reason::doubleForDuty:
        return table.phase == Phase::duty && tried.tile.isDouble() && tried.tile.has(end(tried.train));
    case Reason::drawnDoubleUseless: return refusal.tile == state.drawn && refusal.tile.isDouble();
    case Reason::onlyDrawnTile: return refusal.tile == state.drawn && tried.tile != state.drawn;
    case Reason::doesNotFit:
        return refusal.train == tried.train && refusal.pip == end(tried.train) && !tried.tile.has(refusal.pip);
    case Reason::canPlay: return check(state, {ActionKind::play, table.turn, refusal.tile, refusal.train}).isLegal();
    case Reason::mustDraw: return check(state, {ActionKind::draw, table.turn}).isLegal();
    case Reason::boneyardEmpty: return table.boneyardCount == 0;
    case Reason::drawnEnough: return table.boneyardCount > 0 && (table.drawnForTile > 0 || table.drewBefore);
    case Reason::noDrawInOpening:
    case Reason::openingNeedsTile: return table.phase == Phase::opening;
    case Reason::openingMustEnd: return check(state, {ActionKind::endOpening, table.turn}).isLegal();
    case Reason::decideMarker: return table.phase == Phase::marker;
    case Reason::noMarkerQuestion: return table.phase != Phase::marker;
    case Reason::notInOpening: return table.phase != Phase::opening;
    case Reason::notYourTurn: return refusal.seat == table.turn && tried.seat != table.turn;
    case Reason::roundOver: return table.phase == Phase::roundEnd;
    case Reason::none: break;
    }
    return false;
}

/// The hand's tiles and one more on every train, and everything that is no play; one of them by another seat.
std::vector<Action> someActions(const State& state, Rng& rng)
{
    const Table& table = state.table;
    std::vector<Action> actions;
    std::vector<Tile> tiles = state.hands[table.turn].tiles();
    tiles.push_back(
        Tile::fromIndex(static_cast<int>(rng.below(static_cast<std::uint32_t>(tileCount(table.rules.set))))));
    for (const Tile tile : tiles)
        for (int train = 0; train <= maxTrains; ++train)
            actions.push_back({ActionKind::play, table.turn, tile, static_cast<TrainId>(train)});
    for (const ActionKind kind : {ActionKind::draw, ActionKind::pass, ActionKind::endOpening, ActionKind::marker})
        actions.push_back({kind, table.turn});
    actions[rng.below(static_cast<std::uint32_t>(actions.size()))].seat = maxSeats;
    return actions;
}

TEST(Laws, ARefusalSaysWhatIsTrueAndEveryReasonOccurs)
{
    std::bitset<static_cast<std::size_t>(Reason::openingMustEnd) + 1> seen;
    std::set<EventKind> happened;
    std::set<RoundEndReason> ends;
    testing::inRandomRounds("reasons", 600, [&](const testing::Round& round, Rng& rng) {
        for (const Event& event : round.events)
            happened.insert(event.kind);
        const Table& table = round.state.table;
        if (table.phase == Phase::roundEnd)
            ends.insert(table.endReason);
        // Some reasons are rare, and most of those belong to a duty.
        if (table.phase != Phase::duty && rng.below(3) != 0)
            return;
        for (const Action& tried : someActions(round.state, rng)) {
            const Refusal refusal = check(round.state, tried);
            seen.set(static_cast<std::size_t>(refusal.reason));
            EXPECT_TRUE(refusal.isLegal() || isTrue(refusal, round.state, tried)) << static_cast<int>(refusal.reason);
        }
    });
    for (std::size_t reason = 0; reason < seen.size(); ++reason)
        EXPECT_TRUE(seen.test(reason)) << "reason " << reason << " never occurred";
    EXPECT_EQ(happened.size(), static_cast<std::size_t>(EventKind::roundEnded) + 1) << "events that never happened";
    EXPECT_EQ(ends.size(), 3U) << "ways to end a round";
}

} // namespace
} // namespace mt
