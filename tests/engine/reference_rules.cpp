#include "tests/engine/reference_rules.h"

#include <algorithm>

namespace mt::reference
{

Round::Round(const GameRules& rules, const Deal& deal)
    : options(rules.options), players(rules.players), engine(deal.engine)
{
    auto next = deal.deck.begin();
    for (int who = 0; who < players; ++who) {
        hands.emplace_back(next, next + rules.handSize);
        next += rules.handSize;
    }
    boneyard.assign(next, deal.deck.end());
    for (int who = 0; who < players; ++who)
        laid[who] = {};
    if (options.mexicanTrain != MexicanTrain::none)
        laid[mexicanTrain] = {};
    startTurn(options.engine == Engine::aside ? deal.firstSeat : findStarter(deal.firstSeat));
}

int Round::findStarter(int first)
{
    const Tile wanted(engine, engine);
    const auto holder = [&] {
        for (int who = 0; who < players; ++who)
            if (std::erase(hands[static_cast<std::size_t>(who)], wanted) > 0)
                return who;
        return -1;
    };
    int found = holder();
    for (int who = first; found < 0;) { // nobody holds it: passes round the table
        int starter = -1;
        for (int drawer = 0; drawer < players && !boneyard.empty(); ++drawer, who = (who + 1) % players) {
            const Tile tile = boneyard.front();
            boneyard.erase(boneyard.begin());
            hands[static_cast<std::size_t>(who)].push_back(tile);
            if (tile == wanted)
                starter = who;
            if (starter >= 0 && options.engineSearch == EngineSearch::stop)
                break;
        }
        if (starter >= 0)
            found = holder();
    }
    return found;
}

void Round::startTurn(int who)
{
    seat = who;
    ++turnNumber;
    dutyTrain = -1;
    owing = false;
    askMarker = false;
    openingTiles = 0;
    drawnNow = 0;
    drewEarlier = false;
    lastDrawn = Tile();
    phase = options.opening == Opening::train && !opened.contains(who) ? Phase::opening : Phase::turn;
}

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

void Round::play(const Action& action)
{
    switch (action.kind) {
    case ActionKind::play: layTile(action); return;
    case ActionKind::draw:
        lastDrawn = boneyard.front();
        boneyard.erase(boneyard.begin());
        hands[action.seat].push_back(lastDrawn);
        ++drawnNow;
        return;
    case ActionKind::pass:
        marked.insert(seat);
        finishTurn();
        return;
    case ActionKind::endOpening: finishTurn(); return;
    case ActionKind::marker:
        if (!action.keep)
            marked.erase(seat);
        askMarker = false;
        askOrGoOn();
        return;
    }
}

void Round::layTile(const Action& action)
{
    const int train = action.train;
    const int end = endOf(train);
    std::vector<Tile>& hand = hands[action.seat];
    std::erase(hand, action.tile);
    std::erase_if(openDoubles, [&](const OpenDouble& open) { return open.train == train; });
    laid[train].emplace_back(end, action.tile.other(end));
    const bool isDouble = action.tile.isDouble();
    if (isDouble)
        openDoubles.push_back({train, turnNumber});
    if (train == seat && options.markerOff == MarkerOff::automatic)
        marked.erase(seat);
    if (phase == Phase::opening) {
        ++openingTiles;
        if (hand.empty())
            finishTurn();
        return;
    }
    owing = isDouble && options.doubleDuty != DoubleDuty::none;
    if (options.dutyPlace == DutyPlace::cover && isDouble && isDead(action.tile.high()))
        owing = false;
    drewEarlier = drewEarlier || drawnNow > 0;
    drawnNow = 0;
    lastDrawn = Tile();
    // `goOutOnDouble: false` with `drawing: per-turn`, where rules.md has no word for it: who may draw no more in this
    // turn goes out on the double as with an empty boneyard.
    if (hand.empty() && (options.goOutOnDouble || !mayDraw()))
        owing = false;
    if (owing)
        dutyTrain = train;
    askMarker = marked.contains(seat) &&
                (options.markerOff == MarkerOff::anyPlay || (options.markerOff == MarkerOff::choice && train == seat));
    askOrGoOn();
}

/// After a tile: the marker question if there is one, then the duty or the end of the turn.
void Round::askOrGoOn()
{
    if (askMarker && (owing || !roundOver())) {
        phase = Phase::marker;
    } else if (owing) {
        phase = Phase::duty;
    } else {
        finishTurn();
    }
}

void Round::finishTurn()
{
    const bool over = roundOver();
    opened.insert(seat);
    if (over)
        phase = Phase::roundEnd;
    else
        startTurn((seat + 1) % players);
}

/// Whether the round is over if the turn ends now.
bool Round::roundOver()
{
    const int haveOpened = static_cast<int>(opened.size()) + (opened.contains(seat) ? 0 : 1);
    if (options.opening == Opening::train && haveOpened < players)
        return false;
    if (std::any_of(hands.begin(), hands.end(), [](const auto& hand) { return hand.empty(); })) {
        endReason = RoundEndReason::out;
        return true;
    }
    if (options.boneyardEmpty == BoneyardEmpty::end && boneyard.empty()) {
        endReason = RoundEndReason::boneyardEmpty;
        return true;
    }
    endReason = RoundEndReason::blocked;
    return blocked();
}

bool Round::blocked() const
{
    if (!boneyard.empty())
        return false;
    for (int who = 0; who < players; ++who)
        for (const Tile tile : hands[static_cast<std::size_t>(who)])
            for (const auto& [train, tiles] : laid) {
                const bool counts = !options.ownTrainFirst || !laid.at(who).empty() || train == who;
                if (counts && tile.has(endOf(train)))
                    return false;
            }
    return true;
}

std::vector<int> Round::scores() const
{
    std::vector<int> result;
    for (const auto& hand : hands) {
        int pips = 0;
        for (const Tile tile : hand)
            pips += tile == Tile(0, 0) ? options.doubleBlank : tile.high() + tile.low();
        result.push_back(pips);
    }
    return result;
}

} // namespace mt::reference
