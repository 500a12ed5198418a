// The file in which a tournament keeps its blocks: JSON Lines, the tournament first (docs/formats.md).
#pragma once

#include "cli/files.h"
#include "cli/laboratory/tournament/block.h"

#include <fstream>
#include <iosfwd>
#include <map>
#include <string>

namespace mt::cli
{

using Blocks = std::map<int, Block>; ///< by number

/// More is no file of a tournament.
constexpr std::uint64_t mostBlockBytes = std::uint64_t{4} << 30;

struct BlockFile {
    Tournament tournament{}; ///< its entrants have names alone
    Blocks blocks{};
    std::uint64_t goodBytes = 0; ///< without a last line that was cut
};

/// Reads a whole file, which is called that. A cut last line is left out, which `err` is told. Throws InputError.
BlockFile readBlockFile(const std::string& name, Input in, std::ostream& err);

/// Throws InputError, which names the file and what differs, when the file is of another tournament than that.
void expectSameTournament(const std::string& name, const BlockFile& file, const Tournament& tournament);

/// Appends blocks to a file, each as soon as it is whole.
class BlockWriter
{
public:
    /// Goes on with the file, or begins it where it is not there, empty, or its first line was cut: then nothing of
    /// `blocks` is changed, else what it has is put there. Throws InputError.
    BlockWriter(const std::string& name, const Tournament& tournament, Blocks& blocks, std::ostream& err);
    void write(const Block& block);

private:
    void goOn(const Tournament& tournament, Blocks& blocks, std::ostream& err);
    void cutTo(std::uint64_t bytes) const;
    void writeLine(const std::string& text);

    std::string name_;
    std::ofstream file_;
};

} // namespace mt::cli
