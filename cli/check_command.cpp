// `check`: replays records and verifies them.
#include "cli/cli.h"
#include "cli/files.h"
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

// Whether the record is good.
bool checkRecord(const std::string& file, Streams& streams)
{
    std::ifstream in = openInput(file);
    RecordReader reader(in);
    while (reader.next())
        ;
    if (reader.fault()) {
        streams.err << oneLine(inFile(file, *reader.fault())) << std::endl;
        return false;
    }
    if (reader.droppedTail())
        streams.err << oneLine(file + ": line " + std::to_string(reader.lineNumber()) +
                               ": half-written, left out: the game stands as of the line before")
                    << std::endl;
    streams.out << summary(file, reader).dump(-1, ' ', false, JsonLine::error_handler_t::replace) << '\n';
    return true;
}

void runCheck(const std::vector<std::string>& files, Streams& streams)
{
    bool good = true;
    for (const std::string& file : files) {
        try {
            good = checkRecord(file, streams) && good;
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
    const auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* command =
        app.add_subcommand("check", "Replays records: the totals of each, or the first line that is wrong");
    command->add_option("RECORD", *files, "Files with a record each")->required()->type_name("");
    command->callback([=, &streams] { runCheck(*files, streams); });
}

} // namespace mt::cli
