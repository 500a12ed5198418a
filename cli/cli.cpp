#include "cli/cli.h"

#include "cli/words.h"

#include <CLI/CLI.hpp>
#include <ostream>
#include <string_view>

namespace mt::cli
{
namespace
{

constexpr const char* name = "mexican-train-cli";

int fail(Streams& streams, ExitCode code, const std::string& what)
{
    streams.err << oneLine(what) << std::endl;
    return code;
}

int failCall(Streams& streams, const std::string& what)
{
    return fail(streams, wrongCall, what + " (" + name + " --help tells more)");
}

// CLI11 drops `++`, and for `--record=` it takes the next word. Empty: there is no such word.
std::string misread(int argc, const char* const* argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "++")
            return "++ is not expected: a file of that name is ./++";
        if (word.starts_with("--") && word.find('=') == word.size() - 1)
            return std::string(word) + " needs a value";
    }
    return "";
}

void refuseEmptyValues(CLI::App& app)
{
    for (CLI::Option* option : app.get_options())
        option->check([](const std::string& value) { return value.empty() ? "a value is needed" : ""; });
    for (CLI::App* command : app.get_subcommands({}))
        refuseEmptyValues(*command);
}

// CLI11 says first what is missing, and that may be so because a word is wrong. Empty: every word is known.
std::string unknownWord(const CLI::App& app)
{
    if (app.remaining_size(true) > 0)
        for (const std::string& word : app.remaining(true))
            if (word != "--")
                return word;
    return "";
}

int afterWriting(Streams& streams, int code)
{
    streams.out.flush();
    return streams.out.good() ? code : fail(streams, wrongInput, "standard output: it cannot be written to");
}

// Without the laboratory `--help` does not list its commands, and a call of one is refused.
void addRefusals(CLI::App& app, Streams&)
{
    for (const char* left : {"judge-coach", "judge-hints", "tournament"}) {
        CLI::App* command = app.add_subcommand(left)->group("")->prefix_command();
        command->set_help_flag();
        command->callback(
            [left] { throw CallError(std::string(left) + ": this build was made without the laboratory"); });
    }
}

int parseAndRun(CLI::App& app, int argc, const char* const* argv, Streams& streams)
{
    try {
        if (const std::string wrong = misread(argc, argv); !wrong.empty())
            return failCall(streams, wrong);
        app.parse(argc, argv);
        return afterWriting(streams, done);
    } catch (const CLI::Success& help) {
        return afterWriting(streams, app.exit(help, streams.out, streams.err));
    } catch (const CLI::RequiredError& error) {
        const std::string word = unknownWord(app);
        return failCall(streams, word.empty() ? error.what() : word + " is not expected");
    } catch (const CLI::ParseError& error) {
        return failCall(streams, error.what());
    } catch (const CallError& error) {
        return fail(streams, wrongCall, error.what());
    } catch (const InputError& error) {
        return fail(streams, wrongInput, error.what());
    } catch (const AlreadySaid&) {
        return wrongInput;
    }
}

} // namespace

int run(int argc, const char* const* argv, Streams streams, AddCommands laboratory)
{
    CLI::App app("Mexican Train without a window: rules, positions, records, programs that play.", name);
    app.allow_windows_style_options(false); // a path may begin with a slash there, too
    app.set_version_flag("--version", std::string(name) + " " + MT_VERSION);
    app.require_subcommand(1);
    app.footer("Exit codes: 0 done, 1 the input is wrong (one line on standard error), 2 wrong usage.");
    addRules(app, streams);
    addLegal(app, streams);
    addPlay(app, streams);
    addCheck(app, streams);
    addBench(app, streams);
    addPlan(app, streams);
    addCoach(app, streams);
    addBot(app, streams);
    (laboratory != nullptr ? laboratory : addRefusals)(app, streams);
    refuseEmptyValues(app);
    return parseAndRun(app, argc, argv, streams);
}

} // namespace mt::cli
