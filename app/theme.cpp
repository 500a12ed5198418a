#include "app/theme.h"

#include <QQmlComponent>
#include <QQmlEngine>

Themes* Themes::create(QQmlEngine* engine, QJSEngine*)
{
    QQmlComponent file(engine, QUrl(QStringLiteral("qrc:/qt/qml/MexicanTrain/themes/Classic.qml")));
    auto* theme = qobject_cast<ThemeData*>(file.create());
    if (!theme)
        qFatal("The theme cannot be loaded: %s", qPrintable(file.errorString()));
    return new Themes(theme);
}
