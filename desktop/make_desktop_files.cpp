// Makes what a desktop reads of the program, when the program is built.
//
//     make_desktop_files words TEMPLATE FILE CATALOGUE...
// fills a template: a line with {key} is repeated in the language of each catalogue (mexican-train_de.qm) that says it
// otherwise than English does; one with {key*} for each of the words that stand between semicolons.
//
//     make_desktop_files pictures DRAWING FOLDER NAME SIZE...
// draws an SVG at each size, as FOLDER/SIZExSIZE/NAME.
#include "desktop/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTranslator>

#include <cstdio>
#include <map>
#include <optional>

namespace
{

using Catalogues = std::map<QString, QString>; ///< by language

int fail(const QString& message)
{
    std::fprintf(stderr, "make_desktop_files: %s\n", qPrintable(message));
    return 1;
}

std::optional<QString> englishOf(const QString& key)
{
    for (const DesktopWord& word : desktopWords)
        if (key == QLatin1String(word.key))
            return QString::fromUtf8(word.english);
    return std::nullopt;
}

// The line as it is in a language; empty: English.
QString inLanguage(const QString& line, const QString& language, bool isXml)
{
    if (language.isEmpty())
        return line;
    QString said = line;
    if (isXml)
        said.insert(line.indexOf(QLatin1Char('>')), QStringLiteral(" xml:lang=\"%1\"").arg(language));
    else
        said.insert(line.indexOf(QLatin1Char('=')), QStringLiteral("[%1]").arg(language));
    return said;
}

QString filledLine(const QString& line, const QRegularExpressionMatch& key, const QString& english,
                   const Catalogues& catalogues, bool isXml)
{
    QString lines;
    const auto say = [&](const QString& language, const QString& text) {
        const bool isList = !key.captured(2).isEmpty();
        for (const QString& piece : isList ? text.split(QLatin1Char(';'), Qt::SkipEmptyParts) : QStringList(text)) {
            QString said = inLanguage(line, language, isXml);
            lines += said.replace(key.captured(), isXml ? piece.toHtmlEscaped() : piece) + QLatin1Char('\n');
        }
    };
    say({}, english);
    for (const auto& [language, file] : catalogues) {
        QTranslator catalogue;
        if (!catalogue.load(file))
            continue; // lrelease leaves an empty one for a language that has no texts yet
        const QString text = catalogue.translate(desktopContext, english.toUtf8().constData());
        if (!text.isEmpty() && text != english)
            say(language, text);
    }
    return lines;
}

int makeWords(const QString& from, const QString& to, const QStringList& files)
{
    QFile in(from);
    if (!in.open(QIODevice::ReadOnly))
        return fail(from + QStringLiteral(" cannot be read"));
    Catalogues catalogues;
    for (const QString& file : files)
        catalogues[QFileInfo(file).baseName().section(QLatin1Char('_'), 1)] = file;
    static const QRegularExpression pattern(QStringLiteral("\\{([a-z]+)(\\*?)\\}"));
    QString text;
    for (const QString& line : QString::fromUtf8(in.readAll()).split(QLatin1Char('\n'))) {
        const QRegularExpressionMatch key = pattern.match(line);
        if (!key.hasMatch()) {
            text += line + QLatin1Char('\n');
            continue;
        }
        const std::optional<QString> english = englishOf(key.captured(1));
        if (!english)
            return fail(from + QStringLiteral(": there is no ") + key.captured());
        text += filledLine(line, key, *english, catalogues, to.endsWith(QStringLiteral(".xml")));
    }
    text.chop(1);
    QFile out(to);
    const QByteArray bytes = text.toUtf8();
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
        return fail(to + QStringLiteral(" cannot be written"));
    return 0;
}

int makePictures(const QString& drawing, const QString& folder, const QString& name, const QStringList& sizes)
{
    QSvgRenderer svg(drawing);
    if (!svg.isValid())
        return fail(drawing + QStringLiteral(" is no drawing"));
    for (const QString& size : sizes) {
        const int side = size.toInt();
        QImage picture(side, side, QImage::Format_ARGB32);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        svg.render(&painter);
        painter.end();
        const QString file = QStringLiteral("%1/%2x%2/%3").arg(folder, size, name);
        if (!QDir().mkpath(QFileInfo(file).path()) || !picture.save(file))
            return fail(file + QStringLiteral(" cannot be written"));
    }
    return 0;
}

} // namespace

int main(int argc, char* argv[])
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const QString what = words.value(0);
    if (what == QLatin1String("words") && words.size() > 3)
        return makeWords(words[1], words[2], words.mid(3));
    if (what == QLatin1String("pictures") && words.size() > 4)
        return makePictures(words[1], words[2], words[3], words.mid(4));
    return fail(QStringLiteral("words TEMPLATE FILE CATALOGUE... or pictures DRAWING FOLDER NAME SIZE..."));
}
