#include "app/words/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>

#include <algorithm>

QStringList Languages::all()
{
    QStringList codes;
    const QString prefix = QStringLiteral("mexican-train_");
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({prefix + QStringLiteral("*.qm")}))
        codes.append(file.mid(prefix.size()).chopped(3));
    std::sort(codes.begin(), codes.end(), [](const QString& a, const QString& b) {
        return nativeName(a).compare(nativeName(b), Qt::CaseInsensitive) < 0;
    });
    return codes;
}

QString Languages::nativeName(const QString& code)
{
    // Without a country: "English", not "American English", and not "Español de España".
    if (code == QLatin1String("en"))
        return QStringLiteral("English");
    if (code == QLatin1String("es"))
        return QStringLiteral("Español");
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

Languages::Languages(QObject* parent) : QObject(parent) {}

Languages::~Languages()
{
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
}

bool Languages::use(const QString& code)
{
    if (code == current_)
        return true;
    const QString texts = QStringLiteral(":/i18n/mexican-train_%1.qm").arg(code);
    // For a name that there is not, QTranslator looks for shorter ones: "de" for "de_AT", which nobody could choose.
    if (!QFile::exists(texts))
        return false;
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
    if (!own_.load(texts))
        qFatal("The language cannot be loaded: %s", qPrintable(code));
    current_ = code;
    QLocale::setDefault(QLocale(code));
    // Qt's own words (dialog buttons); a language that Qt does not have keeps the English ones.
    if (qt_.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
    QCoreApplication::installTranslator(&own_);
    emit changed();
    return true;
}

QString Languages::bestFor(const QStringList& wanted, const QStringList& codes)
{
    for (QString name : wanted) {
        name.replace(QLatin1Char('-'), QLatin1Char('_'));
        if (codes.contains(name))
            return name;
        // "de_AT" is served by "de", "zh_Hans_CN" by "zh_CN".
        const QString language = name.section(QLatin1Char('_'), 0, 0);
        const QString country = name.section(QLatin1Char('_'), -1);
        for (const QString& code : codes)
            if (code == language || code == language + QLatin1Char('_') + country)
                return code;
    }
    return QStringLiteral("en");
}

#include "moc_languages.cpp"
