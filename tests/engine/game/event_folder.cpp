#include "tests/engine/game/event_folder.h"

#include <algorithm>

namespace mt::testing
{

EventFolder::EventFolder(const GameRules& rules, const Deal& deal)
    : rules_(rules), engine_(deal.engine), handCounts_(static_cast<std::size_t>(rules.players), rules.handSize),
      boneyard_(static_cast<int>(deal.deck.size()) - rules.players * rules.handSize)
{
}

void EventFolder::startTurn(int seat)
{
    turn_ = seat;
    dutyTrain_ = noTrain;
    openingTiles_ = 0;
    const bool opens = rules_.options.opening == Opening::train && !opened_.contains(seat);
    phase_ = opens ? Phase::opening : Phase::turn;
}

void EventFolder::see(const Event& event)
{
    switch (event.kind) {
    case EventKind::tileDrawn:
        ++handCounts_.at(event.seat);
        --boneyard_;
        break;
    case EventKind::engineLaid:
        if (rules_.options.engine == Engine::held)
            --handCounts_.at(event.seat);
        break;
    case EventKind::turnStarted:
        if (turn_ >= 0)
            opened_.insert(turn_);
        startTurn(event.seat);
        break;
    case EventKind::tilePlayed:
        --handCounts_.at(event.seat);
        openingTiles_ += phase_ == Phase::opening ? 1 : 0;
        trains_[event.train].push_back(event.tile);
        break;
    case EventKind::doubleClosed: std::erase(openDoubles_, event.train); break;
    case EventKind::doubleOpened: openDoubles_.push_back(event.train); break;
    case EventKind::markerPlaced: markers_[event.train] = true; break;
    case EventKind::markerRemoved: markers_[event.train] = false; break;
    case EventKind::markerAsked: phase_ = Phase::marker; break;
    case EventKind::dutyOwed:
        phase_ = Phase::duty;
        dutyTrain_ = event.train;
        break;
    case EventKind::roundEnded:
        opened_.insert(turn_);
        phase_ = Phase::roundEnd;
        endReason_ = event.reason;
        break;
    case EventKind::passed:
    case EventKind::openingEnded:
    case EventKind::lastTile: break;
    }
}

std::string EventFolder::difference(const State& state) const
{
    const Table& table = state.table;
    if (table.phase != phase_)
        return "phase";
    if (phase_ == Phase::roundEnd && table.endReason != endReason_)
        return "reason of the end";
    if (phase_ == Phase::duty && table.dutyTrain != dutyTrain_)
        return "train of the duty";
    if (table.openingTiles != openingTiles_)
        return "tiles laid in the opening";
    if (table.opened != opened_)
        return "opened";
    const auto* first = table.openDoubles.data();
    if (!std::equal(openDoubles_.begin(), openDoubles_.end(), first, first + table.openDoubleCount))
        return "open doubles";
    return openDifference(state);
}

std::string EventFolder::openDifference(const State& state) const
{
    const Table& table = state.table;
    if (table.turn != turn_)
        return "turn";
    if (table.boneyardCount != boneyard_)
        return "boneyard";
    for (std::size_t seat = 0; seat < handCounts_.size(); ++seat)
        if (state.hands[seat].count() != handCounts_[seat])
            return "number of tiles in a hand";
    for (const TrainId train : trainsInPlay(table)) {
        const std::vector<Tile>& tiles = trains_[train];
        int end = engine_;
        for (const Tile tile : tiles)
            end = tile.has(end) ? tile.other(end) : -1;
        if (table.tilesOf(train) != tiles || table.trains[train].end != end)
            return "train";
        if (table.hasMarker(train) != markers_[train])
            return "marker";
    }
    return {};
}

} // namespace mt::testing
