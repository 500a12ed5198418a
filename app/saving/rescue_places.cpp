#include "app/saving/rescue_places.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace
{

const auto prefix = QStringLiteral("mexican-train-rescued-");
constexpr qsizetype tagLength = 8;

// In a folder for all users anybody may put a file of that name.
bool isOwn(const QFileInfo& file)
{
#ifdef Q_OS_UNIX
    return file.isFile() && !file.isSymLink() && file.ownerId() == geteuid();
#else
    return file.isFile();
#endif
}

QString documents()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

} // namespace

RescuePlaces::RescuePlaces(const QString& dataFolder, const QStringList& folders)
    : dataFolder_(dataFolder), folders_(folders),
      tag_(QString::fromLatin1(QCryptographicHash::hash(dataFolder.toUtf8(), QCryptographicHash::Sha256).toHex())
               .left(tagLength))
{
}

RescuePlaces RescuePlaces::usual(const QString& dataFolder)
{
    return {dataFolder, {dataFolder, documents(), QDir::tempPath()}};
}

QStringList RescuePlaces::filesFor(const QString& record) const
{
    QStringList files;
    for (const QString& folder : folders_)
        if (QFileInfo(folder).isDir())
            files.append(folder + QLatin1Char('/') + prefix + tag_ + QLatin1Char('-') + QFileInfo(record).fileName());
    return files;
}

QStringList RescuePlaces::files() const
{
    QStringList files;
    for (const QString& folder : folders_) {
        // The data folder may have had another name when the file was made.
        const QString tag = folder == dataFolder_ ? QString(tagLength, QLatin1Char('?')) : tag_;
        const QFileInfoList found = QDir(folder).entryInfoList({prefix + tag + QStringLiteral("-*")}, QDir::Files);
        for (const QFileInfo& file : found)
            if (isOwn(file) && !files.contains(file.absoluteFilePath()))
                files.append(file.absoluteFilePath());
    }
    return files;
}

QString RescuePlaces::recordName(const QString& rescued)
{
    return QFileInfo(rescued).fileName().mid(prefix.size() + tagLength + 1);
}
