// A block as a line of a tournament's file.
#include "cli/laboratory/tournament/block.h"

#include <algorithm>
#include <cmath>

namespace mt::cli
{
namespace
{

constexpr int mostPoints = 1'000'000; // more than a round can cost

// Whether it is what the rounds of one game come to.
bool areRounds(const Json& rounds, const Tournament& tournament)
{
    const auto all = static_cast<std::size_t>(roundsOf(tournament));
    const bool endsEarly = tournament.unit == Unit::game && tournament.rules.options.targetScore > 0;
    if (!rounds.is_array() || rounds.empty() || rounds.size() > all || (rounds.size() < all && !endsEarly))
        return false;
    for (const Json& round : rounds) {
        if (!round.is_array() || round.size() != static_cast<std::size_t>(tournament.rules.players))
            return false;
        for (const Json& score : round)
            if (!score.is_number_integer() || score < 0 || score > mostPoints)
                return false;
    }
    return true;
}

bool areTimes(const Json& times)
{
    constexpr std::int64_t most = std::int64_t{1} << 50;
    const auto isCount = [](const Json& value) { return value.is_number_unsigned() && value <= most; };
    return times.is_array() && std::all_of(times.begin(), times.end(), [&](const Json& each) {
               return each.is_array() && each.size() == 2 && isCount(each[0]) && isCount(each[1]);
           });
}

} // namespace

std::string blockText(const Block& block)
{
    JsonLine json;
    json["block"] = block.number;
    json["scores"] = block.scores;
    json["times"] = JsonLine::array();
    for (const MoveTimes& times : block.times)
        json["times"].push_back(times.filled());
    json["cpu"] = std::round(block.processorSeconds * 1e6) / 1e6;
    return json.dump();
}

Block readBlock(const Tournament& tournament, const Json& line, std::optional<Fault>& fault)
{
    Fields fields(line, fault);
    Block block{.number = fields.number("block", 1, mostBlocks)};
    const Json& games = fields.array("scores");
    const Json& times = fields.array("times");
    if (!fields.ok())
        return block;
    if (games.size() != seatingsOf(tournament).size())
        fields.refuse("scores");
    for (const Json& rounds : games) {
        if (!areRounds(rounds, tournament))
            fields.refuse("scores", rounds);
        else
            block.scores.push_back(rounds.get<std::vector<std::vector<int>>>());
    }
    if (times.size() != tournament.entrants.size())
        fields.refuse("times");
    for (const Json& each : times) {
        block.times.emplace_back();
        if (!areTimes(each))
            fields.refuse("times", each);
        else
            for (const Json& time : each)
                block.times.back().add(time[0].get<std::int64_t>(), time[1].get<std::int64_t>());
    }
    if (line.contains("cpu") && line["cpu"].is_number())
        block.processorSeconds = line["cpu"].get<double>();
    else
        fields.refuse(Fault{.kind = FaultKind::missingKey, .key = "cpu"});
    return block;
}

} // namespace mt::cli
