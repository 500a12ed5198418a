// Calling the headless tool in a test: in this process, or the real program.
#pragma once

#include "tests/temporary_folder.h"

#include <filesystem>
#include <string>
#include <vector>

namespace mt::test
{

/// Arguments, and more behind them.
using Words = std::vector<std::string>;
Words operator+(Words words, const Words& more);

struct ToolResult {
    int code = -1;
    std::string out;
    std::string err;
};

/// Runs a command in this process, with that text as its standard input.
ToolResult tool(std::vector<std::string> arguments, const std::string& input = {});
/// The same, built without the laboratory.
ToolResult toolWithoutLaboratory(std::vector<std::string> arguments);
/// Runs the program itself. `folder`: where it is run.
ToolResult program(const std::vector<std::string>& arguments, const std::filesystem::path& folder = ".");

/// How a shell has to write the program's file name.
std::string programInShell();

std::vector<std::string> linesOf(const std::string& text);
std::string contentOf(const std::filesystem::path& file);

} // namespace mt::test
