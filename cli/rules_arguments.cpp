#include "cli/rules_arguments.h"

#include "cli/cli.h"
#include "cli/words.h"

#include <CLI/CLI.hpp>

namespace mt::cli
{

void RulesArguments::addTo(CLI::App& command)
{
    command.add_option("--rules", rulebook, "The rulebook: see `mexican-train-cli rules`")->required()->type_name("ID");
    command.add_option("--option", options, "A house rule, such as short=true; may be given again")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
}

GameRules RulesArguments::resolve(int players) const
{
    OptionChanges changes;
    for (const std::string& option : options) {
        const std::size_t sign = option.find('=');
        if (sign == std::string::npos)
            throw CallError("--option " + printable(option) + ": it must be NAME=VALUE");
        const std::string name = option.substr(0, sign);
        for (const auto& [before, value] : changes)
            if (before == name)
                throw CallError("--option " + printable(name) + ": it is given more than once");
        changes.emplace_back(name, option.substr(sign + 1));
    }
    std::variant<GameRules, RulesError> rules = resolveRules(rulebook, changes, players);
    if (const RulesError* error = std::get_if<RulesError>(&rules))
        throw InputError(sentence(*error)); // the call is well formed: what it asks for does not exist
    return std::get<GameRules>(std::move(rules));
}

} // namespace mt::cli
