// What somebody at the table knows who saw the deal's sizes and every event, and nothing else.
#pragma once

#include "engine/game/round.h"

#include <array>
#include <vector>

namespace mt::testing
{

class EventFolder
{
public:
    EventFolder(const GameRules& rules, const Deal& deal);

    void see(const Event& event);
    /// The first thing in which what was seen differs from the engine's public table; empty when nothing does.
    std::string difference(const State& state) const;
    /// The same of what lies open alone: hands' sizes, trains, markers, boneyard, whose turn it is.
    std::string openDifference(const State& state) const;

    Phase phase() const { return phase_; }
    int handCount(int seat) const { return handCounts_.at(static_cast<std::size_t>(seat)); }

private:
    void startTurn(int seat);

    GameRules rules_;
    int engine_;
    std::vector<int> handCounts_;
    int boneyard_;
    std::array<std::vector<Tile>, maxTrains> trains_;
    std::array<bool, maxTrains> markers_{};
    std::vector<TrainId> openDoubles_;
    SeatSet opened_;
    int turn_ = -1;
    int dutyTrain_ = noTrain;
    int openingTiles_ = 0;
    Phase phase_ = Phase::roundEnd;
    RoundEndReason endReason_ = RoundEndReason::out;
};

} // namespace mt::testing
