#include "engine/record/rules_json.h"

namespace mt
{
namespace
{

JsonLine valueJson(const OptionInfo& option, int value)
{
    switch (option.kind) {
    case OptionKind::choice: return option.text(value);
    case OptionKind::number: return value;
    case OptionKind::boolean: return value != 0;
    }
    return {};
}

bool hasType(OptionKind kind, const Json& value)
{
    switch (kind) {
    case OptionKind::choice: return value.is_string();
    case OptionKind::number: return value.is_number_integer();
    case OptionKind::boolean: return value.is_boolean();
    }
    return false;
}

// Options and their values as text; a name or a value that cannot be is a fault, a value of the wrong type included.
OptionChanges readChanges(const Json& object, std::optional<Fault>& fault)
{
    OptionChanges changes;
    for (const auto& [name, value] : object.items()) {
        const OptionInfo* option = findOption(name);
        std::string text = value.is_string() ? value.get<std::string>() : quotedValue(value);
        RulesError error{RulesFault::unknownOption, name, text};
        if (option != nullptr) {
            error.fault = RulesFault::badValue;
            error.value = quotedValue(value);
        }
        if (option != nullptr && hasType(option->kind, value) && option->parse(text) >= 0)
            changes.emplace_back(name, std::move(text));
        else if (!fault)
            fault = Fault{.kind = FaultKind::rules, .rules = std::move(error)};
    }
    return changes;
}

} // namespace

JsonLine changesJson(const GameRules& rules)
{
    JsonLine json = JsonLine::object();
    for (const auto& [name, text] : changesFrom(rules)) {
        const OptionInfo& option = *findOption(name);
        json[name] = valueJson(option, option.parse(text));
    }
    return json;
}

JsonLine optionsJson(const Options& options)
{
    JsonLine json = JsonLine::object();
    for (const OptionInfo& option : allOptions())
        json[std::string(option.name)] = valueJson(option, option.get(options));
    return json;
}

GameRules readRules(Fields& fields, int players)
{
    const std::string rulebook = fields.text("rules");
    std::optional<Fault> fault;
    OptionChanges changes;
    if (fields.has("options"))
        changes = readChanges(fields.object("options"), fault);
    if (!fields.ok())
        return {};
    if (fault) {
        fields.refuse(*fault);
        return {};
    }
    std::variant<GameRules, RulesError> resolved = resolveRules(rulebook, changes, players);
    if (RulesError* error = std::get_if<RulesError>(&resolved)) {
        fields.refuse(Fault{.kind = FaultKind::rules, .rules = std::move(*error)});
        return {};
    }
    return std::get<GameRules>(std::move(resolved));
}

Options readOptions(const Json& object, std::optional<Fault>& fault)
{
    Options options;
    for (const auto& [name, text] : readChanges(object, fault)) {
        const OptionInfo& option = *findOption(name);
        option.set(options, option.parse(text));
    }
    return options;
}

} // namespace mt
