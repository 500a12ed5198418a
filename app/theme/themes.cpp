#include "app/theme/themes.h"

#include "app/theme/contrast.h"

#include <QDir>
#include <QQmlComponent>

namespace
{

const QString folder = QStringLiteral("/MexicanTrain/Ui/Theme/themes/");
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

ThemeDefinition* Themes::theme(const QString& id)
{
    if (const auto known = themes_.find(id); known != themes_.end())
        return known->second;
    if (!listed().contains(id))
        return nullptr;
    QQmlComponent file(engine_, QUrl(QStringLiteral("qrc:") + folder + id + ending));
    auto* theme = qobject_cast<ThemeDefinition*>(file.create());
    if (theme == nullptr)
        qFatal("The theme cannot be loaded: %s", qPrintable(file.errorString()));
    theme->setParent(this);
    return themes_[id] = theme;
}

QColor Themes::wordsOn(const QColor& colour)
{
    return contrast(Qt::white, colour) >= contrast(Qt::black, colour) ? Qt::white : Qt::black;
}

#include "moc_theme_definition.cpp"
#include "moc_themes.cpp"
