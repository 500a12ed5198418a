#include "cli/laboratory/tournament/tournament.h"

#include "cli/cli.h"
#include "cli/seats.h"
#include "cli/words.h"
#include "engine/record/rules_json.h"

#include <algorithm>

namespace mt::cli
{
namespace
{

constexpr const char* format = "mexican-train-tournament";
constexpr int version = 1;

Stopwatch::Clock clockFor(bool isSlow) { return isSlow ? Stopwatch::Clock::processor : Stopwatch::Clock::wall; }

Entrant readEntrant(const std::string& text)
{
    if (const Benchmark* benchmark = findBenchmark(text))
        return {.name = text, .benchmark = benchmark, .clock = clockFor(benchmark->isSlow)};
    if (const std::optional<SeatChoice> seat = readSeat(text))
        return {.name = seat->ours != nullptr ? text : seat->level,
                .level = seat->ours,
                .command = seat->command,
                .clock = clockFor(seat->ours != nullptr && seat->ours->worlds > 0)};
    std::string known;
    for (const Benchmark& each : allBenchmarks())
        known += std::string(each.id) + ", ";
    throw CallError("--levels " + printable(text) + ": each must be one of " + known + playersInWords());
}

// The second of the same name is called "hard (2)".
void tellApart(std::vector<Entrant>& entrants)
{
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        const std::string name = entrants[i].name;
        int number = 1;
        for (std::size_t later = i + 1; later < entrants.size(); ++later)
            if (entrants[later].name == name)
                entrants[later].name += " (" + std::to_string(++number) + ")";
    }
}

void expectFormat(Fields& fields)
{
    const std::string found = fields.text("format");
    if (fields.ok() && found != format)
        fields.refuse(
            Fault{.kind = FaultKind::wrongFormat, .value = found, .expected = std::string("\"") + format + '"'});
    if (fields.ok() && !fields.is("version", version))
        fields.refuse(Fault{
            .kind = FaultKind::wrongVersion, .value = fields.quoted("version"), .expected = std::to_string(version)});
}

std::vector<std::string> texts(Fields& fields, const char* key)
{
    std::vector<std::string> all;
    for (const Json& value : fields.array(key)) {
        if (value.is_string())
            all.push_back(value.get<std::string>());
        else
            fields.refuse(key, value);
    }
    return all;
}

} // namespace

std::string clockText(Stopwatch::Clock clock) { return clock == Stopwatch::Clock::wall ? "wall" : "processor"; }

std::vector<Match> matchesOf(const Tournament& tournament)
{
    if (tournament.entrants.size() > 2)
        return {Match{}};
    std::vector<Match> matches = {{.one = 0, .others = 1}};
    // With two seats either is the other's reverse.
    if (tournament.reverse && tournament.rules.players > 2)
        matches.push_back({.one = 1, .others = 0});
    return matches;
}

std::vector<Seating> seatingsOf(const Tournament& tournament)
{
    const int players = tournament.rules.players;
    std::vector<Seating> seatings;
    const std::vector<Match> matches = matchesOf(tournament);
    for (std::size_t match = 0; match < matches.size(); ++match)
        for (int rotation = 0; rotation < players; ++rotation) {
            Seating seating{.match = match};
            for (int seat = 0; seat < players; ++seat) {
                const int place = (seat - rotation + players) % players;
                const Match& who = matches[match];
                seating.entrants.push_back(who.one < 0 ? place : place == 0 ? who.one : who.others);
            }
            seatings.push_back(std::move(seating));
        }
    return seatings;
}

std::vector<Entrant> readEntrants(const std::string& text)
{
    std::vector<Entrant> entrants;
    for (const std::string& part : splitAtCommas(text))
        entrants.push_back(readEntrant(part));
    tellApart(entrants);
    return entrants;
}

JsonLine headerJson(const Tournament& tournament)
{
    JsonLine json;
    json["format"] = format;
    json["version"] = version;
    json["program"] = tournament.program;
    if (!tournament.plays.empty())
        json["plays"] = tournament.plays;
    json["rules"] = tournament.rules.rulebook;
    json["options"] = changesJson(tournament.rules);
    json["players"] = tournament.rules.players;
    json["levels"] = JsonLine::array();
    for (const Entrant& entrant : tournament.entrants)
        json["levels"].push_back(entrant.name);
    json["clocks"] = JsonLine::array();
    for (const Entrant& entrant : tournament.entrants)
        json["clocks"].push_back(clockText(entrant.clock));
    json["reverse"] = tournament.reverse;
    json["unit"] = tournament.unit == Unit::round ? "round" : "game";
    json["seed"] = tournament.seed;
    return json;
}

Tournament readHeader(const Json& header, std::optional<Fault>& fault)
{
    Fields fields(header, fault);
    Tournament tournament;
    expectFormat(fields);
    tournament.program = fields.text("program");
    if (header.contains("plays"))
        tournament.plays = fields.text("plays");
    const int players = fields.number("players", 2, maxSeats);
    if (fields.ok())
        tournament.rules = readRules(fields, players);
    for (const std::string& level : texts(fields, "levels"))
        tournament.entrants.push_back({.name = level});
    const std::size_t count = tournament.entrants.size();
    if (fields.ok() && count != 2 && count != static_cast<std::size_t>(players))
        fields.refuse("levels");
    const std::vector<std::string> clocks = texts(fields, "clocks");
    if (fields.ok() && clocks.size() != count)
        fields.refuse("clocks");
    for (std::size_t i = 0; i < count && fields.ok(); ++i)
        tournament.entrants[i].clock = clockFor(clocks[i] == clockText(Stopwatch::Clock::processor));
    tournament.reverse = fields.boolean("reverse");
    const std::string unit = fields.text("unit");
    if (fields.ok() && unit != "game" && unit != "round")
        fields.refuse("unit");
    tournament.unit = unit == "round" ? Unit::round : Unit::game;
    tournament.seed = fields.text("seed");
    return tournament;
}

} // namespace mt::cli
