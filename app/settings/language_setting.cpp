#include "app/settings/language_setting.h"

#include "app/theme/fonts.h"

namespace
{

const QString languageKey = QStringLiteral("language");

QString englishName(const QString& code) { return QLocale::languageToString(QLocale(code).language()); }

} // namespace

LanguageSetting::LanguageSetting(const QString& settingsFile, SyncQueue* syncs) : settings_(settingsFile, syncs)
{
    for (const QString& code : Languages::all())
        list_.append({code, Fonts::canWrite(code) ? Languages::nativeName(code)
                                                  : englishName(code) + QStringLiteral(" (no font)")});
    use(atStart());
    connect(&languages_, &Languages::changed, this, &LanguageSetting::changed);
}

void LanguageSetting::setCurrent(const QString& code)
{
    if (use(code))
        settings_.setValue(languageKey, code);
}

bool LanguageSetting::use(const QString& code)
{
    if (!Languages::all().contains(code))
        return false;
    unwritten_ = Fonts::canWrite(code) ? QString() : code;
    if (unwritten_.isEmpty())
        return languages_.use(code);
    if (current().isEmpty())
        languages_.use(QStringLiteral("en"));
    emit changed();
    return true;
}

QString LanguageSetting::problem() const
{
    if (unwritten_.isEmpty())
        return {};
    const bool isChinese = QLocale(unwritten_).language() == QLocale::Chinese;
    return tr("None of your fonts has the letters of this language: %1. Install one (on Debian: %2) and start the "
              "program again.",
              "%1: a language, in English; %2: name of a package")
        .arg(englishName(unwritten_), isChinese ? QStringLiteral("fonts-noto-cjk") : QStringLiteral("fonts-noto-core"));
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
