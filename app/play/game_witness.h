// Whoever has to know of every line that a game takes, before it is on the disk: so that no crash and no older copy
// of a record can make it unknown.
#pragma once

#include "engine/record/replay.h"

class GameWitness
{
public:
    virtual ~GameWitness() = default;

    /// A game that was not there before takes its first lines from now on. `isRandom`: nobody chose its seed.
    virtual void starts(bool isRandom) = 0;
    /// A record is opened; its lines follow as reads().
    virtual void opens() = 0;
    /// The line is in the record and has been carried out in `game`.
    virtual void reads(const mt::Replay& game, const mt::RecordLine& line) = 0;
    /// `game` has taken the line, and the record is about to get it.
    virtual void takes(const mt::Replay& game, const mt::RecordLine& line) = 0;
    /// The record has it, too.
    virtual void took(const mt::Replay& game, const mt::RecordLine& line) = 0;
    /// The seat is about to be shown a hint for what comes next in the game.
    virtual void hints(const mt::Replay& game, int seat) = 0;
    /// Somebody ended the game before it was over.
    virtual void gaveUp(const mt::Replay& game) = 0;
};
