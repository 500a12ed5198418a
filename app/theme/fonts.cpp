#include "app/theme/fonts.h"

#include <QApplication>
#include <QDirIterator>
#include <QFont>
#include <QFontDatabase>

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
