// What several commands ask on the command line: a rulebook with options.
#pragma once

#include "engine/rules/catalogue.h"

#include <string>
#include <vector>

namespace CLI
{
class App;
}

namespace mt::cli
{

/// `--rules ID` and `--option k=v`, to be bound to a command; it must outlive the parsing.
struct RulesArguments {
    std::string rulebook;
    std::vector<std::string> options;

    void addTo(CLI::App& command);
    /// The rules for that many players, or CallError.
    GameRules resolve(int players) const;
};

} // namespace mt::cli
