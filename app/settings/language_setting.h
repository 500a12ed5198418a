// The language that the program speaks, and is to speak at the next start.
#pragma once

#include "app/words/language_model.h"
#include "app/words/languages.h"

#include <QObject>
#include <QSettings>

class LanguageSetting : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(LanguageModel* list READ list CONSTANT)
    /// Its code. One that is not in `list` changes nothing.
    Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY changed)

public:
    /// Speaks at once: what `settingsFile` names, else what the system asks for.
    explicit LanguageSetting(const QString& settingsFile, QObject* parent = nullptr);

    LanguageModel* list() { return &list_; }
    QString current() const { return languages_.current(); }
    /// Also at the next start.
    void setCurrent(const QString& code);
    /// For this time only; false: there is no such language.
    bool use(const QString& code) { return languages_.use(code); }

signals:
    /// The new translators are in place: every text has to be asked for again.
    void changed();

private:
    QString atStart() const;

    QSettings settings_;
    Languages languages_;
    LanguageModel list_;
};
