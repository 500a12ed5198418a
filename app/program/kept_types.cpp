#include "app/program/kept_types.h"

#include <QQmlComponent>
#include <QQmlEngine>

void keepTypes(QQmlEngine& engine)
{
    for (const char* type : {"Play/HandTile", "Theme/Locomotive", "Theme/TileView", "Table/Track", "Table/TrackTile"})
        new QQmlComponent(&engine, QUrl(QStringLiteral("qrc:/qt/qml/MexicanTrain/Ui/%1.qml").arg(QLatin1String(type))),
                          &engine);
}
