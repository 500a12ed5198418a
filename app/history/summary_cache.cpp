#include "app/history/summary_cache.h"

#include "app/words/day_words.h"
#include "engine/record/deal_of_day.h"

#include <QJsonArray>

#include <algorithm>

namespace
{

// Another one whenever a summary says something else than before.
constexpr int version = 5;
// A double-18 set has so many engines.
constexpr int mostRounds = 19;
// All pips of the largest set in each of them would be 70,000.
constexpr int mostPoints = 100'000;

QJsonArray arrayOf(const std::vector<int>& numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

std::vector<int> numbers(const QJsonValue& value)
{
    std::vector<int> numbers;
    const QJsonArray array = value.toArray();
    for (const QJsonValue& number : array)
        numbers.push_back(number.toInt());
    return numbers;
}

QJsonObject toJson(const QFileInfo& file, const GameSummary& summary)
{
    QJsonArray players;
    for (const mt::RecordPlayer& player : summary.players) {
        QJsonObject entry{{"name", QString::fromStdString(player.name)}};
        if (player.kind == mt::PlayerKind::ai)
            entry["level"] = QString::fromStdString(player.level);
        if (!player.nameId.empty())
            entry["nameId"] = QString::fromStdString(player.nameId);
        if (!player.leaning.empty())
            entry["leaning"] = QString::fromStdString(player.leaning);
        players.append(entry);
    }
    return {{"size", file.size()},
            {"modified", file.lastModified().toMSecsSinceEpoch()},
            {"finished", summary.state == GameSummary::State::finished},
            {"begun", summary.begun.toMSecsSinceEpoch()},
            {"game", summary.game},
            {"again", summary.again},
            {"day", summary.day.toString(Qt::ISODate)},
            {"repeat", summary.isRepeat},
            {"program", QString::fromStdString(summary.program)},
            {"takenBack", summary.takenBack},
            {"seatHanded", summary.seatHanded},
            {"rules", QString::fromStdString(summary.rulebook)},
            {"players", players},
            {"round", summary.round},
            {"rounds", summary.rounds},
            {"totals", arrayOf(summary.totals)},
            {"winners", arrayOf(summary.winners)},
            {"lines", summary.lines}};
}

GameSummary fromJson(const QFileInfo& file, const QJsonObject& json)
{
    using State = GameSummary::State;
    GameSummary summary{.state = json["finished"].toBool() ? State::finished : State::inProgress,
                        .path = file.absoluteFilePath(),
                        .begun = QDateTime::fromMSecsSinceEpoch(json["begun"].toInteger()),
                        .lastPlayed = sensible(file.lastModified()),
                        .game = json["game"].toString(),
                        .again = json["again"].toInt(),
                        .day = QDate::fromString(json["day"].toString(), Qt::ISODate),
                        .isRepeat = json["repeat"].toBool(),
                        .program = json["program"].toString().toStdString(),
                        .takenBack = json["takenBack"].toBool(),
                        .seatHanded = json["seatHanded"].toBool(),
                        .rulebook = json["rules"].toString().toStdString(),
                        .round = json["round"].toInt(),
                        .rounds = json["rounds"].toInt(),
                        .totals = numbers(json["totals"]),
                        .winners = numbers(json["winners"]),
                        .lines = json["lines"].toInt()};
    const QJsonArray players = json["players"].toArray();
    for (const QJsonValue& player : players) {
        const bool isHuman = !player.toObject().contains("level");
        summary.players.push_back({player["name"].toString().toStdString(),
                                   isHuman ? mt::PlayerKind::human : mt::PlayerKind::ai,
                                   player["level"].toString().toStdString(), player["nameId"].toString().toStdString(),
                                   player["leaning"].toString().toStdString()});
    }
    return summary;
}

// A cache that somebody wrote into is no cache: what no record could say is not believed.
bool makesSense(const GameSummary& summary)
{
    const std::size_t seats = summary.players.size();
    const auto isSeat = [&](int seat) { return seat >= 0 && static_cast<std::size_t>(seat) < seats; };
    const auto isTotal = [](int total) { return total >= 0 && total <= mostPoints; };
    const bool isFinished = summary.state == GameSummary::State::finished;
    const bool isDealt = summary.round > 0;
    return seats >= 2 && seats <= mt::maxSeats && mt::findRulebook(summary.rulebook) != nullptr &&
           summary.rounds >= 1 && summary.rounds <= mostRounds && summary.round >= 0 &&
           summary.round <= summary.rounds && summary.lines >= 1 && summary.again >= 0 && summary.again <= mostRounds &&
           isFinished == !summary.winners.empty() && !(isFinished && summary.totals.empty()) &&
           (isDealt || summary.totals.empty()) && (summary.totals.empty() || summary.totals.size() == seats) &&
           std::all_of(summary.totals.begin(), summary.totals.end(), isTotal) &&
           std::all_of(summary.winners.begin(), summary.winners.end(), isSeat) &&
           (summary.day.isNull() || mt::hasDeal(DayWords::dateOf(summary.day))) &&
           (summary.program.empty() || mt::isProgramInRecord(summary.program)) &&
           summary.begun == sensible(summary.begun);
}

} // namespace

SummaryCache::SummaryCache(const QString& folder)
    : entries_(folder + QStringLiteral("/games-list.json"), version, EntryCache::Trust::EntriesAreLookedAt)
{
}

std::optional<GameSummary> SummaryCache::find(const QFileInfo& file)
{
    const QJsonObject entry = entries_.find(file.fileName());
    if (entry.isEmpty() || entry["size"].toInteger() != file.size() ||
        entry["modified"].toInteger() != file.lastModified().toMSecsSinceEpoch())
        return std::nullopt;
    GameSummary summary = fromJson(file, entry);
    if (!makesSense(summary))
        return std::nullopt;
    entries_.keep(file.fileName(), entry);
    return summary;
}

void SummaryCache::keep(const QFileInfo& file, const GameSummary& summary)
{
    if (summary.state == GameSummary::State::inProgress || summary.state == GameSummary::State::finished)
        entries_.keep(file.fileName(), toJson(file, summary));
}
