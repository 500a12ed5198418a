#include "tool.h"

#include "cli/cli.h"
#include "cli/laboratory/laboratory.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#ifndef _WIN32
#include <sys/wait.h>
#endif

namespace mt::test
{
namespace
{

#ifdef _WIN32
std::string inShell(const std::string& word) { return '"' + word + '"'; }

const char* const goTo = "cd /d ";
const char* const nothing = "NUL";

int exitCode(int status) { return status; }
#else
std::string inShell(const std::string& word)
{
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

const char* const goTo = "cd ";
const char* const nothing = "/dev/null";

int exitCode(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
#endif

ToolResult run(std::vector<std::string> arguments, const std::string& input, cli::AddCommands laboratory)
{
    arguments.insert(arguments.begin(), "mexican-train-cli");
    std::vector<const char*> argv;
    for (const std::string& argument : arguments)
        argv.push_back(argument.c_str());
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    ToolResult result;
    result.code = cli::run(static_cast<int>(argv.size()), argv.data(), {in, out, err}, laboratory);
    result.out = out.str();
    result.err = err.str();
    return result;
}

} // namespace

Words operator+(Words words, const Words& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

ToolResult tool(std::vector<std::string> arguments, const std::string& input)
{
    return run(std::move(arguments), input, cli::addLaboratory);
}

ToolResult toolWithoutLaboratory(std::vector<std::string> arguments) { return run(std::move(arguments), {}, nullptr); }

ToolResult program(const std::vector<std::string>& arguments, const std::filesystem::path& folder)
{
    const TemporaryFolder results;
    std::string command = goTo + inShell(folder.string()) + " && " + programInShell();
    for (const std::string& argument : arguments)
        command += ' ' + inShell(argument);
    command += " >" + inShell(results.file("out")) + " 2>" + inShell(results.file("err")) + " <" + nothing;
    const int code = exitCode(std::system(command.c_str()));
    return {code, contentOf(results.file("out")), contentOf(results.file("err"))};
}

std::string programInShell() { return inShell(MT_CLI_PROGRAM); }

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream content;
    content << in.rdbuf();
    return content.str();
}

} // namespace mt::test
