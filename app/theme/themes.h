// Which themes there are, and which one is in force.
#pragma once

#include "app/theme/theme_definition.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include <map>

/// The themes: the files of qml/theme/themes/, each of which is a ThemeDefinition. They are loaded here and not by
/// Theme.qml, which every theme may use itself; a file is loaded when it is first wanted, so that a start costs one of
/// them.
class Themes : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Ids, that is names of files without their ending; the first one is the default.
    Q_PROPERTY(QStringList ids READ listed CONSTANT)
    Q_PROPERTY(QString id READ id WRITE setId NOTIFY currentChanged)
    Q_PROPERTY(ThemeDefinition* current READ current NOTIFY currentChanged)

public:
    static Themes* create(QQmlEngine* engine, QJSEngine*);

    static QStringList listed();
    /// The theme that the next engine's first window shows, so that it does not load another one first.
    static void beginWith(const QString& id);

    QString id() const { return id_; }
    /// An id that is not listed changes nothing.
    void setId(const QString& id);
    ThemeDefinition* current() { return theme(id_); }
    Q_INVOKABLE ThemeDefinition* theme(const QString& id);
    /// Black or white, whichever is easier to read on it.
    Q_INVOKABLE static QColor wordsOn(const QColor& colour);

signals:
    void currentChanged();

private:
    explicit Themes(QQmlEngine* engine);

    QQmlEngine* engine_;
    QString id_;
    std::map<QString, ThemeDefinition*> themes_;
};
