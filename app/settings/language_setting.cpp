#include "app/settings/language_setting.h"

LanguageSetting::LanguageSetting(const QString& settingsFile, QObject* parent)
    : QObject(parent), settings_(settingsFile, QSettings::IniFormat)
{
    languages_.use(atStart());
    connect(&languages_, &Languages::changed, this, &LanguageSetting::changed);
}

void LanguageSetting::setCurrent(const QString& code)
{
    if (languages_.use(code))
        settings_.setValue(QStringLiteral("language"), code);
}

QString LanguageSetting::atStart() const
{
    const QString saved = settings_.value(QStringLiteral("language")).toString();
    if (list_.codes().contains(saved))
        return saved;
    return Languages::bestFor(QLocale::system().uiLanguages(), list_.codes());
}
