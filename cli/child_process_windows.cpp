// ChildProcess on Windows, where no program can be seated: it would need pipes that can be waited for with a limit.
#include "cli/child_process.h"

#include "cli/cli.h"

namespace mt::cli
{

ChildProcess::ChildProcess(const std::string&, BotNotes& notes) : notes_(notes)
{
    throw InputError("exec: programs cannot be seated on Windows; give the seat a computer player's level instead");
}

ChildProcess::~ChildProcess() = default;

void ChildProcess::send(std::string_view) {}

Reply ChildProcess::receive(std::string&, Clock::time_point, const StopToken&) { return Reply::ended; }

} // namespace mt::cli
