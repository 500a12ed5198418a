#include "tests/engine/game/reference_rules.h"

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
    // `goOutOnDouble: false`: who may draw no more, with an empty boneyard or by `drawing: per-turn`, goes out on the
    // double.
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
