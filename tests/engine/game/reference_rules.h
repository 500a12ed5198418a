// A second, independent reading of docs/rules.md for the tests: slow, plain, written without looking at
// engine/game/round.cpp. It shares the engine's value types and nothing of its rules. Where it disagrees with the
// engine, one of them is wrong, and docs/rules.md says which.
#pragma once

#include "engine/game/round.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace mt::reference
{

/// A double at the end of a train.
struct OpenDouble {
    int train;
    int laidInTurn; ///< which turn of the round, counted from 1
};

/// One round, played by the words of docs/rules.md.
class Round
{
public:
    Round(const GameRules& rules, const Deal& deal);

    std::vector<Action> legal() const;
    /// A legal action.
    void play(const Action& action);
    std::vector<int> scores() const;

    const Options options;
    const int players;
    const int engine;
    std::vector<std::vector<Tile>> hands;
    std::vector<Tile> boneyard;                           ///< the next one first
    std::map<int, std::vector<std::pair<int, int>>> laid; ///< tiles of each train: half nearer the hub, other half
    std::set<int> marked;
    std::vector<OpenDouble> openDoubles; ///< oldest first
    std::set<int> opened;
    int seat = 0;
    Phase phase = Phase::turn;
    RoundEndReason endReason = RoundEndReason::out;

private:
    int findStarter(int first);
    void startTurn(int who);
    void finishTurn();
    bool roundOver();
    bool blocked() const;
    void layTile(const Action& action);
    void askOrGoOn();
    int endOf(int train) const;
    bool isDead(int value) const;
    bool mayUseMexican() const;
    std::set<int> bindingTrains() const;
    std::set<int> ordinaryTrains() const;
    std::set<int> available() const;
    bool serves(Tile tile) const;
    bool mayDraw() const;
    std::vector<Action> plays() const;

    int turnNumber = 0;
    int dutyTrain = -1; ///< where the double lies that owes a tile
    bool owing = false;
    bool askMarker = false;
    int openingTiles = 0;
    int drawnNow = 0; ///< for the tile required now
    bool drewEarlier = false;
    Tile lastDrawn;
};

} // namespace mt::reference
