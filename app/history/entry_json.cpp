#include "app/history/entry_json.h"

#include "app/words/day_words.h"
#include "engine/record/deal_of_day.h"

#include <algorithm>

namespace
{

// A double-18 set has so many engines.
constexpr int mostRounds = 19;
// All pips of the largest set in each of them would be 70,000.
constexpr int mostPoints = 100'000;
constexpr int mostLines = 1'000'000;

mt::Json toJson(const GameFeats::Round& round)
{
    mt::Json seats = mt::Json::array();
    for (const GameFeats::Seat& seat : round.seats)
        seats.push_back({{"seat", seat.seat}, {"awards", seat.awards}, {"bests", seat.bests}});
    return {{"round", round.number}, {"deal", round.deal}, {"seats", std::move(seats)}};
}

mt::Json toJson(const mt::RecordPlayer& player)
{
    mt::Json json{{"name", player.name}};
    if (player.kind == mt::PlayerKind::ai)
        json["level"] = player.level;
    if (!player.nameId.empty())
        json["nameId"] = player.nameId;
    if (!player.leaning.empty())
        json["leaning"] = player.leaning;
    return json;
}

std::string textOr(mt::Fields& fields, const char* key) { return fields.has(key) ? fields.text(key) : std::string(); }

mt::RecordPlayer playerFrom(const mt::Json& json, std::optional<mt::Fault>& fault)
{
    mt::Fields fields(json, fault);
    const bool isAi = fields.has("level");
    return {fields.text("name"), isAi ? mt::PlayerKind::ai : mt::PlayerKind::human, textOr(fields, "level"),
            textOr(fields, "nameId"), textOr(fields, "leaning")};
}

GameFeats::Seat seatFrom(const mt::Json& json, std::optional<mt::Fault>& fault)
{
    mt::Fields fields(json, fault);
    GameFeats::Seat seat{fields.number("seat", 0, mt::maxSeats - 1), {}, {}};
    for (const mt::Json& award : fields.array("awards"))
        if (award.is_string())
            seat.awards.insert(award.get<std::string>());
    const mt::Json& bests = fields.object("bests");
    mt::Fields values(bests, fault);
    for (const auto& [id, value] : bests.items())
        seat.bests.emplace(id, values.number(id.c_str(), 0, mostPoints));
    return seat;
}

GameFeats::Round roundFrom(const mt::Json& json, std::optional<mt::Fault>& fault)
{
    mt::Fields fields(json, fault);
    GameFeats::Round round{fields.number("round", 1, mostRounds), fields.text("deal"), {}};
    for (const mt::Json& seat : fields.array("seats"))
        round.seats.push_back(seatFrom(seat, fault));
    return round;
}

bool makesSense(const RecordEntry& entry)
{
    const std::size_t seats = entry.players.size();
    const auto isSeat = [&](int seat) { return static_cast<std::size_t>(seat) < seats; };
    const bool isFinished = !entry.winners.empty();
    return seats >= 2 && seats <= mt::maxSeats && mt::findRulebook(entry.rulebook) != nullptr &&
           entry.round <= entry.rounds && !(isFinished && entry.totals.empty()) &&
           (entry.round > 0 || entry.totals.empty()) && (entry.totals.empty() || entry.totals.size() == seats) &&
           std::ranges::all_of(entry.winners, isSeat) &&
           (entry.day.isNull() || mt::hasDeal(DayWords::dateOf(entry.day))) &&
           (entry.program.empty() || mt::isProgramInRecord(entry.program)) && entry.begun == sensible(entry.begun);
}

} // namespace

mt::Json toJson(const RecordEntry& entry)
{
    mt::Json players = mt::Json::array();
    for (const mt::RecordPlayer& player : entry.players)
        players.push_back(toJson(player));
    mt::Json rounds = mt::Json::array();
    for (const GameFeats::Round& round : entry.feats.rounds)
        rounds.push_back(toJson(round));
    return {{"begun", entry.begun.toUTC().toString(Qt::ISODate).toStdString()},
            {"game", entry.game.toStdString()},
            {"again", entry.again},
            {"day", entry.day.toString(Qt::ISODate).toStdString()},
            {"repeat", entry.isRepeat},
            {"program", entry.program},
            {"takenBack", entry.takenBack},
            {"seatHanded", entry.seatHanded},
            {"rules", entry.rulebook},
            {"players", std::move(players)},
            {"round", entry.round},
            {"rounds", entry.rounds},
            {"totals", entry.totals},
            {"winners", entry.winners},
            {"lines", entry.lines},
            {"feats", std::move(rounds)}};
}

std::optional<RecordEntry> entryFrom(const mt::Json& json)
{
    std::optional<mt::Fault> fault;
    mt::Fields fields(json, fault);
    RecordEntry entry;
    entry.begun = QDateTime::fromString(QString::fromStdString(fields.text("begun")), Qt::ISODate).toLocalTime();
    entry.game = QString::fromStdString(fields.text("game"));
    entry.again = fields.number("again", 0, mostRounds);
    entry.day = QDate::fromString(QString::fromStdString(fields.text("day")), Qt::ISODate);
    entry.isRepeat = fields.boolean("repeat");
    entry.program = fields.text("program");
    entry.takenBack = fields.boolean("takenBack");
    entry.seatHanded = fields.boolean("seatHanded");
    entry.rulebook = fields.text("rules");
    for (const mt::Json& player : fields.array("players"))
        entry.players.push_back(playerFrom(player, fault));
    entry.round = fields.number("round", 0, mostRounds);
    entry.rounds = fields.number("rounds", 1, mostRounds);
    entry.totals = fields.numbers("totals", 0, mostPoints);
    entry.winners = fields.numbers("winners", 0, mt::maxSeats - 1);
    entry.lines = fields.number("lines", 1, mostLines);
    for (const mt::Json& round : fields.array("feats"))
        entry.feats.rounds.push_back(roundFrom(round, fault));
    entry.state = entry.winners.empty() ? RecordEntry::State::inProgress : RecordEntry::State::finished;
    if (fault || !makesSense(entry))
        return std::nullopt;
    entry.feats.rulebook = entry.rulebook;
    for (const mt::RecordPlayer& player : entry.players)
        entry.feats.names.push_back(player.name);
    return entry;
}
