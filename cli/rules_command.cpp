// `rules`: rulebooks, options with their values and defaults, hand sizes.
#include "cli/cli.h"
#include "engine/record/rules_json.h"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <memory>
#include <ostream>

namespace mt::cli
{
namespace
{

constexpr int sets[] = {6, 9, 12, 15, 18};

// The rulebook's own options; for the game of that many players where they depend on it.
Options printedOptions(const Rulebook& book, int players)
{
    const std::variant<GameRules, RulesError> rules = resolveRules(book.id, {}, players);
    return std::get<GameRules>(rules).options;
}

// The hand sizes that this rulebook's game of one kind has, by set and number of players.
JsonLine sizesJson(const Rulebook& book, bool shortGame)
{
    JsonLine bySet = JsonLine::object();
    for (const int set : sets) {
        JsonLine byPlayers = JsonLine::object();
        for (int players = book.minPlayers; players <= book.maxPlayers; ++players) {
            const OptionChanges changes{{"set", std::to_string(set)}, {"short", shortGame ? "true" : "false"}};
            const std::variant<GameRules, RulesError> rules = resolveRules(book.id, changes, players);
            if (const GameRules* game = std::get_if<GameRules>(&rules))
                byPlayers[std::to_string(players)] = game->handSize;
        }
        if (!byPlayers.empty())
            bySet[std::to_string(set)] = std::move(byPlayers);
    }
    return bySet;
}

JsonLine bookJson(const Rulebook& book)
{
    JsonLine json;
    json["id"] = book.id;
    json["players"] = {{"min", book.minPlayers}, {"max", book.maxPlayers}};
    json["short"] = book.hasShort;
    json["options"] = optionsJson(printedOptions(book, 4));
    if (book.proposesSet)
        for (int players = book.minPlayers; players <= book.maxPlayers; ++players)
            json["setByPlayers"][std::to_string(players)] = printedOptions(book, players).set;
    json["handSizes"] = sizesJson(book, false);
    if (book.hasShort)
        json["shortHandSizes"] = sizesJson(book, true);
    return json;
}

JsonLine optionJson(const OptionInfo& option)
{
    static constexpr const char* kinds[] = {"choice", "number", "boolean"};
    JsonLine json;
    json["name"] = option.name;
    json["kind"] = kinds[static_cast<std::size_t>(option.kind)];
    if (option.kind == OptionKind::boolean)
        json["values"] = {false, true};
    else if (option.kind == OptionKind::choice)
        json["values"] = option.values;
    else if (!option.numbers.empty())
        json["values"] = option.numbers;
    else
        json["min"] = option.low, json["max"] = option.high;
    json["default"] = optionsJson(Options())[std::string(option.name)];
    return json;
}

void printJson(std::ostream& out)
{
    JsonLine json;
    for (const Rulebook& book : allRulebooks())
        json["rulebooks"].push_back(bookJson(book));
    for (const OptionInfo& option : allOptions())
        json["options"].push_back(optionJson(option));
    out << json.dump(2) << '\n';
}

std::string valuesText(const OptionInfo& option)
{
    std::string text;
    const auto add = [&](const std::string& value) { text += (text.empty() ? "" : " ") + value; };
    for (const std::string_view value : option.values)
        add(std::string(value));
    for (const int number : option.numbers)
        add(std::to_string(number));
    return text.empty() ? std::to_string(option.low) + ".." + std::to_string(option.high) : text;
}

void printOptions(std::ostream& out)
{
    constexpr int wide = 17;
    out << "Options, as each rulebook prints them (--option NAME=VALUE changes one):\n"
        << std::left << std::setw(wide) << "";
    for (const Rulebook& book : allRulebooks())
        out << std::setw(15) << book.id;
    out << "may be\n";
    for (const OptionInfo& option : allOptions()) {
        out << std::setw(wide) << option.name;
        for (const Rulebook& book : allRulebooks())
            out << std::setw(15) << option.text(option.get(printedOptions(book, 4)));
        out << valuesText(option) << '\n';
    }
}

void printSizes(std::ostream& out, const Rulebook& book, bool shortGame)
{
    const JsonLine sizes = sizesJson(book, shortGame);
    for (const auto& [set, byPlayers] : sizes.items()) {
        out << std::setw(12) << book.id << (shortGame ? " short" : "") << " double-" << set << ':';
        for (const auto& [players, size] : byPlayers.items())
            out << "  " << players << ':' << size;
        out << '\n';
    }
}

void printText(std::ostream& out)
{
    out << "Rulebooks:\n";
    for (const Rulebook& book : allRulebooks())
        out << std::left << std::setw(12) << book.id << ' ' << book.minPlayers << '-' << book.maxPlayers << " players"
            << (book.hasShort ? ", short game" : "") << '\n';
    out << '\n';
    printOptions(out);
    out << "\nTiles dealt (players:tiles):\n";
    for (const Rulebook& book : allRulebooks()) {
        printSizes(out, book, false);
        if (book.hasShort)
            printSizes(out, book, true);
    }
    for (const Rulebook& book : allRulebooks()) {
        if (!book.proposesSet)
            continue;
        out << '\n' << book.id << ", its set left out (players:set):";
        for (int players = book.minPlayers; players <= book.maxPlayers; ++players)
            out << "  " << players << ':' << int{printedOptions(book, players).set};
        out << '\n';
    }
}

} // namespace

void addRules(CLI::App& app, Streams& streams)
{
    const auto json = std::make_shared<bool>(false);
    CLI::App* command = app.add_subcommand("rules", "Lists rulebooks, options with their values, hand sizes");
    command->add_flag("--json", *json, "As JSON, for programs");
    command->callback([=, &streams] {
        if (*json)
            printJson(streams.out);
        else
            printText(streams.out);
    });
}

} // namespace mt::cli
