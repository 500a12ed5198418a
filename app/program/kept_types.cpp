#include "app/program/kept_types.h"

#include <QQmlComponent>
#include <QQmlEngine>

#include <initializer_list>

namespace
{

void keep(QQmlEngine& engine, std::initializer_list<const char*> types)
{
    for (const char* type : types)
        new QQmlComponent(&engine, QUrl(QStringLiteral("qrc:/MexicanTrain/Ui/%1.qml").arg(QLatin1String(type))),
                          &engine);
}

} // namespace

void KeptTypes::keepOfWindow(QQmlEngine& engine) { keep(engine, {"Theme/Locomotive", "Theme/TileView"}); }

void KeptTypes::keepOfTable(QQmlEngine& engine) { keep(engine, {"Play/HandTile", "Table/Track", "Table/TrackTile"}); }

void KeptTypes::keepOfTable()
{
    if (!hasTable_)
        keepOfTable(*qmlEngine(this));
    hasTable_ = true;
}
