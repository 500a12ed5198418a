#include "cli/cli.h"

#include "cli/words.h"

#include <CLI/CLI.hpp>
#include <ostream>

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

int parseAndRun(CLI::App& app, int argc, const char* const* argv, Streams& streams)
{
    try {
        app.parse(argc, argv);
        streams.out.flush();
        return streams.out.good() ? done : fail(streams, wrongInput, "standard output: it cannot be written to");
    } catch (const CLI::Success& help) {
        return app.exit(help, streams.out, streams.err);
    } catch (const CLI::ParseError& error) {
        return fail(streams, wrongCall, std::string(error.what()) + " (" + name + " --help tells more)");
    } catch (const CallError& error) {
        return fail(streams, wrongCall, error.what());
    } catch (const InputError& error) {
        return fail(streams, wrongInput, error.what());
    } catch (const AlreadySaid&) {
        return wrongInput;
    }
}

} // namespace

int run(int argc, const char* const* argv, Streams streams)
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
    addJudgeCoach(app, streams);
    addJudgeHints(app, streams);
    addBot(app, streams);
    addTournament(app, streams);
    return parseAndRun(app, argc, argv, streams);
}

} // namespace mt::cli
