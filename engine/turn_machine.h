// The turn machine: one switch or test for each option stands where the option acts; nothing asks for a rulebook.
//
// Internal to the engine. It is a header so that a search's or a benchmark's inner loop (playout.h) compiles the very
// same machine into itself; everybody else calls the functions of round.h.
#pragma once

#include "engine/moves.h"
#include "engine/round.h"

#include <algorithm>
#include <optional>

namespace mt::machine
{

struct NoEvents {
    void operator()(const Event&) const {}
};

struct CollectEvents {
    std::vector<Event>& events;
    void operator()(const Event& event) const { events.push_back(event); }
};

// --- Where one may lay ------------------------------------------------------------------------------------------

inline bool mayStartMexicanTrain(const Table& t)
{
    switch (t.rules.mexicanTrain) {
    case MexicanTrain::anyTurn: return true;
    case MexicanTrain::secondTurn: return (t.opened >> t.turn & 1U) != 0;
    case MexicanTrain::afterOwnTrain: return t.trains[t.turn].isStarted();
    case MexicanTrain::none: return false;
    }
    return false;
}

// Own train, Mexican Train and every marked train (section 2, step 1), whoever is bound.
inline TrainMask openTrains(const Table& t)
{
    TrainMask open = trainBit(t.turn);
    if (t.rules.ownTrainFirst && !t.trains[t.turn].isStarted())
        return open;
    open |= t.markers;
    if (t.trains[mexicanTrain].isStarted() || mayStartMexicanTrain(t))
        open |= trainBit(mexicanTrain);
    return open;
}

inline bool canDraw(const Table& t)
{
    if (t.boneyardCount == 0 || (t.rules.drawing == Drawing::perTurn && t.drewBefore))
        return false;
    return t.rules.draw == Draw::untilPlayable || t.drawnForTile < t.rules.drawCount;
}

// --- When a round is over ---------------------------------------------------------------------------------------

// Ruling 9: the boneyard is empty and nobody could play even if every train were marked.
inline bool isBlocked(const State& s)
{
    const Table& t = s.table;
    if (t.boneyardCount > 0)
        return false;
    PipMask ends = t.hasMexicanTrain() ? pipBit(t.trains[mexicanTrain].end) : 0;
    for (std::size_t seat = 0; seat < t.players; ++seat)
        ends |= pipBit(t.trains[seat].end);
    for (std::size_t seat = 0; seat < t.players; ++seat) {
        const bool ownSlotOnly = t.rules.ownTrainFirst && !t.trains[seat].isStarted();
        for (PipMask open = ownSlotOnly ? pipBit(t.engine) : ends; open != 0; open &= open - 1)
            if (s.hands[seat].row(lowestPip(open)) != 0)
                return false;
    }
    return true;
}

inline bool isAnyHandEmpty(const State& s)
{
    return std::any_of(s.hands.begin(), s.hands.begin() + s.table.players, [](const Hand& h) { return h.empty(); });
}

// Asked between turns (section 2, step 5), with those seats having had their first one.
inline std::optional<RoundEndReason> endBetweenTurns(const State& s, unsigned opened, bool someOut)
{
    const Table& t = s.table;
    if (t.rules.opening == Opening::train && opened != (1U << t.players) - 1)
        return std::nullopt;
    if (someOut)
        return RoundEndReason::out;
    if (t.rules.boneyardEmpty == BoneyardEmpty::end && t.boneyardCount == 0)
        return RoundEndReason::boneyardEmpty;
    return isBlocked(s) ? std::optional(RoundEndReason::blocked) : std::nullopt;
}

// Asked when the turn of table.turn ends as things stand.
inline std::optional<RoundEndReason> endAfterTurn(const State& s)
{
    const Table& t = s.table;
    // Only an opening, whose end waits for everybody, leaves an empty hand behind.
    const bool someOut = t.rules.opening == Opening::train ? isAnyHandEmpty(s) : s.hands[t.turn].empty();
    return endBetweenTurns(s, t.opened | 1U << t.turn, someOut);
}

// --- The turn machine, telling a sink what happens -----------------------------------------------------------------

template <class Sink>
void startTurn(State& s, const Sink& sink)
{
    Table& t = s.table;
    const bool opens = t.rules.opening == Opening::train && (t.opened >> t.turn & 1U) == 0;
    t.phase = opens ? Phase::opening : Phase::turn;
    t.fresh = 0;
    t.openingTiles = 0;
    t.drawnForTile = 0;
    t.drewBefore = false;
    t.dutyTrain = noTrain;
    t.dutyAfterMarker = false;
    s.drawn = Tile();
    const TrainMask closable = t.binding != 0 ? t.closableDoubles() : TrainMask{0};
    t.available = (opens ? trainBit(t.turn) : closable != 0 ? closable : openTrains(t));
    sink(Event{.kind = EventKind::turnStarted, .seat = t.turn});
}

template <class Sink>
void endRound(State& s, RoundEndReason reason, const Sink& sink)
{
    Table& t = s.table;
    t.phase = Phase::roundEnd;
    t.endReason = reason;
    t.available = 0;
    t.dutyTrain = noTrain;
    std::uint8_t out = t.turn;
    if (reason == RoundEndReason::out)
        for (out = 0; !s.hands[out].empty();)
            ++out;
    sink(Event{.kind = EventKind::roundEnded, .seat = out, .reason = reason});
}

template <class Sink>
void endTurn(State& s, const Sink& sink)
{
    Table& t = s.table;
    const std::optional<RoundEndReason> over = endAfterTurn(s);
    t.opened = static_cast<std::uint16_t>(t.opened | 1U << t.turn);
    switch (t.rules.openDoublesBind) {
    case OpenDoublesBind::everybody: t.binding |= t.fresh; break;
    case OpenDoublesBind::nextPlayer: t.binding = t.fresh; break;
    case OpenDoublesBind::nobody: break;
    }
    if (over)
        return endRound(s, *over, sink);
    t.turn = static_cast<std::uint8_t>(t.turn + 1 == t.players ? 0 : t.turn + 1);
    startTurn(s, sink);
}

template <class Sink>
void startDuty(State& s, TrainId train, const Sink& sink)
{
    Table& t = s.table;
    t.phase = Phase::duty;
    t.dutyTrain = train;
    t.dutyAfterMarker = false;
    t.available = t.rules.dutyPlace == DutyPlace::any ? trainBit(train) | openTrains(t) : trainBit(train);
    sink(Event{.kind = EventKind::dutyOwed, .seat = t.turn, .train = train});
}

inline void forgetOpenDouble(Table& t, TrainId train)
{
    const auto end = t.openDoubles.begin() + t.openDoubleCount;
    *std::remove(t.openDoubles.begin(), end, train) = 0;
    --t.openDoubleCount;
    t.fresh = static_cast<TrainMask>(t.fresh & ~trainBit(train));
    t.binding = static_cast<TrainMask>(t.binding & ~trainBit(train));
}

// Puts the tile on the train and keeps the list of open doubles.
template <class Sink>
void layTile(State& s, const Action& a, const Sink& sink)
{
    Table& t = s.table;
    Train& train = t.trains[a.train];
    const bool closes = t.isOpenDouble(a.train);
    s.hands[t.turn].remove(a.tile);
    t.before[static_cast<std::size_t>(a.tile.index())] =
        train.isStarted() ? static_cast<std::uint8_t>(train.last.index()) : Table::first;
    train.end = static_cast<std::uint8_t>(a.tile.other(train.end));
    train.last = a.tile;
    ++train.length;
    sink(Event{.kind = EventKind::tilePlayed, .seat = t.turn, .tile = a.tile, .train = a.train});
    if (closes) {
        forgetOpenDouble(t, a.train);
        sink(Event{.kind = EventKind::doubleClosed, .seat = t.turn, .train = a.train});
    }
    if (a.tile.isDouble()) {
        t.openDoubles[t.openDoubleCount++] = a.train;
        t.fresh |= trainBit(a.train);
        sink(Event{.kind = EventKind::doubleOpened, .seat = t.turn, .tile = a.tile, .train = a.train});
    } else {
        ++t.laid[static_cast<std::size_t>(a.tile.high())];
        ++t.laid[static_cast<std::size_t>(a.tile.low())];
    }
}

template <class Sink>
void removeMarker(Table& t, const Sink& sink)
{
    t.markers = static_cast<TrainMask>(t.markers & ~trainBit(t.turn));
    sink(Event{.kind = EventKind::markerRemoved, .seat = t.turn, .train = t.turn});
}

// A double laid now owes a tile. With `dutyPlace: cover` one that is dead owes nothing: nothing could cover it.
inline bool owesTile(const Table& t, Tile tile)
{
    if (!tile.isDouble() || t.phase == Phase::opening || t.rules.doubleDuty == DoubleDuty::none)
        return false;
    return t.rules.dutyPlace == DutyPlace::any || !t.isDead(tile.high());
}

inline bool asksMarker(const Table& t, TrainId train)
{
    const bool isOwn = train == t.turn;
    return (((t.rules.markerOff == MarkerOff::choice) & isOwn) | (t.rules.markerOff == MarkerOff::anyPlay)) &
           t.hasMarker(t.turn);
}

template <class Sink>
void play(State& s, const Action& a, const Sink& sink)
{
    Table& t = s.table;
    layTile(s, a, sink);
    const bool isOpening = t.phase == Phase::opening;
    if (t.rules.markerOff == MarkerOff::automatic && a.train == t.turn && t.hasMarker(t.turn))
        removeMarker(t, sink);
    const Hand& hand = s.hands[t.turn];
    if (hand.count() == 1)
        sink(Event{.kind = EventKind::lastTile, .seat = t.turn});

    // The tile that was required is laid: drawing starts anew for the next one.
    t.drewBefore = t.drewBefore || t.drawnForTile > 0;
    t.drawnForTile = 0;
    s.drawn = Tile();
    // `goOutOnDouble: false`: the tile still owed is drawn. Where none can be drawn any more, be the boneyard empty or
    // `drawing: per-turn` used up, the double ends the round as rules.md says for the empty boneyard.
    const bool owes = owesTile(t, a.tile) && (!hand.empty() || (!t.rules.goOutOnDouble && canDraw(t)));
    t.openingTiles = static_cast<std::uint8_t>(t.openingTiles + isOpening);
    const bool ends = isOpening ? hand.empty() : !owes;

    if (asksMarker(t, a.train) && !(ends && endAfterTurn(s))) {
        t.phase = Phase::marker;
        t.dutyAfterMarker = owes;
        t.dutyTrain = owes ? a.train : noTrain;
        t.available = 0;
        sink(Event{.kind = EventKind::markerAsked, .seat = t.turn});
    } else if (owes) {
        startDuty(s, a.train, sink);
    } else if (ends) {
        if (isOpening)
            sink(Event{.kind = EventKind::openingEnded, .seat = t.turn});
        endTurn(s, sink);
    }
}

// The front tile of the boneyard, into that seat's hand.
template <class Sink>
Tile takeTile(State& s, std::size_t seat, const Sink& sink)
{
    Tile& front = s.boneyard[--s.table.boneyardCount];
    const Tile tile = front;
    front = Tile();
    s.hands[seat].add(tile);
    sink(Event{.kind = EventKind::tileDrawn, .seat = static_cast<std::uint8_t>(seat), .tile = tile});
    return tile;
}

template <class Sink>
void pass(State& s, const Sink& sink)
{
    Table& t = s.table;
    sink(Event{.kind = EventKind::passed, .seat = t.turn});
    if (!t.hasMarker(t.turn)) {
        t.markers |= trainBit(t.turn);
        sink(Event{.kind = EventKind::markerPlaced, .seat = t.turn, .train = t.turn});
    }
    endTurn(s, sink);
}

template <class Sink>
void decideMarker(State& s, bool keep, const Sink& sink)
{
    if (!keep)
        removeMarker(s.table, sink);
    if (s.table.dutyAfterMarker)
        startDuty(s, s.table.dutyTrain, sink);
    else
        endTurn(s, sink);
}

template <class Sink>
void applyTo(State& s, const Action& action, const Sink& sink)
{
    switch (action.kind) {
    case ActionKind::play: return play(s, action, sink);
    case ActionKind::draw:
        s.drawn = takeTile(s, s.table.turn, sink);
        ++s.table.drawnForTile;
        return;
    case ActionKind::pass: return pass(s, sink);
    case ActionKind::endOpening:
        sink(Event{.kind = EventKind::openingEnded, .seat = s.table.turn});
        return endTurn(s, sink);
    case ActionKind::marker: return decideMarker(s, action.keep, sink);
    }
}

// --- Finding moves --------------------------------------------------------------------------------------------

// Fills in what may be laid on each train, `serving(row, end)` of the hand's row for its end. All trains are looked at,
// the available ones picked by a mask: how many those are is what no processor can guess.
template <class Serving>
void findPlays(const Table& t, const Hand& hand, Moves& moves, const Serving& serving)
{
    // Read once: the compiler cannot know that writing `moves` leaves the table alone.
    const unsigned available = t.available;
    const std::size_t players = t.players;
    int plays = 0;
    const auto look = [&](std::size_t train) {
        const int end = t.trains[train].end;
        const PipMask isAvailable = 0U - (available >> train & 1U);
        const PipMask row = serving(hand.row(end), end) & isAvailable;
        moves.row[train] = row;
        moves.before[train] = static_cast<std::uint8_t>(plays);
        plays += std::popcount(row);
    };
    for (std::size_t seat = 0; seat < players; ++seat)
        look(seat);
    look(mexicanTrain);
    moves.plays = plays;
}

// The duty: under `non-double` no double of the hand serves (ruling 4); once something was drawn only that tile does,
// a double as `drawnDouble` says.
inline void findDutyPlays(const Table& t, const Hand& hand, Tile drawn, Moves& moves)
{
    const bool noDoubles = t.rules.doubleDuty == DoubleDuty::nonDouble;
    const bool drawnServes = !drawn.isDouble() || t.rules.drawnDouble != DrawnDouble::no;
    findPlays(t, hand, moves, [&](PipMask row, int end) {
        if (t.drawnForTile == 0)
            return noDoubles ? row & ~pipBit(end) : row;
        return drawnServes && drawn.has(end) ? pipBit(drawn.other(end)) : PipMask{0};
    });
}

inline void findTurnMoves(const Table& t, const Hand& hand, Moves& moves)
{
    // Who draws for the required tile had nothing that fits, and no end has changed since: so what fits now is the
    // drawn tile alone, as the rule wants it.
    findPlays(t, hand, moves, [](PipMask row, int) { return row; });
    if (moves.plays == 0) {
        moves.draw = canDraw(t);
        moves.pass = !moves.draw;
    }
}

// Kept out of findMoves(), whose common path would save and restore the registers this one needs.
[[gnu::noinline]] inline void findDutyMoves(const Table& t, const Hand& hand, Tile drawn, Moves& moves)
{
    findDutyPlays(t, hand, drawn, moves);
    moves.draw = moves.plays == 0 && canDraw(t);
    const bool mayDecline = t.drawnForTile > 0 && drawn.isDouble() && t.rules.drawnDouble == DrawnDouble::may;
    moves.pass = moves.plays == 0 ? !moves.draw : mayDecline;
}

/// findMoves() of round.h.
inline void findMovesIn(const Table& t, const Hand& hand, Tile drawn, Moves& moves)
{
    moves.plays = 0;
    moves.draw = moves.pass = moves.endOpening = moves.marker = false;
    switch (t.phase) {
    case Phase::turn: return findTurnMoves(t, hand, moves);
    case Phase::duty: return findDutyMoves(t, hand, drawn, moves);
    case Phase::opening:
        findTurnMoves(t, hand, moves);
        moves.draw = false;
        moves.endOpening = t.openingTiles > 0;
        moves.pass = moves.plays == 0 && t.openingTiles == 0;
        return;
    case Phase::marker: moves.marker = true; return;
    case Phase::roundEnd: return;
    }
}

} // namespace mt::machine
