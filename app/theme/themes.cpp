#include "app/theme/themes.h"

#include "app/theme/contrast.h"

#include <QDir>
#include <QQmlComponent>

namespace
{

const QString folder = QStringLiteral("/qt/qml/MexicanTrain/Ui/Theme/themes/");
const QString ending = QStringLiteral(".qml");
const QString usualTheme = QStringLiteral("Classic");

QString& first()
{
    static QString id = usualTheme;
    return id;
}

} // namespace

Themes::Themes(QQmlEngine* engine) : engine_(engine), id_(first()) {}

Themes* Themes::create(QQmlEngine* engine, QJSEngine*) { return new Themes(engine); }

QStringList Themes::listed()
{
    QStringList ids =
        QDir(QStringLiteral(":") + folder).entryList({QStringLiteral("*") + ending}, QDir::Files, QDir::Name);
    for (QString& id : ids)
        id.chop(ending.size());
    ids.removeOne(usualTheme);
    ids.prepend(usualTheme);
    return ids;
}

void Themes::beginWith(const QString& id)
{
    if (listed().contains(id))
        first() = id;
}

void Themes::setId(const QString& id)
{
    if (id == id_ || !listed().contains(id))
        return;
    id_ = id;
    emit currentChanged();
}

Look* Themes::look(const QString& id)
{
    if (const auto known = looks_.find(id); known != looks_.end())
        return known->second;
    if (!listed().contains(id))
        return nullptr;
    QQmlComponent file(engine_, QUrl(QStringLiteral("qrc:") + folder + id + ending));
    auto* look = qobject_cast<Look*>(file.create());
    if (look == nullptr)
        qFatal("The theme cannot be loaded: %s", qPrintable(file.errorString()));
    look->setParent(this);
    return looks_[id] = look;
}

QColor Themes::wordsOn(const QColor& colour)
{
    return contrast(Qt::white, colour) >= contrast(Qt::black, colour) ? Qt::white : Qt::black;
}
