// Options of commands that try moves out: in how many worlds, and by how many threads.
#pragma once

namespace CLI
{
class App;
}

namespace mt::cli
{

constexpr int mostWorlds = 1'000'000;

/// As many as this computer has.
int processors();

/// `--worlds` and `--threads`; both numbers must outlive the parsing.
void addCounts(CLI::App& command, int& worlds, int& threads);

} // namespace mt::cli
