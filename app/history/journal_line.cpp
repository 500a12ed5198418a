#include "app/history/journal_line.h"

#include "app/history/json_numbers.h"

#include "engine/base/tile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace
{

constexpr int maxNumber = 1'000'000;
constexpr QLatin1String reasons[] = {QLatin1String("undo"), QLatin1String("older-copy"), QLatin1String("seat-handed")};

QJsonObject toJson(const DealtEntry& dealt)
{
    QJsonArray players;
    for (const DealtEntry::Player& player : dealt.players) {
        QJsonObject entry{{"name", player.name}};
        if (!player.isHuman)
            entry["level"] = QString::fromStdString(player.level);
        players.append(entry);
    }
    return {{"did", "dealt"},
            {"rules", QString::fromStdString(dealt.rulebook)},
            {"ownRules", dealt.hasOwnRules},
            {"rounds", dealt.rounds},
            {"players", players}};
}

QJsonObject toJson(const BegunEntry&) { return {{"did", "begun"}}; }

QJsonObject toJson(const CountedRound& round)
{
    return {{"did", "round"},
            {"round", round.round},
            {"scores", arrayOf(round.scores)},
            {"trains", arrayOf(round.trains)},
            {"out", arrayOf(round.out)}};
}

QJsonObject toJson(const FinishedEntry& finished)
{
    return {{"did", "finished"}, {"totals", arrayOf(finished.totals)}, {"winners", arrayOf(finished.winners)}};
}

QJsonObject toJson(const ApartEntry& apart)
{
    return {{"did", "apart"}, {"why", reasons[static_cast<std::size_t>(apart.why)]}};
}

QJsonObject toJson(const GivenUpEntry& givenUp) { return {{"did", "given-up"}, {"lines", givenUp.lines}}; }

QJsonObject toJson(const HintEntry& hint) { return {{"did", "hint"}, {"seat", hint.seat}, {"lines", hint.lines}}; }

/// Reads members of a line; once something is not as it must be, nothing of the line is good.
class Members
{
public:
    explicit Members(const QJsonObject& object) : object_(object) {}

    bool ok() const { return ok_; }
    void refuse() { ok_ = false; }

    QString text(const char* key)
    {
        const QJsonValue value = object_[QLatin1String(key)];
        ok_ = ok_ && value.isString();
        return value.toString();
    }
    bool boolean(const char* key)
    {
        const QJsonValue value = object_[QLatin1String(key)];
        ok_ = ok_ && value.isBool();
        return value.toBool();
    }
    int number(const char* key, int low, int high) { return number(object_[QLatin1String(key)], low, high); }
    std::vector<int> numbers(const char* key, int high)
    {
        std::vector<int> numbers;
        for (const QJsonValue& value : array(key))
            numbers.push_back(number(value, 0, high));
        return numbers;
    }
    QJsonArray array(const char* key)
    {
        const QJsonValue value = object_[QLatin1String(key)];
        ok_ = ok_ && value.isArray() && value.toArray().size() <= mt::maxSeats;
        return value.toArray();
    }
    bool has(const char* key) const { return object_.contains(QLatin1String(key)); }

private:
    int number(const QJsonValue& value, int low, int high)
    {
        const int number = value.toInt(-1);
        ok_ = ok_ && number >= low && number <= high;
        return number;
    }

    QJsonObject object_;
    bool ok_ = true;
};

DealtEntry readDealt(Members& line)
{
    DealtEntry dealt{
        line.text("rules").toStdString(), line.boolean("ownRules"), line.number("rounds", 1, mt::pipValues), {}};
    for (const QJsonValue& value : line.array("players")) {
        Members player(value.toObject());
        const bool isHuman = !player.has("level");
        dealt.players.push_back(
            {player.text("name"), isHuman, isHuman ? std::string() : player.text("level").toStdString()});
        if (!player.ok())
            line.refuse();
    }
    if (dealt.players.size() < 2)
        line.refuse();
    return dealt;
}

CountedRound readRound(Members& line)
{
    return {line.number("round", 1, mt::pipValues), line.numbers("scores", maxNumber),
            line.numbers("trains", mt::maxTiles), line.numbers("out", mt::maxSeats - 1)};
}

ApartEntry readApart(Members& line)
{
    const QString why = line.text("why");
    const auto* reason = std::find(std::begin(reasons), std::end(reasons), why);
    if (reason != std::end(reasons))
        return {static_cast<ApartEntry::Why>(reason - std::begin(reasons))};
    line.refuse();
    return {};
}

} // namespace

QByteArray journalText(const JournalLine& line)
{
    QJsonObject object = std::visit([](const auto& entry) { return toJson(entry); }, line.what);
    object["game"] = line.game;
    object["when"] = line.when.toUTC().toString(Qt::ISODate);
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<JournalLine> readJournalLine(const QByteArray& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return std::nullopt;
    Members line(document.object());
    const QString did = line.text("did");
    JournalLine result{line.text("game"), QDateTime::fromString(line.text("when"), Qt::ISODate), BegunEntry()};
    if (did == QLatin1String("dealt"))
        result.what = readDealt(line);
    else if (did == QLatin1String("round"))
        result.what = readRound(line);
    else if (did == QLatin1String("finished"))
        result.what = FinishedEntry{line.numbers("totals", maxNumber), line.numbers("winners", mt::maxSeats - 1)};
    else if (did == QLatin1String("apart"))
        result.what = readApart(line);
    else if (did == QLatin1String("given-up"))
        result.what = GivenUpEntry{line.number("lines", 1, maxNumber)};
    else if (did == QLatin1String("hint"))
        result.what = HintEntry{line.number("seat", 0, mt::maxSeats - 1), line.number("lines", 1, maxNumber)};
    else if (did != QLatin1String("begun"))
        line.refuse();
    if (!line.ok() || result.game.isEmpty() || !result.when.isValid())
        return std::nullopt;
    return result;
}
