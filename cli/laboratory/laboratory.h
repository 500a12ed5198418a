// The laboratory: the commands that measure levels, the coach and the hints.
#pragma once

#include "cli/cli.h"

namespace mt::cli
{

#ifdef MT_LABORATORY
void addJudgeCoach(CLI::App& app, Streams& streams);
void addJudgeHints(CLI::App& app, Streams& streams);
void addTournament(CLI::App& app, Streams& streams);

/// For run(): adds them all.
inline void addLaboratory(CLI::App& app, Streams& streams)
{
    addJudgeCoach(app, streams);
    addJudgeHints(app, streams);
    addTournament(app, streams);
}
#else
inline constexpr AddCommands addLaboratory = nullptr;
#endif

} // namespace mt::cli
