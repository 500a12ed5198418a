#include "app/history/journal_line.h"

#include "engine/base/tile.h"

#include <algorithm>

namespace
{

constexpr int maxNumber = 1'000'000;
constexpr const char* reasons[] = {"undo", "older-copy", "seat-handed"};

mt::Json toJson(const DealtEntry& dealt)
{
    mt::Json players = mt::Json::array();
    for (const mt::RecordPlayer& player : dealt.players) {
        mt::Json entry{{"name", player.name}};
        if (player.kind == mt::PlayerKind::ai)
            entry["level"] = player.level;
        players.push_back(std::move(entry));
    }
    mt::Json json{{"did", "dealt"},
                  {"rules", dealt.rulebook},
                  {"ownRules", dealt.hasOwnRules},
                  {"rounds", dealt.rounds},
                  {"players", std::move(players)}};
    if (!dealt.deal.empty())
        json["deal"] = dealt.deal;
    return json;
}

mt::Json toJson(const BegunEntry&) { return {{"did", "begun"}}; }

mt::Json toJson(const CountedRound& round)
{
    return {{"did", "round"},
            {"round", round.round},
            {"scores", round.scores},
            {"trains", round.trains},
            {"out", round.out}};
}

mt::Json toJson(const FinishedEntry& finished)
{
    return {{"did", "finished"}, {"totals", finished.totals}, {"winners", finished.winners}};
}

mt::Json toJson(const ApartEntry& apart)
{
    return {{"did", "apart"}, {"why", reasons[static_cast<std::size_t>(apart.why)]}};
}

mt::Json toJson(const GivenUpEntry& givenUp) { return {{"did", "given-up"}, {"lines", givenUp.lines}}; }

mt::Json toJson(const HintEntry& hint) { return {{"did", "hint"}, {"seat", hint.seat}, {"lines", hint.lines}}; }

mt::Json toJson(const DeletedEntry& deleted)
{
    return {{"did", "deleted"}, {"file", deleted.file}, {"entry", deleted.entry}};
}

/// One number a seat, or fewer.
std::vector<int> bySeat(mt::Fields& line, const char* key, int high)
{
    std::vector<int> numbers = line.numbers(key, 0, high);
    if (line.ok() && numbers.size() > mt::maxSeats)
        line.refuse(key);
    return numbers;
}

mt::RecordPlayer readPlayer(const mt::Json& json, std::optional<mt::Fault>& fault)
{
    mt::Fields player(json, fault);
    const bool isAi = player.has("level");
    return {player.text("name"), isAi ? mt::PlayerKind::ai : mt::PlayerKind::human,
            isAi ? player.text("level") : std::string()};
}

DealtEntry readDealt(mt::Fields& line, std::optional<mt::Fault>& fault)
{
    DealtEntry dealt{line.text("rules"), line.boolean("ownRules"), line.number("rounds", 1, mt::pipValues), {}};
    const mt::Json& players = line.array("players");
    if (line.ok() && (players.size() < 2 || players.size() > mt::maxSeats))
        line.refuse("players");
    for (const mt::Json& player : players)
        dealt.players.push_back(readPlayer(player, fault));
    if (line.has("deal"))
        dealt.deal = line.text("deal");
    return dealt;
}

CountedRound readRound(mt::Fields& line)
{
    return {line.number("round", 1, mt::pipValues), bySeat(line, "scores", maxNumber),
            bySeat(line, "trains", mt::maxTiles), bySeat(line, "out", mt::maxSeats - 1)};
}

ApartEntry readApart(mt::Fields& line)
{
    const auto* reason = std::find(std::begin(reasons), std::end(reasons), line.text("why"));
    if (reason != std::end(reasons))
        return {static_cast<ApartEntry::Why>(reason - std::begin(reasons))};
    if (line.ok())
        line.refuse("why");
    return {};
}

// In whole seconds, as it is written.
QDateTime readTime(mt::Fields& line)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(line.text("when")), Qt::ISODate);
    return when.addMSecs(-when.time().msec());
}

} // namespace

QByteArray journalText(const JournalLine& line)
{
    mt::Json object = std::visit([](const auto& entry) { return toJson(entry); }, line.what);
    object["game"] = line.game.toStdString();
    object["when"] = line.when.toUTC().toString(Qt::ISODate).toStdString();
    return QByteArray::fromStdString(object.dump() + '\n');
}

std::optional<JournalLine> readJournalLine(const QByteArray& text)
{
    mt::Json object;
    std::optional<mt::Fault> fault = mt::parseObject({text.data(), static_cast<std::size_t>(text.size())}, object);
    if (fault)
        return std::nullopt;
    mt::Fields line(object, fault);
    const std::string did = line.text("did");
    JournalLine result{QString::fromStdString(line.text("game")), readTime(line), BegunEntry()};
    if (did == "dealt")
        result.what = readDealt(line, fault);
    else if (did == "round")
        result.what = readRound(line);
    else if (did == "finished")
        result.what = FinishedEntry{bySeat(line, "totals", maxNumber), bySeat(line, "winners", mt::maxSeats - 1)};
    else if (did == "apart")
        result.what = readApart(line);
    else if (did == "given-up")
        result.what = GivenUpEntry{line.number("lines", 1, maxNumber)};
    else if (did == "hint")
        result.what = HintEntry{line.number("seat", 0, mt::maxSeats - 1), line.number("lines", 1, maxNumber)};
    else if (did == "deleted")
        result.what = DeletedEntry{line.text("file"), line.object("entry")};
    else if (did != "begun")
        return std::nullopt;
    if (!line.ok() || result.game.isEmpty() || !result.when.isValid())
        return std::nullopt;
    return result;
}
