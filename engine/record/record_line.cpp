#include "engine/record/record_line.h"

#include "engine/record/action_json.h"
#include "engine/record/notation.h"
#include "engine/record/rules_json.h"
#include "engine/record/sealed_deal.h"

#include <algorithm>
#include <ostream>

namespace mt
{
namespace
{

constexpr std::string_view format = "mexican-train-record";
constexpr int version = 1;
constexpr int maxScore = 1'000'000;

constexpr std::size_t longestId = 32;

// --- Writing ------------------------------------------------------------------------------------------------------

void writePlayer(JsonLine& json, PlayerKind kind, const std::string& level)
{
    json["kind"] = kind == PlayerKind::human ? "human" : "ai";
    if (kind == PlayerKind::ai)
        json["level"] = level;
}

JsonLine toJson(const HeaderLine& header)
{
    JsonLine json;
    json["format"] = format;
    json["version"] = version;
    json["rules"] = header.rules.rulebook;
    json["options"] = changesJson(header.rules);
    json["players"] = JsonLine::array();
    for (const RecordPlayer& player : header.players) {
        JsonLine entry;
        entry["name"] = player.name;
        writePlayer(entry, player.kind, player.level);
        if (!player.nameId.empty())
            entry["nameId"] = player.nameId;
        if (!player.leaning.empty())
            entry["leaning"] = player.leaning;
        json["players"].push_back(std::move(entry));
    }
    json["seed"] = header.seed;
    if (header.again)
        json["again"] = {{"round", header.again->round}, {"scores", header.again->scores}};
    if (header.isRepeat)
        json["repeat"] = true;
    if (!header.program.empty())
        json["program"] = header.program;
    if (!header.id.empty())
        json["id"] = header.id;
    return json;
}

JsonLine toJson(const RoundLine& round)
{
    JsonLine json;
    json["round"] = round.deal.round;
    json["engine"] = tileText(Tile(round.deal.engine, round.deal.engine));
    json["firstSeat"] = round.deal.firstSeat + 1;
    json["deck"] = tilesJson(round.deal.deck);
    if (!round.salt.empty())
        json["salt"] = round.salt;
    if (!round.commit.empty())
        json["commit"] = round.commit;
    return json;
}

JsonLine toJson(const Action& action) { return actionJson(action); }

JsonLine toJson(const UndoLine& undo) { return {{"undo", undo.count}}; }

JsonLine toJson(const SeatNowLine& seatNow)
{
    JsonLine json;
    json["seatNow"] = seatNow.seat + 1;
    writePlayer(json, seatNow.kind, seatNow.level);
    return json;
}

JsonLine toJson(const TakenOverLine& takenOver) { return {{"takenOver", takenOver.seat + 1}}; }

JsonLine toJson(const RoundEndLine& end)
{
    JsonLine json;
    json["roundEnd"] = end.round;
    json["reason"] = reasonText(end.reason);
    json["scores"] = end.scores;
    json["totals"] = end.totals;
    return json;
}

JsonLine toJson(const GameEndLine& end)
{
    JsonLine json;
    json["gameEnd"] = true;
    json["totals"] = end.totals;
    json["winners"] = JsonLine::array();
    for (const int seat : end.winners)
        json["winners"].push_back(seat + 1);
    return json;
}

// --- Reading ------------------------------------------------------------------------------------------------------

void readPlayer(Fields& fields, PlayerKind& kind, std::string& level)
{
    const std::string text = fields.text("kind");
    if (fields.ok() && text != "human" && text != "ai")
        fields.refuse("kind");
    kind = text == "ai" ? PlayerKind::ai : PlayerKind::human;
    if (kind == PlayerKind::human)
        return;
    level = fields.text("level");
    if (fields.ok() && !isLevelInRecord(level))
        fields.refuse("level");
}

void readAgain(Fields& fields, HeaderLine& header, std::optional<Fault>& fault)
{
    Fields again(fields.object("again"), fault);
    header.again = Again{.round = again.number("round", 1, header.rules.options.set + 1),
                         .scores = again.numbers("scores", 0, maxScore)};
    if (again.ok() && (header.again->scores.size() != header.players.size() || header.rules.options.rounds != 1))
        fields.refuse("again");
}

// One that may be left out.
std::string readId(Fields& fields, const char* key)
{
    if (!fields.has(key))
        return {};
    std::string id = fields.text(key);
    if (fields.ok() && !isIdInRecord(id))
        fields.refuse(key);
    return id;
}

RecordLine readHeader(Fields& fields, std::optional<Fault>& fault)
{
    HeaderLine header;
    if (const std::string found = fields.text("format"); fields.ok() && found != format)
        fields.refuse({.kind = FaultKind::wrongFormat, .value = found, .expected = std::string(format)});
    if (fields.ok() && !fields.is("version", version))
        fields.refuse({.kind = FaultKind::wrongVersion, .value = fields.quoted("version"), .expected = "1"});
    for (const Json& entry : fields.array("players")) {
        if (!entry.is_object()) {
            fields.refuse("players", entry);
            break;
        }
        Fields player(entry, fault);
        RecordPlayer& added = header.players.emplace_back();
        added.name = player.text("name");
        readPlayer(player, added.kind, added.level);
        added.nameId = readId(player, "nameId");
        added.leaning = readId(player, "leaning");
    }
    header.seed = fields.has("seed") ? fields.text("seed") : std::string();
    if (fields.ok())
        header.rules = readRules(fields, static_cast<int>(header.players.size()));
    if (fields.ok() && fields.has("again"))
        readAgain(fields, header, fault);
    header.isRepeat = fields.ok() && fields.has("repeat") && fields.boolean("repeat");
    if (fields.ok() && fields.has("program"))
        header.program = fields.text("program");
    if (fields.ok() && fields.has("program") && !isProgramInRecord(header.program))
        fields.refuse("program");
    if (fields.ok() && fields.has("id"))
        header.id = fields.text("id");
    if (fields.ok() && fields.has("id") && !isGameId(header.id))
        fields.refuse("id");
    return header;
}

// Over the tiles as the line writes them, whichever half comes first there.
void checkCommit(Fields& fields, const RoundLine& round)
{
    std::vector<std::string> deck;
    for (const Json& tile : fields.array("deck"))
        deck.push_back(tile.get<std::string>());
    std::string lower = round.commit;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (lower != dealFingerprint(round.salt, deck))
        fields.refuse({.kind = FaultKind::wrongCommit});
}

RecordLine readRound(Fields& fields)
{
    RoundLine round;
    round.deal.round = fields.number("round", 1, pipValues);
    const Tile engine = fields.tile("engine");
    if (fields.ok() && !engine.isDouble())
        fields.refuse({.kind = FaultKind::engineNotDouble, .tile = engine});
    round.deal.engine = engine.high();
    round.deal.firstSeat = fields.seat("firstSeat");
    round.deal.deck = fields.tiles("deck");
    if (fields.has("salt") || fields.has("commit"))
        round.salt = fields.text("salt");
    if (fields.has("commit")) {
        round.commit = fields.text("commit");
        if (fields.ok())
            checkCommit(fields, round);
    }
    return round;
}

RecordLine readSeatNow(Fields& fields)
{
    SeatNowLine line{.seat = fields.seat("seatNow")};
    readPlayer(fields, line.kind, line.level);
    return line;
}

RecordLine readRoundEnd(Fields& fields)
{
    RoundEndLine line{.round = fields.number("roundEnd", 1, pipValues)};
    const std::optional<RoundEndReason> reason = parseReason(fields.text("reason"));
    if (fields.ok() && !reason)
        fields.refuse("reason");
    line.reason = reason.value_or(RoundEndReason::out);
    line.scores = fields.numbers("scores", 0, maxScore);
    line.totals = fields.numbers("totals", 0, maxScore);
    return line;
}

RecordLine readGameEnd(Fields& fields)
{
    GameEndLine line;
    if (!fields.boolean("gameEnd") && fields.ok())
        fields.refuse("gameEnd");
    line.totals = fields.numbers("totals", 0, maxScore);
    line.winners = fields.numbers("winners", 1, maxSeats);
    for (int& seat : line.winners)
        --seat;
    return line;
}

RecordLine readKind(Fields& fields, std::optional<Fault>& fault)
{
    if (fields.has("format"))
        return readHeader(fields, fault);
    constexpr const char* kinds[] = {"do", "undo", "seatNow", "takenOver", "roundEnd", "gameEnd", "round"};
    const auto here = [&](const char* key) { return fields.has(key); };
    // "round" decides last: on another line it is an unknown key, to be ignored.
    const auto* kind = std::find_if(std::begin(kinds), std::end(kinds), here);
    if (kind == std::end(kinds) || std::count_if(std::begin(kinds), std::end(kinds) - 1, here) > 1) {
        fields.refuse({.kind = FaultKind::unknownLine});
        return UndoLine();
    }
    switch (kind - std::begin(kinds)) {
    case 0: return readAction(fields);
    case 1: return UndoLine{.count = fields.number("undo", 1, maxScore)};
    case 2: return readSeatNow(fields);
    case 3: return TakenOverLine{.seat = fields.seat("takenOver")};
    case 4: return readRoundEnd(fields);
    case 5: return readGameEnd(fields);
    default: return readRound(fields);
    }
}

} // namespace

std::string lineText(const RecordLine& line)
{
    const JsonLine json = std::visit([](const auto& value) { return toJson(value); }, line);
    // A name may be any bytes; what is no UTF-8 becomes U+FFFD, so that the line is JSON whatever it says.
    return json.dump(-1, ' ', false, JsonLine::error_handler_t::replace);
}

std::variant<RecordLine, Fault> readLine(std::string_view text)
{
    if (const auto action = readWrittenAction(text))
        return RecordLine(*action);
    Json object;
    std::optional<Fault> fault = parseObject(text, object);
    if (fault)
        return std::move(*fault);
    Fields fields(object, fault);
    RecordLine line = readKind(fields, fault);
    if (fault)
        return std::move(*fault);
    return line;
}

bool isIdInRecord(std::string_view id)
{
    const auto isAllowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !id.empty() && id.size() <= longestId && std::all_of(id.begin(), id.end(), isAllowed);
}

bool isProgramInRecord(std::string_view version)
{
    constexpr std::string_view allowed = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.+~-";
    return !version.empty() && version.size() <= longestId &&
           version.find_first_not_of(allowed) == std::string_view::npos;
}

bool isGameId(std::string_view text)
{
    constexpr std::size_t digits = 32;
    return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool isLevelInRecord(std::string_view level) { return level.starts_with(programPrefix) || isIdInRecord(level); }

bool appendLine(std::ostream& record, const RecordLine& line)
{
    record << lineText(line) << '\n' << std::flush;
    return record.good();
}

} // namespace mt
