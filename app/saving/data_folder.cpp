#include "app/saving/data_folder.h"

#include <QDir>
#include <QStandardPaths>

QString dataFolder(const QString& dataDir)
{
    const QString path = dataDir.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                                 QStringLiteral("/mexican-train")
                                           : dataDir;
    return QDir(path).absolutePath();
}

QString settingsFile(const QString& dataDir) { return dataFolder(dataDir) + QStringLiteral("/settings.ini"); }
