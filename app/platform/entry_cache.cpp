#include "app/platform/entry_cache.h"

#include "engine/base/regular_file.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

namespace
{

// Some hundred bytes a game, or a round.
constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20;

// Of all that is kept: what somebody wrote into the cache, and what a disk has spoilt, is not believed.
QString seal(const QJsonObject& games)
{
    const QByteArray bytes = QJsonDocument(games).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

EntryCache::EntryCache(QString path, int version, Trust trust)
    : path_(std::move(path)), version_(version), trust_(trust)
{
    const auto read = mt::readFile(QFileInfo(path_).filesystemFilePath(), mostBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&read)) {
        isOurs_ = problem->kind == mt::FileProblem::Kind::missing || problem->kind == mt::FileProblem::Kind::tooLarge;
        return;
    }
    const QByteArray bytes = QByteArray::fromStdString(std::get<std::string>(read));
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    const QJsonObject games = all["games"].toObject();
    const bool isTrusted = trust_ == Trust::EntriesAreLookedAt || all["seal"].toString() == seal(games);
    if (all["version"].toInt() == version_ && isTrusted)
        old_ = games;
}

void EntryCache::save(bool isAll) const
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
    QJsonObject all{{"version", version_}, {"games", games}};
    if (trust_ == Trust::OnlyWhatIsSealed)
        all["seal"] = seal(games);
    file.write(QJsonDocument(all).toJson(QJsonDocument::Compact));
    file.commit();
}
