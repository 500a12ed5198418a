#include "app/settings/language_setting.h"

namespace
{

const QString languageKey = QStringLiteral("language");

} // namespace

LanguageSetting::LanguageSetting(const QString& settingsFile, SyncQueue* syncs) : settings_(settingsFile, syncs)
{
    for (const QString& code : Languages::all())
        list_.append({code, Languages::nativeName(code)});
    languages_.use(atStart());
    connect(&languages_, &Languages::changed, this, &LanguageSetting::changed);
}

void LanguageSetting::setCurrent(const QString& code)
{
    if (languages_.use(code))
        settings_.setValue(languageKey, code);
}

QStringList LanguageSetting::unknown() const
{
    const bool isKnown = Languages::all().contains(settings_.value(languageKey).toString());
    return isKnown ? QStringList() : settings_.namedIfThere(languageKey);
}

QString LanguageSetting::atStart() const
{
    const QString saved = settings_.value(languageKey).toString();
    if (Languages::all().contains(saved))
        return saved;
    return Languages::bestFor(QLocale::system().uiLanguages(), Languages::all());
}

#include "moc_language_setting.cpp"
