#include "app/theme/fonts.h"

#include <QApplication>
#include <QDirIterator>
#include <QFont>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QLocale>

namespace
{

// In points: GNOME begins with 11, KDE with 10, and Qt without a desktop with 9.
#if defined(Q_OS_WIN)
constexpr qreal usualSize = 9;
constexpr qreal largestUsual = 9;
#elif defined(Q_OS_MACOS)
constexpr qreal usualSize = 13;
constexpr qreal largestUsual = 13;
#else
constexpr qreal usualSize = 10;
constexpr qreal largestUsual = 11;
#endif

} // namespace

void Fonts::use()
{
    // Where a system does not bring ours they lie beside the program (tools/windows).
    QDirIterator brought(QApplication::applicationDirPath() + QStringLiteral("/fonts"), QDir::Files);
    while (brought.hasNext())
        QFontDatabase::addApplicationFont(brought.next());
    // Latin and Cyrillic before the Chinese face, which is named, or Chinese appears in Japanese shapes.
    const QString sans = QStringLiteral("Noto Sans");
    const QStringList afterSans{QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC")};
    QFont::insertSubstitutions(sans, afterSans);
    QFont::insertSubstitutions(QStringLiteral("Noto Serif"),
                               {QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Serif CJK SC"), afterSans.last()});
    QFont font = QApplication::font();
    font.setFamilies(QStringList(sans) + afterSans);
    QApplication::setFont(font);
}

int Fonts::percentOf(const QFont& desktops)
{
    const qreal points = desktops.pointSizeF() > 0 ? desktops.pointSizeF() : desktops.pixelSize() * 0.75;
    return points <= largestUsual ? 100 : qRound(points / usualSize * 10) * 10;
}

bool Fonts::canWrite(const QString& language)
{
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    Q_UNUSED(language) // these systems bring fonts for all of ours
    return true;
#else
    const auto has = [](QFontDatabase::WritingSystem letters) { return !QFontDatabase::families(letters).isEmpty(); };
    switch (QLocale(language).script()) {
    case QLocale::CyrillicScript: return has(QFontDatabase::Cyrillic);
    case QLocale::GreekScript: return has(QFontDatabase::Greek);
    case QLocale::SimplifiedHanScript: return has(QFontDatabase::SimplifiedChinese);
    case QLocale::TraditionalHanScript: return has(QFontDatabase::TraditionalChinese);
    case QLocale::JapaneseScript: return has(QFontDatabase::Japanese);
    case QLocale::KoreanScript: return has(QFontDatabase::Korean);
    default: return QFontMetrics(QApplication::font()).inFontUcs4('a'); // fontconfig always has a name for Latin
    }
#endif
}
