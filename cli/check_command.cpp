// `check`: replays records and verifies them.
#include "cli/cli.h"
#include "cli/files.h"
#include "cli/seals.h"
#include "cli/words.h"
#include "engine/record/json_fields.h"
#include "engine/record/record_reader.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

JsonLine summary(const std::string& file, const RecordReader& reader)
{
    const Replay& replay = reader.replay();
    JsonLine json;
    json["file"] = file;
    json["rules"] = replay.header().rules.rulebook;
    json["finished"] = replay.next() == Replay::Next::nothing;
    json["rounds"] = replay.game().scores.size();
    json["totals"] = totals(replay.game());
    if (replay.next() == Replay::Next::nothing)
        for (const int seat : replay.gameEndLine().winners)
            json["winners"].push_back(seat + 1);
    return json;
}

struct CheckArguments {
    std::vector<std::string> files;
    std::vector<std::string> fingerprints;
};

// Whether the record is good.
bool checkRecord(const std::string& file, const std::vector<NotedFingerprint>& noted, Streams& streams)
{
    const auto say = [&](const std::string& what) { streams.err << oneLine(what) << std::endl; };
    Input in(file, maxRecordBytes, streams.in);
    RecordReader reader(in.stream());
    Seals seals;
    while (reader.next())
        if (const auto* round = std::get_if<RoundLine>(&reader.line()))
            seals.add(*round);
    if (const std::optional<Fault>& fault = reader.fault()) {
        say(inFile(file, *fault));
        return false;
    }
    for (const NotedFingerprint& each : noted)
        if (const std::string why = seals.against(each); !why.empty()) {
            say(file + ": " + why);
            return false;
        }
    if (reader.droppedTail())
        say(file + ": line " + std::to_string(reader.lineNumber()) +
            ": half-written, left out: the game stands as of the line before");
    JsonLine result = summary(file, reader);
    seals.addTo(result, noted);
    streams.out << result.dump(-1, ' ', false, JsonLine::error_handler_t::replace) << '\n';
    return true;
}

void runCheck(const CheckArguments& arguments, Streams& streams)
{
    std::vector<NotedFingerprint> noted;
    for (const std::string& text : arguments.fingerprints)
        noted.push_back(readNoted(text));
    if (!noted.empty() && arguments.files.size() > 1)
        throw CallError("--fingerprint: it is of one game, so there must be one RECORD");
    bool good = true;
    for (const std::string& file : arguments.files) {
        try {
            good = checkRecord(file, noted, streams) && good;
        } catch (const InputError& error) {
            streams.err << oneLine(error.what()) << std::endl;
            good = false;
        }
    }
    streams.out.flush();
    if (!good)
        throw AlreadySaid();
}

} // namespace

void addCheck(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<CheckArguments>();
    CLI::App* command =
        app.add_subcommand("check", "Replays records: the totals of each, or the first line that is wrong");
    command->add_option("RECORD", arguments->files, "Files with a record each")->required()->type_name("");
    command
        ->add_option("--fingerprint", arguments->fingerprints,
                     "The fingerprint of a round, noted before it was played, or at least its first 16 digits (blanks "
                     "between them do not count); may be given again. Exit 1 where the round has another, or none")
        ->type_name("ROUND:HEX")
        ->allow_extra_args(false);
    command->footer(
        "A seal is the fingerprint of a deal, made before its first move. By itself it shows that the deck in the "
        "record is the one the seal was made of; whoever changes a deck can make a new seal for it. That is "
        "seen only where the fingerprint was noted before the round, and is given here.");
    command->callback([=, &streams] { runCheck(*arguments, streams); });
}

} // namespace mt::cli
