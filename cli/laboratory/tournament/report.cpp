#include "cli/laboratory/tournament/report.h"

#include <cmath>
#include <cstdio>
#include <ostream>

namespace mt::cli
{
namespace
{

constexpr double one = 1;
constexpr double percent = 100;

// No zero has a sign.
std::string number(double value, int decimals)
{
    const double step = std::pow(10.0, decimals);
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, std::round(value * step) / step + 0.0);
    return text;
}

std::string inMarkdown(const Estimate& estimate, double unit, int decimals)
{
    std::string text = number(estimate.mean * unit, decimals);
    if (estimate.hasInterval)
        text += " [" + number(estimate.low * unit, decimals) + ", " + number(estimate.high * unit, decimals) + "]";
    return text;
}

JsonLine estimateJson(const Estimate& estimate)
{
    JsonLine json;
    json["mean"] = estimate.mean;
    if (estimate.hasInterval) {
        json["low"] = estimate.low;
        json["high"] = estimate.high;
    }
    return json;
}

std::string nameOf(const Tournament& tournament, int entrant)
{
    return tournament.entrants[static_cast<std::size_t>(entrant)].name;
}

std::string titleOf(const Tournament& tournament, const Match& match)
{
    if (match.one < 0)
        return "each in one seat";
    const int others = tournament.rules.players - 1;
    return nameOf(tournament, match.one) + " in one seat, " + nameOf(tournament, match.others) + " in " +
           (others == 1 ? "the other" : "the other " + std::to_string(others));
}

std::string verdictText(Sprt::Verdict verdict)
{
    switch (verdict) {
    case Sprt::Verdict::h0: return "H0";
    case Sprt::Verdict::h1: return "H1";
    case Sprt::Verdict::none: break;
    }
    return "none";
}

/// What all blocks together took.
struct Spent {
    std::vector<MoveTimes> times;
    double processorSeconds = 0;
};

Spent spentOn(const Tournament& tournament, const Blocks& blocks)
{
    Spent spent;
    spent.times.resize(tournament.entrants.size());
    for (const auto& [number, block] : blocks) {
        for (std::size_t i = 0; i < spent.times.size(); ++i)
            spent.times[i] += block.times[i];
        spent.processorSeconds += block.processorSeconds;
    }
    return spent;
}

// --- JSON -----------------------------------------------------------------------------------------------------------

JsonLine standingJson(const Tournament& tournament, const Standing& standing)
{
    JsonLine json;
    json["level"] = nameOf(tournament, standing.entrant);
    json["points"] = estimateJson(standing.points);
    json["difference"] = estimateJson(standing.difference);
    json["roundsWon"] = estimateJson(standing.roundsWon);
    if (tournament.unit == Unit::game) {
        json["gamesWon"] = estimateJson(standing.gamesWon);
        json["rank"] = estimateJson(standing.rank);
    }
    return json;
}

JsonLine timeJson(const Tournament& tournament, const Spent& spent)
{
    JsonLine json;
    json["decisions"] = JsonLine::array();
    for (std::size_t i = 0; i < spent.times.size(); ++i) {
        JsonLine each;
        each["level"] = tournament.entrants[i].name;
        each["clock"] = clockText(tournament.entrants[i].clock);
        each["count"] = spent.times[i].count();
        each["medianSeconds"] = spent.times[i].quantile(0.5);
        each["p99Seconds"] = spent.times[i].quantile(0.99);
        json["decisions"].push_back(std::move(each));
    }
    json["processorSeconds"] = spent.processorSeconds;
    return json;
}

JsonLine reportJson(const Tournament& tournament, const Blocks& blocks, const std::optional<Sprt>& sprt)
{
    JsonLine json;
    json["tournament"] = headerJson(tournament);
    json["blocks"] = blocks.size();
    json["matches"] = JsonLine::array();
    for (const MatchStandings& match : standingsOf(tournament, blocks)) {
        JsonLine each;
        each["title"] = titleOf(tournament, match.match);
        each["deals"] = match.deals;
        each["levels"] = JsonLine::array();
        for (const Standing& standing : match.standings)
            each["levels"].push_back(standingJson(tournament, standing));
        json["matches"].push_back(std::move(each));
    }
    if (sprt) {
        json["sprt"]["verdict"] = verdictText(sprt->verdict());
        json["sprt"]["logLikelihoodRatio"] = sprt->logLikelihoodRatio();
        json["sprt"]["blocks"] = sprt->count();
    }
    json["time"] = timeJson(tournament, spentOn(tournament, blocks));
    return json;
}

// --- Markdown -------------------------------------------------------------------------------------------------------

void printMatch(const Tournament& tournament, const MatchStandings& match, std::ostream& out)
{
    const bool games = tournament.unit == Unit::game;
    const int players = tournament.rules.players;
    out << '\n'
        << titleOf(tournament, match.match) << " (" << match.deals << " deals in " << players
        << " seatings; a fair share is " << number(percent / players, 1) << " %):\n\n"
        << "| level | points a round | less the others' | rounds won, % |" << (games ? " games won, % | rank |" : "")
        << "\n|---|---|---|---|" << (games ? "---|---|" : "") << '\n';
    for (const Standing& standing : match.standings) {
        out << "| " << nameOf(tournament, standing.entrant) << " | " << inMarkdown(standing.points, one, 2) << " | "
            << inMarkdown(standing.difference, one, 2) << " | " << inMarkdown(standing.roundsWon, percent, 1) << " |";
        if (games)
            out << ' ' << inMarkdown(standing.gamesWon, percent, 1) << " | " << inMarkdown(standing.rank, one, 2)
                << " |";
        out << '\n';
    }
}

void printTimes(const Tournament& tournament, const Spent& spent, std::ostream& out)
{
    constexpr double milliseconds = 1000;
    out << "\n| level | decisions | median, ms | p99, ms | clock |\n|---|---|---|---|---|\n";
    for (std::size_t i = 0; i < spent.times.size(); ++i) {
        const MoveTimes& times = spent.times[i];
        out << "| " << tournament.entrants[i].name << " | " << times.count() << " | "
            << number(times.quantile(0.5) * milliseconds, 4) << " | " << number(times.quantile(0.99) * milliseconds, 4)
            << " | " << clockText(tournament.entrants[i].clock) << " |\n";
    }
    out << "\nProcessor time: " << number(spent.processorSeconds, 1) << " s\n";
}

void printSprt(const Sprt& sprt, std::ostream& out)
{
    out << "\nSPRT: " << verdictText(sprt.verdict()) << " after " << sprt.count() << " blocks, log likelihood ratio "
        << number(sprt.logLikelihoodRatio(), 2) << ", mean difference " << number(sprt.mean(), 2) << '\n';
}

} // namespace

void report(const Tournament& tournament, const Blocks& blocks, const std::optional<Sprt>& sprt, bool asJson,
            std::ostream& out)
{
    if (asJson) {
        out << reportJson(tournament, blocks, sprt).dump(2, ' ', false, JsonLine::error_handler_t::replace) << '\n';
        return;
    }
    out << tournament.rules.rulebook << ' ' << headerJson(tournament)["options"].dump() << ", "
        << tournament.rules.players << " seats, " << blocks.size() << " blocks of one "
        << (tournament.unit == Unit::game ? "game" : "round") << ", seed "
        << JsonLine(tournament.seed).dump(-1, ' ', false, JsonLine::error_handler_t::replace)
        << ". Intervals: 95 %, bootstrap. Each seat for itself.\n";
    for (const MatchStandings& match : standingsOf(tournament, blocks))
        printMatch(tournament, match, out);
    if (sprt)
        printSprt(*sprt, out);
    printTimes(tournament, spentOn(tournament, blocks), out);
}

} // namespace mt::cli
