// Whoever has to know of every line of a game before the record has it: so that no crash and no older copy of a record
// can make it unknown.
#pragma once

#include "app/saving/record_opening.h"

class RecordObserver
{
public:
    virtual ~RecordObserver() = default;

    /// A new game gets its first lines from now on. `isRandom`: nobody chose its seed.
    virtual void starting(bool isRandom) = 0;
    /// A record is about to be read, to be gone on with. Returns the function to tell of each line that the game has
    /// taken: it may be called in another thread, and the reading may be given up.
    virtual RecordOpening::LineReader reading() = 0;
    /// The last such record has been read and is gone on with.
    virtual void opened() = 0;
    /// The rules allow the line and `game` has taken it: what came of it can be seen there. The record gets it next.
    virtual void appending(const mt::Replay& game, const mt::RecordLine& line) = 0;
    /// The record has the line; but where not `isSaved`, it could not be written, and saved() may follow.
    virtual void appended(const mt::Replay& game, const mt::RecordLine& line, bool isSaved) = 0;
    /// Everything that was appended is written.
    virtual void saved() = 0;
    /// The seat is about to be shown a hint for what comes next in the game.
    virtual void hinting(const mt::Replay& game, int seat) = 0;
    /// Somebody ends the game before it is over.
    virtual void givingUp(const mt::Replay& game) = 0;
};
