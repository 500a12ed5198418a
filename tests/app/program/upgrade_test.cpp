// Folders in which earlier versions were played (tests/data/upgrade): what is shown of them now is what those versions
// showed, but for the differences that are named beside them, each with its reason.
#include "tests/app/program/shown.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>

#include <set>

namespace
{

QString dataOf(const QString& version, const QString& name)
{
    return QStringLiteral(MT_TEST_DATA "/upgrade/%1/%2").arg(version, name);
}

QJsonObject read(const QString& path)
{
    const QJsonObject object = QJsonDocument::fromJson(bytesOf(path)).object();
    EXPECT_FALSE(object.isEmpty()) << path.toStdString();
    return object;
}

std::string said(const QJsonValue& value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).toStdString();
}

// The copy, whose caches are those of the version that was played.
void copyFolder(const QString& from, const QString& to)
{
    QDirIterator all(from, QDir::Files | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString target = to + all.next().mid(from.size());
        ASSERT_TRUE(QDir().mkpath(QFileInfo(target).path()));
        ASSERT_TRUE(QFile::copy(all.filePath(), target));
        ASSERT_TRUE(QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner));
    }
}

// Each difference between two pages, by its place, "ladder/bruno"; where one is named, nobody looks further down.
class Comparison
{
public:
    explicit Comparison(const QJsonObject& named) : named_(named) {}

    void compare(const QJsonValue& before, const QJsonValue& now, const QString& place = {})
    {
        if (named_.contains(place)) {
            seen_.insert(place);
            const QJsonObject difference = named_[place].toObject();
            EXPECT_NE(said(before), said(now)) << place.toStdString() << " is no difference";
            EXPECT_EQ(said(difference["now"]), said(now)) << place.toStdString();
            EXPECT_FALSE(difference["why"].toString().isEmpty()) << place.toStdString();
        } else if (before.isObject() && now.isObject()) {
            QStringList keys = before.toObject().keys() + now.toObject().keys();
            keys.removeDuplicates();
            for (const QString& key : keys)
                compare(before.toObject()[key], now.toObject()[key],
                        place.isEmpty() ? key : place + QLatin1Char('/') + key);
        } else
            EXPECT_EQ(said(before), said(now)) << place.toStdString();
    }
    void expectAllSeen() const
    {
        for (const QString& place : named_.keys())
            EXPECT_TRUE(seen_.contains(place)) << place.toStdString() << " is named, and there is no such thing";
    }

private:
    QJsonObject named_;
    std::set<QString> seen_;
};

class Upgrade : public testing::TestWithParam<const char*>
{
protected:
    // Days are shown as they were where the folder was played in.
    static void SetUpTestSuite() { qputenv("TZ", "UTC"); }
    void SetUp() override
    {
        copyFolder(dataOf(version, QStringLiteral("folder")), dir.path());
        // Of games that were begun in the same second, the one that was played last comes first.
        const QJsonObject played = before["last played"].toObject();
        for (const QString& game : played.keys()) {
            QFile record(dir.filePath(QStringLiteral("games/") + game));
            ASSERT_TRUE(record.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) << said(game);
            const QDateTime when = QDateTime::fromString(played[game].toString(), Qt::ISODateWithMs);
            ASSERT_TRUE(record.setFileTime(when, QFileDevice::FileModificationTime));
        }
    }

    QJsonObject shown() const { return Shown(dir.path(), day()).all(); }
    QDateTime day() const { return QDateTime::fromString(before["looked at"].toString(), Qt::ISODate); }

    const QString version = QString::fromLatin1(GetParam());
    const QJsonObject before = read(dataOf(version, QStringLiteral("shown.json")));
    QTemporaryDir dir;
};

TEST_P(Upgrade, ShowsWhatWasShownButForTheDifferencesThatAreNamed)
{
    Comparison comparison(read(dataOf(version, QStringLiteral("differences.json"))));
    comparison.compare(before["shown"], shown());
    comparison.expectAllSeen();
}

TEST_P(Upgrade, LosesNothing)
{
    std::map<QString, QByteArray> files;
    for (QDirIterator all(dir.path(), QDir::Files, QDirIterator::Subdirectories); all.hasNext();) {
        const QString path = all.next();
        files[path] = bytesOf(path);
    }
    const QJsonObject now = shown();
    for (const QString& game : before["shown"].toObject()["games"].toObject().keys())
        EXPECT_TRUE(now["games"].toObject().contains(game)) << game.toStdString();
    for (const auto& [path, bytes] : files) {
        if (path.endsWith(QStringLiteral(".mtrain")) || path.endsWith(QStringLiteral(".jsonl")) ||
            path.contains(QStringLiteral("/scores/"))) {
            EXPECT_TRUE(bytesOf(path).startsWith(bytes)) << path.toStdString();
        }
    }
}

TEST_P(Upgrade, ShowsTheSameASecondTime)
{
    const QJsonObject first = shown();
    EXPECT_EQ(said(shown()), said(first)) << "from the cache that the first look has made";
}

std::string nameOf(const testing::TestParamInfo<const char*>& version)
{
    return "V" + QString::fromLatin1(version.param).remove(QLatin1Char('.')).toStdString();
}

INSTANTIATE_TEST_SUITE_P(Folder, Upgrade, testing::Values("0.1", "0.2", "0.3"), nameOf);

} // namespace
