#include "app/history/feat_cache.h"

#include "engine/record/regular_file.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace
{

// Some hundred bytes a round.
constexpr std::uint64_t mostFeatBytes = std::uint64_t{64} << 20;

// Of all that is kept: what somebody wrote into the cache, and what a disk has spoilt, is not believed.
QString seal(const QJsonObject& games)
{
    const QByteArray bytes = QJsonDocument(games).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

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

FeatCache::FeatCache(const QString& folder) : path_(fileIn(folder))
{
    const auto read = mt::readFile(QFileInfo(path_).filesystemFilePath(), mostFeatBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&read)) {
        isOurs_ = problem->kind == mt::FileProblem::Kind::missing || problem->kind == mt::FileProblem::Kind::tooLarge;
        return;
    }
    const QByteArray bytes = QByteArray::fromStdString(std::get<std::string>(read));
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    const QJsonObject games = all["games"].toObject();
    if (all["version"].toInt() == featsVersion && all["seal"].toString() == seal(games))
        old_ = games;
}

std::optional<GameFeats> FeatCache::find(const QString& hash) const
{
    const auto entry = old_.find(hash);
    if (entry == old_.end())
        return std::nullopt;
    used_[hash] = *entry;
    return featsFrom(entry->toObject());
}

void FeatCache::keep(const QString& hash, const GameFeats& feats) { used_[hash] = toJson(feats); }

void FeatCache::save(bool isAll) const
{
    QJsonObject games = used_;
    if (!isAll)
        for (auto entry = old_.begin(); entry != old_.end(); ++entry)
            if (!games.contains(entry.key()))
                games[entry.key()] = entry.value();
    if (games == old_ || !isOurs_)
        return;
    QSaveFile file(path_);
    if (!file.open(QIODevice::WriteOnly))
        return;
    const QJsonObject all{{"version", featsVersion}, {"games", games}, {"seal", seal(games)}};
    file.write(QJsonDocument(all).toJson(QJsonDocument::Compact));
    file.commit();
}

QString FeatCache::fileIn(const QString& folder) { return folder + QStringLiteral("/awards.json"); }
