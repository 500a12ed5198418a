// Prints what the program of this version shows of a data folder. Arguments: the folder, and the moment of looking.
#include "tests/app/program/shown.h"

#include <QApplication>
#include <QJsonDocument>
#include <QStandardPaths>

#include <cstdio>

int main(int argc, char* argv[])
{
    if (argc != 3)
        return 2;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TZ", "UTC");
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("mexican-train"));
    QApplication::setApplicationVersion(QStringLiteral(MT_VERSION));
    QStandardPaths::setTestModeEnabled(true);
    const QString moment = QString::fromLocal8Bit(argv[2]);
    Shown shown(QString::fromLocal8Bit(argv[1]), QDateTime::fromString(moment, Qt::ISODate));
    const QJsonObject all{{"looked at", moment}, {"shown", shown.all()}};
    return std::fputs(QJsonDocument(all).toJson().constData(), stdout) < 0;
}
