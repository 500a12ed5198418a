#include "app/history/feat_cache.h"

#include <QJsonArray>

namespace
{

QJsonObject toJson(const GameFeats::Seat& seat)
{
    QJsonArray awards;
    for (const std::string& award : seat.awards)
        awards.append(QString::fromStdString(award));
    QJsonObject bests;
    for (const auto& [best, value] : seat.bests)
        bests[QString::fromStdString(best)] = value;
    return {{"seat", seat.seat}, {"awards", awards}, {"bests", bests}};
}

QJsonObject toJson(const GameFeats& feats)
{
    QJsonArray names;
    for (const std::string& name : feats.names)
        names.append(QString::fromStdString(name));
    QJsonArray rounds;
    for (const GameFeats::Round& round : feats.rounds) {
        QJsonArray seats;
        for (const GameFeats::Seat& seat : round.seats)
            seats.append(toJson(seat));
        rounds.append(
            QJsonObject{{"round", round.number}, {"deal", QString::fromStdString(round.deal)}, {"seats", seats}});
    }
    return {{"rules", QString::fromStdString(feats.rulebook)}, {"names", names}, {"rounds", rounds}};
}

std::string text(const QJsonValue& value) { return value.toString().toStdString(); }

GameFeats::Seat seatFrom(const QJsonObject& json)
{
    GameFeats::Seat seat{json["seat"].toInt(), {}, {}};
    const QJsonArray awards = json["awards"].toArray();
    for (const QJsonValue& award : awards)
        seat.awards.insert(text(award));
    const QJsonObject bests = json["bests"].toObject();
    for (auto best = bests.begin(); best != bests.end(); ++best)
        seat.bests.emplace(best.key().toStdString(), best.value().toInt());
    return seat;
}

GameFeats featsFrom(const QJsonObject& json)
{
    GameFeats feats{text(json["rules"]), {}, {}};
    const QJsonArray names = json["names"].toArray();
    for (const QJsonValue& name : names)
        feats.names.push_back(text(name));
    const QJsonArray rounds = json["rounds"].toArray();
    for (const QJsonValue& value : rounds) {
        const QJsonObject entry = value.toObject();
        GameFeats::Round& round = feats.rounds.emplace_back();
        round.number = entry["round"].toInt();
        round.deal = text(entry["deal"]);
        const QJsonArray seats = entry["seats"].toArray();
        for (const QJsonValue& seat : seats)
            round.seats.push_back(seatFrom(seat.toObject()));
    }
    return feats;
}

} // namespace

FeatCache::FeatCache(const QString& folder)
    : entries_(fileIn(folder), featsVersion, EntryCache::Trust::OnlyWhatIsSealed)
{
}

std::optional<GameFeats> FeatCache::find(const QString& hash)
{
    const QJsonObject entry = entries_.find(hash);
    if (entry.isEmpty())
        return std::nullopt;
    entries_.keep(hash, entry);
    return featsFrom(entry);
}

void FeatCache::keep(const QString& hash, const GameFeats& feats) { entries_.keep(hash, toJson(feats)); }

QString FeatCache::fileIn(const QString& folder) { return folder + QStringLiteral("/awards.json"); }
