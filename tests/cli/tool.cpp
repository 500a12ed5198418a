#include "tool.h"

#include "cli/cli.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <sys/wait.h>

namespace mt::test
{
namespace
{

std::string inShell(const std::string& word)
{
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

} // namespace

Words operator+(Words words, const Words& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

ToolResult tool(std::vector<std::string> arguments, const std::string& input)
{
    arguments.insert(arguments.begin(), "mexican-train-cli");
    std::vector<const char*> argv;
    for (const std::string& argument : arguments)
        argv.push_back(argument.c_str());
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    ToolResult result;
    result.code = cli::run(static_cast<int>(argv.size()), argv.data(), {in, out, err});
    result.out = out.str();
    result.err = err.str();
    return result;
}

ToolResult program(const std::vector<std::string>& arguments, const std::filesystem::path& folder)
{
    const TemporaryFolder results;
    std::string command = "cd " + inShell(folder.string()) + " && " + programInShell();
    for (const std::string& argument : arguments)
        command += ' ' + inShell(argument);
    command += " >" + inShell(results.file("out")) + " 2>" + inShell(results.file("err")) + " </dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(results.file("out")),
            contentOf(results.file("err"))};
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

TemporaryFolder::TemporaryFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "mexican-train-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("no temporary folder");
    path_ = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string TemporaryFolder::write(const std::string& name, const std::string& content) const
{
    std::ofstream(path_ / name, std::ios::binary) << content;
    return file(name);
}

} // namespace mt::test
