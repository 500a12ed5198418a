// When a round is over, and why. Read only: nothing here changes a state.
//
// Internal to the engine, a header for the same reason as turn_machine.h.
#pragma once

#include "engine/base/compiler.h"
#include "engine/game/round.h"

#include <algorithm>

namespace mt::machine
{

// Ruling 9, where the boneyard is empty: nobody could play even if every train were marked.
MT_NEVER_INLINE inline bool isBlocked(const State& s)
{
    const Table& t = s.table;
    PipSet ends;
    if (t.hasMexicanTrain())
        ends.insert(t.trains[mexicanTrain].end);
    for (int seat = 0; seat < t.players; ++seat)
        ends.insert(t.trains[seat].end);
    for (int seat = 0; seat < t.players; ++seat) {
        const bool ownSlotOnly = t.rules.ownTrainFirst && !t.trains[seat].isStarted();
        if (s.hands[seat].values().meets(ownSlotOnly ? PipSet(t.engine) : ends))
            return false;
    }
    return true;
}

inline bool isAnyHandEmpty(const State& s)
{
    return std::any_of(s.hands.begin(), s.hands.begin() + s.table.players, [](const Hand& h) { return h.empty(); });
}

// What the questions below answer when the round is not over. (No std::optional: its two bytes would be put together in
// memory, turn for turn.)
inline constexpr RoundEndReason notOver = static_cast<RoundEndReason>(0xff);

// Asked between turns (docs/rules.md section 2, step 5), with those seats having had their first one.
MT_ALWAYS_INLINE RoundEndReason whyOverBetweenTurns(const State& s, SeatSet opened, bool someOut)
{
    const Table& t = s.table;
    if (t.rules.opening == Opening::train && opened != SeatSet::firstOf(t.players))
        return notOver;
    if (someOut)
        return RoundEndReason::out;
    if (t.boneyardCount > 0)
        return notOver;
    if (t.rules.boneyardEmpty == BoneyardEmpty::end)
        return RoundEndReason::boneyardEmpty;
    return isBlocked(s) ? RoundEndReason::blocked : notOver;
}

// Asked when the turn of table.turn ends as things stand.
MT_ALWAYS_INLINE RoundEndReason whyOverAfterTurn(const State& s)
{
    const Table& t = s.table;
    // Only an opening, whose end waits for everybody, leaves an empty hand behind.
    const bool someOut = t.rules.opening == Opening::train ? isAnyHandEmpty(s) : s.hands[t.turn].empty();
    return whyOverBetweenTurns(s, t.opened | SeatSet(t.turn), someOut);
}

} // namespace mt::machine
