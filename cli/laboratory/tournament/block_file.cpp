#include "cli/laboratory/tournament/block_file.h"

#include "cli/cli.h"
#include "cli/words.h"
#include "engine/record/record_reader.h"

#include <filesystem>
#include <sstream>

namespace mt::cli
{
namespace
{

[[noreturn]] void refuse(const std::string& name, long long line, const std::string& what)
{
    throw InputError(name + ": line " + std::to_string(line) + ": " + what);
}

[[noreturn]] void refuse(const std::string& name, long long line, Fault fault)
{
    fault.line = line;
    throw InputError(inFile(name, fault));
}

// One line of the file, which is whole.
void readLine(const std::string& name, const TextLines& lines, const std::string& text, BlockFile& file)
{
    Json json;
    std::optional<Fault> fault = parseObject(text, json);
    if (!fault && lines.number() == 1) {
        file.tournament = readHeader(json, fault);
    } else if (!fault) {
        Block block = readBlock(file.tournament, json, fault);
        const int number = block.number;
        if (!fault && !file.blocks.emplace(number, std::move(block)).second)
            refuse(name, lines.number(), "block " + std::to_string(number) + " is there already");
    }
    if (fault)
        refuse(name, lines.number(), *fault);
    file.goodBytes = lines.bytes();
}

// Whether the whole file is a beginning of that line: what writes it was ended at its very start.
bool isBeginningOf(const std::string& line, const std::string& name)
{
    std::ifstream in(name, std::ios::binary);
    std::string text(line.size() + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return in.eof() && line.starts_with(text);
}

} // namespace

BlockFile readBlockFile(const std::string& name, Input in, std::ostream& err)
{
    TextLines lines(in.stream());
    BlockFile file;
    for (std::string text; lines.next(text);) {
        if (lines.hadLineFeed())
            readLine(name, lines, text, file);
        else
            err << oneLine(name + ": line " + std::to_string(lines.number()) + ": cut off, left out") << std::endl;
    }
    if (lines.failed())
        throw InputError(name + ": it cannot be read");
    if (file.tournament.entrants.empty())
        refuse(name, 1, "it is not the first line of a tournament's file");
    return file;
}

void expectSameTournament(const std::string& name, const BlockFile& file, const Tournament& tournament)
{
    const JsonLine there = headerJson(file.tournament);
    const JsonLine here = headerJson(tournament);
    for (const auto& [key, value] : here.items())
        if (key != "plays" && there[key] != value)
            refuse(name, 1,
                   "it is of another tournament: \"" + key + "\" is " + printable(there[key].dump()) + " there and " +
                       printable(value.dump()) + " here");
    if (!file.tournament.plays.empty() && !tournament.plays.empty() && file.tournament.plays != tournament.plays)
        refuse(name, 1, "it was begun by another build, whose levels play differently");
}

BlockWriter::BlockWriter(const std::string& name, const Tournament& tournament, Blocks& blocks, std::ostream& err)
    : name_(name)
{
    if (const auto obstacle = obstacleAt(name, mostBlockBytes))
        throw InputError(name + ": " + whyNotWritten(*obstacle));
    const std::string header = headerJson(tournament).dump();
    std::error_code none;
    bool isNew = std::filesystem::file_size(name, none) == 0 || none;
    if (!isNew && isBeginningOf(header, name)) {
        err << oneLine(name + ": line 1: cut off, begun anew") << std::endl;
        cutTo(0);
        isNew = true;
    }
    if (!isNew)
        goOn(tournament, blocks, err);
    file_.open(name, std::ios::binary | std::ios::app);
    if (!file_.is_open())
        throw InputError(name + ": " + whyNotWritten({}));
    if (isNew)
        writeLine(header);
}

void BlockWriter::goOn(const Tournament& tournament, Blocks& blocks, std::ostream& err)
{
    BlockFile file = readBlockFile(name_, Input(name_, mostBlockBytes), err);
    expectSameTournament(name_, file, tournament);
    cutTo(file.goodBytes);
    blocks = std::move(file.blocks);
}

void BlockWriter::cutTo(std::uint64_t bytes) const
{
    std::error_code failed;
    std::filesystem::resize_file(name_, bytes, failed);
    if (failed)
        throw InputError(name_ + ": it cannot be written");
}

void BlockWriter::write(const Block& block) { writeLine(blockText(block)); }

void BlockWriter::writeLine(const std::string& text)
{
    if (!(file_ << text + '\n').flush())
        throw InputError(name_ + ": it cannot be written");
}

} // namespace mt::cli
