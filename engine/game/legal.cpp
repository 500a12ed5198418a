// Listing what is legal, and saying why something is not. Both read findMoves(): nothing here decides a rule.
#include "engine/game/round.h"

#include "engine/base/expect.h"

#include <algorithm>

namespace mt
{
namespace
{

Refusal refuse(Reason reason) { return {.reason = reason}; }

Refusal refuseAbout(Reason reason, const Table& t, TrainId train)
{
    const Train& of = t.trains[train];
    return {.reason = reason, .tile = of.last, .train = train, .pip = of.end};
}

Refusal refuseTrain(const Table& t, TrainId train)
{
    if (t.phase == Phase::opening)
        return refuse(Reason::openingOnOwnTrain);
    if (t.phase == Phase::duty && t.rules.dutyPlace == DutyPlace::cover)
        return refuseAbout(Reason::coverTheDouble, t, t.dutyTrain);
    if (const TrainSet closable = t.closableDoubles(); t.phase == Phase::turn && !closable.isEmpty()) {
        const TrainId first = *std::find_if(t.openDoubles.begin(), t.openDoubles.end(),
                                            [&](TrainId id) { return closable.contains(id); });
        // Under `next-player` a live double may stand there that binds nobody: then age is not the reason.
        const bool isYounger = t.binding.contains(train) && !t.isDead(t.trains[train].end);
        return refuseAbout(isYounger ? Reason::olderDoubleFirst : Reason::doubleMustBeClosed, t, first);
    }
    if (t.rules.ownTrainFirst && !t.trains[t.turn].isStarted())
        return {.reason = Reason::ownTrainFirst, .train = t.turn};
    if (train == mexicanTrain)
        return refuse(t.rules.mexicanTrain == MexicanTrain::afterOwnTrain ? Reason::mexicanAfterOwnTrain
                                                                          : Reason::mexicanTrainLater);
    return {.reason = Reason::trainClosed, .train = train};
}

Refusal refusePlay(const Table& t, const Hand& hand, Tile drawn, const Action& a)
{
    if (a.train >= maxTrains || !t.isTrain(a.train))
        return {.reason = Reason::noSuchTrain, .train = a.train};
    if (!hand.has(a.tile))
        return {.reason = Reason::tileNotInHand, .tile = a.tile};
    if (!t.available.contains(a.train))
        return refuseTrain(t, a.train);
    const std::uint8_t end = t.trains[a.train].end;
    if (!a.tile.has(end))
        return {.reason = Reason::doesNotFit, .tile = a.tile, .train = a.train, .pip = end};
    if (t.drawnForTile > 0 && a.tile != drawn)
        return {.reason = Reason::onlyDrawnTile, .tile = drawn};
    return {.reason = t.drawnForTile > 0 ? Reason::drawnDoubleUseless : Reason::doubleForDuty, .tile = a.tile};
}

Refusal refuseBecausePlayable(const Moves& moves, const Table& t)
{
    const Action example = actionAt(t, moves, 0);
    return {.reason = Reason::canPlay, .tile = example.tile, .train = example.train};
}

Refusal refuseDraw(const Table& t, const Moves& moves)
{
    if (t.phase == Phase::opening)
        return refuse(Reason::noDrawInOpening);
    if (moves.plays > 0)
        return refuseBecausePlayable(moves, t);
    return refuse(t.boneyardCount == 0 ? Reason::boneyardEmpty : Reason::drawnEnough);
}

Refusal refusePass(const Table& t, const Moves& moves)
{
    if (t.phase == Phase::opening && t.openingTiles > 0)
        return refuse(Reason::openingMustEnd);
    return moves.plays > 0 ? refuseBecausePlayable(moves, t) : refuse(Reason::mustDraw);
}

Refusal checkMove(const Table& t, const Hand& hand, Tile drawn, const Action& a, const Moves& moves)
{
    switch (a.kind) {
    case ActionKind::play: return mayLay(t, moves, a.tile, a.train) ? Refusal() : refusePlay(t, hand, drawn, a);
    case ActionKind::draw: return moves.draw ? Refusal() : refuseDraw(t, moves);
    case ActionKind::pass: return moves.pass ? Refusal() : refusePass(t, moves);
    case ActionKind::endOpening:
        if (moves.endOpening)
            return {};
        return refuse(t.phase == Phase::opening ? Reason::openingNeedsTile : Reason::notInOpening);
    case ActionKind::marker: return moves.marker ? Refusal() : refuse(Reason::noMarkerQuestion);
    }
    return {};
}

} // namespace

Refusal whyClosed(const Table& table, TrainId train)
{
    MT_EXPECT(table.isTrain(train) && !table.available.contains(train));
    return refuseTrain(table, train);
}

bool mayLay(const Table& t, const Moves& moves, Tile tile, int train)
{
    if (moves.plays == 0 || train < 0 || train >= maxTrains || !t.isTrain(train) || !tile.exists())
        return false;
    const int end = t.trains[train].end;
    return tile.has(end) && moves.newEnds(train).contains(tile.other(end));
}

Hand playableTiles(const Table& t, const Moves& moves)
{
    Hand tiles;
    for (int k = 0; k < moves.plays; ++k)
        if (const Tile tile = actionAt(t, moves, k).tile; !tiles.has(tile))
            tiles.add(tile);
    return tiles;
}

Refusal check(const Table& t, const Hand& hand, Tile drawn, const Action& action)
{
    if (t.phase == Phase::roundEnd)
        return refuse(Reason::roundOver);
    if (action.seat != t.turn)
        return {.reason = Reason::notYourTurn, .seat = t.turn};
    if (t.phase == Phase::marker && action.kind != ActionKind::marker)
        return refuse(Reason::decideMarker);
    Moves moves;
    findMoves(t, hand, drawn, moves);
    return checkMove(t, hand, drawn, action, moves);
}

Refusal check(const State& state, const Action& action)
{
    return check(state.table, state.hands[state.table.turn], state.drawn, action);
}

std::vector<Action> legalActions(const Table& t, const Hand& hand, Tile drawn)
{
    Moves moves;
    findMoves(t, hand, drawn, moves);
    std::vector<Action> actions(static_cast<std::size_t>(countActions(moves)));
    for (std::size_t k = 0; k < actions.size(); ++k)
        actions[k] = actionAt(t, moves, static_cast<int>(k));
    return actions;
}

std::vector<Action> legalActions(const State& state)
{
    return legalActions(state.table, state.hands[state.table.turn], state.drawn);
}

} // namespace mt
