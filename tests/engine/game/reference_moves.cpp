#include "tests/engine/game/reference_rules.h"

namespace mt::reference
{

int Round::endOf(int train) const
{
    const auto& tiles = laid.at(train);
    return tiles.empty() ? engine : tiles.back().second;
}

bool Round::isDead(int value) const
{
    int others = 0;
    for (const auto& [train, tiles] : laid)
        for (const auto& [near, far] : tiles)
            if (near != far && (near == value || far == value))
                ++others;
    return others == options.set;
}

bool Round::mayUseMexican() const
{
    if (options.mexicanTrain == MexicanTrain::none)
        return false;
    if (!laid.at(mexicanTrain).empty())
        return true;
    if (options.mexicanTrain == MexicanTrain::secondTurn)
        return opened.contains(seat);
    if (options.mexicanTrain == MexicanTrain::afterOwnTrain)
        return !laid.at(seat).empty();
    return true;
}

/// The trains whose doubles the seat must close, at the start of its turn.
std::set<int> Round::bindingTrains() const
{
    std::set<int> trains;
    if (options.openDoublesBind == OpenDoublesBind::nobody)
        return trains;
    if (options.opening == Opening::train && static_cast<int>(opened.size()) < players)
        return trains;
    for (const OpenDouble& open : openDoubles) {
        if (isDead(endOf(open.train)))
            continue;
        if (options.openDoublesBind == OpenDoublesBind::nextPlayer && open.laidInTurn != turnNumber - 1)
            continue;
        trains.insert(open.train);
        if (options.openDoubles == OpenDoubles::oldest)
            break;
    }
    return trains;
}

std::set<int> Round::ordinaryTrains() const
{
    std::set<int> trains{seat};
    if (options.ownTrainFirst && laid.at(seat).empty())
        return trains;
    trains.insert(marked.begin(), marked.end());
    if (mayUseMexican())
        trains.insert(mexicanTrain);
    return trains;
}

std::set<int> Round::available() const
{
    if (phase == Phase::opening)
        return {seat};
    if (phase == Phase::duty) {
        if (options.dutyPlace == DutyPlace::cover)
            return {dutyTrain};
        std::set<int> trains = ordinaryTrains();
        trains.insert(dutyTrain);
        return trains;
    }
    const std::set<int> binding = bindingTrains();
    return binding.empty() ? ordinaryTrains() : binding;
}

bool Round::serves(Tile tile) const
{
    if (phase != Phase::duty || !tile.isDouble())
        return true;
    if (tile == lastDrawn)
        return options.drawnDouble != DrawnDouble::no;
    return options.doubleDuty == DoubleDuty::any;
}

std::vector<Action> Round::plays() const
{
    std::vector<Action> found;
    const auto who = static_cast<std::uint8_t>(seat);
    for (const int train : available())
        for (const Tile tile : hands[who])
            if (tile.has(endOf(train)) && serves(tile) && (drawnNow == 0 || tile == lastDrawn))
                found.push_back({ActionKind::play, who, tile, static_cast<TrainId>(train)});
    return found;
}

bool Round::mayDraw() const
{
    if (boneyard.empty())
        return false;
    if (drawnNow > 0)
        return options.draw == Draw::untilPlayable || drawnNow < options.drawCount;
    return options.drawing == Drawing::perTile || !drewEarlier;
}

std::vector<Action> Round::legal() const
{
    const auto who = static_cast<std::uint8_t>(seat);
    if (phase == Phase::roundEnd)
        return {};
    if (phase == Phase::marker)
        return {{ActionKind::marker, who, {}, noTrain, false}, {ActionKind::marker, who, {}, noTrain, true}};
    std::vector<Action> found = plays();
    if (phase == Phase::opening) {
        if (openingTiles > 0)
            found.push_back({ActionKind::endOpening, who});
        else if (found.empty())
            found.push_back({ActionKind::pass, who});
    } else if (found.empty()) {
        found.push_back({mayDraw() ? ActionKind::draw : ActionKind::pass, who});
    } else if (phase == Phase::duty && drawnNow > 0 && lastDrawn.isDouble() &&
               options.drawnDouble == DrawnDouble::may) {
        found.push_back({ActionKind::pass, who});
    }
    return found;
}

} // namespace mt::reference
