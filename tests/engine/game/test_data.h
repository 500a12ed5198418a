// The files of tests/data/perft and tests/data/games: which there are, and what stands in each. All of it follows from
// the catalogue and the table of options, so a new rulebook needs no line here.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace mt::testing
{

struct DataFile {
    std::string path;     ///< below tests/data: "perft/tactic.perft"
    std::string rulebook; ///< id
    /// Writes all of it; throws where the two readings of the rules do not count alike.
    std::function<void(std::ostream&)> write;
};

/// Every file, each rulebook's together, in the order of the catalogue.
std::vector<DataFile> allDataFiles();

/// The files that are meant by a rulebook's id, by the name of one of them without its folder and with or without its
/// extension, or by "all"; none: there is nothing of that name.
std::vector<DataFile> dataFilesOf(std::string_view name);

} // namespace mt::testing
