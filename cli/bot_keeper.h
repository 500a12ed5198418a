// The small process that stands between the tool and a bot, so that nothing of the bot outlives its game.
#pragma once

#include <string>

namespace mt::cli
{

/// The ends of pipes that a bot gets, and the keeper's own: as long as somebody holds the other end of `life`, the bot
/// may live.
struct KeptFiles {
    int input = -1;
    int output = -1;
    int notes = -1; ///< its standard error
    int life = -1;
};

/// Starts a keeper and, below it, `/bin/sh -c COMMAND` in a process group of its own. The files stay open here. The
/// keeper's process id, a child of ours; -1 where none can be started: errno says why.
///
/// When the bot ends, or `life` does (because we close its other end, or are gone: ended, killed, crashed), the keeper
/// kills the bot and everything below it, reaps it, and ends. On Linux that is also what has gone into a session of its
/// own or has lost its parent, where /proc can be read; elsewhere it is the bot's process group. No signal but SIGKILL
/// ends a keeper, and it belongs to no terminal.
int startKept(const std::string& command, const KeptFiles& files);

} // namespace mt::cli
