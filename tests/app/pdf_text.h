// What stands in a PDF file and where, as poppler's tools see it.
#pragma once

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <vector>

/// What pdftotext writes of that file.
inline QString pdfToText(const QString& path, const QString& way)
{
    QProcess tool;
    tool.start(QStringLiteral("pdftotext"), {way, path, QStringLiteral("-")});
    EXPECT_TRUE(tool.waitForFinished()) << "pdftotext of poppler-utils is needed";
    return QString::fromUtf8(tool.readAllStandardOutput());
}

/// A PDF has its own signs for some letters, two in one and radicals of Chinese ones, and its own spaces.
inline QString lettersOf(const QString& text)
{
    QString letters = text.normalized(QString::NormalizationForm_KC).simplified().remove(QLatin1Char(' '));
    static const QString radicals = QStringLiteral("⻅⻆⻉⻋⻓⻔⻘⻙⻚⻛⻜⻝⻢⻥⻦⻩⻬⻮⻰");
    static const QString meant = QStringLiteral("见角贝车长门青韦页风飞食马鱼鸟黄齐齿龙");
    for (qsizetype i = 0; i < radicals.size(); ++i)
        letters.replace(radicals[i], meant[i]);
    return letters;
}

struct PdfWord {
    QString text;
    double left, top, right, bottom; ///< in points
};

struct PdfPage {
    double width;
    std::vector<PdfWord> words; ///< in the order in which they were written
};

inline std::vector<PdfPage> pagesOf(const QByteArray& pdf)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("pages.pdf"));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
    file.close();
    static const QRegularExpression each(
        QStringLiteral("<page width=\"([0-9.]+)\"|<word xMin=\"([-0-9.]+)\" yMin=\"([-0-9.]+)\" xMax=\"([-0-9.]+)\" "
                       "yMax=\"([-0-9.]+)\">(.*?)</word>"));
    std::vector<PdfPage> pages;
    for (auto found = each.globalMatch(pdfToText(path, QStringLiteral("-bbox"))); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const auto number = [&](int group) { return match.captured(group).toDouble(); };
        if (match.hasCaptured(1)) {
            pages.push_back({number(1), {}});
            continue;
        }
        QString text = match.captured(6);
        for (const auto& [sign, letter] : {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}})
            text.replace(QLatin1String(sign), QLatin1String(letter));
        pages.back().words.push_back({text, number(2), number(3), number(4), number(5)});
    }
    return pages;
}
