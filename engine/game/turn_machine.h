// The turn machine: a turn as docs/rules.md section 2 tells it, step by step. One switch or test for each option stands
// where the option acts; nothing asks for a rulebook. What may be laid and drawn is in move_finder.h, when a round is
// over in round_end.h.
//
// Internal to the engine. It is a header so that a search's or a benchmark's inner loop (playout.h) compiles the very
// same machine into itself; everybody else calls the functions of round.h. Where a step does both and branches on
// neither, what it would branch on is a matter of luck: the bench says what a branch costs there.
#pragma once

#include "engine/game/move_finder.h"
#include "engine/game/round_end.h"

namespace mt::machine
{

/// What every round begins from: to copy it is faster than to fill in the parts. Defined in round.cpp, out of sight:
/// a compiler that knows the contents fills them in all the same, by an instruction that is slow to start.
extern const State blankState;

struct NoEvents {
    void operator()(const Event&) const {}
};

struct CollectEvents {
    std::vector<Event>& events;
    void operator()(const Event& event) const { events.push_back(event); }
};

struct CollectMoments {
    const State& state;
    std::vector<Moment>& moments;
    void operator()(const Event& event) const { moments.push_back({event, state}); }
};

// --- The turn begins. Step 1: the available trains ------------------------------------------------------------------

// A first turn under `opening: train` has its own train alone. Else a seat that open doubles bind has those it may
// close, wherever they stand (ruling 6), and every other train is closed, to what is drawn as well (ruling 7). One that
// nothing binds has what is open to it.
template <class Sink>
MT_ALWAYS_INLINE void startTurn(State& s, const Sink& sink)
{
    Table& t = s.table;
    const bool opens = t.rules.opening == Opening::train && !t.opened.contains(t.turn);
    t.phase = opens ? Phase::opening : Phase::turn;
    t.fresh = {};
    t.openingTiles = 0;
    t.drawnForTile = 0;
    t.drewBefore = false;
    t.dutyTrain = noTrain;
    t.dutyAfterMarker = false;
    s.drawn = Tile();
    const TrainSet closable = t.binding.isEmpty() ? TrainSet() : t.closableDoubles();
    t.available = opens ? TrainSet(t.turn) : closable.isEmpty() ? openTrains(t) : closable;
    sink(Event{.kind = EventKind::turnStarted, .seat = t.turn});
}

// --- Step 2: one tile is played; or one is drawn; or the turn ends with a marker ------------------------------------

// The double that stood open on the train is covered; if `opens`, the one just laid stands open there, youngest of all.
inline void noteOpenDouble(Table& t, TrainId train, bool opens)
{
    if (t.openDoubleCount == 0 && !opens)
        return;
    int kept = 0;
    for (int i = 0; i < t.openDoubleCount; ++i) {
        const TrainId open = t.openDoubles[i];
        t.openDoubles[i] = 0;
        t.openDoubles[kept] = open;
        kept += open != train;
    }
    // In the place behind those kept, where a train that is no longer open was copied, or nothing.
    t.openDoubles[kept] = static_cast<TrainId>(opens ? train : 0);
    t.openDoubleCount = static_cast<std::uint8_t>(kept + opens);
    t.fresh.erase(train);
    t.fresh |= TrainSet(train).onlyIf(opens);
    t.binding.erase(train);
}

// The tile goes from the hand to the train; whether it is a double.
template <class Sink>
MT_ALWAYS_INLINE bool layTile(State& s, const Play& a, const Sink& sink)
{
    Table& t = s.table;
    Train& train = t.trains[a.train];
    const std::uint8_t before = train.end;
    const Tile tile(before, a.end);
    const bool closes = t.isOpenDouble(a.train);
    const bool opens = a.end == before;
    s.hands[t.turn].remove(before, a.end);
    t.before[tile.index()] = train.last;
    train.end = a.end;
    train.last = tile;
    ++train.length;
    sink(Event{.kind = EventKind::tilePlayed, .seat = t.turn, .tile = tile, .train = a.train});
    noteOpenDouble(t, a.train, opens);
    t.laid[before] += !opens;
    t.laid[a.end] += !opens;
    if (closes)
        sink(Event{.kind = EventKind::doubleClosed, .seat = t.turn, .train = a.train});
    if (opens)
        sink(Event{.kind = EventKind::doubleOpened, .seat = t.turn, .tile = tile, .train = a.train});
    return opens;
}

// The front tile of the boneyard goes into that seat's hand.
template <class Sink>
Tile drawTile(State& s, int seat, const Sink& sink)
{
    Tile& front = s.boneyard[--s.table.boneyardCount];
    const Tile tile = front;
    front = Tile();
    s.hands[seat].add(tile);
    sink(Event{.kind = EventKind::tileDrawn, .seat = static_cast<std::uint8_t>(seat), .tile = tile});
    return tile;
}

// Nothing can be laid or drawn any more: the marker goes on one's own train, also when it was taken off in this very
// turn (ruling 10).
template <class Sink>
void pass(State& s, const Sink& sink)
{
    Table& t = s.table;
    sink(Event{.kind = EventKind::passed, .seat = t.turn});
    if (!t.hasMarker(t.turn)) {
        t.markers.insert(t.turn);
        sink(Event{.kind = EventKind::markerPlaced, .seat = t.turn, .train = t.turn});
    }
}

// --- Step 3: after a play on one's own train the marker comes off ---------------------------------------------------

// `choice` and `any-play`: the owner is asked, where a marker stands, right after the play, before a duty (ruling 15);
// after a play elsewhere under `any-play` alone (ruling 12).
inline bool asksMarker(const Table& t, TrainId train)
{
    switch (t.rules.markerOff) {
    case MarkerOff::automatic: return false;
    case MarkerOff::choice: return train == t.turn && t.hasMarker(t.turn);
    case MarkerOff::anyPlay: return t.hasMarker(t.turn);
    }
    return false;
}

// The seat's own marker comes off if it stands there and if `comesOff`.
template <class Sink>
void removeMarker(Table& t, bool comesOff, const Sink& sink)
{
    const TrainSet own = TrainSet(t.turn).onlyIf(comesOff);
    const bool stands = t.markers.meets(own);
    t.markers -= own;
    if (stands)
        sink(Event{.kind = EventKind::markerRemoved, .seat = t.turn, .train = t.turn});
}

// --- Step 4: the duty -----------------------------------------------------------------------------------------------

// Whether the double of that value, just laid, owes a tile. With `dutyPlace: cover` one that is dead owes nothing:
// nothing could cover it.
inline bool owesTile(const Table& t, bool isDouble, int pip)
{
    if (!isDouble || t.phase == Phase::opening || t.rules.doubleDuty == DoubleDuty::none)
        return false;
    return t.rules.dutyPlace == DutyPlace::any || !t.isDead(pip);
}

// The tile owed may lie on the double or on every train that is open to the seat, the Mexican Train too where it is yet
// to be started (ruling 14): no other double bars them now.
template <class Sink>
MT_ALWAYS_INLINE void startDuty(State& s, TrainId train, const Sink& sink)
{
    Table& t = s.table;
    t.phase = Phase::duty;
    t.dutyTrain = train;
    t.dutyAfterMarker = false;
    t.available = TrainSet(train);
    if (t.rules.dutyPlace == DutyPlace::any)
        t.available |= openTrains(t);
    sink(Event{.kind = EventKind::dutyOwed, .seat = t.turn, .train = train});
}

// --- Step 5: the end of the turn. Only now is it asked whether the round is over ------------------------------------

template <class Sink>
void endRound(State& s, RoundEndReason reason, const Sink& sink)
{
    Table& t = s.table;
    t.phase = Phase::roundEnd;
    t.endReason = reason;
    t.available = {};
    t.dutyTrain = noTrain;
    std::uint8_t out = t.turn;
    if (reason == RoundEndReason::out)
        for (out = 0; !s.hands[out].empty();)
            ++out;
    sink(Event{.kind = EventKind::roundEnded, .seat = out, .reason = reason});
}

// What the turn that ends leaves behind.
MT_ALWAYS_INLINE void closeTurn(Table& t)
{
    t.opened.insert(t.turn);
    switch (t.rules.openDoublesBind) {
    case OpenDoublesBind::everybody: t.binding |= t.fresh; break; // ruling 5
    case OpenDoublesBind::nextPlayer: t.binding = t.fresh; break;
    case OpenDoublesBind::nobody: break;
    }
}

template <class Sink>
MT_ALWAYS_INLINE void endTurn(State& s, const Sink& sink)
{
    Table& t = s.table;
    const RoundEndReason reason =
        whyOverAfterTurn(s); // not sooner: the turn that emptied the boneyard is over (ruling 13)
    closeTurn(t);
    if (reason != notOver)
        return endRound(s, reason, sink);
    t.turn = static_cast<std::uint8_t>(t.turn + 1 == t.players ? 0 : t.turn + 1);
    startTurn(s, sink);
}

// --- The actions. Each tells whether the turn ends with it ----------------------------------------------------------

// A play goes through steps 2 to 4.
template <class Sink>
MT_ALWAYS_INLINE bool play(State& s, const Play& a, const Sink& sink)
{
    Table& t = s.table;
    const bool isDouble = layTile(s, a, sink);
    const bool isOpening = t.phase == Phase::opening;
    // Off one's own train alone: who lays on another's marked train leaves its marker there (ruling 11).
    if (t.rules.markerOff == MarkerOff::automatic)
        removeMarker(t, a.train == t.turn, sink);
    const Hand& hand = s.hands[t.turn];
    if (hand.count() == 1)
        sink(Event{.kind = EventKind::lastTile, .seat = t.turn});

    // The tile that was required is laid: drawing starts anew for the next one (ruling 3).
    if (t.drawnForTile > 0) {
        t.drewBefore = true;
        t.drawnForTile = 0;
        s.drawn = Tile();
    }
    // `goOutOnDouble: false`: the tile still owed is drawn. Where none can be drawn any more, be the boneyard empty or
    // `drawing: per-turn` used up, the double ends the round (docs/rules.md section 1).
    const bool owes = owesTile(t, isDouble, a.end) && (!hand.empty() || (!t.rules.goOutOnDouble && canDraw(t)));
    t.openingTiles = static_cast<std::uint8_t>(t.openingTiles + isOpening);
    const bool ends = isOpening ? hand.empty() : !owes;

    if (asksMarker(t, a.train) && !(ends && whyOverAfterTurn(s) != notOver)) {
        t.phase = Phase::marker;
        t.dutyAfterMarker = owes;
        t.dutyTrain = owes ? a.train : noTrain;
        t.available = {};
        sink(Event{.kind = EventKind::markerAsked, .seat = t.turn});
        return false;
    }
    if (owes)
        startDuty(s, a.train, sink);
    else if (ends && isOpening)
        sink(Event{.kind = EventKind::openingEnded, .seat = t.turn});
    return ends;
}

template <class Sink>
bool decideMarker(State& s, bool keep, const Sink& sink)
{
    removeMarker(s.table, !keep, sink);
    if (!s.table.dutyAfterMarker)
        return true;
    startDuty(s, s.table.dutyTrain, sink);
    return false;
}

// An action that is no play.
template <class Sink>
MT_ALWAYS_INLINE bool carryOutOther(State& s, const Action& action, const Sink& sink)
{
    switch (action.kind) {
    case ActionKind::draw:
        s.drawn = drawTile(s, s.table.turn, sink);
        ++s.table.drawnForTile;
        return false;
    case ActionKind::pass: pass(s, sink); return true;
    case ActionKind::endOpening: sink(Event{.kind = EventKind::openingEnded, .seat = s.table.turn}); return true;
    case ActionKind::marker: return decideMarker(s, action.keep, sink);
    case ActionKind::play: break;
    }
    return false;
}

/// Any action; whether the turn ends with it.
template <class Sink>
MT_ALWAYS_INLINE bool carryOut(State& s, const Action& action, const Sink& sink)
{
    if (action.kind != ActionKind::play)
        return carryOutOther(s, action, sink);
    const int end = s.table.trains[action.train].end;
    return play(s, Play{action.train, static_cast<std::uint8_t>(action.tile.other(end))}, sink);
}

/// apply() of round.h.
template <class Sink>
void applyTo(State& s, const Action& action, const Sink& sink)
{
    if (carryOut(s, action, sink))
        endTurn(s, sink);
}

} // namespace mt::machine
