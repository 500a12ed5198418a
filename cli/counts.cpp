#include "cli/counts.h"

#include "cli/whole_number.h"

#include <algorithm>
#include <thread>

namespace mt::cli
{
namespace
{

constexpr int mostThreads = 256;

} // namespace

int processors() { return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, mostThreads); }

void addCounts(CLI::App& command, int& worlds, int& threads)
{
    command.add_option("--worlds", worlds, "In how many worlds two moves are compared (1000)")
        ->check(wholeNumber(10, mostWorlds))
        ->type_name("N");
    command.add_option("--threads", threads, "Makes it sooner and not otherwise (as many as there are processors)")
        ->check(wholeNumber(1, mostThreads))
        ->type_name("N");
}

} // namespace mt::cli
