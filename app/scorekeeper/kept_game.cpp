#include "app/scorekeeper/kept_game.h"

#include "app/people/seat.h"
#include "app/scorekeeper/score_check.h"
#include "engine/record/rules_json.h"

namespace
{

const char* const format = "mexican-train-scores";
constexpr int version = 1;

void readHead(mt::Fields& fields)
{
    const std::string given = fields.text("format");
    if (fields.ok() && given != format)
        fields.refuse(mt::Fault{.kind = mt::FaultKind::wrongFormat, .value = given, .expected = format});
    if (fields.ok() && !fields.is("version", version))
        fields.refuse(mt::Fault{.kind = mt::FaultKind::wrongVersion,
                                .value = fields.quoted("version"),
                                .expected = std::to_string(version)});
}

QStringList readNames(mt::Fields& fields)
{
    QStringList names;
    for (const mt::Json& name : fields.array("players")) {
        if (!name.is_string())
            fields.refuse("players", name);
        else
            names.append(QString::fromStdString(name.get<std::string>()));
    }
    return names;
}

QDate readDate(mt::Fields& fields)
{
    const QDate date = QDate::fromString(QString::fromStdString(fields.text("date")), Qt::ISODate);
    if (fields.ok() && !date.isValid())
        fields.refuse("date");
    return date;
}

void readRound(const mt::Json& json, std::optional<mt::Fault>& fault, KeptGame& game)
{
    mt::Fields fields(json, fault);
    std::vector<int> scores = fields.numbers("scores", 0, ScoreCheck::largest);
    if (fields.ok() && static_cast<int>(scores.size()) != game.table.players())
        fields.refuse("scores");
    game.nobodyOut.push_back(fields.has("nobodyOut") && fields.boolean("nobodyOut"));
    game.table.scores.push_back(std::move(scores));
}

} // namespace

KeptGame newKeptGame(const mt::GameRules& rules, const QStringList& names, QDate date)
{
    KeptGame game;
    game.table.rules = rules;
    game.table.typedNames = names;
    game.table.date = date;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.players); ++seat)
        game.table.colours.append(seatColours()[seat]);
    return game;
}

QByteArray keptGameText(const KeptGame& game)
{
    const ScoreTable& table = game.table;
    mt::JsonLine json;
    json["format"] = format;
    json["version"] = version;
    json["rules"] = table.rules.rulebook;
    json["options"] = mt::changesJson(table.rules);
    json["date"] = table.date.toString(Qt::ISODate).toStdString();
    json["players"] = mt::JsonLine::array();
    for (const QString& name : table.typedNames)
        json["players"].push_back(name.toStdString());
    json["rounds"] = mt::JsonLine::array();
    for (std::size_t round = 0; round < table.scores.size(); ++round) {
        mt::JsonLine row;
        row["scores"] = table.scores[round];
        if (game.nobodyOut[round])
            row["nobodyOut"] = true;
        json["rounds"].push_back(std::move(row));
    }
    return QByteArray::fromStdString(json.dump(1) + "\n");
}

std::variant<KeptGame, mt::Fault> readKeptGame(const QByteArray& text)
{
    mt::Json json;
    std::optional<mt::Fault> fault = mt::parseObject({text.data(), static_cast<std::size_t>(text.size())}, json);
    if (fault)
        return *fault;
    mt::Fields fields(json, fault);
    readHead(fields);
    const QStringList names = readNames(fields);
    const mt::GameRules rules = fields.ok() ? mt::readRules(fields, static_cast<int>(names.size())) : mt::GameRules{};
    const QDate date = readDate(fields);
    if (fault)
        return *fault;
    KeptGame game = newKeptGame(rules, names, date);
    const mt::Json& rounds = fields.array("rounds");
    if (fields.ok() && rounds.size() > rules.options.rounds)
        fields.refuse("rounds");
    for (const mt::Json& round : rounds) {
        if (!round.is_object())
            fields.refuse("rounds", round);
        if (fault)
            return *fault;
        readRound(round, fault, game);
    }
    if (fault)
        return *fault;
    return game;
}
